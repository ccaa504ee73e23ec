import type { InnovationStepView, InnovationView } from "$lib/wire";
import type { Effect } from "./facts";
import { performers, type Part } from "./roles";

export type Moment = "done" | "now" | "next";

export interface TrackedEffect extends Effect {
  turns: { seat: number; moment: Moment }[];
}

/** The running activation: each effect with who carries it out, and the cards nested in it (R12). */
export interface Track {
  effects: TrackedEffect[];
  nested: InnovationStepView[];
  /** The step that asks now. */
  step: InnovationStepView | null;
}

export function trackOf(view: InnovationView, effects: Effect[], parts: Part[]): Track {
  const [outer, ...nested] = view.executing;
  const moment = (effect: Effect, order: number, seats: number[]): Moment => {
    if (!outer || effect.number > outer.effect) return "next";
    if (effect.number < outer.effect) return "done";
    const current = seats.indexOf(outer.player);
    return order < current ? "done" : order === current ? "now" : "next";
  };
  return {
    effects: effects.map((effect) => {
      const seats = performers(effect, parts);
      return { ...effect, turns: seats.map((seat, order) => ({ seat, moment: moment(effect, order, seats) })) };
    }),
    nested,
    step: view.executing.at(-1) ?? null,
  };
}
