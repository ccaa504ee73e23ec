import { crossfade, scale } from "svelte/transition";
import { duration, ease } from "$ui/motion";

/** A card that leaves one place and enters another moves there once. */
export const [send, receive] = crossfade({
  duration: () => duration("move"),
  easing: ease,
  fallback: (node) => scale(node, { start: 0.9, duration: duration("move"), easing: ease }),
});

/** A card is turned face up. */
export function turn(_node: Element) {
  return {
    duration: duration("slow"),
    easing: ease,
    css: (t: number) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg)`,
  };
}
