/** Everything that happens in Warp Empires, as a sentence. */
import type { FactWE } from "../../facts.ts";
import { listed, type Names, plural, sentence } from "../names.ts";
import { sumText } from "./terms.ts";

type Kind = FactWE["is"];
type Tellers = { readonly [K in Kind]: (fact: Extract<FactWE, { is: K }>, n: Names) => string };

const ENDINGS = {
  share: "it holds more than the share of the map that wins",
  all: "it holds everything that has to be held",
  lastSurvivor: "nobody else is left",
  roundLimit: "the last round is over",
  nobody: "nobody is left",
} as const;
const CAUSES = {
  battle: "in battle",
  challenge: "to what waited there",
  noRetreat: "with nowhere to go",
  upkeep: "for want of upkeep",
  conceded: "as their owner leaves",
  fortification: "as the position falls",
} as const;
const CONSEQUENCES: Readonly<Record<string, string>> = {
  destroyStack: "the stack is destroyed",
  retreatStack: "the stack must retreat",
  clearFeature: "whoever lives there perishes",
  rollAgain: "and the die is cast again",
};
const WINDOWS = {
  move: "moves of others",
  moveEnd: "the end of others' Move phases",
  card: "cards aimed at it",
  attack: "attacks on it",
  raid: "others' revenue",
} as const;

const tellers: Tellers = {
  orderDrawn: (f, n) => `Order of play: ${listed(f.order.map((s) => n.seat(s)))}.`,
  homeDealt: (f, n) => `${sentence(n.does(f.seat, "start", "starts"))} at ${n.at(f.at)}.`,
  factionPicked: (f, n) => `${sentence(n.does(f.seat, "play", "plays"))} the ${n.faction(f.faction)}.`,
  mustered: (f, n) => `${sentence(n.does(f.seat, "muster", "musters"))} ${plural(f.count, "unit")} at ${n.at(f.at)}.`,
  musterSeen: (f, n) => `Among them: ${n.units(f.units)}.`,
  redrawn: (f, n) => `There is no place for ${n.whose(f.seat)} ${n.unit(f.unit)}; another unit is drawn for it.`,
  fortPlaced: (f, n) => `${sentence(n.does(f.seat, "put", "puts"))} a ${n.unit(f.unit)} in ${n.at(f.at)}.`,
  topTurned: (f, n) => `${sentence(n.whose(f.seat))} stack in ${n.at(f.at)} shows a ${n.unit(f.unit)}.`,
  turnBegan: (f, n) => `Round ${f.round}, turn ${f.turn}: ${n.seat(f.seat)}.`,
  phaseBegan: (f, n) => `${n.phase(f.phase)} phase.`,
  discarded: (f, n) => `${sentence(n.does(f.seat, "discard", "discards"))} ${n.cards(f.cards)}.`,
  cardsDrawn: (f, n) =>
    `${sentence(n.does(f.seat, "draw", "draws"))} ${plural(f.count, "card")}${f.count < f.owed ? `, there are no more (${f.owed} due)` : ""}.`,
  cardsSeen: (f, n) => `Drawn: ${n.cards(f.cards)}.`,
  deckShuffled: (f) => `The discard pile, ${plural(f.cards, "card")}, becomes the deck.`,
  cardPlayed(f, n) {
    const as = f.as === null ? "" : ` as ${n.card(f.as)}`;
    const target = f.target === null ? "" : ` against ${n.seat(f.target)}`;
    const at = f.at === null ? "" : ` at ${n.at(f.at)}`;
    return `${sentence(n.does(f.seat, "play", "plays"))} ${n.card(f.card)}${as}${target}${at}.`;
  },
  cardNegated: (f, n) =>
    `${sentence(n.does(f.by, "answer", "answers"))}: ${n.whose(f.seat)} ${n.card(f.card)} has no effect.`,
  moveAnnounced(f, n) {
    const path = listed(
      f.path.slice(1).map((at) => n.at(at)),
      "then",
    );
    return `${sentence(n.does(f.seat, "announce", "announces"))} a move from ${n.at(f.path[0] as string)} to ${path}: ${plural(f.size, "unit")}, a ${n.unit(f.top)} on top.`;
  },
  moveNegated: (f, n) =>
    `${sentence(n.does(f.by, "stop", "stops"))} ${n.whose(f.seat)} move before it starts; the units stay.`,
  moveStopped: (f, n) => `${sentence(n.whose(f.seat))} group is caught in ${n.at(f.at)} by ${n.seat(f.by)}.`,
  moved: (f, n) =>
    `${sentence(n.does(f.seat, "move", "moves"))} ${plural(f.size, "unit")} from ${n.at(f.from)} to ${n.at(f.to)}, a ${n.unit(f.top)} on top.`,
  explored: (f, n) =>
    `${sentence(n.does(f.seat, "explore", "explores"))} ${n.at(f.at)}: ${listed(f.rolls.map(({ name, die }) => `${name} (${die})`))}.`,
  challengeRolled: (f, n) =>
    `${n.challenge(f.challenge)} at ${n.at(f.at)}: ${sumText(f.terms, f.total, n)}. ${f.solved ? "Solved, for good." : "Not solved."}`,
  consequence: (f, n) =>
    `The consequence at ${n.at(f.at)} is ${f.die}: ${listed(f.does.map((op) => CONSEQUENCES[op] ?? op))}.`,
  featureGone: (f, n) => `${sentence(n.feature(f.feature))} at ${n.at(f.at)} is gone.`,
  parleyRolled(f, n) {
    const result = { joined: "they join", refused: "they refuse for now", locked: "they will never listen again" }[
      f.result
    ];
    return `${sentence(n.does(f.seat, "ask", "asks"))} at ${n.at(f.at)}: ${sumText(f.terms, f.total, n)}: ${result}.`;
  },
  unitsLost: (f, n) =>
    `${sentence(n.does(f.seat, "lose", "loses"))} ${n.units(f.units)} at ${n.at(f.at)}, ${CAUSES[f.cause]}.`,
  retreated: (f, n) =>
    `${sentence(n.does(f.seat, "retreat", "retreats"))} with ${plural(f.count, "unit")} from ${n.at(f.from)} to ${n.at(f.to)}.`,
  declared: (f, n) =>
    `${sentence(n.does(f.seat, "declare", "declares"))} ${f.what === "attack" ? "an attack on" : "a diplomatic mission to"} ${n.seat(f.foe)} at ${n.at(f.at)}.`,
  attackForbidden: (f, n) =>
    `There is no battle at ${n.at(f.at)}; ${n.seat(f.seat)} may not attack ${n.seat(f.by)} again this turn.`,
  battleBegan(f, n) {
    const foe = f.defender === null ? `the ${n.feature(f.feature ?? "")}` : n.seat(f.defender);
    const sides = `${n.units(f.units[0])} against ${f.defender === null ? "dice" : n.units(f.units[1])}`;
    return `Battle at ${n.at(f.at)}: ${n.seat(f.attacker)} against ${foe}, ${sides}.`;
  },
  neutralRolled: (f, n) => `The ${n.feature(f.feature)} throws ${f.dice.join(" × ")} = ${f.force}.`,
  cardsRevealed: (f, n) =>
    `${sentence(n.does(f.seat, "reveal", "reveals"))} ${f.cards.length === 0 ? "no card" : n.cards(f.cards)}.`,
  cardReturned: (f, n) => `${n.card(f.card)} goes back to ${n.whose(f.seat)} hand.`,
  battleDecided(f, n) {
    const sums = `attack ${sumText(f.terms[0], f.sums[0], n)}; defence ${sumText(f.terms[1], f.sums[1], n)}`;
    if (f.how === "standoff") return `At ${n.at(f.at)}: ${sums}. A standoff.`;
    const victor = f.winner === null ? "the defence wins" : n.does(f.winner, "win", "wins");
    const why =
      f.how === "tie" ? ", a tie goes to the defence" : f.how === "conceded" ? ", the other side gives up" : "";
    return `At ${n.at(f.at)}: ${sums}. ${sentence(victor)}${why}.`;
  },
  lossNamed(f, n) {
    if (f.by === null) return `${sentence(n.does(f.seat, "lose", "loses"))} the ${n.unit(f.unit)} first.`;
    if (f.by === f.seat) return `${sentence(n.does(f.by, "give up", "gives up"))} a ${n.unit(f.unit)}.`;
    return `${sentence(n.does(f.by, "take", "takes"))} a ${n.unit(f.unit)} out of ${n.whose(f.seat)} stack.`;
  },
  lossSaved: (f, n) => `${sentence(n.does(f.seat, "save", "saves"))} a ${n.unit(f.unit)}.`,
  leadersCaptured: (f, n) =>
    `${sentence(n.does(f.seat, "capture", "captures"))} ${n.units(f.units)} of ${n.seat(f.from)}.`,
  assimilated: (f, n) => `${sentence(n.does(f.seat, "keep", "keeps"))} ${n.units(f.units)} at ${n.at(f.at)}.`,
  subdued: (f, n) => `${n.at(f.at)} lies open to ${n.seat(f.seat)}.`,
  incomeChanged: (f, n) =>
    `${n.card(f.card)}: ${n.whose(f.seat)} revenue this turn ${f.amount < 0 ? `−${-f.amount}` : `+${f.amount}`}.`,
  revenuePaid: (f, n) =>
    `${sentence(n.does(f.seat, "earn", "earns"))} ${plural(f.total, "point")} (${f.printed} printed); the treasury holds ${f.treasury}.`,
  recruitsDrawn: (f, n) =>
    `${sentence(n.does(f.seat, "draw", "draws"))} ${plural(f.count, "unit")}${f.bonus ? " more" : ""} from the pile.`,
  recruitsSeen: (f, n) => `For sale: ${n.units(f.units)}.`,
  bonusRolled: (f, n) => `All bought: the die gives ${n.seat(f.seat)} ${plural(f.die, "more unit")}.`,
  unitBought: (f, n) =>
    `${sentence(n.does(f.seat, "buy", "buys"))} ${f.unit === null ? "a unit" : `a ${n.unit(f.unit)}`} for ${plural(f.price, "point")} at ${n.at(f.at)}.`,
  built: (f, n) =>
    `${sentence(n.does(f.seat, "build", "builds"))} a ${n.building(f.building)} at ${n.at(f.at)} for ${plural(f.price, "point")}.`,
  recruitsReturned: (f, n) => `${sentence(n.does(f.seat, "put", "puts"))} ${plural(f.count, "unit")} back.`,
  upkeepDue: (f, n) =>
    `Revenue ${f.revenue} keeps ${plural(f.limit, "unit")}; ${n.does(f.seat, "have", "has")} ${f.units}.`,
  controlPlaced: (f, n) =>
    `${n.at(f.at)} is ${n.whose(f.seat)} now${f.from === null ? "" : `, no longer ${n.whose(f.from)}`}.`,
  controlRemoved: (f, n) => `${sentence(n.whose(f.seat))} marker leaves ${n.at(f.at)}: the work of ${n.seat(f.by)}.`,
  handSeen: (f, n) => `${sentence(n.whose(f.of))} hand: ${n.cards(f.cards)}.`,
  stackSeen: (f, n) => `${sentence(n.whose(f.of))} stack in ${n.at(f.at)}: ${n.units(f.units)}.`,
  cardTaken: (f, n) => `${sentence(n.does(f.seat, "take", "takes"))} a card out of ${n.whose(f.from)} hand.`,
  takenSeen: (f, n) => `The card taken is ${n.card(f.card)}.`,
  treasuryMoved: (f, n) => `${plural(f.amount, "point")} go from ${n.seat(f.from)} to ${n.seat(f.to)}.`,
  orderLeft: (f, n) =>
    `${sentence(n.does(f.seat, f.stands ? "leave a standing order" : "take back the standing order", f.stands ? "leaves a standing order" : "takes back the standing order"))} for ${WINDOWS[f.window]}.`,
  eliminated: (f, n) => `${sentence(n.does(f.seat, "are", "is"))} out: no unit and no marker is left.`,
  conceded: (f, n) => `${sentence(n.does(f.seat, "concede", "concedes"))}.`,
  won(f, n) {
    if (f.seats.length === 0) return `Nobody wins: ${ENDINGS[f.how]}.`;
    const who = listed(f.seats.map((s) => n.seat(s)));
    return `${sentence(who)} ${f.seats.length > 1 || who === "you" ? "win" : "wins"}: ${ENDINGS[f.how]}.`;
  },
};

export const tell = (fact: FactWE, names: Names): string =>
  (tellers[fact.is] as (fact: FactWE, names: Names) => string)(fact, names);
