/** What is asked, and how an act reads on a button. */
import type { Act, Seat } from "@starboard/kernel";
import type { CardOnItsWay } from "../../shape.ts";
import { listed, type Names, plural, sentence } from "../names.ts";

/** The question, for the one who is asked. */
const ASKED: Readonly<Record<string, string>> = {
  pickFaction: "Pick your faction.",
  placeFort: "Put your fortification next to a system of yours.",
  arrange: "Choose the unit that lies on top at home.",
  discard: "Discard what you do not want, then draw.",
  trim: "Your hand is over the limit: discard.",
  moveMain: "Play a card, or end the phase.",
  group: "Make up a group and lead it.",
  site: "Choose the battle to settle next.",
  battleCards: "Commit your battle cards, face down.",
  otherLoss: "Choose a unit that you lose.",
  hull: "Save a unit, or let the losses stand.",
  winnerLoss: "Choose a unit that your victory costs.",
  assimilate: "Choose a unit that you keep.",
  revenueMain: "Play revenue cards, then take your revenue.",
  recruitDraw: "Draw units from the pile?",
  recruitBuy: "Buy units and build, then end the phase.",
  disband: "Discard a unit for want of upkeep.",
};

/** What the question's frame on the stack says of it. */
interface About {
  readonly at?: number;
  readonly from?: number;
  readonly foe?: number;
  readonly attacker?: number;
  readonly left?: number;
  readonly window?: string;
}
/** Questions that say what they are about: who moved, what was played, where it is. */
const DETAILED: Readonly<Record<string, (n: Names, about: About) => string>> = {
  answerMove(n, { window }) {
    if (window === "moveEnd") return `${sentence(active(n))} ends the moves: intercept, or let it pass.`;
    const march = n.view.marches.at(-1);
    const to = march?.path.at(-1);
    if (!march || march.from === null || to === undefined) return "A group moves: answer, or let it pass.";
    const top = march.top === null ? "" : `, a ${n.unit(march.top)} on top,`;
    const who = sentence(n.does(march.seat, "move", "moves"));
    return `${who} ${plural(march.size, "unit")}${top} from ${n.at(march.from)} to ${n.at(to)}: answer, or let it pass.`;
  },
  answerCard(n) {
    const played = n.view.flow.stack.findLast(({ step }) => step === "free")?.memo as Partial<CardOnItsWay> | undefined;
    const card = n.book.cards[played?.as === undefined || played.as < 0 ? (played?.card ?? -1) : played.as];
    if (!card || played?.seat === undefined) return "A card is aimed at you: answer, or let it pass.";
    return `${sentence(n.does(played.seat, "play", "plays"))} ${n.card(card.id)}: answer, or let it pass.`;
  },
  sabotaged: (_n, { left = 1 }) => (left === 1 ? "Discard a card." : `Discard a card; ${left} must go.`),
  challenge: (n, { at }) => `Face what waits at ${place(n, at)}: play cards, then roll.`,
  parley: (n, { at }) => `Ask the people of ${place(n, at)} to join, or leave them alone.`,
  retreatTo: (n, { from }) => `Choose where your stack retreats from ${place(n, from)}.`,
  declareFirst: (n, { at, foe }) => `${sentence(other(n, foe))} is at ${place(n, at)}: attack, or declare a mission?`,
  declareSecond: (n, { at }) => `${sentence(active(n))} comes to ${place(n, at)} on a mission: accept it, or attack?`,
  answerAttack: (n, { at, attacker }) =>
    `${sentence(other(n, attacker))} attacks you at ${place(n, at)}: answer, or fight.`,
  battleCard(n) {
    const { battle } = n.view;
    const passed = battle?.passes === 1 ? battle.sides[battle.turn === 0 ? 1 : 0] : null;
    const end =
      passed === null || passed === undefined ? "" : ` ${sentence(n.seat(passed))} has passed; a second pass ends it.`;
    return `Play a battle card, or pass.${end}`;
  },
  firstLoss(n) {
    const { battle } = n.view;
    const loser = battle?.winner === null || !battle ? null : battle.sides[battle.winner === 0 ? 1 : 0];
    return loser === null
      ? "Choose the first unit that is lost."
      : `Choose the first unit that ${n.does(loser, "lose", "loses")}.`;
  },
  answerRevenue: (n) => `${sentence(active(n))} takes revenue: raid it, or let it pass.`,
};

const place = (n: Names, at: number | undefined): string => n.at(n.book.ids[at ?? -1] ?? "");
const active = (n: Names): string => other(n, n.view.active ?? undefined);
const other = (n: Names, s: number | undefined): string => (s === undefined ? "somebody" : n.seat(s));

const WAITING: Readonly<Record<string, string>> = {
  pickFaction: "picks a faction",
  placeFort: "places a fortification",
  arrange: "arranges a stack",
  discard: "discards and draws",
  trim: "discards down to the limit",
  moveMain: "moves",
  group: "makes up a group",
  answerMove: "may answer the move",
  answerCard: "may answer the card",
  sabotaged: "discards a card",
  challenge: "prepares a roll",
  parley: "may ask a people to join",
  retreatTo: "chooses a retreat",
  site: "chooses a battle",
  declareFirst: "declares",
  declareSecond: "declares",
  answerAttack: "may answer the attack",
  battleCard: "may play a battle card",
  battleCards: "commits battle cards",
  firstLoss: "chooses the first loss",
  otherLoss: "chooses losses",
  hull: "may save a unit",
  winnerLoss: "chooses losses",
  assimilate: "chooses what to keep",
  revenueMain: "takes revenue",
  answerRevenue: "may raid",
  recruitDraw: "recruits",
  recruitBuy: "recruits and builds",
  disband: "discards units",
};

export function prompt(step: string, asked: readonly Seat[], reader: Seat | null, n: Names): string {
  if (reader !== null && asked.includes(reader)) {
    const about = n.view.flow.stack.at(-1)?.memo as About | undefined;
    return DETAILED[step]?.(n, about ?? {}) ?? ASKED[step] ?? "Decide.";
  }
  const who = listed(asked.map((s) => n.seat(s)));
  return `${sentence(who)} ${WAITING[step] ?? "decides"}.`;
}

type Fields = Act & Readonly<Record<string, string | number | undefined>>;

/** "Warp", "Special Card as Warp". */
const cardOf = (a: Fields, n: Names): string =>
  a["as"] === undefined ? n.card(String(a["card"])) : `${n.card(String(a["card"]))} as ${n.card(String(a["as"]))}`;

const BUTTONS: Readonly<Record<string, (a: Fields, n: Names, step: string) => string>> = {
  pick: (a, n) => n.faction(String(a["faction"])),
  place: (a, n) => n.at(String(a["at"])),
  arrange: (a, n) => `${n.unit(String(a["unit"]))} on top`,
  drop: (a, n) => `Discard ${n.card(String(a["card"]))}`,
  done: (_a, _n, step) => (step === "discard" ? "Draw" : step === "site" ? "No more battles" : "Done"),
  play(a, n) {
    const target = a["seat"] === undefined ? "" : ` against ${n.seat(Number(a["seat"]))}`;
    const at = a["at"] === undefined ? "" : ` at ${n.at(String(a["at"]))}`;
    return `Play ${cardOf(a, n)}${target}${at}`;
  },
  pass: (_a, _n, step) => (step === "parley" ? "Leave them alone" : "Pass"),
  lift: (a, n) => `Take a ${n.unit(String(a["unit"]))} from ${n.at(String(a["at"]))}`,
  liftAll: (a, n) => `Take all from ${n.at(String(a["at"]))}`,
  step: (a, n) => `To ${n.at(String(a["to"]))}`,
  stop: () => "Stop here",
  enough: () => "No more groups",
  roll: () => "Roll",
  battle: (a, n) => `Battle with ${n.seat(Number(a["foe"]))} at ${n.at(String(a["at"]))}`,
  assault: (a, n) => `Assault the ${n.feature(String(a["feature"]))} at ${n.at(String(a["at"]))}`,
  attack: () => "Attack",
  mission: () => "Diplomatic mission",
  commit(a, n) {
    const { cards } = a as unknown as { readonly cards: readonly Fields[] };
    return cards.length === 0 ? "Commit no card" : `Commit ${listed(cards.map((c) => cardOf(c, n)))}`;
  },
  lose: (a, n) => `Lose a ${n.unit(String(a["unit"]))}`,
  save: (a, n) => `${cardOf(a, n)}: save a ${n.unit(String(a["unit"]))}`,
  keep: (a, n) => `Keep a ${n.unit(String(a["unit"]))}`,
  retreat: (a, n) => `Retreat to ${n.at(String(a["to"]))}`,
  draw: () => "Draw units",
  skip: () => "Draw none",
  buy: (a, n) => `Buy a ${n.unit(String(a["unit"]))} for ${n.at(String(a["at"]))}`,
  build: (a, n) => `Build a ${n.building(String(a["building"]))} at ${n.at(String(a["at"]))}`,
  disband: (a, n) => `Discard a ${n.unit(String(a["unit"]))} at ${n.at(String(a["at"]))}`,
  concede: () => "Concede",
  restack: (a, n) => `Put a ${n.unit(String(a["unit"]))} on top at ${n.at(String(a["at"]))}`,
  standing(a) {
    const window = {
      move: "moves",
      moveEnd: "the end of moves",
      card: "cards aimed at me",
      attack: "attacks on me",
      raid: "others' revenue",
    }[String(a["window"])];
    const order = { ask: "ask me about", pass: "let pass", play: "always answer" }[String(a["order"])];
    return sentence(`${order ?? ""} ${window ?? ""}`.trim());
  },
};

export const button = (step: string, act: Act, n: Names): string => BUTTONS[act.do]?.(act as Fields, n, step) ?? act.do;

/** The table in a few lines, for terminals. */
export function board(n: Names): string {
  const v = n.view;
  const head =
    v.active === null
      ? "Set-up"
      : `Round ${v.round}, turn ${v.turn}: ${n.seat(v.active)}, ${v.phase ?? "between turns"}`;
  const seats = v.seats.map((s) => {
    const own = v.territories.filter(({ marker }) => marker === s.seat).length;
    const faction = s.faction === null ? "" : `, ${n.faction(s.faction)}`;
    const hand = s.hand.cards
      ? `: ${n.cards(Object.entries(s.hand.cards).flatMap(([id, k]) => new Array<string>(k).fill(id)))}`
      : "";
    return `${sentence(n.seat(s.seat))}${faction}${s.alive ? "" : ", out"}: ${plural(own, "territory", "territories")}, ${plural(s.treasury, "point")}, ${plural(s.hand.count, "card")}${hand}`;
  });
  const places = v.territories.flatMap((x) => {
    const stacks = x.stacks.map(
      (s) =>
        `${n.seat(s.seat)} ${s.units ? n.units(s.units.map(({ unit }) => unit)) : `${plural(s.count, "unit")}, top ${n.unit(s.top)}`}`,
    );
    const marker = x.marker === null ? [] : [`held by ${n.seat(x.marker)}`];
    const features = Object.entries(x.features).map(([id, value]) =>
      value === true ? n.feature(id) : `${n.feature(id)} ${value}`,
    );
    const all = [...marker, ...features, ...Object.keys(x.buildings).map((id) => n.building(id)), ...stacks];
    return all.length === 0 ? [] : [`  ${n.at(x.id)}: ${all.join("; ")}`];
  });
  return [head, ...seats, ...places].join("\n");
}
