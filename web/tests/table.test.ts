import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "$lib/table.svelte";
import { toasts } from "$lib/toasts.svelte";
import { FakeSocket, fakeSeat, fakeTable, fakeView, snapshot, stepped } from "./fakes";

let table: LiveTable;
let paced = true;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  paced = true;
  table = new LiveTable("t", { open: () => new FakeSocket(), paced: () => paced });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const socket = () => FakeSocket.last;
const moves = () => socket().sent.filter((said) => said.do === "move");

describe("a live table", () => {
  it("knows whose turn it is", () => {
    socket().tell(snapshot());
    expect([table.myTurn, table.mine, table.busy]).toEqual([true, [0], false]);
    socket().tell({ is: "table", table: fakeTable({ phase: "paused" }) });
    expect(table.myTurn).toBe(false);
  });

  it("knows all who choose together, and asks one of the reader's seats first", () => {
    const together = (seat: number, decides: number) => {
      const view = fakeView(seat, decides);
      return { ...view, decision: { ...view.decision, together: [1, 2] } };
    };
    const seats = [fakeSeat({ mine: true }), fakeSeat(), fakeSeat({ mine: true })];
    socket().tell(snapshot({ table: fakeTable({ seats }), views: { "0": together(0, 1), "2": together(2, 2) } }));
    expect([table.deciders, table.decision?.seat, table.myTurn]).toEqual([[1, 2], 2, true]);
    socket().tell({ is: "table", table: fakeTable({ seats, phase: "paused" }) });
    expect(table.deciders).toEqual([]);
  });

  it("sends a move once, however often it is clicked, and waits until its outcome is told", async () => {
    socket().tell(snapshot());
    void table.act(0, "a");
    void table.act(0, "a");
    expect(moves()).toHaveLength(1);
    expect(table.position).toBe(1);

    socket().tell({ is: "done", key: moves()[0]!.key, position: 2, played: 1, why: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(true);
    void table.act(0, "a");
    expect(moves()).toHaveLength(1);

    paced = false;
    socket().tell(stepped(1, 0, 0));
    expect([table.busy, table.position]).toEqual([false, 2]);
  });

  it("is free again when the outcome came before the acknowledgement", async () => {
    paced = false;
    socket().tell(snapshot());
    void table.act(0, "a");
    socket().tell(stepped(1, 0, 1));
    socket().tell({ is: "done", key: moves()[0]!.key, position: 2, played: 1, why: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(false);
  });

  it("tells why a move is refused, and can be played on", async () => {
    socket().tell(snapshot());
    void table.act(0, "a");
    socket().tell({ is: "refused", key: moves()[0]!.key, why: { code: "illegal", rule: "R3.2", text: { cs: "Nejde to.", en: "No." } } });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(false);
    expect(toasts.shown.at(-1)?.rule).toEqual({ number: "R3.2", href: "/rules/duel/R3.2" });
  });

  it("shows steps one after another, all within four seconds", async () => {
    socket().tell(snapshot());
    for (let number = 1; number <= 12; number++) socket().tell(stepped(number, 1, 1));
    expect(table.steps).toHaveLength(1);
    expect(table.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.steps.length).toBeGreaterThan(1);
    expect(table.steps.length).toBeLessThan(12);
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.steps.map((step) => step.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.busy).toBe(false);
  });

  it("does not lose news that comes while steps are shown", async () => {
    socket().tell(snapshot());
    for (let number = 1; number <= 3; number++) socket().tell(stepped(number, 1, 1));
    socket().tell({ is: "table", table: fakeTable({ phase: "paused" }) });
    const came = Date.now();
    expect(table.info?.phase).toBe("playing");
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.info?.phase, table.steps.length, table.infoAt]).toEqual(["paused", 3, came]);
  });

  it("shows everything at once when the reader is impatient", () => {
    socket().tell(snapshot());
    for (let number = 1; number <= 5; number++) socket().tell(stepped(number, 1, 0));
    table.skip();
    expect([table.steps.length, table.queued, table.position]).toEqual([5, 0, 6]);
  });

  it("starts from the new truth when the past was changed", () => {
    socket().tell(snapshot());
    for (let number = 1; number <= 3; number++) socket().tell(stepped(number, 1, 0));
    socket().tell(snapshot({ position: 9, steps: stepped(1, 0, 0).steps }));
    expect([table.steps.length, table.queued, table.position]).toEqual([1, 0, 9]);
  });

  it("shows the moves of one message together, and sends several actions as one move", async () => {
    socket().tell(snapshot());
    const steps = [1, 2, 3].map((number) => stepped(number, 1, 0).steps[0]!);
    socket().tell({ ...stepped(3, 1, 0), steps });
    expect([table.steps.length, table.position]).toEqual([3, 4]);
    table.skip();
    void table.act(0, "a", "b");
    expect(moves()[0]).toMatchObject({ actions: ["a", "b"], position: 4 });
    socket().tell({ is: "done", key: moves()[0]!.key, position: 5, played: 1, why: { code: "illegal", rule: "R3.2", text: { en: "No." } } });
    await vi.advanceTimersByTimeAsync(0);
    expect(toasts.shown.at(-1)?.rule?.number).toBe("R3.2");
  });

  it("takes back what was undone, after showing what came before", () => {
    socket().tell(snapshot());
    for (let number = 1; number <= 3; number++) socket().tell(stepped(number, 1, 0));
    const { views, table: info } = stepped(1, 1, 1);
    socket().tell({ is: "undone", moves: 1, position: 5, views, seen: 0, table: info });
    expect([table.steps.map((step) => step.number), table.queued, table.position]).toEqual([[1], 0, 5]);
    expect(table.decision?.seat).toBe(1);
  });

  it("fetches older moves when asked", async () => {
    const numbered = (...numbers: number[]) => numbers.map((number) => stepped(number, 0, 0).steps[0]!);
    socket().tell(snapshot({ steps: numbered(3, 4) }));
    expect(table.hasOlder).toBe(true);
    const asked = vi.fn(async (_path: string) => new Response(JSON.stringify(numbered(0, 1, 2))));
    vi.stubGlobal("fetch", asked);
    await table.loadOlder();
    vi.unstubAllGlobals();
    expect(asked.mock.calls[0]![0]).toBe("/api/tables/t/steps?before=3");
    expect(table.steps.map((step) => step.number)).toEqual([0, 1, 2, 3, 4]);
    expect(table.hasOlder).toBe(false);
  });

  it("counts as news what happened since the seat's last move", () => {
    const steps = [0, 1, 1, 0, 1, 1].map((seat, at) => stepped(at + 1, seat, 0).steps[0]!);
    socket().tell(snapshot({ steps }));
    expect(table.news(0).map((step) => step.number)).toEqual([5, 6]);
    expect(table.news(1)).toEqual([]);
    expect(table.news(-1).map((step) => step.number)).toEqual([6]);
  });

  it("keeps a chat line once", () => {
    const line = { number: 1, at: 0, player: "p", name: "Ada", text: "hi" };
    socket().tell(snapshot());
    socket().tell({ is: "chat", line });
    socket().tell({ is: "chat", line });
    expect(table.chat).toEqual([line]);
  });

  it("throws away advice that came too late", async () => {
    paced = false;
    socket().tell(snapshot());
    void table.askHint(0);
    const asked = socket().sent.find((said) => said.do === "hint")!;
    socket().tell(stepped(1, 0, 0));
    socket().tell({ is: "hint", key: asked.key, value: 0.5, thoughts: [], line: [], scores: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect([table.hint, table.hintAsked]).toEqual([null, false]);
  });

  it("is watched by whoever has no seat", () => {
    socket().tell(snapshot({ table: fakeTable({ seats: [fakeSeat(), fakeSeat()] }), views: {} }));
    expect([table.mine, table.myTurn]).toEqual([[], false]);
  });
});
