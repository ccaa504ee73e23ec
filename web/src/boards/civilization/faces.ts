/** What is printed on components besides their text, as signs with words. */
import type { Texts } from "$lib/texts";
import { sure, type Facts, type Icons } from "./facts";
import { terrainIcon, tokenIcon, yieldIcon } from "./looks";
import { roman } from "./pyramid";

export interface Printed {
  icon?: string;
  words: string;
  /** What the icon says. */
  label?: string;
}

type Reading = (id: string, facts: Facts, texts: Texts) => Printed[];

const cost = (texts: Texts, production: number): Printed => ({ icon: "production", words: String(production), label: texts.get("ui-cost") });
const yields = (icons: Icons | undefined, texts: Texts): Printed[] =>
  Object.entries(icons ?? {}).map(([icon, count]) => ({ icon: yieldIcon(icon), words: String(count), label: texts.name("icon", icon) }));
const copies = (texts: Texts, count: number): Printed => ({ words: texts.get("ui-copies", { count }) });

const READINGS: Record<string, Reading> = {
  technology: (id, facts, texts) => {
    const { level } = sure(facts.technology, id);
    const trade = facts.constants.research_cost[level - 1] ?? 0;
    return [{ words: texts.get("ui-level", { level: roman(level) }) }, { icon: "trade", words: String(trade), label: texts.name("icon", "trade") }];
  },
  building: (id, facts, texts) => {
    const { cost: production, terrains = [], icons, upgrade } = sure(facts.building, id);
    return [
      cost(texts, production),
      ...yields(icons, texts),
      ...terrains.map((terrain) => ({ icon: terrainIcon(terrain), words: texts.name("terrain", terrain) })),
      ...(upgrade ? [{ icon: "chevron-up", words: texts.name("building", upgrade), label: texts.get("ui-upgrade") }] : []),
    ];
  },
  wonder: (id, facts, texts) => {
    const { era, cost: production, discount_technology: tech, discount_cost: less, culture_icons: culture } = sure(facts.wonder, id);
    return [
      { words: texts.name("era", era) },
      cost(texts, production),
      ...(tech && less ? [{ icon: "focus-science", words: texts.get("ui-with-tech", { tech: texts.name("technology", tech), cost: less }) }] : []),
      ...yields({ culture }, texts),
    ];
  },
  event: (id, facts, texts) => {
    const { level, phases, copies: count } = sure(facts.event, id);
    const when = phases.map((phase) => (facts.phases.includes(phase) ? texts.name("phase", phase) : texts.get(`ui-phase-${phase}`)));
    return [{ words: texts.get("ui-level", { level: roman(level) }) }, ...when.map((words) => ({ icon: "timer", words })), copies(texts, count)];
  },
  great_person: (id, facts, texts) => {
    const { type } = sure(facts.greatPerson, id);
    return [{ icon: tokenIcon("person_type", type), words: texts.name("person_type", type) }, ...yields(sure(facts.personType, type).icons, texts)];
  },
  person_type: (id, facts, texts) => {
    const { icons, tokens } = sure(facts.personType, id);
    return [...yields(icons, texts), copies(texts, tokens)];
  },
  policy: (id, facts, texts) => {
    const other = facts.policy_cards.find(({ sides }) => sides.includes(id))?.sides.find((side) => side !== id);
    return other ? [{ icon: "flip", words: texts.name("policy", other), label: texts.get("ui-other-side") }] : [];
  },
  unit_type: (id, facts, texts) => {
    const { trumps, costs } = sure(facts.unitType, id);
    return [
      ...costs.map((production, rank) => ({ icon: "production", words: `${roman(rank + 1)}: ${production}`, label: texts.get("ui-cost") })),
      ...(trumps ? [{ icon: trumps, words: texts.get("ui-trumps", { type: texts.name("unit_type", trumps) }) }] : []),
    ];
  },
  unit: (id, facts, texts) => [copies(texts, sure(facts.unit, id).copies)],
  loot: (id, facts, texts) => {
    const found = facts.loot.find((one) => one.id === id);
    return found ? [{ words: texts.get("ui-loot-cost", { count: found.cost }) }] : [];
  },
  hut: (id, facts, texts) => tokens(facts.huts, id, texts),
  village: (id, facts, texts) => tokens(facts.villages, id, texts),
  city_state: (id, facts, texts) => yields(facts.cityState.get(id)?.icons, texts),
  civilization: (id, facts, texts) => {
    const { technology, government } = sure(facts.civilization, id);
    return [
      { words: texts.attribute(`civilization-${id}`, "leader") ?? "" },
      { icon: "focus-science", words: texts.name("technology", technology), label: texts.get("ui-kind-technology") },
      { icon: "crown", words: texts.name("government", government), label: texts.get("ui-kind-government") },
    ];
  },
};

/** How many there are of a hut or village that has been seen. */
function tokens(all: { id: string; copies: number }[], id: string, texts: Texts): Printed[] {
  const found = all.find((one) => one.id === id);
  return found ? [copies(texts, found.copies)] : [];
}

export const printedOn = (kind: string, id: string, facts: Facts, texts: Texts): Printed[] => READINGS[kind]?.(id, facts, texts) ?? [];
