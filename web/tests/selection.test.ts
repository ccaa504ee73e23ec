// One model of choosing for all boards: what a press, a look and another position do.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "$lib/board";
import type { Foreseen } from "$lib/foresight";
import { AT_ONCE, REST } from "$lib/lookahead.svelte";
import { keyOf, Selection, type Offers } from "$lib/selection.svelte";
import { wide } from "$lib/wide.svelte";
import type { Why } from "$lib/wire";
import { LONG_PRESS } from "$ui/touch";
import { Harness } from "./selection.svelte";

interface Hex {
  kind: "hex";
  id: string;
}
const hex = (id: string): Hex => ({ kind: "hex", id });
const offers: Offers<Hex> = {
  things: (action) => (action.startsWith("pass") ? [] : [hex(action.split(" ")[1]!)]),
  question: (thing) => `move ${thing.id}`,
};
const because: Why = { code: "far", rule: "R3.1", text: { en: "Too far." } };
const foresight = (card: string): Foreseen => ({
  foresight: { events: [{ kind: "moved", parts: { card } }], certain: true, changes: [], unknown: [], next: null, covers: {}, result: null },
  why: null,
});

const act = vi.fn<(action: string) => void>();
const why = vi.fn<(action: string) => Promise<Why | null>>();
const inspect = vi.fn<BoardProps["inspect"]>();
const foresee = vi.fn<(line: string[]) => Promise<Foreseen>>();
let harness: Harness;
let selection: Selection<Hex>;

function made(changed: Partial<Offers<Hex>> = {}): Selection<Hex> {
  harness?.stop();
  harness = new Harness({ actions: ["move a1", "move b2", "settle b2", "pass"], act, why, inspect, foresee });
  selection = harness.make((props) => new Selection<Hex>(props, { ...offers, ...changed }));
  return selection;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.spyOn(wide, "current", "get").mockReturnValue(true);
  why.mockResolvedValue(because);
  foresee.mockImplementation((line) => Promise.resolve(foresight(line.join())));
  made();
});
afterEach(() => {
  harness.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("what others choose together with the reader leaves a choice alone, another question does not", () => {
  const asked = (together: number[], kind = "bid") =>
    ({ game: "hexes", seat: 0, result: null, decision: { seat: 0, kind, rule: "R3.1", actions: ["move a1"], together } }) as never;
  harness.set({ view: asked([0, 1, 2]) });
  selection.press(hex("a1"), { touch: false, repeated: false });
  harness.set({ view: asked([0, 2]) });
  expect(selection.isChosen(hex("a1"))).toBe(true);
  harness.set({ view: asked([0, 2], "stake") });
  expect(selection.isChosen(hex("a1"))).toBe(false);
  selection.press(hex("a1"), { touch: false, repeated: false });
  harness.set({ view: asked([], "stake") });
  expect(selection.isChosen(hex("a1"))).toBe(false);
});

test("a thing is the same however it is written", () => {
  expect(keyOf({ kind: "pile", seat: 1, colour: "red" } as never)).toBe(keyOf({ colour: "red", seat: 1, kind: "pile" } as never));
  expect(keyOf(hex("a1"))).not.toBe(keyOf(hex("a2")));
});

describe("choosing", () => {
  test("the legal actions say what is offered", () => {
    expect(selection.offered.map((thing) => thing.id)).toEqual(["a1", "b2"]);
    expect(selection.actions(hex("b2"))).toEqual(["move b2", "settle b2"]);
    expect(selection.isOffered(hex("c3"))).toBe(false);
  });

  test("the first press chooses, the second confirms", () => {
    selection.press(hex("a1"));
    expect(selection.isChosen(hex("a1"))).toBe(true);
    expect(act).not.toHaveBeenCalled();
    selection.press(hex("a1"));
    expect(act).toHaveBeenCalledExactlyOnceWith("move a1");
    expect(selection.chosen).toBeNull();
  });

  test("a double click chooses once and confirms nothing", () => {
    selection.press(hex("a1"));
    selection.press(hex("a1"), { touch: false, repeated: true });
    expect(selection.isChosen(hex("a1"))).toBe(true);
    expect(act).not.toHaveBeenCalled();
  });

  test("the board says what is usual, and what must be said", () => {
    made({ usual: (_, actions) => actions.find((action) => action.startsWith("settle")) });
    selection.press(hex("b2"));
    expect(selection.action).toBe("settle b2");
    selection.press(hex("a1"));
    selection.confirm();
    expect(act).not.toHaveBeenCalled();
  });

  test("what is cheap is done at once", () => {
    made({ atOnce: (action, how) => action.startsWith("move") && !how.touch });
    selection.press(hex("a1"), { touch: true, repeated: false });
    expect(act).not.toHaveBeenCalled();
    selection.press(hex("b2"));
    expect(act).toHaveBeenCalledExactlyOnceWith("move b2");
  });

  test("a button chooses its action, with or without a thing", () => {
    selection.choose("settle b2");
    expect([selection.action, selection.chosen]).toEqual(["settle b2", hex("b2")]);
    selection.choose("pass");
    expect([selection.action, selection.chosen]).toEqual(["pass", null]);
    selection.choose("pass");
    expect(act).toHaveBeenCalledExactlyOnceWith("pass");
  });

  test("only what can be chosen is a switch", () => {
    selection.press(hex("a1"));
    expect([hex("a1"), hex("b2"), hex("c3")].map((thing) => selection.pressed(thing))).toEqual([true, false, undefined]);
  });

  test("another position forgets what was chosen, and nothing else does", () => {
    selection.press(hex("a1"));
    harness.set({ seats: [] });
    expect(selection.chosen).toEqual(hex("a1"));
    harness.set({ view: { ...harness.props.view } });
    expect(selection.chosen).toBeNull();
  });

  test("while a move is under way nothing is offered, taken or asked", () => {
    selection.press(hex("a1"));
    harness.set({ busy: true });
    expect(selection.chosen).toBeNull();
    selection.press(hex("a1"));
    selection.act("move a1");
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });
});

describe("refusals", () => {
  test("what is not offered says why", async () => {
    selection.press(hex("c3"));
    await vi.runAllTimersAsync();
    expect(why).toHaveBeenCalledExactlyOnceWith("move c3");
    expect(selection.refused).toEqual({ why: because, thing: hex("c3") });
    selection.press(hex("a1"));
    expect(selection.refused).toBeNull();
  });

  test("an answer that is not wanted any more is not shown", async () => {
    let answer = (_: Why) => {};
    why.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    selection.press(hex("c3"));
    selection.press(hex("a1"));
    answer(because);
    await vi.runAllTimersAsync();
    expect(selection.refused).toBeNull();
  });

  test("a use that is refused leaves the thing chosen", async () => {
    selection.press(hex("a1"));
    await selection.explain("settle a1");
    expect(selection.refused?.why).toBe(because);
    expect(selection.chosen).toEqual(hex("a1"));
  });

  test("who does not decide asks nothing", () => {
    harness.set({ actions: [] });
    selection.press(hex("c3"));
    expect(why).not.toHaveBeenCalled();
    expect(selection.shown).toEqual(hex("c3"));
  });
});

describe("looking", () => {
  const detail = (() => {}) as never;

  test("the details follow the pointer; what is chosen stays", () => {
    harness.run(() => selection.inspects(() => detail));
    expect(inspect).toHaveBeenLastCalledWith(null);
    selection.look(hex("c3"));
    flushSync();
    expect(inspect).toHaveBeenLastCalledWith(detail);
    selection.press(hex("a1"));
    selection.look(hex("c3"));
    expect(selection.shown).toEqual(hex("a1"));
    expect(selection.hovered).toEqual(hex("c3"));
  });

  test("without a side panel they open when asked for", () => {
    vi.spyOn(wide, "current", "get").mockReturnValue(false);
    harness.run(() => selection.inspects(() => detail));
    selection.look(hex("c3"));
    flushSync();
    expect(inspect).not.toHaveBeenCalled();
    selection.details(hex("c3"));
    flushSync();
    expect(inspect).toHaveBeenCalledExactlyOnceWith(detail);
  });

  test("what has gone is not shown", () => {
    let there = true;
    made({ exists: () => there });
    selection.look(hex("c3"));
    expect(selection.shown).toEqual(hex("c3"));
    there = false;
    expect(selection.shown).toBeNull();
  });

  test("an element is looked at, pressed, and asked about by a long press", () => {
    const element = document.createElement("button");
    harness.run(() => selection.touch(hex("a1"))(element));
    const finger = (name: string) => element.dispatchEvent(new PointerEvent(name, { pointerType: "touch" }));
    element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(selection.hovered).toEqual(hex("a1"));
    finger("pointerdown");
    vi.advanceTimersByTime(LONG_PRESS);
    element.click();
    expect(selection.chosen).toBeNull();
    expect(selection.shown).toEqual(hex("a1"));
    finger("pointerdown");
    finger("pointerup");
    element.click();
    expect(selection.chosen).toEqual(hex("a1"));
  });
});

describe("looking ahead", () => {
  test("the considered action is foreseen after a moment's rest, once a position", async () => {
    selection.look(hex("a1"));
    flushSync();
    await vi.advanceTimersByTimeAsync(REST - 1);
    selection.look(hex("b2"));
    flushSync();
    await vi.advanceTimersByTimeAsync(REST);
    expect(foresee.mock.calls).toEqual([[["move b2"]]]);
    expect(selection.foreseen).toEqual(foresight("move b2"));
    selection.press(hex("b2"));
    flushSync();
    await vi.advanceTimersByTimeAsync(REST);
    expect(foresee).toHaveBeenCalledTimes(1);
  });

  test("another position is asked about anew, and an old answer is dropped", async () => {
    let answer = (_: Foreseen) => {};
    foresee.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    selection.press(hex("a1"));
    flushSync();
    await vi.advanceTimersByTimeAsync(REST);
    harness.set({ view: { ...harness.props.view }, actions: ["move a1"] });
    answer(foresight("late"));
    await vi.advanceTimersByTimeAsync(0);
    selection.press(hex("a1"));
    expect(selection.foreseen).toBeUndefined();
    flushSync();
    await vi.advanceTimersByTimeAsync(REST);
    expect(selection.foreseen).toEqual(foresight("move a1"));
  });

  test("only a few are asked for at once, and what is not wanted any more is not asked", async () => {
    const answers: (() => void)[] = [];
    foresee.mockImplementation((line) => new Promise((resolve) => answers.push(() => resolve(foresight(line.join())))));
    const lines = ["a", "b", "c", "d"].map((action) => [action]);
    const [, , , cancel] = lines.map((line) => selection.lookahead.want(line));
    await vi.advanceTimersByTimeAsync(REST);
    expect(foresee).toHaveBeenCalledTimes(AT_ONCE);
    cancel!();
    answers.forEach((answer) => answer());
    await vi.advanceTimersByTimeAsync(0);
    expect(foresee.mock.calls.flat()).toEqual([["a"], ["b"], ["c"]]);
  });

  test("a look that the service had no time for is asked for again", async () => {
    foresee.mockResolvedValueOnce({ foresight: null, why: { code: "foresight_busy", rule: null, text: {} } });
    selection.lookahead.want(["move a1"]);
    await vi.advanceTimersByTimeAsync(REST);
    expect(selection.lookahead.of(["move a1"])).toBeUndefined();
    selection.lookahead.want(["move a1"]);
    await vi.advanceTimersByTimeAsync(REST);
    expect(selection.lookahead.of(["move a1"])).toEqual(foresight("move a1"));
  });

  test("a line of several actions can be asked about too", async () => {
    selection.lookahead.want(["move a1", "settle a1"]);
    await vi.advanceTimersByTimeAsync(REST);
    expect(selection.lookahead.of(["move a1", "settle a1"])).toEqual(foresight("move a1,settle a1"));
    expect(selection.lookahead.of(["move a1"])).toBeUndefined();
  });
});
