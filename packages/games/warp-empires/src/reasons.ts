/** The parameters of each refusal code, used by its sentence (rules.md, chapter K). */
import type { RefusalOf } from "@starboard/kernel";
import type { CardId, TerritoryId, UnitId } from "./acts.ts";

/** A code without parameters. */
type Nothing = Record<never, never>;
interface OfCard {
  readonly card: CardId;
}
interface OfUnit {
  readonly unit: UnitId;
}
interface At {
  readonly at: TerritoryId;
}
interface To {
  readonly to: TerritoryId;
}
interface OfBuilding {
  readonly building: string;
}

/** Parameters by refusal code. */
export interface Reasons {
  WE_NOT_YOUR_DECISION: Nothing;
  WE_WRONG_PHASE: Nothing;
  WE_GAME_OVER: Nothing;
  WE_CARD_NOT_HELD: OfCard;
  WE_CARD_NOT_NOW: OfCard;
  WE_SPECIAL_AS: OfCard & { readonly as: CardId };
  WE_TARGET: OfCard;
  WE_NOT_YOUR_UNITS: Partial<OfUnit>;
  WE_ONE_ORIGIN: Nothing;
  WE_ALREADY_MOVED: OfUnit;
  WE_CANNOT_MOVE: Partial<OfUnit>;
  WE_LEADER_ALONE: Nothing;
  WE_NO_GROUP: Nothing;
  WE_NOT_ADJACENT: To;
  WE_VISITED: To;
  /** The speed of the group. */
  WE_TOO_FAR: { readonly n: number };
  /** Where the group is, or where it would go. */
  WE_NO_ENTRY: Partial<At> & Partial<To>;
  WE_MUST_STOP: At;
  WE_FIRST_GROUP: Nothing;
  WE_MUST_FACE: At;
  WE_BATTLE_LEFT: At;
  WE_NO_BATTLE: At;
  WE_NO_CONQUEST: At;
  WE_NO_ASSAULT: At;
  WE_ASSAULTED: At;
  WE_NOT_A_CASUALTY: OfUnit;
  WE_STRONGEST_FIRST: OfUnit;
  WE_NOT_KEPT: OfUnit;
  WE_NO_RETREAT: To;
  WE_POINTS: { readonly cost: number; readonly have: number };
  WE_NOT_DRAWN: OfUnit;
  WE_NO_START: OfUnit;
  WE_FORT_SITE: Partial<At> & Partial<OfUnit>;
  WE_BUILD_SITE: OfBuilding & Partial<At>;
  WE_BUILT: OfBuilding;
  /** The seat that plays the faction. */
  WE_FACTION_TAKEN: { readonly faction: string; readonly seat: number };
  WE_NO_FACTION: { readonly faction: string };
  WE_TOP_ALREADY: OfUnit;
  WE_RESTACK_LATER: Nothing;
  WE_OUT: Nothing;
  WE_ORDER_STANDS: Nothing;
  WE_ORDER_WINDOW: Nothing;
}
export type ReasonCode = keyof Reasons;
export type RefusalWE = RefusalOf<Reasons>;
