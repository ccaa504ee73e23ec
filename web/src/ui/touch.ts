import type { Attachment } from "svelte/attachments";

/** How long a finger rests before it asks instead of choosing. */
export const LONG_PRESS = 500;

export interface Press {
  /** By finger or pen: what is under it was not looked at before. */
  touch: boolean;
  /** The second click of a double click, which was meant as one. */
  repeated: boolean;
}

export interface Touched {
  /** The pointer or the keyboard rests on it. */
  look: () => void;
  /** They moved on. */
  leave: () => void;
  /** A long press: tell all about it. */
  ask: () => void;
  press: (how: Press) => void;
}

/**
 * One way to touch anything on a board: hover and focus look at it, a click or Enter presses it, a long press asks
 * about it and is no click. What has a tip of its own (`Tip`) explains itself on a long press.
 */
export function touch(touched: Touched): Attachment<Element> {
  return (element) => {
    let later: ReturnType<typeof setTimeout> | undefined;
    let finger = false;
    let held = false;
    const stop = () => clearTimeout(later);
    const listeners: Record<string, (event: never) => void> = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && touched.look(),
      pointerleave: (event: PointerEvent) => (stop(), event.pointerType === "mouse" && touched.leave()),
      pointerdown: (event: PointerEvent) => {
        finger = event.pointerType !== "mouse";
        held = false;
        if (finger && !element.hasAttribute("aria-describedby")) later = setTimeout(() => ((held = true), touched.ask()), LONG_PRESS);
      },
      pointerup: stop,
      pointercancel: stop,
      keydown: (event: KeyboardEvent) => {
        finger = false;
        // A button presses itself; a thing of a drawing does not.
        if (element instanceof HTMLElement || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        touched.press({ touch: false, repeated: event.repeat });
      },
      focus: () => element.matches(":focus-visible") && touched.look(),
      // Not at once: whatever is taken off the page loses the focus while the page is being drawn.
      blur: () => queueMicrotask(touched.leave),
      contextmenu: (event: Event) => held && event.preventDefault(),
      click: (event: MouseEvent) => {
        stop();
        if (!held) touched.press({ touch: finger, repeated: event.detail > 1 });
        held = false;
      },
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    return () => {
      stop();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
    };
  };
}
