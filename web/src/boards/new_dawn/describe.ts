/** The whole position in words. */
import type { TextSection } from "$lib/board";
import type { Texts } from "$lib/texts";
import type { GameFacts, NewDawnPlayerView, NewDawnView } from "$lib/wire";
import { isAttack, targetsOf } from "./combat";
import { factsOf, sure, type Facts } from "./facts";
import { isBare, isMature, landOf, Occupied, type Land, type LaidTile, type Space } from "./land";
import { roman } from "./looks";
import { caravanWords, contentsWords, doesWords, progressWords, sideWords, sumWords, symbolName, tileWords, total } from "./words";

export function describe(view: NewDawnView, printed: GameFacts, texts: Texts, names: string[]): TextSection[] {
  return new Description(view, factsOf(printed), texts, names).sections();
}

class Description {
  readonly #land: Land;
  readonly #occupied: Occupied;

  constructor(
    readonly view: NewDawnView,
    readonly facts: Facts,
    readonly texts: Texts,
    readonly names: string[],
  ) {
    this.#land = landOf(view, facts);
    this.#occupied = new Occupied(view, this.#land);
  }

  sections(): TextSection[] {
    const { view } = this;
    const targets = this.#targets();
    return [
      { title: this.#say("text-table"), lines: this.#table() },
      ...(view.combat ? [{ title: this.#say("combat"), lines: this.#combat() }] : []),
      ...(view.laying ? [{ title: this.#say("laying"), lines: this.#laying() }] : []),
      ...(targets.length ? [{ title: this.#say("text-targets"), lines: targets }] : []),
      { title: this.#say("agendas"), lines: this.#agendas() },
      { title: this.#say("wonders"), lines: this.#wonders() },
      ...view.players.map((player, seat) => ({ title: this.#say("text-player", { player: this.#name(seat) }), lines: this.#player(player) })),
      ...this.#land.tiles.map((tile) => ({ title: this.#tileTitle(tile), lines: tile.spaces.map((space) => this.#space(space)) })),
      ...(view.waters.length ? [{ title: this.#say("text-waters"), lines: [view.waters.map((_, number) => `w${number + 1}`).join(", ")] }] : []),
    ];
  }

  #say(id: string, args: Record<string, string | number> = {}): string {
    return this.texts.get(`ui-${id}`, args);
  }
  #name(seat: number): string {
    return this.names[seat] ?? "";
  }
  #list(words: readonly string[]): string {
    return words.join(", ") || this.#say("none");
  }
  #named(kind: string, ids: readonly string[]): string {
    return this.#list(ids.map((id) => this.texts.name(kind, id)));
  }

  // --- the table -------------------------------------------------------------------------------

  #table(): string[] {
    const { view } = this;
    const lines = [this.#say("text-round", { round: view.round, player: this.#name(view.player), first: this.#name(view.first_player) })];
    if (view.decision) lines.push(this.#say("text-decides", { player: this.#name(view.decision.seat), question: this.texts.get(`decision-${view.decision.kind}`) }));
    if (view.result) lines.push(this.#say("text-over", { places: view.result.places.map((place, seat) => `${place}. ${this.#name(seat)}`).join(", ") }));
    const progress = progressWords(view, this.texts);
    return [...lines, ...(progress ? [progress] : []), ...this.#events(), this.#supply()];
  }

  #events(): string[] {
    const { event_dial: dial, barbarians } = this.view;
    const symbol = (step: number): string => symbolName(this.texts, dial.symbols[(dial.pointer + step) % dial.symbols.length]);
    const directions = dial.directions.map((direction, face) => `${face + 1} ${this.texts.name("direction", direction)}`).join(", ");
    const beside = barbarians.filter(({ space }) => space === null).map(({ barbarian }) => this.texts.name("barbarian", barbarian));
    return [
      this.#say("event-dial", { now: symbol(0), next: symbol(1), round: this.view.round }),
      this.#say("directions", { directions }),
      ...(beside.length ? [this.#say("beside-map", { barbarians: this.#list(beside) })] : []),
    ];
  }

  #supply(): string {
    const resources = Object.entries(this.view.supply).map(([resource, count]) => `${this.texts.name("resource", resource)} ${count}`);
    return this.#say("text-supply", { resources: this.#list(resources) });
  }

  #combat(): string[] {
    const { attacker, defender, space, attack, defence } = this.view.combat!;
    const rival = defender === null ? this.#list(contentsWords(this.#occupied.on(space), this.texts, this.names)) : this.#name(defender);
    return [
      this.#say("text-attack", { player: this.#name(attacker), value: total(attack), parts: sumWords(this.texts, attack), space }),
      this.#say("text-defence", { player: rival, value: total(defence), parts: sumWords(this.texts, defence) }),
    ];
  }

  #laying(): string[] {
    const { hands, waters_left: waters, side, turns } = this.view.laying!;
    return [
      ...hands.map((tiles, seat) => this.#say("text-hand", { player: this.#name(seat), tiles: this.#list(tiles.map((tile) => `${this.texts.name("tile", tile)} (${tileWords(this.facts, this.texts, tile)})`)) })),
      ...(side ? [this.#say("text-in-hand", { side: this.texts.name("side", side), turns: turns === null ? "" : this.texts.name("turns", String(turns)) })] : []),
      this.#say("waters-left", { count: waters }),
    ];
  }

  #targets(): string[] {
    return targetsOf(this.view).map((target) => {
      const { space } = target;
      if (!isAttack(target)) return this.#say("text-target", { space, difficulty: target.difficulty });
      return this.#say("text-target-attack", { space, attack: total(target.attack), defence: total(target.defence) });
    });
  }

  #agendas(): string[] {
    return this.view.victory_cards.map(({ victory_card, agendas, marked }) => {
      const far = agendas.map(({ agenda, have, need }) => {
        const standings = have.map((count, seat) => `${this.#name(seat)} ${count}/${need}`).join(", ");
        return `${this.texts.name("agenda", agenda)}: ${this.texts.attribute(`agenda-${agenda}`, "text") ?? ""} ${standings}.`;
      });
      return this.#say("text-agenda", { card: this.texts.name("victory_card", victory_card), far: far.join(" "), marked: marked.map((seat) => this.#name(seat)).join(", ") || this.#say("nobody") });
    });
  }

  #wonders(): string[] {
    return this.view.decks.map(({ type, wonder, below, costs, productions }) => {
      if (!wonder) return this.#say("text-deck-empty", { type: this.texts.name("type", type) });
      const each = costs.map((cost, seat) => `${this.#name(seat)} ${productions[seat] ?? 0}/${cost}`).join(", ");
      const resources = this.#named("resource", sure(this.facts.wonder, wonder).resources);
      return this.#say("text-deck", { type: this.texts.name("type", type), wonder: this.texts.name("wonder", wonder), text: this.texts.attribute(`wonder-${wonder}`, "text") ?? "", each, resources, below });
    });
  }

  // --- players ---------------------------------------------------------------------------------

  #player(player: NewDawnPlayerView): string[] {
    const { texts } = this;
    const row = player.row.map(({ card, slot, does, trade = 0, city_states: states = [], natural_wonders: naturals = [] }) => {
      const tokens = [...states.map((id) => texts.name("city_state", id)), ...naturals.map((id) => texts.name("natural_wonder", id))];
      const label = this.#say("card-label", { slot, card: texts.name("card", card), level: roman(sure(this.facts.card, card).level), trade });
      return [label, ...doesWords(texts, does), ...tokens].join(", ");
    });
    const resources = Object.entries(player.resources).filter(([, count]) => count).map(([id, count]) => `${count}× ${texts.name("resource", id)}`);
    const pacts = [...player.alliances.map((id) => texts.name("city_state", id)), ...player.pacts.map(({ owner, pact }) => `${texts.name("pact", pact)} (${this.#name(owner)})`)];
    return [
      this.#say("text-leader", { leader: texts.name("leader", player.leader), ability: texts.attribute(`leader-${player.leader}`, "text") ?? "" }),
      ...row,
      this.#say("text-dial", { dial: player.dial }),
      this.#say("text-resources", { names: this.#list([...resources, ...player.natural_wonders.map((id) => texts.name("natural_wonder", id))]) }),
      this.#say("text-wonders", { names: this.#named("wonder", player.wonders) }),
      this.#say("text-pacts", { names: this.#list(pacts) }),
      this.#say("player-stock", { cards: this.#named("pact", player.stock) }),
      this.#say("player-caravans", { places: caravanWords(texts, player.caravans) }),
      this.#say("player-pieces", {
        cities: player.cities.length,
        mature: player.cities.filter(isMature).length,
        tokens: player.tokens.length + player.reinforced.length,
        reinforced: player.reinforced.length,
        left: player.tokens_left,
        spaces: player.spaces,
      }),
      ...player.cities.filter((city) => city.missing?.length).map((city) => `${city.space}: ${this.#say("missing", { spaces: city.missing!.join(", ") })}`),
    ];
  }

  // --- the map, region by region ---------------------------------------------------------------

  #tileTitle({ side, core }: LaidTile): string {
    return this.#say(core ? "text-tile-core" : "text-tile", { side: this.texts.name("side", side), landmark: sideWords(this.facts, this.texts, side) });
  }

  #space({ id, ground, cell }: Space): string {
    const contents = this.#occupied.on(id);
    const what = isBare(contents) ? "" : `: ${contentsWords(contents, this.texts, this.names).join(", ")}`;
    return this.#say("text-space", { space: id, terrain: this.texts.name("terrain", ground.terrain), what, q: cell.x, r: cell.y });
  }
}
