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
