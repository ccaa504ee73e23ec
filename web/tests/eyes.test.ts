import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { catalog } from "$lib/games.svelte";
import { LiveTable } from "$lib/table.svelte";
import { Eyes } from "../src/pages/table/eyes.svelte";
import { FakeSocket, fakeGame, fakeSeat, fakeTable, fakeView, snapshot } from "./fakes";

let table: LiveTable;
let eyes: Eyes;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  table = new LiveTable("t", { open: () => new FakeSocket(), paced: () => false });
  eyes = new Eyes(table);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** Two people at this device; `decides` must act. */
function together(decides: number, part: Parameters<typeof fakeTable>[0] = {}): void {
  const seats = [fakeSeat({ mine: true }), fakeSeat({ mine: true, kind: "here", name: "Eva" }), fakeSeat({ kind: "bot" })];
  const views = { "0": fakeView(0, decides), "1": fakeView(1, decides) };
  FakeSocket.last.tell(snapshot({ table: fakeTable({ game: "innovation", seats, ...part }), views }));
}

describe("at a shared device", () => {
  it("nothing is seen until the one who decides says so", () => {
    together(0);
    expect([eyes.seat, eyes.covered]).toEqual([0, true]);
    eyes.uncover();
    expect(eyes.covered).toBe(false);
  });

  it("the curtain falls for the next person, not for a bot", () => {
    together(0);
    eyes.uncover();
    together(2);
    expect([eyes.seat, eyes.covered]).toEqual([0, false]);
    together(1);
    expect([eyes.seat, eyes.covered]).toEqual([1, true]);
    eyes.uncover();
    expect([eyes.seat, eyes.covered]).toEqual([1, false]);
  });

  it("the curtain that fell hides what was seen before it: at a pause, and after an undo", () => {
    together(0);
    eyes.uncover();
    together(1);
    eyes.cover();
    together(1, { phase: "paused" });
    expect([eyes.seat, eyes.covered]).toEqual([1, true]);
    together(0);
    expect([eyes.seat, eyes.covered]).toEqual([0, true]);
  });

  it("in the next round somebody else sits on the seat", () => {
    together(0);
    eyes.uncover();
    together(0, { phase: "over" });
    expect(eyes.covered).toBe(false);
    together(0, { round: 2 });
    expect(eyes.covered).toBe(true);
  });

  it("there is no curtain without secrets, nor when the game is over", () => {
    catalog.all = [fakeGame({ id: "duel", private_hands: false })];
    together(1, { game: "duel" });
    expect([eyes.seat, eyes.covered]).toEqual([1, false]);
    together(1, { phase: "over" });
    expect(eyes.covered).toBe(false);
  });
});

it("one person at one device never meets a curtain", () => {
  FakeSocket.last.tell(snapshot({ table: fakeTable({ game: "innovation" }) }));
  expect([eyes.seat, eyes.covered]).toEqual([0, false]);
});

it("a spectator looks with nobody's eyes", () => {
  FakeSocket.last.tell(snapshot({ table: fakeTable({ game: "innovation", seats: [fakeSeat(), fakeSeat()] }), views: { "-1": fakeView(-1, 0) } }));
  expect([eyes.seat, eyes.covered]).toEqual([-1, false]);
});
