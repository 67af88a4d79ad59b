/** What every refusal of TrekWar tells beside its code (rules.md, chapter i). Only public cards and own numbers are named. */
import type { CardId, Command, SectorId } from "../acts.ts";
import type { CardType } from "../effects/vocabulary.ts";
import type { STAGE_NAMES } from "../refusals.ts";

type Nothing = Record<never, never>;
interface OfCard {
  readonly card: CardId;
}
interface Count {
  readonly n: number;
}

/** The values that travel with each code. */
export interface Reasons {
  TW_BATTLE_OVER: Nothing;
  TW_NOT_YOUR_DECISION: Nothing;
  TW_UNKNOWN_COMMAND: { readonly command: string };
  TW_WRONG_STATE: { readonly expected?: readonly Command[] };
  TW_STAGE_PASSED: { readonly stage: (typeof STAGE_NAMES)[number] };
  TW_UNKNOWN_CARD: OfCard;
  TW_DUPLICATE_CARD: OfCard;
  TW_NOT_IN_HAND: OfCard;
  TW_ATTACK_SOURCE: { readonly sector: SectorId };
  TW_ATTACK_TARGET: { readonly sector: SectorId };
  TW_ATTACK_NOT_ADJACENT: { readonly from: SectorId; readonly to: SectorId };
  TW_EXCHANGE_LIMIT: Count;
  TW_EXCHANGE_DECK: Count;
  TW_OPEN_NOT_UNIT: OfCard;
  TW_OPEN_ONE_CARD: Nothing;
  TW_BATTLEGROUND: Nothing;
  TW_SURRENDER_OPENING: Nothing;
  TW_TAKEUP_SYMBOL: OfCard;
  TW_TAKEUP_NOT_ON_TABLE: OfCard;
  /** The enemy card that shows the symbol. */
  TW_TAKEUP_BARRED: OfCard;
  TW_NOT_EVENT: OfCard;
  TW_EVENT_LIMIT: Count;
  TW_TYPE_FORBIDDEN: OfCard & { readonly type: CardType };
  TW_CARD_LIMIT: OfCard & Count & { readonly wanted: number };
  TW_EVENT_NO_TARGET: OfCard;
  TW_EVENT_BATTLEGROUND: OfCard & { readonly battleground: string };
  /** No card when the Event was not aimed at anything. */
  TW_TARGET: { readonly card?: CardId };
  TW_NEED_UNIT: { readonly card?: CardId };
  TW_ONE_UNIT: OfCard;
  TW_EVENT_IN_DEPLOYMENT: OfCard;
  TW_SUPPORT_LIMIT: { readonly both: boolean; readonly maneuvers: number; readonly commands: number };
  TW_LIMITED_ACTION: OfCard;
  TW_REQUIRES_UNIT: OfCard & { readonly unit: CardId };
  TW_NO_MATCH: { readonly own: number; readonly attack: number; readonly battleground: string };
  TW_DRAW_LIMIT: Count;
  TW_CHOICE_COUNT: { readonly min: number; readonly max: number };
  TW_CHOICE_INVALID: OfCard;
  TW_RESIGN_OFF: Nothing;
}
export type ReasonCode = keyof Reasons;
