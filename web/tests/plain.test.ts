import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadBoard, type BoardProps } from "$lib/board";
import { settings } from "$lib/settings.svelte";
import { Texts } from "$lib/texts";
import type { GameFacts, GameView } from "$lib/wire";
import { describe as inWords } from "../src/plain/describe";
import { piecesOf, wishesOf } from "../src/plain/offers";
import { fakeSeat } from "./fakes";

const { Board } = await loadBoard("river");
const texts = new Texts("en", [
  `
game = River Town
card-mill = Mill
    .text = Grinds corn.
card-bridge = Bridge
good-mill = Millstone
view-hand = In hand
score-total = Points
action-build = Build { $card }
action-swap = Swap { $card } for { $good }
action-pass = Pass
action-roll = Roll
decision-main = Your turn
`,
]);
const facts: GameFacts = {
  id: "river",
  components: {},
  ids: { card: ["mill", "bridge"], good: ["mill"] },
  verbs: { build: [{ role: "card", kind: "card" }], swap: [{ role: "card", kind: "card" }, { role: "good", kind: "good" }], pass: [], roll: [] },
  events: { built: { player: "seat", card: "card" } },
  event_rules: {},
};
const view = {
  game: "river",
  seat: 0,
  decision: { seat: 0, kind: "main", rule: "R2.1", actions: ["pass", "build mill"] },
  result: null,
  first_player: 1,
  finished: false,
  goods: ["mill"],
  players: [
    { hand: ["mill", "bridge"], score: { total: 3 } },
    { hand: [null, null], score: { total: 0 } },
  ],
} as unknown as GameView;

const props = (part: Partial<BoardProps> = {}): BoardProps => ({
  view,
  facts,
  texts,
  seats: [fakeSeat({ name: "Ann" }), fakeSeat({ name: "Ben" })],
  actions: view.decision!.actions,
  news: [],
  busy: false,
  act: vi.fn(),
  why: vi.fn(() => Promise.resolve({ code: "no", rule: "R2.2", text: { en: "Not twice." } })),
  inspect: vi.fn(),
  rule: vi.fn(),
  ...part,
});

beforeAll(async () => {
  settings.language = "en";
  await settings.load();
});

describe("a game without a board of its own", () => {
  it("is described with the game's names, players and fields", () => {
    expect(inWords(view, facts, texts, ["Ann", "Ben"])).toEqual([
      { title: "River Town", lines: ["First player: Ben", "Finished: no", "Goods: Millstone"] },
      {
        title: "Players",
        lines: ["Ann:", "\u2003In hand: Mill, Bridge", "\u2003Score: Points 3", "Ben:", "\u2003In hand: –, –", "\u2003Score: Points 0"],
      },
    ]);
  });

  it("knows what an action is about, and what one might wish to do", () => {
    expect(piecesOf("swap bridge mill", facts)).toEqual([
      { kind: "card", id: "bridge" },
      { kind: "good", id: "mill" },
    ]);
    expect(wishesOf({ kind: "card", id: "bridge" }, facts)).toEqual(["build bridge"]);
    expect(wishesOf(null, facts)).toEqual(["pass", "roll"]);
  });

  function draw(part: Partial<BoardProps> = {}): BoardProps {
    const given = props(part);
    render(Board, given);
    return given;
  }
  const press = (name: string | RegExp) => screen.getByRole("button", { name }).click();

  it("plays a choice on the second press, not on the first", async () => {
    const { act } = draw();
    press(/^Build Mill/);
    await Promise.resolve();
    expect(act).not.toHaveBeenCalled();
    press(/^Build Mill/);
    expect(act).toHaveBeenCalledExactlyOnceWith("build mill");
  });

  it("says why something is not possible, with the rule", async () => {
    const { act, why } = draw();
    press("Roll");
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Not twice."));
    expect(why).toHaveBeenCalledWith("roll");
    expect(act).not.toHaveBeenCalled();
    press("Bridge");
    expect(why).toHaveBeenLastCalledWith("build bridge");
  });

  it("marks what others did since the last move", () => {
    draw({ news: [{ number: 1, seat: 1, at: 0, action: null, events: [{ kind: "built", parts: { player: 1, card: "bridge" } }], by_seat: {} }] });
    expect(screen.getByRole("button", { name: "Bridge" }).querySelector(".newmark")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Mill" }).querySelector(".newmark")).toBeNull();
  });
});
