/** Why an act is refused: short, with its numbers, and with what to do instead. */
import { formatFor } from "@starboard/kit";
import type { Refusal } from "@starboard/kernel";
import type { ActName } from "../../acts.ts";
import type { Names } from "../names.ts";
import type { ReasonCode, Reasons } from "../../reasons.ts";
import { inputErrorText } from "./input-errors.ts";
import { cardCount, groundName, sectorName } from "./nouns.ts";

type RefusalText<C extends ReasonCode> = (about: Reasons[C], n: Names) => string;

const format = formatFor("en");

const ACT_NAMES: { readonly [A in ActName]: string } = {
  attack: "choose an attack",
  exchange: "exchange cards",
  open: "open the Fight",
  takeUp: "take up a card",
  event: "play an Event",
  surrender: "surrender",
  deploy: "deploy",
  draw: "draw cards",
  end: "end the Turn",
  choose: "choose cards",
};
const STAGES = { initial: "Initial Stage", event: "Event Stage", commit: "Deployment Stage", last: "Last Stage" };

const TEXTS: { readonly [C in ReasonCode]: RefusalText<C> } = {
  TW_BATTLE_OVER: () => "The Battle is over.",
  TW_NOT_YOUR_DECISION: () => "It is the other side’s decision.",
  TW_UNKNOWN_COMMAND: () => "TrekWar does not have this action.",
  TW_WRONG_STATE: (a) =>
    a.expected
      ? `This is not possible now. You may ${format.anyOf(a.expected.map((c) => ACT_NAMES[c]))}.`
      : "This is not possible now.",
  TW_STAGE_PASSED: (a) => `The ${STAGES[a.stage]} of this Turn is over.`,
  TW_UNKNOWN_CARD: (a) => `Card ${a.card} does not exist.`,
  TW_DUPLICATE_CARD: (a, n) => `${n.card(a.card)} is named twice.`,
  TW_NOT_IN_HAND: (a, n) => `${n.card(a.card)} is not in your Hand.`,
  TW_ATTACK_SOURCE: (a) => `You do not own ${sectorName(a.sector)}: attack from one of your Sectors.`,
  TW_ATTACK_TARGET: (a) => `${sectorName(a.sector)} does not belong to the enemy: attack an enemy Sector.`,
  TW_ATTACK_NOT_ADJACENT: (a) => `${sectorName(a.from)} and ${sectorName(a.to)} are not neighbours.`,
  TW_EXCHANGE_LIMIT: (a) => `You may exchange at most 3 cards, not ${a.n}.`,
  TW_EXCHANGE_DECK: (a) => `Your Deck Pile has only ${cardCount(a.n)} left to exchange.`,
  TW_OPEN_NOT_UNIT: (a, n) => `${n.card(a.card)} is not a Unit. A Fight is opened with a Unit.`,
  TW_OPEN_ONE_CARD: () => "Open the Fight with one Unit and no other card.",
  TW_BATTLEGROUND: () => "Choose Space or Surface.",
  TW_SURRENDER_OPENING: () => "You cannot surrender while opening a Fight.",
  TW_TAKEUP_SYMBOL: (a, n) => `${n.card(a.card)} does not have the Take Up symbol.`,
  TW_TAKEUP_NOT_ON_TABLE: (a, n) => `${n.card(a.card)} is not on the Table where you could take it up.`,
  TW_TAKEUP_BARRED: (a, n) => `The enemy’s ${n.card(a.card)} is active and has the Take Up symbol.`,
  TW_NOT_EVENT: (a, n) => `${n.card(a.card)} is not an Event.`,
  TW_EVENT_LIMIT: () => "You may play only 1 Event per Turn.",
  TW_TYPE_FORBIDDEN: (a, n) => `You may not play ${a.type}s because of ${n.card(a.card)}.`,
  TW_CARD_LIMIT: (a, n) => `${n.card(a.card)} allows you ${cardCount(a.n)} per Turn; this would be ${a.wanted}.`,
  TW_EVENT_NO_TARGET: (a, n) => `${n.card(a.card)} would have no effect now.`,
  TW_EVENT_BATTLEGROUND: (a, n) => `${n.card(a.card)} can only be played in a ${groundName(a.battleground)} Fight.`,
  TW_TARGET: (a, n) =>
    a.card === undefined ? "Choose the card to target." : `${n.card(a.card)} is not a legal target.`,
  TW_NEED_UNIT: (a, n) =>
    a.card === undefined
      ? "A Deployment needs exactly one Unit."
      : `${n.card(a.card)} is not a Unit. A Deployment needs exactly one Unit.`,
  TW_ONE_UNIT: (a, n) => `You may deploy only one Unit per Turn; ${n.card(a.card)} would be a second.`,
  TW_EVENT_IN_DEPLOYMENT: (a, n) => `${n.card(a.card)} is an Event. Events are played in the Event Stage.`,
  TW_SUPPORT_LIMIT(a) {
    const base = a.both
      ? "one Maneuver and one Command may be played with the Unit"
      : "one Maneuver or Command may be played with the Unit";
    const more = [
      a.maneuvers > 0 ? format.count(a.maneuvers, "extra Maneuver", "extra Maneuvers") : "",
      a.commands > 0 ? format.count(a.commands, "extra Command", "extra Commands") : "",
    ].filter((part) => part !== "");
    return more.length === 0 ? `Only ${base}.` : `Only ${base}, and ${format.list(more)} this Turn.`;
  },
  TW_LIMITED_ACTION: (a, n) => `${n.card(a.card)} is a Limited Action and must be played alone.`,
  TW_REQUIRES_UNIT: (a, n) => `${n.card(a.card)} cannot support ${n.card(a.unit)}.`,
  TW_NO_MATCH: (a) => `${a.own} ${groundName(a.battleground)}, ${a.attack} needed to match the enemy’s Attack.`,
  TW_DRAW_LIMIT: (a) =>
    a.n === 0 ? "You cannot draw cards now." : `You may draw ${format.count(a.n, "more card", "more cards")}.`,
  TW_CHOICE_COUNT: (a) =>
    a.min === a.max ? `Choose exactly ${cardCount(a.min)}.` : `Choose between ${a.min} and ${cardCount(a.max)}.`,
  TW_CHOICE_INVALID: (a, n) => `${n.card(a.card)} is not among the cards offered.`,
  TW_RESIGN_OFF: () => "You cannot resign at this table.",
};

/** Refusals of the kernel, for acts that no decision point offers. */
const KERNEL: { readonly [code: string]: string } = {
  KERNEL_ACT_FORM: "This action is not valid here.",
  KERNEL_NOT_OFFERED: "This action is not available here.",
};

/** The sentence for a refusal; its code if there is no text. */
export function refusalText(refusal: Refusal, n: Names): string {
  const text = Object.hasOwn(TEXTS, refusal.code)
    ? (TEXTS[refusal.code as ReasonCode] as RefusalText<ReasonCode>)
    : undefined;
  if (text) return text((refusal.about ?? {}) as never, n);
  return inputErrorText(refusal.code, refusal.about, n.card) ?? KERNEL[refusal.code] ?? refusal.code;
}
