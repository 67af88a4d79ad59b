/**
 * The effect vocabulary of chapter f as data: everything a card file may contain. The `op` determines when an effect
 * applies.
 */

export type CardType = "Unit" | "Maneuver" | "Command" | "Event";
export const CARD_TYPES = ["Unit", "Maneuver", "Command", "Event"] as const;
export const RACES = ["Federation", "Klingon", "Romulan", "Dominion", "Cardassian", "Jem'Hadar", "Breen"] as const;
export type Race = (typeof RACES)[number];
export const KINDS = ["ship", "fighter", "station", "installation", "troops"] as const;
export type Kind = (typeof KINDS)[number];

/** A condition on cards: all given fields must match, and at least one filter of `any`. */
export interface Filter {
  readonly type?: CardType | undefined;
  readonly race?: readonly Race[] | undefined;
  readonly kind?: readonly Kind[] | undefined;
  /** Card identifiers without copy numbers (TW-13.5). */
  readonly card?: readonly string[] | undefined;
  readonly any?: readonly Filter[] | undefined;
}

export interface Boost {
  readonly op: "boost";
  readonly if: Filter;
  readonly space: number;
  readonly surface: number;
}
export interface Weaken {
  readonly op: "weaken";
  readonly space: number;
  readonly surface: number;
}
export interface Forbid {
  readonly op: "forbid";
  readonly types: readonly CardType[];
}
export interface CardLimit {
  readonly op: "cardLimit";
  readonly perTurn: number;
}
export interface NoDraw {
  readonly op: "noDraw";
}
export interface IgnoreManeuver {
  readonly op: "ignoreManeuver";
}
export interface MatchAny {
  readonly op: "matchAny";
  readonly battleground: "any" | "space" | "surface";
  readonly min: number;
}
export interface RequiresUnit {
  readonly op: "requiresUnit";
  readonly filter: Filter;
}
export interface IgnoreUnits {
  readonly op: "ignoreUnits";
  readonly current: boolean;
  readonly next: number;
}
export interface DiscardRandom {
  readonly op: "discardRandom";
  readonly count: number;
}
export interface DiscardChosen {
  readonly op: "discardChosen";
  readonly count: number;
}
export interface DiscardCommand {
  readonly op: "discardCommand";
  readonly count: number;
}
export interface PeekHand {
  readonly op: "peekHand";
}
export interface Search {
  readonly op: "search";
  readonly filter: Filter;
  readonly count: number;
}
export interface Recover {
  readonly op: "recover";
  readonly filter: Filter;
  readonly count: number;
}
export interface Recycle {
  readonly op: "recycle";
  readonly filter: Filter;
  readonly count: number;
}
export interface ChangeBattleground {
  readonly op: "changeBattleground";
  readonly from: "any" | "space" | "surface";
  readonly to: "space" | "surface" | "other";
}
export interface ExtraPlay {
  readonly op: "extraPlay";
  readonly type: "Maneuver" | "Command";
  readonly count: number;
}
export interface HandLimit {
  readonly op: "handLimit";
  readonly limit: number;
}

export type Effect =
  | Boost
  | Weaken
  | Forbid
  | CardLimit
  | NoDraw
  | IgnoreManeuver
  | MatchAny
  | RequiresUnit
  | IgnoreUnits
  | DiscardRandom
  | DiscardChosen
  | DiscardCommand
  | PeekHand
  | Search
  | Recover
  | Recycle
  | ChangeBattleground
  | ExtraPlay
  | HandLimit;
export type Op = Effect["op"];
export type EffectOf<O extends Op> = Extract<Effect, { readonly op: O }>;
