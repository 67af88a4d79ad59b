/** Prompts for each step, labels of acts, and the state in a few lines for terminals. */
import type { Act, Seat } from "@starboard/kernel";
import type { PendingCard } from "../../shape.ts";
import { format, type Names, sentence } from "../names.ts";

/** The prompt for a player to act. */
const ASKED: Readonly<Record<string, string>> = {
  pickFaction: "Pick your faction.",
  placeFort: "Place your fortification next to one of your systems.",
  arrange: "Choose the top unit of your home stack.",
  discard: "Discard the cards you do not want, then draw.",
  trim: "Your hand is over the limit. Discard a card.",
  moveMain: "Play a card, or end the phase.",
  group: "Form a group and move it.",
  site: "Choose the battle to settle next.",
  battleCards: "Choose your battle cards in secret.",
  otherLoss: "Choose a unit to lose.",
  hull: "Save a unit, or accept the losses.",
  winnerLoss: "Choose a unit to lose as the winner.",
  assimilate: "Choose a unit to keep.",
  revenueMain: "Play revenue cards, then take your revenue.",
  recruitDraw: "Draw units from the pile?",
  recruitBuy: "Buy units and build, then end the phase.",
  disband: "Choose a unit to discard: your revenue does not cover it.",
};

/** The memo fields that prompts read from the top stack frame. */
interface About {
  readonly at?: number;
  readonly from?: number;
  readonly foe?: number;
  readonly attacker?: number;
  readonly left?: number;
  readonly window?: string;
}
/** Prompts with details: who moved, what was played, where it is. */
const DETAILED: Readonly<Record<string, (n: Names, about: About) => string>> = {
  answerMove(n, { window }) {
    if (window === "moveEnd") return `${sentence(active(n))} ends the Move phase: intercept, or let it pass.`;
    const march = n.view.marches.at(-1);
    const to = march?.path.at(-1);
    if (!march || march.from === null || to === undefined) return "A group moves: respond, or let it pass.";
    const top = march.top === null ? "" : `, ${n.unit(march.top)} on top,`;
    const who = sentence(n.does(march.seat, "move", "moves"));
    return `${who} ${format.count(march.size, "unit", "units")}${top} from ${n.at(march.from)} to ${n.at(to)}: respond, or let it pass.`;
  },
  answerCard(n) {
    const played = n.view.flow.stack.findLast(({ step }) => step === "free")?.memo as Partial<PendingCard> | undefined;
    const card = n.compiled.cards[played?.as === undefined || played.as < 0 ? (played?.card ?? -1) : played.as];
    if (!card || played?.seat === undefined) return "A card is aimed at you: respond, or let it pass.";
    return `${sentence(n.does(played.seat, "play", "plays"))} ${n.card(card.id)}: respond, or let it pass.`;
  },
  sabotaged: (_n, { left = 1 }) => (left === 1 ? "Discard a card." : `Discard ${left} cards, one at a time.`),
  challenge: (n, { at }) => `Face the challenge at ${place(n, at)}: play cards, then roll.`,
  parley: (n, { at }) => `Ask the people of ${place(n, at)} to join, or leave them alone.`,
  retreatTo: (n, { from }) => `Choose where your stack retreats from ${place(n, from)}.`,
  declareFirst: (n, { at, foe }) => `${sentence(other(n, foe))} is at ${place(n, at)}: attack, or declare a mission?`,
  declareSecond: (n, { at }) => `${sentence(active(n))} comes to ${place(n, at)} on a mission: accept it, or attack?`,
  answerAttack: (n, { at, attacker }) =>
    `${sentence(other(n, attacker))} attacks you at ${place(n, at)}: respond, or fight.`,
  battleCard(n) {
    const { battle } = n.view;
    const passed = battle?.passes === 1 ? battle.sides[battle.turn === 0 ? 1 : 0] : null;
    const end =
      passed === null || passed === undefined
        ? ""
        : ` ${sentence(n.seat(passed))} has passed. A second pass ends the battle.`;
    return `Play a battle card, or pass.${end}`;
  },
  firstLoss(n) {
    const { battle } = n.view;
    const loser = battle?.winner === null || !battle ? null : battle.sides[battle.winner === 0 ? 1 : 0];
    return loser === null
      ? "Choose the first unit to lose."
      : `Choose the first unit that ${n.does(loser, "lose", "loses")}.`;
  },
  answerRevenue: (n) => `${sentence(active(n))} takes revenue: raid it, or let it pass.`,
};

const place = (n: Names, at: number | undefined): string => n.at(n.compiled.ids[at ?? -1] ?? "");
const active = (n: Names): string => other(n, n.view.active ?? undefined);
const other = (n: Names, s: number | undefined): string => (s === undefined ? "another player" : n.seat(s));

const WAITING: Readonly<Record<string, string>> = {
  pickFaction: "picks a faction",
  placeFort: "places a fortification",
  arrange: "arranges a stack",
  discard: "discards and draws",
  trim: "discards down to the limit",
  moveMain: "moves",
  group: "forms a group",
  answerMove: "may respond to the move",
  answerCard: "may respond to the card",
  sabotaged: "discards a card",
  challenge: "prepares a roll",
  parley: "may ask neutral people to join",
  retreatTo: "chooses a retreat",
  site: "chooses a battle",
  declareFirst: "decides between attack and mission",
  declareSecond: "decides between attack and mission",
  answerAttack: "may respond to the attack",
  battleCard: "may play a battle card",
  battleCards: "chooses battle cards",
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

/** The prompt: what the reader must do, or who decides now. */
export function prompt(step: string, asked: readonly Seat[], reader: Seat | null, n: Names): string {
  if (reader !== null && asked.includes(reader)) {
    const about = n.view.flow.stack.at(-1)?.memo as About | undefined;
    return DETAILED[step]?.(n, about ?? {}) ?? ASKED[step] ?? "Decide.";
  }
  const who = format.list(asked.map((s) => n.seat(s)));
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
  lift: (a, n) => `Take one ${n.unit(String(a["unit"]))} from ${n.at(String(a["at"]))}`,
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
    return cards.length === 0 ? "Commit no card" : `Commit ${format.list(cards.map((c) => cardOf(c, n)))}`;
  },
  lose: (a, n) => `Lose one ${n.unit(String(a["unit"]))}`,
  save: (a, n) => `${cardOf(a, n)}: save one ${n.unit(String(a["unit"]))}`,
  keep: (a, n) => `Keep one ${n.unit(String(a["unit"]))}`,
  retreat: (a, n) => `Retreat to ${n.at(String(a["to"]))}`,
  draw: () => "Draw units",
  skip: () => "Draw none",
  buy: (a, n) => `Buy one ${n.unit(String(a["unit"]))} for ${n.at(String(a["at"]))}`,
  build: (a, n) => `Build ${n.building(String(a["building"]))} at ${n.at(String(a["at"]))}`,
  disband: (a, n) => `Discard one ${n.unit(String(a["unit"]))} at ${n.at(String(a["at"]))}`,
  concede: () => "Concede",
  restack: (a, n) => `Put ${n.unit(String(a["unit"]))} on top at ${n.at(String(a["at"]))}`,
  standing(a) {
    const window = {
      move: "moves",
      moveEnd: "the end of moves",
      card: "cards aimed at me",
      attack: "attacks on me",
      raid: "other players’ revenue",
    }[String(a["window"])];
    const order = { ask: "ask me about", pass: "let pass", play: "always respond to" }[String(a["order"])];
    return sentence(`${order ?? ""} ${window ?? ""}`.trim());
  },
};

/** The label of an act. */
export const button = (step: string, act: Act, n: Names): string => BUTTONS[act.do]?.(act as Fields, n, step) ?? act.do;

/** The state in a few lines, for terminals. */
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
    return `${sentence(n.seat(s.seat))}${faction}${s.alive ? "" : ", out"}: ${format.count(own, "territory", "territories")}, ${format.count(s.treasury, "point", "points")}, ${format.count(s.hand.count, "card", "cards")}${hand}`;
  });
  const places = v.territories.flatMap((x) => {
    const stacks = x.stacks.map(
      (s) =>
        `${n.seat(s.seat)} ${s.units ? n.units(s.units.map(({ unit }) => unit)) : `${format.count(s.count, "unit", "units")}, top ${n.unit(s.top)}`}`,
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
