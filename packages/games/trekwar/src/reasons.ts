/**
 * The parameters of every refusal of TrekWar (rules.md, chapter i). They name only public cards and numbers of the
 * refused player.
 */
import type { RefusalOf } from "@starboard/kernel";
import type { ActName, CardId, SectorId } from "./acts.ts";
import type { CardType } from "./effects/vocabulary.ts";
import type { STAGE_NAMES } from "./refusals.ts";

type NoParameters = Record<never, never>;
interface CardParameter {
  readonly card: CardId;
}
interface CountParameter {
  readonly n: number;
}

/** Parameters by refusal code. */
export interface Reasons {
  TW_BATTLE_OVER: NoParameters;
  TW_NOT_YOUR_DECISION: NoParameters;
  TW_UNKNOWN_COMMAND: { readonly command: string };
  TW_WRONG_STATE: { readonly expected?: readonly ActName[] };
  TW_STAGE_PASSED: { readonly stage: (typeof STAGE_NAMES)[number] };
  TW_UNKNOWN_CARD: CardParameter;
  TW_DUPLICATE_CARD: CardParameter;
  TW_NOT_IN_HAND: CardParameter;
  TW_ATTACK_SOURCE: { readonly sector: SectorId };
  TW_ATTACK_TARGET: { readonly sector: SectorId };
  TW_ATTACK_NOT_ADJACENT: { readonly from: SectorId; readonly to: SectorId };
  TW_EXCHANGE_LIMIT: CountParameter;
  TW_EXCHANGE_DECK: CountParameter;
  TW_OPEN_NOT_UNIT: CardParameter;
  TW_OPEN_ONE_CARD: NoParameters;
  TW_BATTLEGROUND: NoParameters;
  TW_SURRENDER_OPENING: NoParameters;
  TW_TAKEUP_SYMBOL: CardParameter;
  TW_TAKEUP_NOT_ON_TABLE: CardParameter;
  /** The enemy card that shows the symbol. */
  TW_TAKEUP_BARRED: CardParameter;
  TW_NOT_EVENT: CardParameter;
  TW_EVENT_LIMIT: CountParameter;
  TW_TYPE_FORBIDDEN: CardParameter & { readonly type: CardType };
  TW_CARD_LIMIT: CardParameter & CountParameter & { readonly wanted: number };
  TW_EVENT_NO_TARGET: CardParameter;
  TW_EVENT_BATTLEGROUND: CardParameter & { readonly battleground: string };
  /** Without a card if the Event named no target. */
  TW_TARGET: { readonly card?: CardId };
  TW_NEED_UNIT: { readonly card?: CardId };
  TW_ONE_UNIT: CardParameter;
  TW_EVENT_IN_DEPLOYMENT: CardParameter;
  TW_SUPPORT_LIMIT: { readonly both: boolean; readonly maneuvers: number; readonly commands: number };
  TW_LIMITED_ACTION: CardParameter;
  TW_REQUIRES_UNIT: CardParameter & { readonly unit: CardId };
  TW_NO_MATCH: { readonly own: number; readonly attack: number; readonly battleground: string };
  TW_DRAW_LIMIT: CountParameter;
  TW_CHOICE_COUNT: { readonly min: number; readonly max: number };
  TW_CHOICE_INVALID: CardParameter;
  TW_RESIGN_OFF: NoParameters;
}
export type ReasonCode = keyof Reasons;
export type RefusalTW = RefusalOf<Reasons>;
