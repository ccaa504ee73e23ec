import type { InnovationStepView, InnovationView } from "$lib/wire";
import type { Performed } from "./roles";

export type Moment = "done" | "now" | "next";

export interface TrackedEffect extends Performed {
  turns: { seat: number; moment: Moment }[];
}

/** The running activation: each effect with who carries it out, and the cards nested in it (R12). */
export interface Track {
  effects: TrackedEffect[];
  nested: InnovationStepView[];
  /** The step that asks now. */
  step: InnovationStepView | null;
}

/** What comes before the outer step is done, what comes after it is next. */
export function trackOf(view: InnovationView, effects: Performed[]): Track {
  const [outer, ...nested] = view.executing;
  const moment = ({ number, seats }: Performed, order: number): Moment => {
    if (!outer || number > outer.effect) return "next";
    if (number < outer.effect) return "done";
    const current = seats.indexOf(outer.player);
    return order < current ? "done" : order === current ? "now" : "next";
  };
  return {
    effects: effects.map((effect) => ({ ...effect, turns: effect.seats.map((seat, order) => ({ seat, moment: moment(effect, order) })) })),
    nested,
    step: view.executing.at(-1) ?? null,
  };
}
