import type { DuelSlotView, DuelView } from "$lib/wire";
import type { Components } from "./facts";

/** The cards a face-down card can still be: those of its back that nobody has seen (R11.7). */
export function hiddenCandidates(view: DuelView, components: Components, slot: DuelSlotView): string[] {
  const seen = new Set([
    ...view.structure.map((one) => one.card),
    ...view.discard_pile,
    ...view.cities.flatMap((city) => [...Object.values(city.buildings).flat(), ...city.wonders.map((wonder) => wonder.built_with)]),
  ]);
  const fits = (age: number, guild: boolean) => (slot.back === "guild" ? guild : !guild && String(age) === slot.back);
  return components.cards.filter((card) => fits(card.age, card.guild !== null) && !seen.has(card.id)).map((card) => card.id);
}
