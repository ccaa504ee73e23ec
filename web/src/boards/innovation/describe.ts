import { ownSeat } from "$lib/model.svelte";
import type { TextSection } from "$lib/board";
import type { Texts } from "$lib/texts";
import type { GameFacts, InnovationCardView, InnovationView } from "$lib/wire";
import { ageLine, specialLine } from "./achievement-words";
import { achieved, ageStatus } from "./achieving";
import { achievementAges, cardOf, cardsOf, COLOURS, effectsOf, plainSentence, specialsOf } from "./facts";
import { cardInFull, drawLine, pileShape, totals } from "./labels";
import { agesOf, clockwise } from "./places";
import { dogmaWords } from "./question";

/** Cards of a hidden zone: known ones by name, others by age: "Tools (1), 2 hidden cards of age 3". */
export function zoneWords(cards: InnovationCardView[], texts: Texts): string {
  const known = cards.flatMap(({ card, age }) => (card ? [`${texts.name("card", card)} (${age})`] : []));
  const backs = cards.filter((held) => held.card === null).map((held) => held.age);
  const ages = [...new Set(backs)].sort((one, other) => one - other);
  const hidden = ages.map((age) => texts.get("backs", { age, count: backs.filter((one) => one === age).length }));
  return [...known, ...hidden].join(", ") || texts.get("none");
}

/** The whole position in words. */
export function describe(view: InnovationView, facts: GameFacts, texts: Texts, names: string[]): TextSection[] {
  const me = ownSeat(view);
  const order = [me, ...clockwise(view, me).slice(0, -1)];
  return [
    { title: texts.get("describe-turn"), lines: turnLines(view, texts, names) },
    ...order.map((seat) => ({ title: names[seat] ?? `${seat + 1}`, lines: playerLines(view, seat, facts, texts, names) })),
    { title: texts.get("middle"), lines: middleLines(view, facts, texts, names) },
  ];
}

function turnLines(view: InnovationView, texts: Texts, names: string[]): string[] {
  const name = (seat: number) => names[seat] ?? `${seat + 1}`;
  const people = (seats: number[]) => seats.map(name).join(", ") || texts.get("nobody");
  if (!view.decision) return endLines(view, texts, names);
  const lines = [
    texts.get("describe-decides", { player: name(view.decision.seat), decision: texts.get(`decision-${view.decision.kind}`), rule: view.decision.rule }),
  ];
  if (view.actions_left > 0) lines.push(texts.get("describe-on-turn", { player: name(view.player), count: view.actions_left }));
  if (view.activated) {
    lines.push(
      texts.get("describe-activated", {
        player: name(view.player),
        card: texts.name("card", view.activated),
        sharing: people(view.sharing),
        vulnerable: people(view.vulnerable),
      }),
    );
  }
  for (const step of view.executing) {
    const effect = effectsOf(texts, step.card)[step.effect - 1];
    lines.push(
      texts.get("describe-step", {
        player: name(step.player),
        card: texts.name("card", step.card),
        number: step.effect,
        kind: texts.get(effect?.demand ? "effect-demand" : "effect-share"),
        text: plainSentence(effect?.text ?? "", texts),
      }),
    );
  }
  return lines;
}

function endLines({ result }: InnovationView, texts: Texts, names: string[]): string[] {
  if (!result) return [texts.get("over")];
  const places = result.places.map((place, seat) => texts.get("describe-place", { player: names[seat] ?? `${seat + 1}`, place }));
  return [texts.get("over"), texts.get(`end-${result.end}`), ...places];
}

/** The top card in full and what lies under it; the reader's own also with who would obey or share. */
function pileWords(view: InnovationView, seat: number, colour: string, facts: GameFacts, texts: Texts, names: string[]): string {
  const pile = view.players[seat]?.board[colour];
  if (!pile) return texts.get("pile-empty", { colour: texts.name("colour", colour) });
  const cards = cardsOf(facts);
  const under = pile.covered.map((id) => (id ? texts.name("card", id) : texts.get("hidden"))).join(", ");
  const parts = [pileShape(pile, texts), ...(under ? [texts.get("describe-covered", { cards: under })] : [])];
  const lines = [cardInFull(cardOf(cards, pile.top), texts), texts.get("describe-pile", { cards: parts.join("; ") })];
  if (seat === view.seat && view.decision) lines.push(texts.get("describe-follows", { roles: dogmaWords({ view, texts, cards, names, own: seat }, pile.top) }));
  return lines.join(" ");
}

function playerLines(view: InnovationView, seat: number, facts: GameFacts, texts: Texts, names: string[]): string[] {
  const player = view.players[seat]!;
  const cards = cardsOf(facts);
  const full = player.hand.flatMap((held) => (held.card && seat === view.seat ? [cardInFull(cardOf(cards, held.card), texts)] : []));
  const won = [...player.achievements.map((age) => texts.name("age", `${age}`)), ...player.specials.map((id) => texts.name("special", id))];
  return [
    `${texts.get("achieved", { count: achieved(view, seat), needed: view.needed })}: ${won.join(", ") || texts.get("none")}.`,
    texts.get("describe-icons", { icons: totals(player.icons, texts) }),
    ...COLOURS.map((colour) => pileWords(view, seat, colour, facts, texts, names)),
    `${texts.get("score-title", { points: player.points })}: ${zoneWords(player.score, texts)}.`,
    `${texts.get("hand-title", { count: player.hand.length })}: ${full.length ? "" : zoneWords(player.hand, texts)}`,
    ...full,
    drawLine(player.draw, texts),
    texts.get("this-turn", { tucked: player.tucked, scored: player.scored }),
    ...(view.first_meld && seat === view.seat ? [`${texts.get("first-meld")}: ${texts.name("card", view.first_meld)}`] : []),
  ];
}

function middleLines(view: InnovationView, facts: GameFacts, texts: Texts, names: string[]): string[] {
  const table = { texts, names, view, own: ownSeat(view) };
  return [
    ...agesOf(view).map((age) => texts.get("supply-line", { age: texts.name("age", `${age}`), count: view.supplies[age - 1] ?? 0 })),
    ...achievementAges(facts).map((age) => ageLine(ageStatus(view, table.own, age, facts), table)),
    ...specialsOf(facts).map((id) => specialLine(id, table)),
    ...(view.removed.length ? [`${texts.get("removed", { count: view.removed.length })}: ${zoneWords(view.removed, texts)}`] : []),
  ];
}
