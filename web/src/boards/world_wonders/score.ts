/** The categories of points, in the order of scoring (R9.5). */
export const CATEGORIES = [
  { id: "population", icon: "population", rule: "R9.5" },
  { id: "scarcest", icon: "scales", rule: "R9.5" },
  { id: "monuments", icon: "wonder", rule: "R9.5" },
  { id: "natural", icon: "terrain-forest", rule: "R9.5" },
  { id: "districts", icon: "castle", rule: "R9.5" },
  { id: "loan", icon: "debt", rule: "R7.7" },
  { id: "goals", icon: "achievement", rule: "R10.2" },
] as const;
