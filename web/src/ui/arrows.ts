const THINGS = "button:not([disabled]), a[href], [tabindex]";
const AVAILABLE = ".avail, .free";

/** Things of a page and of a drawing. */
type Element = HTMLElement | SVGElement;
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
  const things = () => [...region.querySelectorAll<Element>(THINGS)];
  let last: Element | undefined;
  let byKeyboard = false;

  function keepOneStop(): Element | undefined {
    const all = things();
    const stop = last && all.includes(last) ? last : (all.find((thing) => thing.matches(AVAILABLE)) ?? all[0]);
    for (const thing of all) setStop(thing, thing === stop);
    return stop;
  }

  function changed(): void {
    keepOneStop();
    if (!byKeyboard || last?.isConnected || document.activeElement !== document.body) return;
    region.tabIndex = -1;
    region.focus({ preventScroll: true });
  }

  function focused({ target }: FocusEvent): void {
    if (!isElement(target) || target === region) return;
    last = target.closest<Element>(THINGS) ?? undefined;
    byKeyboard = target.matches(":focus-visible");
    keepOneStop();
  }

  function left({ target }: FocusEvent): void {
    if (target === region) region.removeAttribute("tabindex");
  }

  function pressed(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (!way || !isElement(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
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

const isElement = (target: EventTarget | null): target is Element => target instanceof HTMLElement || target instanceof SVGElement;

/** Written only if it changes: a map has hundreds of things. */
function setStop(thing: Element, stop: boolean): void {
  const index = stop ? 0 : -1;
  if (thing.tabIndex !== index) thing.tabIndex = index;
}

/** What lies straight ahead comes before what lies aside. */
function nearest(from: Element, among: Element[], [x, y]: Way): Element | undefined {
  const here = middle(from);
  let found: Element | undefined;
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

function middle(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
