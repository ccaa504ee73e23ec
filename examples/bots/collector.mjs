#!/usr/bin/env node
// A bot for 7 Wonders Duel in JavaScript (Node 20 or newer): collects victory points for little money.
//
//     ludopolis arena duel ./examples/bots/collector.mjs random --games 20
//
// One JSON line comes in for every decision, one goes out. docs/bot-protocol.md describes them.

import { createInterface } from "node:readline";

const CARD_POINTS = {
  theater: 3, altar: 3, baths: 3, statue: 4, temple: 4, rostrum: 4, courthouse: 5, aqueduct: 5,
  obelisk: 5, senate: 5, gardens: 6, pantheon: 6, palace: 7, town_hall: 7, academy: 3, study: 3,
  chamber_of_commerce: 3, port: 3, armory: 3, lighthouse: 3, arena: 3,
};
const WONDER_POINTS = {
  pyramids: 9, sphinx: 6, great_library: 4, great_lighthouse: 4, temple_of_artemis: 4, appian_way: 4,
  hanging_gardens: 5, colossus: 4, circus_maximus: 3, statue_of_zeus: 3, mausoleum: 3, piraeus: 3,
};
const OTHER_CARD = 2; // resources, shields, science: worth something, but not counted here
const COIN = 1 / 3; // three coins are a point at the end

/** What an action promises, in victory points. */
function worth(action, view) {
  const [verb, first] = action.text.split(" ");
  const city = view.cities[view.seat];
  if (verb === "build") {
    const slot = view.structure.find((slot) => slot.card === first);
    return (CARD_POINTS[first] ?? OTHER_CARD) - COIN * slot.quote.total;
  }
  if (verb === "wonder") {
    const wonder = city.wonders.find((wonder) => wonder.wonder === first);
    return WONDER_POINTS[first] - COIN * wonder.quote.total;
  }
  if (verb === "discard") return COIN * city.discard_income;
  return WONDER_POINTS[first] ?? CARD_POINTS[first] ?? 0; // draft, revive, demolish, progress
}

function decide({ actions, view }) {
  const best = actions.reduce((a, b) => (worth(b, view) > worth(a, view) ? b : a));
  return { action: best.number };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "over") break;
  const answer = message.type === "hello" ? { name: "collector" } : decide(message);
  process.stdout.write(JSON.stringify(answer) + "\n");
}
