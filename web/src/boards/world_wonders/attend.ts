/** Small behaviours of elements: being looked at, and arrows inside a region. */
import type { Attachment } from "svelte/attachments";

const LONG = 500;

/** Hover and focus by keys look at a thing, a long press asks about it; the click that ends one is swallowed. */
export function looked(show: (asked: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let later: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const stop = () => clearTimeout(later);
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && show(false);
    const down = (event: PointerEvent) => {
      held = false;
      if (event.pointerType === "mouse") return;
      later = setTimeout(() => ((held = true), show(true)), LONG);
    };
    const focus = () => element.matches(":focus-visible") && show(false);
    const click = (event: MouseEvent) => {
      stop();
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => held && event.preventDefault();
    const ends = ["pointerup", "pointercancel", "pointerleave"] as const;
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerdown", down);
    for (const end of ends) element.addEventListener(end, stop);
    element.addEventListener("focus", focus);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerdown", down);
      for (const end of ends) element.removeEventListener(end, stop);
      element.removeEventListener("focus", focus);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("contextmenu", menu);
    };
  };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop for Tab; arrows go from one button of the region to the next. */
export const region: Attachment<HTMLElement> = (element) => {
  const buttons = () => [...element.querySelectorAll<HTMLElement>("button")];
  let stop: HTMLElement | undefined;
  let byKeyboard: HTMLElement | null = null;
  const settle = (current = stop) => {
    const all = buttons();
    stop = current && all.includes(current) ? current : all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  const focus = (event: FocusEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches("button")) return;
    settle(event.target);
    byKeyboard = event.target.matches(":focus-visible") ? event.target : null;
  };
  const key = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };
  /** When the button in focus has gone, whoever uses the keyboard stays in the region. */
  const keepFocus = () => {
    settle();
    if (!byKeyboard || byKeyboard.isConnected || document.activeElement !== document.body) return;
    byKeyboard = null;
    stop?.focus();
  };
  const watch = new MutationObserver(keepFocus);
  watch.observe(element, { childList: true, subtree: true });
  element.addEventListener("focusin", focus);
  element.addEventListener("keydown", key);
  settle();
  return () => {
    watch.disconnect();
    element.removeEventListener("focusin", focus);
    element.removeEventListener("keydown", key);
  };
};
