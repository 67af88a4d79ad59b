/** The game state of TrekWar: flat lists of small integers. Steps change it in place, and `clone` copies it by hand. */
import type { Flow } from "@starboard/kernel";
import type { CardId, Ground, SectorId } from "./acts.ts";
import type { Side } from "./data/board.ts";
import type { Options } from "./options.ts";

/** The number of a card in the card index of the match. */
export type CardNo = number;
/** 0 Space, 1 Surface. */
export type GroundNo = 0 | 1;
export const GROUNDS: readonly [Ground, Ground] = ["space", "surface"];

/** The Stages of a Turn, in order (TW-5.0). Surrender and Deployment are one question. */
export const INITIAL = 0;
export const EVENT = 1;
export const COMMITTED = 2;
export const LAST = 3;
export type Stage = typeof INITIAL | typeof EVENT | typeof COMMITTED | typeof LAST;

/**
 * What a viewer knows of a Hand. A card seen stays known until it is played or lost. An exchange hides which cards left
 * the Hand. Of the cards known before it, all but the number exchanged must still be there.
 */
export interface Known {
  /** Cards that are certainly in the Hand, ascending. */
  sure: CardNo[];
  /** At least `atLeast` of these cards are in the Hand. Ascending and disjoint from `sure`. */
  among: CardNo[];
  atLeast: number;
}

/** The full game state. Pairs hold one entry per side, the Federation first. */
export interface StateTW {
  flow: Flow;
  readonly options: Options;

  /** Fights begun so far. */
  fight: number;
  /** Turns begun in this Fight. */
  turn: number;
  /** The side that opened the first Fight (TW-2.5). */
  opener: Side;
  attacker: Side;
  /** The side whose Turn it is; the attacker while the Fight is opened. */
  active: Side;
  /** The side that lost this Fight, or -1 while it lasts. Between Fights: the loser of the last one. */
  loser: Side | -1;
  /** 1 from the refill to the end of a Fight. */
  fighting: 0 | 1;
  /** Sector numbers of the attack's source and target. Both are Central in the first Fight. */
  from: number;
  to: number;
  /** The Battleground, or -1 before it is chosen. */
  ground: GroundNo | -1;
  stage: Stage;

  /** By Sector number: the owner, or -1. */
  owner: (Side | -1)[];
  /** Sector numbers of the Fleets (TW-3.2). */
  fleet: [number, number];

  /** Face down; the last card is the next one drawn. */
  deck: [CardNo[], CardNo[]];
  /** Ascending, because a Hand has no order. */
  hand: [CardNo[], CardNo[]];
  /** The last card is the top. */
  discard: [CardNo[], CardNo[]];
  /** Newest last. */
  units: [CardNo[], CardNo[]];
  /** For each Unit: the card whose effect ignores it, or -1 (TW-10.5). */
  ignoredBy: [CardNo[], CardNo[]];
  maneuvers: [CardNo[], CardNo[]];
  /** 1 if the newest Maneuver lies face up. */
  maneuverUp: [0 | 1, 0 | 1];
  commands: [CardNo[], CardNo[]];
  events: [CardNo[], CardNo[]];
  /** How many of the newest Events lie face up. */
  eventsUp: [number, number];
  /** One entry for each coming Unit of the side that will be ignored: the card whose effect ignores it (TW-10.5). */
  pending: [CardNo[], CardNo[]];

  /** Cards played in the current Turn, Events included (TW-6.5). */
  played: number;
  /** Maneuvers and Commands that effects add to the Deployment (TW-6.5). */
  extraManeuvers: number;
  extraCommands: number;
  /** Hand size up to which the Last Stage may draw (TW-7.2). */
  limit: number;

  /** What the enemy knows of each side's Hand. */
  known: [Known, Known];
  /** What all players and spectators know of each side's Hand. */
  shown: [Known, Known];
}

/** What a viewer knows of a Hand, by card identifier. */
export interface KnownView {
  readonly sure: readonly CardId[];
  readonly among: readonly CardId[];
  readonly atLeast: number;
}

/** One side as a viewer may see it (rules.md, chapter e). Cards on the Table are visible to all. */
export interface SideView {
  /** Cards left in the Deck Pile. */
  readonly deck: number;
  readonly hand: {
    readonly count: number;
    /** The cards, for their owner and after the Battle; otherwise null. */
    readonly cards: readonly CardId[] | null;
    /** What this viewer knows of them; for the owner: what the enemy knows. */
    readonly known: KnownView;
    /** For the owner: what all players and spectators know; otherwise null. */
    readonly shown: KnownView | null;
  };
  /**
   * The cards of the side that this viewer sees in no zone, sorted, computed from the open deck list. Null with a
   * closed list.
   */
  readonly unseen: readonly CardId[] | null;
  readonly discard: {
    readonly count: number;
    readonly top: CardId | null;
    /** Bottom first, if the viewer may look through the pile; otherwise null. */
    readonly cards: readonly CardId[] | null;
    /**
     * With a closed deck list: all cards of the pile, sorted, because all players saw them go there. Otherwise null.
     */
    readonly spent: readonly CardId[] | null;
  };
  /** Newest last; `ignoredBy` is the card that cancels a Unit's Force and effect. */
  readonly units: readonly { readonly card: CardId; readonly ignoredBy: CardId | null }[];
  readonly maneuvers: readonly CardId[];
  readonly maneuverUp: boolean;
  readonly commands: readonly CardId[];
  readonly events: readonly CardId[];
  readonly eventsUp: number;
  readonly pending: readonly CardId[];
  /** Current Force in the Battleground, or null before it is chosen (TW-10.1). */
  readonly force: number | null;
}

/** What one seat or the public may know. */
export interface ViewTW {
  readonly flow: Flow;
  /** With closed lists, without the other side's deck. */
  readonly options: Options;
  readonly fight: number;
  readonly turn: number;
  readonly opener: Side;
  readonly attacker: Side;
  readonly active: Side;
  readonly loser: Side | -1;
  readonly fighting: boolean;
  readonly from: SectorId;
  readonly to: SectorId;
  readonly ground: Ground | null;
  readonly stage: Stage;
  readonly owner: { readonly [sector: SectorId]: Side | null };
  readonly fleet: readonly [SectorId, SectorId];
  readonly sides: readonly [SideView, SideView];
  readonly played: number;
  readonly extraManeuvers: number;
  readonly extraCommands: number;
  readonly limit: number;
}
