const THINGS = "button:not([disabled]), a[href], [tabindex]";
const AVAILABLE = ".avail, .free";

type Way = readonly [x: number, y: number];
const WAYS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A region of a board is one stop for Tab: the thing that had the focus last, or else the first that can be chosen.
 * The arrows go to the nearest thing in their direction. When the thing in focus goes, whoever uses the keyboard stays
 * in the region, but on nothing of it: Enter never presses what one has not moved to.
 */
export function arrows(region: HTMLElement): () => void {
  const things = () => [...region.querySelectorAll<HTMLElement>(THINGS)];
  let last: HTMLElement | undefined;
  let byKeyboard = false;

  function keepOneStop(): HTMLElement | undefined {
    const all = things();
    const stop = last && all.includes(last) ? last : (all.find((thing) => thing.matches(AVAILABLE)) ?? all[0]);
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
    return stop;
  }

  function changed(): void {
    keepOneStop();
    if (!byKeyboard || last?.isConnected || document.activeElement !== document.body) return;
    region.tabIndex = -1;
    region.focus({ preventScroll: true });
  }

  function focused({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === region) return;
    last = target.closest<HTMLElement>(THINGS) ?? undefined;
    byKeyboard = target.matches(":focus-visible");
    keepOneStop();
  }

  function left({ target }: FocusEvent): void {
    if (target === region) region.removeAttribute("tabindex");
  }

  function pressed(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (!way || !(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = event.target === region ? keepOneStop() : nearest(event.target, things(), way);
    next?.focus();
  }

  const watcher = new MutationObserver(changed);
  watcher.observe(region, { childList: true, subtree: true, attributeFilter: ["class"] });
  region.addEventListener("focusin", focused);
  region.addEventListener("focusout", left);
  region.addEventListener("keydown", pressed);
  keepOneStop();
  return () => {
    watcher.disconnect();
    region.removeEventListener("focusin", focused);
    region.removeEventListener("focusout", left);
    region.removeEventListener("keydown", pressed);
  };
}

/** What lies straight ahead comes before what lies aside. */
function nearest(from: HTMLElement, among: HTMLElement[], [x, y]: Way): HTMLElement | undefined {
  const here = middle(from);
  let found: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of among) {
    const there = middle(thing);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const far = ahead + 2 * aside;
    if (thing !== from && ahead > 1 && far < least) [found, least] = [thing, far];
  }
  return found;
}

function middle(thing: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
