/** A sentence for each fact of Warp Empires. */
import type { FactWE } from "../../facts.ts";
import { format, headStartOf, type Names, sentence } from "../names.ts";
import { sumText } from "./terms.ts";

type Kind = FactWE["is"];
type FactTexts = { readonly [K in Kind]: (fact: Extract<FactWE, { is: K }>, n: Names) => string };

type Ending = Extract<FactWE, { is: "won" }>["how"];

/** How a match ended, after "Lyra wins". `held` territories of `all` that count are the winner’s. */
const ENDINGS: { readonly [H in Ending]: (held: number, all: number, ahead: number) => string } = {
  share: (held, all, ahead) =>
    `by controlling ${held} of ${territories(all)}${ahead > 0 ? ` with a head start of ${ahead}` : ""}`,
  all: (_held, all) => `by controlling all ${territories(all)}`,
  lastSurvivor: () => "as the last empire",
  roundLimit: (held, _all, ahead) => `with ${territories(held)}${aheadBy(ahead)} after the last round`,
  nobody: () => "",
};
const aheadBy = (n: number): string => (n > 0 ? ` and a head start of ${n}` : "");
const territories = (n: number): string => format.count(n, "territory", "territories");
const CAUSES = {
  battle: "in battle",
  challenge: "to the challenge there",
  noRetreat: "with nowhere to go",
  upkeep: "because upkeep was not covered",
  conceded: "as their owner leaves",
  fortification: "as the position falls",
} as const;
const CONSEQUENCES: Readonly<Record<string, string>> = {
  destroyStack: "the stack is destroyed",
  retreatStack: "the stack must retreat",
  clearFeature: "the inhabitants perish",
  rollAgain: "roll the die again",
};
const WINDOWS = {
  move: "other players’ moves",
  moveEnd: "the end of other players’ Move phases",
  card: "cards aimed at it",
  attack: "attacks on it",
  raid: "other players’ revenue",
} as const;

const SENTENCES: FactTexts = {
  orderDrawn: (f, n) => `Order of play: ${format.list(f.order.map((s) => n.seat(s)))}.`,
  homeDealt: (f, n) => `${sentence(n.does(f.seat, "start", "starts"))} at ${n.at(f.at)}.`,
  factionPicked: (f, n) => `${sentence(n.does(f.seat, "play", "plays"))} the ${n.faction(f.faction)}.`,
  headStart: (f, n) =>
    `So that the races are even, ${n.does(f.seat, "are", "is")} ahead by ${format.count(f.systems, "system", "systems")} for victory (${n.faction(f.faction)}).`,
  mustered: (f, n) =>
    `${sentence(n.does(f.seat, "muster", "musters"))} ${format.count(f.count, "unit", "units")} at ${n.at(f.at)}.`,
  musterSeen: (f, n) => `Among them: ${n.units(f.units)}.`,
  redrawn: (f, n) => `There is no place for ${n.whose(f.seat)} ${n.unit(f.unit)}. Another unit is drawn instead.`,
  fortPlaced: (f, n) => `${sentence(n.does(f.seat, "put", "puts"))} a ${n.unit(f.unit)} in ${n.at(f.at)}.`,
  topTurned: (f, n) => `${sentence(n.whose(f.seat))} stack in ${n.at(f.at)} shows a ${n.unit(f.unit)}.`,
  turnBegan: (f, n) => `Round ${f.round}, turn ${f.turn}: ${n.seat(f.seat)}.`,
  phaseBegan: (f, n) => `${n.phase(f.phase)} phase.`,
  discarded: (f, n) => `${sentence(n.does(f.seat, "discard", "discards"))} ${n.cards(f.cards)}.`,
  cardsDrawn: (f, n) =>
    `${sentence(n.does(f.seat, "draw", "draws"))} ${format.count(f.count, "card", "cards")}${f.count < f.owed ? `; ${f.owed} were due, but no more are left` : ""}.`,
  cardsSeen: (f, n) => `Drawn: ${n.cards(f.cards)}.`,
  deckShuffled: (f) => `The discard pile (${format.count(f.cards, "card", "cards")}) is shuffled into a new deck.`,
  cardPlayed(f, n) {
    const as = f.as === null ? "" : ` as ${n.card(f.as)}`;
    const target = f.target === null ? "" : ` against ${n.seat(f.target)}`;
    const at = f.at === null ? "" : ` at ${n.at(f.at)}`;
    return `${sentence(n.does(f.seat, "play", "plays"))} ${n.card(f.card)}${as}${target}${at}.`;
  },
  cardNegated: (f, n) =>
    `${sentence(n.does(f.by, "respond", "responds"))}: ${n.whose(f.seat)} ${n.card(f.card)} has no effect.`,
  moveAnnounced(f, n) {
    const path = f.path
      .slice(1)
      .map((at) => n.at(at))
      .join(", then ");
    return `${sentence(n.does(f.seat, "announce", "announces"))} a move from ${n.at(f.path[0] as string)} to ${path}: ${format.count(f.size, "unit", "units")}, ${n.unit(f.top)} on top.`;
  },
  moveNegated: (f, n) =>
    `${sentence(n.does(f.by, "stop", "stops"))} ${n.whose(f.seat)} move before it starts. The units stay.`,
  moveStopped: (f, n) =>
    `${sentence(n.does(f.by, "intercept", "intercepts"))} ${n.whose(f.seat)} group in ${n.at(f.at)}.`,
  moved: (f, n) =>
    `${sentence(n.does(f.seat, "move", "moves"))} ${format.count(f.size, "unit", "units")} from ${n.at(f.from)} to ${n.at(f.to)}, ${n.unit(f.top)} on top.`,
  explored: (f, n) =>
    `${sentence(n.does(f.seat, "explore", "explores"))} ${n.at(f.at)}: ${format.list(f.rolls.map(({ name, die }) => `${name} (${die})`))}.`,
  challengeRolled: (f, n) =>
    `${n.challenge(f.challenge)} at ${n.at(f.at)}: ${sumText(f.terms, f.total, n)}. ${f.solved ? "Solved permanently." : "Not solved."}`,
  consequence: (f, n) =>
    `The consequence roll at ${n.at(f.at)} is ${f.die}: ${format.list(f.does.map((op) => CONSEQUENCES[op] ?? op))}.`,
  featureGone: (f, n) => `${sentence(n.feature(f.feature))} at ${n.at(f.at)} is gone.`,
  parleyRolled(f, n) {
    const result = { joined: "they join", refused: "they refuse for now", locked: "they will never join" }[f.result];
    return `${sentence(n.does(f.seat, "ask", "asks"))} the people at ${n.at(f.at)} to join: ${sumText(f.terms, f.total, n)}. ${sentence(result)}.`;
  },
  unitsLost: (f, n) =>
    `${sentence(n.does(f.seat, "lose", "loses"))} ${n.units(f.units)} at ${n.at(f.at)}, ${CAUSES[f.cause]}.`,
  retreated: (f, n) =>
    `${sentence(n.does(f.seat, "retreat", "retreats"))} with ${format.count(f.count, "unit", "units")} from ${n.at(f.from)} to ${n.at(f.to)}.`,
  declared: (f, n) =>
    `${sentence(n.does(f.seat, "declare", "declares"))} ${f.what === "attack" ? "an attack on" : "a diplomatic mission to"} ${n.seat(f.foe)} at ${n.at(f.at)}.`,
  attackForbidden: (f, n) =>
    `No battle takes place at ${n.at(f.at)}. ${sentence(n.seat(f.seat))} may not attack ${n.seat(f.by)} again this turn.`,
  battleBegan(f, n) {
    const foe = f.defender === null ? `the ${n.feature(f.feature ?? "")}` : n.seat(f.defender);
    const sides = `${n.units(f.units[0])} against ${f.defender === null ? "dice" : n.units(f.units[1])}`;
    return `Battle at ${n.at(f.at)}: ${n.seat(f.attacker)} against ${foe}, ${sides}.`;
  },
  neutralRolled: (f, n) => `The ${n.feature(f.feature)} rolls ${f.dice.join(" × ")} = ${f.force}.`,
  cardsRevealed: (f, n) =>
    `${sentence(n.does(f.seat, "reveal", "reveals"))} ${f.cards.length === 0 ? "no card" : n.cards(f.cards)}.`,
  cardReturned: (f, n) => `${n.card(f.card)} returns to ${n.whose(f.seat)} hand.`,
  battleDecided(f, n) {
    const sums = `attack ${sumText(f.terms[0], f.sums[0], n)}; defence ${sumText(f.terms[1], f.sums[1], n)}`;
    if (f.how === "standoff") return `At ${n.at(f.at)}: ${sums}. A standoff.`;
    const victor = f.winner === null ? "the defender wins" : n.does(f.winner, "win", "wins");
    const why =
      f.how === "tie"
        ? " because a tie goes to the defender"
        : f.how === "conceded"
          ? " because the other side concedes"
          : "";
    return `At ${n.at(f.at)}: ${sums}. ${sentence(victor)}${why}.`;
  },
  lossNamed(f, n) {
    if (f.by === null) return `${sentence(n.does(f.seat, "lose", "loses"))} the ${n.unit(f.unit)} first.`;
    if (f.by === f.seat) return `${sentence(n.does(f.by, "give up", "gives up"))} one ${n.unit(f.unit)}.`;
    return `${sentence(n.does(f.by, "take", "takes"))} one ${n.unit(f.unit)} from ${n.whose(f.seat)} stack.`;
  },
  lossSaved: (f, n) => `${sentence(n.does(f.seat, "save", "saves"))} one ${n.unit(f.unit)}.`,
  leadersCaptured: (f, n) =>
    `${sentence(n.does(f.seat, "capture", "captures"))} ${n.units(f.units)} of ${n.seat(f.from)}.`,
  assimilated: (f, n) => `${sentence(n.does(f.seat, "keep", "keeps"))} ${n.units(f.units)} at ${n.at(f.at)}.`,
  subdued: (f, n) => `${sentence(n.does(f.seat, "subdue", "subdues"))} ${n.at(f.at)}.`,
  incomeChanged: (f, n) =>
    `${n.card(f.card)}: ${n.whose(f.seat)} revenue this turn ${f.amount < 0 ? `−${-f.amount}` : `+${f.amount}`}.`,
  revenuePaid: (f, n) =>
    `${sentence(n.does(f.seat, "earn", "earns"))} ${format.count(f.total, "point", "points")} (${f.printed} printed); the treasury is now ${f.treasury}.`,
  recruitsDrawn: (f, n) =>
    `${sentence(n.does(f.seat, "draw", "draws"))} ${f.bonus ? format.count(f.count, "more unit", "more units") : format.count(f.count, "unit", "units")} from the pile.`,
  recruitsSeen: (f, n) => `For sale: ${n.units(f.units)}.`,
  bonusRolled: (f, n) =>
    `${sentence(n.does(f.seat, "have", "has"))} bought every unit drawn. The die gives ${format.count(f.die, "more unit", "more units")}.`,
  unitBought: (f, n) =>
    `${sentence(n.does(f.seat, "buy", "buys"))} ${f.unit === null ? "a unit" : `a ${n.unit(f.unit)}`} for ${format.count(f.price, "point", "points")} at ${n.at(f.at)}.`,
  built: (f, n) =>
    `${sentence(n.does(f.seat, "build", "builds"))} a ${n.building(f.building)} at ${n.at(f.at)} for ${format.count(f.price, "point", "points")}.`,
  recruitsReturned: (f, n) =>
    `${sentence(n.does(f.seat, "put", "puts"))} ${format.count(f.count, "unit", "units")} back.`,
  upkeepDue: (f, n) =>
    `Revenue ${f.revenue} keeps ${format.count(f.limit, "unit", "units")}; ${n.does(f.seat, "have", "has")} ${f.units}.`,
  controlPlaced: (f, n) =>
    `${n.at(f.at)} is ${n.whose(f.seat)} now${f.from === null ? "" : `, no longer ${n.whose(f.from)}`}.`,
  controlRemoved: (f, n) =>
    `${sentence(n.does(f.by, "remove", "removes"))} ${n.whose(f.seat)} control marker from ${n.at(f.at)}.`,
  handSeen: (f, n) => `${sentence(n.whose(f.of))} hand: ${n.cards(f.cards)}.`,
  stackSeen: (f, n) => `${sentence(n.whose(f.of))} stack in ${n.at(f.at)}: ${n.units(f.units)}.`,
  cardTaken: (f, n) => `${sentence(n.does(f.seat, "take", "takes"))} a card from ${n.whose(f.from)} hand.`,
  takenSeen: (f, n) => `The card taken is ${n.card(f.card)}.`,
  treasuryMoved: (f, n) =>
    `${sentence(n.does(f.to, "take", "takes"))} ${format.count(f.amount, "point", "points")} from ${n.seat(f.from)}.`,
  orderLeft: (f, n) =>
    `${sentence(n.does(f.seat, f.stands ? "set a standing order" : "cancel the standing order", f.stands ? "sets a standing order" : "cancels the standing order"))} for ${WINDOWS[f.window]}.`,
  eliminated: (f, n) => `${sentence(n.does(f.seat, "are", "is"))} eliminated: no units and no markers are left.`,
  conceded: (f, n) => `${sentence(n.does(f.seat, "concede", "concedes"))}.`,
  won(f, n) {
    if (f.seats.length === 0) return "No winner: no player is left.";
    const { counted } = n.compiled;
    const held = counted.filter((at) => n.view.territories[at]?.marker === f.seats[0]).length;
    const ahead = headStartOf(f.seats[0] as number, n);
    const how = ENDINGS[f.how](held, counted.length, ahead);
    const who = format.list(f.seats.map((s) => n.seat(s)));
    return `${sentence(who)} ${f.seats.length > 1 || who === "you" ? "win" : "wins"} ${how}.`;
  },
};

export const tell = (fact: FactWE, names: Names): string =>
  (SENTENCES[fact.is] as (fact: FactWE, names: Names) => string)(fact, names);
