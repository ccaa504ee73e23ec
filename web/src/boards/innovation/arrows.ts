const REACHABLE = "button:not([disabled]), a[href], [tabindex]";

interface Direction {
  along: "x" | "y";
  sign: 1 | -1;
}
const DIRECTIONS: Record<string, Direction> = {
  ArrowRight: { along: "x", sign: 1 },
  ArrowLeft: { along: "x", sign: -1 },
  ArrowDown: { along: "y", sign: 1 },
  ArrowUp: { along: "y", sign: -1 },
};

const centre = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The nearest element in a direction: what lies straight ahead comes before what lies aside. */
function nearest(from: Element, among: HTMLElement[], { along, sign }: Direction): HTMLElement | undefined {
  const here = centre(from);
  const aside = along === "x" ? "y" : "x";
  const ahead = among.flatMap((element) => {
    const there = centre(element);
    const distance = (there[along] - here[along]) * sign;
    return element !== from && distance > 2 ? [{ element, cost: distance + 3 * Math.abs(there[aside] - here[aside]) }] : [];
  });
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.element;
}

/** A region is one stop for Tab; the arrows move inside it. */
export function arrows(region: HTMLElement): () => void {
  const reachable = () => [...region.querySelectorAll<HTMLElement>(REACHABLE)];
  let last: HTMLElement | null = null;

  function settle(): void {
    const elements = reachable();
    const stop = last && elements.includes(last) ? last : (elements.find((element) => element.matches(".avail")) ?? elements[0]);
    for (const element of elements) element.tabIndex = element === stop ? 0 : -1;
  }
  function focused(event: FocusEvent): void {
    if (event.target instanceof HTMLElement) last = event.target;
    settle();
  }
  function pressed(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    if (!direction || !(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const found = nearest(event.target, reachable(), direction);
    if (!found) return;
    event.preventDefault();
    found.focus();
  }

  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(region, { childList: true, subtree: true, attributeFilter: ["class"] });
  region.addEventListener("focusin", focused);
  region.addEventListener("keydown", pressed);
  return () => {
    watcher.disconnect();
    region.removeEventListener("focusin", focused);
    region.removeEventListener("keydown", pressed);
  };
}
