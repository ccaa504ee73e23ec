import { describe, expect, it } from "vitest";
import { againstBots, byUrgency } from "$lib/tables";
import { browserLanguage } from "$lib/settings.svelte";
import { Texts } from "$lib/texts";
import { ago, clockFace } from "$lib/time";
import type { Step, TableCard } from "$lib/wire";
import { newTable, optionText, resized, withSeat, type DraftSeat } from "../src/pages/lobby/draft";
import { eventsOf, logLines } from "../src/pages/table/log";
import { fakeGame } from "./fakes";

const game = fakeGame({ seat_counts: [1, 2, 3] });
const seat = (kind: DraftSeat["kind"]): DraftSeat => ({ kind, name: "", level: 2 });

describe("a new table", () => {
  it("against a bot takes the fewest seats for two", () => {
    expect(againstBots(game, 4).seats).toEqual([{ kind: "me" }, { kind: "bot", level: 4 }]);
  });
  it("grows with open seats and shrinks from the end", () => {
    expect(resized([seat("me")], 3, 2).map((one) => one.kind)).toEqual(["me", "open", "open"]);
    expect(resized([seat("me"), seat("bot")], 1, 2).map((one) => one.kind)).toEqual(["me"]);
  });
  it("has me on one seat only", () => {
    expect(withSeat([seat("me"), seat("bot")], 1, "me").map((one) => one.kind)).toEqual(["bot", "me"]);
    expect(withSeat([seat("me"), seat("open")], 1, "here").map((one) => one.kind)).toEqual(["me", "here"]);
  });
  it("tells the service only what belongs to each kind of seat", () => {
    const seats: DraftSeat[] = [seat("me"), { kind: "here", name: " Eva ", level: 2 }, { kind: "bot", name: "x", level: 5 }, seat("open")];
    const table = newTable(game, seats, { options: { a: true }, clock: "15m", rounds: 3, public: true });
    expect(table.seats).toEqual([{ kind: "me" }, { kind: "here", name: "Eva" }, { kind: "bot", level: 5 }, { kind: "open" }]);
    expect([table.clock, table.rounds, table.public, table.options]).toEqual([{ seconds: 900, bonus: 10 }, 3, true, { a: true }]);
  });
  it("names the values of an option", () => {
    const texts = new Texts("en", ["option-x-yes = on\noption-x-no = off\noption-x-y = why"]);
    expect([true, false, "y", 12].map((value) => optionText(texts, "x", value))).toEqual(["on", "off", "why", "12"]);
  });
});

it("my tables are listed as they want me", () => {
  const card = (id: string, my_turn: boolean, updated: number) => ({ id, my_turn, updated }) as TableCard;
  expect(byUrgency([card("a", false, 9), card("b", true, 1), card("c", true, 5)]).map((one) => one.id)).toEqual(["c", "b", "a"]);
});

it("the browser's language decides, Czech first", () => {
  expect(browserLanguage(["de-DE", "en-GB", "cs"])).toBe("en");
  expect(browserLanguage(["sk", "en"])).toBe("cs");
  expect(browserLanguage(["de"])).toBe("cs");
});

it("times are said shortly", () => {
  expect([clockFace(252), clockFace(3729), clockFace(-3)]).toEqual(["4:12", "1:02:09", "0:00"]);
  expect(ago(0, "cs", 7200)).toBe("před 2 hodinami");
  expect(ago(0, "en", 5)).toBe("now");
});

describe("the log", () => {
  const event = (kind: string) => ({ kind, parts: {} });
  const steps: Step[] = [
    { number: 1, seat: 0, at: 0, action: null, events: [event("a"), event("b")], by_seat: {} },
    { number: 2, seat: 1, at: 0, action: null, events: [event("c")], by_seat: { "1": [event("secret")] } },
  ];
  it("has the newest line first, and each move numbered once", () => {
    expect(logLines(steps, 0).map((line) => [line.event.kind, line.number, line.first])).toEqual([
      ["c", 2, true],
      ["b", 1, true],
      ["a", 1, false],
    ]);
  });
  it("shows a seat what it saw", () => {
    expect(eventsOf(steps[1]!, 1)[0]!.kind).toBe("secret");
    expect(eventsOf(steps[1]!, 0)[0]!.kind).toBe("c");
  });
});
