/** The icon of each special achievement. */
export const SPECIAL_ICONS: Record<string, string> = {
  monument: "technology",
  empire: "focus-military",
  world: "language",
  wonder: "focus-culture",
  universe: "focus-science",
};
