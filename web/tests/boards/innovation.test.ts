// Positions and demands: tools/fixtures/innovation.py.
import { readFileSync } from "node:fs";
import { describe as group, expect, test } from "vitest";
import { gameTexts } from "$lib/texts";
import { ownSeat } from "$lib/model.svelte";
import type { LoadedGame } from "$lib/game";
import type { GameFacts, InnovationView, Step } from "$lib/wire";
import { ageStatus, progressOf } from "../../src/boards/innovation/achieving";
import { changesOf, eventIcon } from "../../src/boards/innovation/changes";
import { actionFor, buttonsOf, offered, situation, trayOf, wantsConfirmation } from "../../src/boards/innovation/selection";
import { describe } from "../../src/boards/innovation/describe";
import { countIcons, edgesOf, ifSplayed } from "../../src/boards/innovation/edges";
import { trackOf } from "../../src/boards/innovation/execution";
import { cardOf, cardsOf, COLOURS, effectsOf, ICONS, sentence, specialsOf } from "../../src/boards/innovation/facts";
import { thingsOf } from "../../src/boards/innovation/places";
import { partsOf, performed, withRole } from "../../src/boards/innovation/roles";
import { ruledAction } from "../../src/pages/table/words";

interface Position {
  view: InnovationView;
  actions: string[];
  news: Step[];
}
const file = process.env["POSITIONS"] ?? `${import.meta.dirname}/../fixtures/innovation.json`;
const { facts, demands, positions } = JSON.parse(readFileSync(file, "utf8")) as {
  facts: GameFacts;
  demands: Record<string, boolean[]>;
  positions: Record<string, Position>;
};
const all = Object.entries(positions);
const cards = cardsOf(facts);
const names = ["Anna", "Bohumil", "Cecílie", "David"];
const languages = { cs: await gameTexts("innovation", "cs"), en: await gameTexts("innovation", "en") };

group("what can be chosen", () => {
  test.each(all)("%s: every legal action is on the board, and nothing else", (_, { view, actions }) => {
    expect([...offered(situation(view, cards), actions)].sort()).toEqual([...actions].sort());
  });

  test.each(all)("%s: nothing is offered to who does not decide", (_, { view }) => {
    expect(offered(situation(view, cards), []).size).toBe(0);
    expect(buttonsOf([])).toEqual([]);
  });

  test.each(all)("%s: a card laid out above the bar can be chosen", (_, { view, actions }) => {
    const at = situation(view, cards);
    for (const id of trayOf(at, actions)) expect(actions).toContain(actionFor(at, { kind: "card", id }));
  });

  test("what reveals cards is confirmed, and everything that is tapped", () => {
    expect(wantsConfirmation("draw", "take_action", false)).toBe(true);
    expect(wantsConfirmation("dogma tools", "take_action", false)).toBe(true);
    expect(wantsConfirmation("meld tools", "take_action", false)).toBe(false);
    expect(wantsConfirmation("meld tools", "initial_meld", false)).toBe(true);
    expect(wantsConfirmation("choose tools", "choose_card", true)).toBe(true);
  });
});

group("what is foretold", () => {
  test("who shares, who obeys and whom a card does not concern (R5.2)", () => {
    const { view } = positions["take_action-4"]!;
    const effects = [{ number: 1, demand: true, text: "" }, { number: 2, demand: false, text: "" }];
    const parts = (performers: number[][]) => partsOf(view, "crown", 1, performed(effects.slice(2 - performers.length), performers));
    const both = parts([[2, 3], [0, 1]]);
    expect(both.map((part) => part.seat)).toEqual([2, 3, 0, 1]);
    expect([withRole(both, "obeys"), withRole(both, "shares"), withRole(both, "activates")]).toEqual([[2, 3], [0], [1]]);
    expect(parts([[0, 1]]).map((part) => part.role)).toEqual([null, null, "shares", "activates"]);
    expect(both[0]!.count).toBe(view.players[2]!.icons["crown"]);
  });

  test.each(all)("%s: an achievement lacks nothing exactly if it can be claimed (R4.5)", (_, { view, actions }) => {
    if (view.decision?.kind !== "take_action") return;
    for (const age of view.achievements) {
      const status = ageStatus(view, view.seat, age, facts);
      expect(status.missingPoints === 0 && !status.missingTop).toBe(actions.includes(`achieve ${age}`));
    }
  });

  test.each(all)("%s: no special achievement that is left is complete (R8.2)", (_, { view }) => {
    for (const special of view.specials)
      for (const seat of view.players.keys()) {
        const { have, needed } = progressOf(view, seat, special)!;
        expect(have).toBeLessThan(needed);
      }
  });
});

group("what is shown", () => {
  test.each(Object.keys(languages) as (keyof typeof languages)[])("demands and share effects are told apart in %s", (language) => {
    for (const [id, kinds] of Object.entries(demands)) expect([id, effectsOf(languages[language], id).map((effect) => effect.demand)]).toEqual([id, kinds]);
  });

  test("the texts mention only icons and ages", () => {
    for (const id of cards.keys())
      for (const { text } of effectsOf(languages.cs, id))
        for (const word of sentence(text)) if ("age" in word) expect(Number(word.age)).toBeGreaterThan(0);
  });

  test.each(all)("%s: top cards and edges add up to the icons that count (R3.6)", (_, { view }) => {
    for (const player of view.players) {
      const shown = Object.values(player.board).flatMap((pile) => {
        const { single, bundled } = edgesOf(pile, facts, 2);
        return [...cardOf(cards, pile.top).icons, ...single.flat(), ...bundled.flatMap(({ icon, count }) => Array<string>(count).fill(icon))];
      });
      const counts = Object.fromEntries(ICONS.map((icon) => [icon, shown.filter((one) => one === icon).length]));
      expect(counts).toEqual(player.icons);
    }
  });

  test.each(all)("%s: a splayed pile shows what its splay foretells (R3.5)", (_, { view }) => {
    for (const pile of Object.values(view.players[ownSeat(view)]!.board))
      if (pile.splay) expect(ifSplayed(pile, pile.splay, facts)).toEqual(countIcons(pile.edges));
  });

  test("few edges are drawn one by one, many are counted", () => {
    const pile = { top: "tools", size: 4, splay: "left", covered: [null, null, null], edges: [["crown"], ["leaf"], ["crown"]], performers: [] };
    expect(edgesOf(pile, facts, 3)).toEqual({ single: [["crown"], ["leaf"], ["crown"]], bundled: [], bundledCards: 0 });
    expect(edgesOf(pile, facts, 2)).toEqual({ single: [["crown"]], bundled: countIcons([["leaf"], ["crown"]]), bundledCards: 2 });
  });

  test.each(all)("%s: the running activation has one who carries it out now", (_, { view }) => {
    if (!view.activated || !view.executing.length) return;
    const track = trackOf(view, performed(effectsOf(languages.en, view.activated), view.performers));
    const now = track.effects.flatMap((effect) => effect.turns.filter((turn) => turn.moment === "now").map((turn) => [effect.number, turn.seat]));
    expect(now).toEqual([[view.executing[0]!.effect, view.executing[0]!.player]]);
    expect(track.step).toEqual(view.executing.at(-1));
  });

  test.each(all)("%s: changes are marked on things that exist", (_, { view, news }) => {
    const marks = changesOf(news, cards);
    for (const mark of marks) expect(mark).toMatch(/^(pile:[0-3]:(red|yellow|green|blue|purple)|(hand|score):[0-3]|card:\w+|age:[1-9]|special:\w+)$/);
    expect(thingsOf(view).length).toBeGreaterThan(view.players.length * COLOURS.length);
  });

  test("every event has an icon of its own", () => {
    for (const kind of Object.keys(facts.events)) expect(eventIcon(kind)).not.toBe("info");
  });
});

group("the position in words", () => {
  test.each(all)("%s: is complete and has no missing text", (_, { view }) => {
    for (const texts of Object.values(languages)) {
      const lines = describe(view, facts, texts, names).flatMap((section) => [section.title, ...section.lines]);
      const told = lines.join("\n");
      expect(told).not.toMatch(/\b(describe|effect|pile|decision|missing|card)-[a-z]/);
      expect(told).not.toContain("{");
      for (const player of view.players) for (const pile of Object.values(player.board)) expect(told).toContain(texts.name("card", pile.top));
      for (const held of view.players[ownSeat(view)]!.hand) if (held.card) expect(told).toContain(texts.name("card", held.card));
      for (const special of specialsOf(facts)) expect(told).toContain(texts.name("special", special));
    }
  });

  test("hidden cards are told by their age alone", () => {
    for (const [, { view }] of all) {
      const told = describe(view, facts, languages.en, names).flatMap((section) => section.lines).join("\n");
      if (view.players.some((player) => player.hand.some((held) => held.card === null))) expect(told).toMatch(/hidden cards? of age/);
    }
  });

  test.each(all)("%s: top cards are told with their dogma icons and effects", (_, { view }) => {
    const texts = languages.en;
    const told = describe(view, facts, texts, names).flatMap((section) => section.lines);
    for (const { top } of view.players.flatMap((player) => Object.values(player.board))) {
      const line = told.find((one) => one.startsWith(`${texts.name("card", top)}, `));
      expect(line).toContain(`Dogma icon: ${texts.name("icon", cardOf(cards, top).dogma)}.`);
      expect(line?.match(/(Demand|Share effect): /g)?.length).toBeGreaterThanOrEqual(effectsOf(texts, top).length);
    }
  });

  test("one's own top cards say who would obey and who would share", () => {
    const { view } = positions["take_action-4"]!;
    const sections = describe(view, facts, languages.en, names);
    const follows = (seat: number) => sections.find((section) => section.title === names[seat])!.lines.filter((line) => line.includes("If activated now: "));
    expect(view.players.map((_, seat) => follows(seat).length)).toEqual(view.players.map((player, seat) => (seat === view.seat ? Object.keys(player.board).length : 0)));
    for (const line of follows(view.seat)) expect(line.split("If activated now: ")[1]).toMatch(/^(Obeyed|Shared) by: \w+/);
  });

  test("a finished game says how it ended and the places; one given up that it is over", () => {
    const { view } = positions["over"]!;
    const turn = (seen: InnovationView) => describe(seen, facts, languages.en, names)[0]!.lines;
    const places = view.result!.places.map((place, seat) => `${names[seat]}: place ${place}`);
    expect(turn(view)).toEqual(["The game is over.", languages.en.get(`end-${view.result!.end}`), ...places]);
    expect(turn({ ...positions["nested"]!.view, decision: null })).toEqual(["The game is over."]);
  });

  test("actions of the page call players by name", () => {
    const said = (language: keyof typeof languages, action: string) => ruledAction({ texts: languages[language], facts } as LoadedGame, action, ["Anna Nová", "Bohumil"]);
    expect(said("cs", "player 0")).toBe("Vybrat hráče: Anna Nová");
    expect(said("en", "player 1")).toBe("Choose player Bohumil");
  });

  test("both languages have the same messages with the same variables", () => {
    const read = (language: string) => readFileSync(`${import.meta.dirname}/../../src/boards/innovation/text.${language}.ftl`, "utf8");
    const messages = (source: string) =>
      source.split(/\n(?=[a-z#])/).filter((part) => /^[a-z]/.test(part)).map((part) => [part.split(" ")[0], [...new Set(part.match(/\$\w+/g))].sort()]);
    expect(messages(read("cs"))).toEqual(messages(read("en")));
  });
});
