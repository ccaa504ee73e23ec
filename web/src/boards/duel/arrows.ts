/** One stop for Tab a region; the arrows go from one `data-item` of it to the next in that direction. */
export function arrows(region: HTMLElement): () => void {
  const items = () => [...region.querySelectorAll<HTMLElement>("[data-item]")];
  let byKeyboard: HTMLElement | null = null;

  function keepOneStop(current?: HTMLElement): void {
    const all = items();
    const stop = current ?? all.find((item) => item.tabIndex === 0 && item.dataset["stop"]) ?? best(all);
    for (const item of all) {
      item.tabIndex = item === stop ? 0 : -1;
      if (item === stop) item.dataset["stop"] = "yes";
      else delete item.dataset["stop"];
    }
  }

  function move(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-item]") : null;
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nearest(from, items(), way);
    event.preventDefault();
    if (!next) return;
    keepOneStop(next);
    next.focus();
  }

  function enter(event: FocusEvent): void {
    const item = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-item]") : null;
    if (item) keepOneStop(item);
    byKeyboard = item?.matches(":focus-visible") ? item : null;
  }

  /** When the item in focus has gone, whoever uses the keyboard stays in the region. */
  function keepFocus(): void {
    keepOneStop();
    if (!byKeyboard || byKeyboard.isConnected || document.activeElement !== document.body) return;
    byKeyboard = null;
    items().find((item) => item.tabIndex === 0)?.focus();
  }

  const watch = new MutationObserver(keepFocus);
  watch.observe(region, { childList: true, subtree: true });
  region.addEventListener("keydown", move);
  region.addEventListener("focusin", enter);
  keepOneStop();
  return () => {
    watch.disconnect();
    region.removeEventListener("keydown", move);
    region.removeEventListener("focusin", enter);
  };
}

/** Tab stops first at something that can be chosen. */
const best = (items: HTMLElement[]): HTMLElement | undefined =>
  items.find((item) => item.classList.contains("avail")) ?? items[0];

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function nearest(from: HTMLElement, items: HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | null {
  const [fromX, fromY] = middle(from);
  let found: HTMLElement | null = null;
  let least = Infinity;
  for (const item of items) {
    const [toX, toY] = middle(item);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const across = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const distance = along + 2 * across;
    if (item !== from && along > 1 && distance < least) [found, least] = [item, distance];
  }
  return found;
}

function middle(item: HTMLElement): [number, number] {
  const box = item.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
