import { crossfade, scale } from "svelte/transition";
import { duration, ease } from "$ui/motion";

/** A card moves once, from where it was to where it goes; one that comes from hidden places grows in. */
export const [send, receive] = crossfade({
  duration: () => duration("move"),
  easing: ease,
  fallback: (node) => scale(node, { start: 0.85, duration: duration("move"), easing: ease }),
});
