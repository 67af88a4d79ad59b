/** What is asked, and how an act reads on a button. */
import type { Act, Seat } from "@starboard/kernel";
import { listed, type Names, plural, sentence } from "../names.ts";

/** The question, for the one who is asked; `{site}` stands for the territory of the step. */
const ASKED: Readonly<Record<string, string>> = {
  pickFaction: "Pick your faction.",
  placeFort: "Put your fortification next to a system of yours.",
  arrange: "Choose the unit that lies on top at home.",
  discard: "Discard what you do not want, then draw.",
  trim: "Your hand is over the limit: discard.",
  moveMain: "Play a card, or end the phase.",
  group: "Make up a group and lead it.",
  answerMove: "A group moves: answer, or let it pass.",
  answerCard: "A card is aimed at you: answer, or let it pass.",
  sabotaged: "Discard a card.",
  challenge: "Play cards for the roll, then roll.",
  parley: "Ask them to join, or leave them alone.",
  retreatTo: "Choose where the stack retreats.",
  site: "Choose the battle to settle next.",
  declareFirst: "Attack, or declare a mission?",
  declareSecond: "They come on a mission: accept it, or attack?",
  answerAttack: "You are attacked: answer, or fight.",
  battleCard: "Play a battle card, or pass.",
  battleCards: "Commit your battle cards, face down.",
  firstLoss: "Choose the first unit that is lost.",
  otherLoss: "Choose a unit that you lose.",
  hull: "Save a unit, or let the losses stand.",
  winnerLoss: "Choose a unit that you lose.",
  assimilate: "Choose a unit that you keep.",
  revenueMain: "Play revenue cards, then take your revenue.",
  answerRevenue: "Raid the revenue, or let it pass.",
  recruitDraw: "Draw units from the pile?",
  recruitBuy: "Buy units and build, then end the phase.",
  disband: "Discard a unit for want of upkeep.",
};
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
  if (reader !== null && asked.includes(reader)) return ASKED[step] ?? "Decide.";
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
