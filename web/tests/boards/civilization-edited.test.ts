// The unchanged board with an engine whose numbers are others: tools/fixtures/civilization_edited.py.
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { seatsOfNames } from "$lib/seats";
import { gameTexts } from "$lib/texts";
import type { CivilizationView, Foresight, GameFacts, Step } from "$lib/wire";
import { board } from "../../src/boards/civilization";
import { factsOf } from "../../src/boards/civilization/facts";
import { citiesOf, landOf } from "../../src/boards/civilization/land";
import { YIELDS } from "../../src/boards/civilization/looks";

interface Position {
  view: CivilizationView;
  actions: string[];
  news: Step[];
  foresights: Record<string, Foresight>;
}
const { facts, positions } = JSON.parse(readFileSync(`${import.meta.dirname}/../fixtures/civilization_edited.json`, "utf8")) as {
  facts: GameFacts;
  positions: Record<string, Position>;
};
const names = ["Anna", "Bohumil", "Cecílie", "David", "Eva"];
const texts = await gameTexts("civilization", "en");
afterEach(cleanup);

const drawn = (name: string) => {
  const { foresights, ...position } = positions[name]!;
  const seats = seatsOfNames(names.slice(0, position.view.players.length));
  return render(board.Board, {
    ...position,
    facts,
    texts,
    seats,
    busy: false,
    act: vi.fn(),
    why: () => Promise.resolve(null),
    foresee: (line: string[]) => Promise.resolve({ foresight: foresights[line.join("; ")] ?? null, why: null }),
    inspect: vi.fn(),
    rule: vi.fn(),
  }).container;
};

test("squares show the printed icons, also those of an edited terrain", () => {
  const { view } = positions["city_action"]!;
  const land = landOf(view, factsOf(facts));
  const forests = [...land.squares.values()].filter(({ ground }) => ground?.terrain === "forest");
  expect(forests.length).toBeGreaterThan(0);
  for (const { ground } of forests) expect(ground!.icons).toMatchObject({ production: 1 });
  for (const { city } of citiesOf(view)) {
    for (const [square, numbers] of Object.entries(city.yields ?? {})) {
      if (view.squares[square]?.on || view.squares[square]?.figures) continue;
      expect(numbers).toEqual(YIELDS.map((icon) => land.squares.get(square)!.ground!.icons[icon] ?? 0));
    }
  }
});

test("an army and a scout cost what the engine says", () => {
  const prices = Object.fromEntries([...drawn("city_action").querySelectorAll(".list .row")].map((row) => [row.querySelector("b")!.textContent, row.querySelector(".price")!.textContent.trim()]));
  expect([prices[texts.name("item", "army")], prices[texts.name("item", "scout")]]).toEqual(["5", "3"]);
});

test("the whole position is drawn and said", () => {
  for (const [name, { view }] of Object.entries(positions)) {
    expect(drawn(name).textContent).not.toMatch(/ui-[a-z]+|undefined|NaN/);
    const said = board.describe(view, facts, texts, names).flatMap((section) => section.lines).join("\n");
    expect(said).not.toMatch(/\bui-|undefined|NaN/);
    cleanup();
  }
});
