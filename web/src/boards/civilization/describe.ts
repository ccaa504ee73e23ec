/** The whole position in words. */
import type { TextSection } from "$lib/board";
import { decidersOf } from "$lib/seats";
import type { Texts } from "$lib/texts";
import type { CivilizationBattleView, CivilizationHandView, CivilizationNationView, CivilizationOfferView, CivilizationSideView, CivilizationUnitView, CivilizationView, GameFacts } from "$lib/wire";
import { factsOf, sure, type Facts } from "./facts";
import { citiesOf, landOf, type Land, type LaidTile, type Settled, type Square } from "./land";
import { YIELDS } from "./looks";
import { roman } from "./pyramid";
import { cityName, contentsWords, iconsWords } from "./words";

export function describe(view: CivilizationView, printed: GameFacts, texts: Texts, names: string[]): TextSection[] {
  return new Description(view, printed, texts, names).sections();
}

class Description {
  readonly #land: Land;
  readonly #facts: Facts;

  constructor(
    readonly view: CivilizationView,
    readonly printed: GameFacts,
    readonly texts: Texts,
    readonly names: string[],
  ) {
    this.#facts = factsOf(printed);
    this.#land = landOf(view, this.#facts);
  }

  sections(): TextSection[] {
    const { view } = this;
    return [
      { title: this.#say("text-table"), lines: this.#table() },
      ...(view.battle ? [{ title: this.#say("panel-battle"), lines: this.#battle(view.battle) }] : []),
      ...(view.offer ? [{ title: this.#say("panel-trade"), lines: this.#offer(view.offer) }] : []),
      ...(Object.keys(view.reach).length ? [{ title: this.#say("text-reach"), lines: this.#reach() }] : []),
      { title: this.#say("panel-market"), lines: this.#market() },
      ...view.players.map((nation, seat) => ({ title: this.#nationTitle(nation, seat), lines: this.#nation(nation, seat) })),
      ...this.#land.tiles.map((tile) => ({ title: this.#tileTitle(tile), lines: this.#tile(tile) })),
    ];
  }

  #say(id: string, args: Record<string, string | number> = {}): string {
    return this.texts.get(`ui-${id}`, args);
  }
  #name(seat: number): string {
    return this.names[seat] ?? "";
  }
  #list(words: readonly string[]): string {
    return words.filter(Boolean).join(", ") || this.#say("none");
  }
  #named(kind: string, ids: readonly string[]): string {
    return this.#list(ids.map((id) => this.texts.name(kind, id)));
  }
  #counted(kind: string, counts: Record<string, number>): string {
    return this.#list(Object.entries(counts).flatMap(([id, count]) => (count ? [`${count}× ${this.texts.name(kind, id)}`] : [])));
  }

  // --- the table -------------------------------------------------------------------------------

  #table(): string[] {
    const { view, texts } = this;
    const phase = texts.has(`phase-${view.phase}`) ? texts.name("phase", view.phase) : this.#say("set-up");
    const lines = [this.#say("text-turn", { turn: view.turn, phase, first: this.#name(view.first_player) })];
    if (view.decision) {
      lines.push(this.#say("text-decides", { player: decidersOf(view.decision).map((seat) => this.#name(seat)).join(", "), question: texts.get(`decision-${view.decision.kind}`) }));
    }
    if (view.result) lines.push(this.#say("text-over", { places: view.result.places.map((place, seat) => `${place}. ${this.#name(seat)}`).join(", ") }));
    return lines;
  }

  #battle({ kind, square, attacker, defender, fronts = [] }: CivilizationBattleView): string[] {
    const unit = (one: CivilizationUnitView | null | undefined): string =>
      one ? this.#say("text-unit", { unit: this.texts.name("unit", one.unit), strength: one.strength, health: one.health, wounds: one.wounds ?? 0 }) : this.#say("none");
    return [
      this.#say(`battle-${kind}`, { square }),
      this.#side("text-attacker", attacker),
      this.#side("text-defender", defender),
      ...fronts.map((front, place) => this.#say("text-front", { front: place + 1, attacker: unit(front.attacker), defender: unit(front.defender) })),
    ];
  }

  #side(id: string, side: CivilizationSideView): string {
    const player = side.barbarian ? this.#say("text-barbarians") : this.#name(side.seat);
    return this.#say(id, { player, armies: side.armies, scouts: side.scouts ?? 0, total: side.total, bonus: side.bonus, hand: this.#hand("unit", "unit_type", side.hand) });
  }

  /** The known cards of a hand, and how many of each back the others are. */
  #hand(kind: string, back: string, { count = {}, known = [] }: CivilizationHandView): string {
    const backs = Object.entries(count).map(([id, number]) => `${number}× ${this.texts.has(`${back}-${id}`) ? this.texts.name(back, id) : this.#say(`back-${back}`, { id })}`);
    return [this.#list(backs), ...(known.length ? [this.#say("text-known", { cards: this.#named(kind, known) })] : [])].join("; ");
  }

  #offer({ seat, to, give = [], ask = [] }: CivilizationOfferView): string[] {
    const words = (items: string[]): string => this.#list(items.map((item) => this.texts.action(item, this.printed, this.names)));
    return [this.#say("text-offer", { player: this.#name(seat), rival: this.#name(to), give: words(give), ask: words(ask) })];
  }

  #reach(): string[] {
    return Object.entries(this.view.reach).map(([square, { way, meets }]) =>
      [`${square}: ${this.#say("way-steps", { count: way.length })}`, ...(meets ? [this.#say(`meets-${meets}`)] : [])].join(", "),
    );
  }

  #market(): string[] {
    const { view } = this;
    const wonders = Object.entries(view.wonders).filter(([, place]) => place === "market").map(([id]) => id);
    return [
      this.#say("text-wonders", { names: this.#list(wonders.map((id) => `${this.texts.name("wonder", id)} (${view.prices[id] ?? sure(this.#facts.wonder, id).cost})`)) }),
      this.#say("text-buildings", { names: this.#counted("building", view.buildings) }),
      this.#say("text-resources", { names: this.#counted("resource", view.market) }),
      this.#say("text-person-tokens", { names: this.#counted("person_type", view.person_tokens) }),
      ...(view.obsolete.length ? [this.#say("text-obsolete", { names: this.#named("wonder", view.obsolete) })] : []),
    ];
  }

  // --- nations ---------------------------------------------------------------------------------

  #nationTitle({ civilization }: CivilizationNationView, seat: number): string {
    return civilization ? `${this.#name(seat)}: ${this.texts.name("civilization", civilization)}` : this.#name(seat);
  }

  #nation(nation: CivilizationNationView, seat: number): string[] {
    const { texts } = this;
    const techs = nation.technologies.map((id) => `${texts.name("technology", id)} ${roman(sure(this.#facts.technology, id).level)}`);
    const ranks = this.#facts.unit_types.map(({ id }, place) => `${texts.name("unit_type", id)} ${nation.ranks[place] ?? 0}`);
    const victories = Object.entries(nation.victories).map(([end, [have = 0, need = 0]]) => `${texts.get(`end-${end}`)} ${have}/${need}`);
    return [
      this.#say("text-government", { government: texts.name("government", nation.government), policies: this.#named("policy", nation.policies ?? []) }),
      this.#say("text-dials", { trade: nation.trade, culture: nation.culture, track: nation.track, coins: nation.coins, combat: nation.combat }),
      this.#say("text-victories", { names: victories.join(", ") }),
      this.#say("text-techs", { names: this.#list(techs) }),
      this.#say("text-ranks", { names: ranks.join(", "), armies: nation.armies, scouts: nation.scouts, speed: nation.travel_speed, stacking: nation.stacking_limit }),
      this.#say("text-reserve", { cards: this.#hand("unit", "unit_type", nation.reserve) }),
      this.#say("text-events", { cards: this.#hand("event", "level", nation.events), limit: nation.event_limit }),
      this.#say("text-persons", { cards: this.#hand("great_person", "person_type", nation.persons), open: this.#named("great_person", nation.open_persons ?? []) }),
      this.#say("text-tokens", { cards: this.#tokens(nation.tokens), resources: this.#counted("resource", nation.resources ?? {}) }),
      this.#say("text-coin-tokens", { names: this.#counted("coin_place", nation.coin_tokens ?? {}), invested: this.#counted("investment", nation.investments ?? {}) }),
      ...(nation.wonders?.length ? [this.#say("text-own-wonders", { names: this.#named("wonder", nation.wonders) })] : []),
      ...citiesOf(this.view).filter((settled) => settled.seat === seat).map((settled) => this.#city(settled)),
    ];
  }

  #tokens({ count = {}, known = [] }: CivilizationHandView): string {
    const backs = Object.entries(count).map(([kind, number]) => `${number}× ${this.#say(`piece-${kind}`)}`);
    const faces = known.map((id) => (id.startsWith("hut") ? this.texts.name("hut", id) : this.texts.name("village", id)));
    return [this.#list(backs), ...(faces.length ? [this.#say("text-known", { cards: faces.join(", ") })] : [])].join("; ");
  }

  #city(settled: Settled): string {
    const { city } = settled;
    const marks = [...(city.marks ?? []).map((mark) => this.#say(`mark-${mark}`)), ...(city.kinds ?? []).map((kind) => this.#say(`done-${kind}`))];
    return [
      this.#say("text-city", { city: cityName(settled, this.texts), square: city.second ? `${city.square}, ${city.second}` : city.square, trade: city.trade, production: city.production, arts: city.arts }),
      ...marks,
    ].join(", ");
  }

  // --- the map, tile by tile -------------------------------------------------------------------

  #tileTitle({ tile, home, squares }: LaidTile): string {
    const square = squares[0]!.id;
    if (!tile) return this.#say("text-tile-hidden", { square });
    return home === null ? this.#say("text-tile", { square }) : this.#say("text-tile-home", { square, player: this.#name(home) });
  }

  #tile({ tile, squares }: LaidTile): string[] {
    return tile ? squares.map((square) => this.#square(square)) : [this.#say("unknown-land")];
  }

  #square(square: Square): string {
    const { id } = square;
    const ground = square.ground!;
    const owner = citiesOf(this.view).find(({ city }) => id in (city.yields ?? {}));
    const yields = Object.fromEntries((owner?.city.yields?.[id] ?? []).map((count, place) => [YIELDS[place]!, count]));
    return [
      `${id} ${this.texts.name("terrain", ground.terrain)}`,
      ...contentsWords(square, this.view, this.#facts, this.texts, this.names),
      ...(owner ? [this.#say("text-outskirts", { player: this.#name(owner.seat), city: owner.index + 1, yields: iconsWords(yields, this.texts) || "0" })] : []),
    ].join(", ");
  }
}
