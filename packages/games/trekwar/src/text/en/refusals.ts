/** Why an act is refused: short, with its numbers, and naming the cure. */
import type { Refusal } from "@starboard/kernel";
import type { Command } from "../../acts.ts";
import { listed, type Names } from "../names.ts";
import type { ReasonCode, Reasons } from "../reasons.ts";
import { inputErrorText } from "./input-errors.ts";
import { cardCount, groundName, numberWord, sectorName } from "./nouns.ts";

type Say<C extends ReasonCode> = (about: Reasons[C], n: Names) => string;

const COMMANDS: { readonly [C in Command]: string } = {
  attack: "choose an attack",
  exchange: "exchange cards",
  open: "open the Fight",
  takeUp: "take up a card",
  event: "play an Event",
  surrender: "surrender",
  deploy: "deploy",
  draw: "draw",
  end: "end the Turn",
  choose: "choose cards",
};
const STAGES = { initial: "Initial Stage", event: "Event Stage", commit: "Deployment Stage", last: "Last Stage" };

const SAY: { readonly [C in ReasonCode]: Say<C> } = {
  TW_BATTLE_OVER: () => "The Battle is over.",
  TW_NOT_YOUR_DECISION: () => "It is the other side's decision.",
  TW_UNKNOWN_COMMAND: () => "This command does not exist in TrekWar.",
  TW_WRONG_STATE: (a) =>
    a.expected
      ? `This cannot be done now. You may ${listed(
          a.expected.map((c) => COMMANDS[c]),
          "or",
        )}.`
      : "This cannot be done now.",
  TW_STAGE_PASSED: (a) => `The ${STAGES[a.stage]} of this Turn is over.`,
  TW_UNKNOWN_CARD: (a) => `There is no card ${a.card}.`,
  TW_DUPLICATE_CARD: (a, n) => `${n.card(a.card)} is named twice.`,
  TW_NOT_IN_HAND: (a, n) => `${n.card(a.card)} is not in your Hand.`,
  TW_ATTACK_SOURCE: (a) => `You do not own ${sectorName(a.sector)}: attack from a Sector of yours.`,
  TW_ATTACK_TARGET: (a) => `${sectorName(a.sector)} is not the enemy's: attack an enemy Sector.`,
  TW_ATTACK_NOT_ADJACENT: (a) => `${sectorName(a.from)} and ${sectorName(a.to)} are not neighbours.`,
  TW_EXCHANGE_LIMIT: (a) => `You may exchange at most three cards, not ${numberWord(a.n)}.`,
  TW_EXCHANGE_DECK: (a) => `Your Deck Pile has only ${cardCount(a.n)} left to exchange.`,
  TW_OPEN_NOT_UNIT: (a, n) => `${n.card(a.card)} is no Unit: a Fight is opened with a Unit.`,
  TW_OPEN_ONE_CARD: () => "A Fight is opened with one Unit and nothing else.",
  TW_BATTLEGROUND: () => "Name Space or Surface.",
  TW_SURRENDER_OPENING: () => "You cannot surrender while opening a Fight.",
  TW_TAKEUP_SYMBOL: (a, n) => `${n.card(a.card)} has no Take Up symbol.`,
  TW_TAKEUP_NOT_ON_TABLE: (a, n) => `${n.card(a.card)} is not among your cards on the Table that may be taken up.`,
  TW_TAKEUP_BARRED: (a, n) => `The enemy's ${n.card(a.card)} has the Take Up symbol and is active.`,
  TW_NOT_EVENT: (a, n) => `${n.card(a.card)} is not an Event.`,
  TW_EVENT_LIMIT: () => "Only one Event per Turn.",
  TW_TYPE_FORBIDDEN: (a, n) => `${n.card(a.card)} forbids you to play ${a.type}s.`,
  TW_CARD_LIMIT: (a, n) => `${n.card(a.card)} allows you ${cardCount(a.n)} per Turn; this would be ${a.wanted}.`,
  TW_EVENT_NO_TARGET: (a, n) => `${n.card(a.card)} has nothing to act on.`,
  TW_EVENT_BATTLEGROUND: (a, n) => `${n.card(a.card)} can only be played in a ${groundName(a.battleground)} Fight.`,
  TW_TARGET: (a, n) =>
    a.card === undefined ? "Name the card it is aimed at." : `${n.card(a.card)} is not a legal target.`,
  TW_NEED_UNIT: (a, n) =>
    a.card === undefined
      ? "A Deployment needs exactly one Unit."
      : `${n.card(a.card)} is no Unit: a Deployment needs exactly one.`,
  TW_ONE_UNIT: (a, n) => `Only one Unit per Turn; ${n.card(a.card)} would be a second.`,
  TW_EVENT_IN_DEPLOYMENT: (a, n) => `${n.card(a.card)} is an Event: Events are played in the Event Stage.`,
  TW_SUPPORT_LIMIT(a) {
    const base = a.both
      ? "one Maneuver and one Command may be played with the Unit"
      : "one Maneuver or Command may be played with the Unit";
    const more = [
      a.maneuvers > 0 ? `${a.maneuvers} more Maneuvers` : "",
      a.commands > 0 ? `${a.commands} more Commands` : "",
    ].filter((part) => part !== "");
    return more.length === 0 ? `Only ${base}.` : `Only ${base}, and ${listed(more)} this Turn.`;
  },
  TW_LIMITED_ACTION: (a, n) => `${n.card(a.card)} is a Limited Action and must be played alone.`,
  TW_REQUIRES_UNIT: (a, n) => `${n.card(a.card)} cannot support ${n.card(a.unit)}.`,
  TW_NO_MATCH: (a) => `${a.own} ${groundName(a.battleground)}, ${a.attack} needed to match the enemy's Attack.`,
  TW_DRAW_LIMIT: (a) =>
    a.n === 0 ? "You may take up no more cards." : `You may take up ${a.n} more ${a.n === 1 ? "card" : "cards"}.`,
  TW_CHOICE_COUNT: (a) =>
    a.min === a.max ? `Choose exactly ${cardCount(a.min)}.` : `Choose between ${a.min} and ${cardCount(a.max)}.`,
  TW_CHOICE_INVALID: (a, n) => `${n.card(a.card)} is not among the cards offered.`,
  TW_RESIGN_OFF: () => "Resigning is switched off at this table.",
};

/** The kernel's own refusals, for acts that no decision point offers. */
const KERNEL: { readonly [code: string]: string } = {
  KERNEL_ACT_FORM: "This is not how the command is written.",
  KERNEL_NOT_OFFERED: "This is not on offer.",
};

export function refused(refusal: Refusal, n: Names): string {
  const say = Object.hasOwn(SAY, refusal.code) ? (SAY[refusal.code as ReasonCode] as Say<ReasonCode>) : undefined;
  if (say) return say((refusal.about ?? {}) as never, n);
  return inputErrorText(refusal.code, refusal.about, n.card) ?? KERNEL[refusal.code] ?? refusal.code;
}
