/** The table of TrekWar: flat lists of small integers, written in place by the steps, copied by hand. */
import type { Flow } from "@starboard/kernel";
import type { CardId, Ground, SectorId } from "./acts.ts";
import type { Side } from "./data/board.ts";
import type { Options } from "./options.ts";

/** A card of the match by its number in the book (`card-index.ts`). */
export type CardNo = number;
/** 0 Space, 1 Surface. */
export type GroundNo = 0 | 1;
export const GROUNDS: readonly [Ground, Ground] = ["space", "surface"];

/** The stages of a Turn, in order (TW-5.0); Surrender and Deployment are answered together. */
export const INITIAL = 0;
export const EVENT = 1;
export const COMMITTED = 2;
export const LAST = 3;
export type Stage = typeof INITIAL | typeof EVENT | typeof COMMITTED | typeof LAST;

/**
 * What somebody knows of a Hand. A card seen stays known until it is played or lost. An exchange hides which cards went: of
 * the cards known before it, at least so many as were not dropped must still be there.
 */
export interface Known {
  /** Certainly in the Hand, ascending. */
  sure: CardNo[];
  /** Of these, at least `atLeast` are in the Hand; ascending, none of them in `sure`. */
  among: CardNo[];
  atLeast: number;
}

/** The whole truth. Lists of two hold one entry for each side, the Federation first. */
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
  /** The side that has lost this Fight, or -1 while it goes on; the loser of the last Fight in between. */
  loser: Side | -1;
  /** Whether a Fight is being fought: from its refill to its end. */
  fighting: 0 | 1;
  /** Sector numbers: where the attack comes from and goes to; both Central in the first Fight. */
  from: number;
  to: number;
  /** The Battleground, or -1 before it is named. */
  ground: GroundNo | -1;
  stage: Stage;

  /** By Sector number: the side that owns it, or -1. */
  owner: (Side | -1)[];
  /** Sector numbers of the Fleets (TW-3.2). */
  fleet: [number, number];

  /** Face down; the last card is the next one drawn. */
  deck: [CardNo[], CardNo[]];
  /** Ascending: a Hand has no order. */
  hand: [CardNo[], CardNo[]];
  /** The last card is the top. */
  discard: [CardNo[], CardNo[]];
  /** Newest last. */
  units: [CardNo[], CardNo[]];
  /** Beside each Unit: the card whose effect ignores it, or -1 (TW-10.5). */
  ignoredBy: [CardNo[], CardNo[]];
  maneuvers: [CardNo[], CardNo[]];
  /** Whether the newest Maneuver lies face up. */
  maneuverUp: [0 | 1, 0 | 1];
  commands: [CardNo[], CardNo[]];
  events: [CardNo[], CardNo[]];
  /** How many of the newest Events lie face up. */
  eventsUp: [number, number];
  /** One entry for each coming Unit of the side that will be ignored: the card that says so (TW-10.5). */
  pending: [CardNo[], CardNo[]];

  /** Of the Turn in progress: cards played so far, Events included (TW-6.5). */
  played: number;
  /** Maneuvers and Commands that effects add to the Deployment (TW-6.5). */
  extraManeuvers: number;
  extraCommands: number;
  /** Cards up to which the Last Stage may draw (TW-7.2). */
  limit: number;

  /** What the enemy knows of each side's Hand. */
  known: [Known, Known];
  /** What everybody knows of it. */
  shown: [Known, Known];
}

/** What a viewer knows of a Hand, by id. */
export interface KnownView {
  readonly sure: readonly CardId[];
  readonly among: readonly CardId[];
  readonly atLeast: number;
}

/** One side as a viewer may see it (rules.md, chapter e). Piles on the Table are open to everybody. */
export interface SideView {
  /** Cards left in the Deck Pile. */
  readonly deck: number;
  readonly hand: {
    readonly count: number;
    /** The cards, for their owner and after the Battle; else null. */
    readonly cards: readonly CardId[] | null;
    /** What this viewer knows of them; for the owner: what the enemy knows. */
    readonly known: KnownView;
    /** For the owner: what everybody knows; else null. */
    readonly shown: KnownView | null;
  };
  /** Cards of the side this viewer sees nowhere, sorted: arithmetic on the open deck list. Null when the list is closed. */
  readonly unseen: readonly CardId[] | null;
  readonly discard: {
    readonly count: number;
    readonly top: CardId | null;
    /** Bottom first, when the viewer may leaf through it; else null. */
    readonly cards: readonly CardId[] | null;
    /** With a closed deck list: every card of the pile, sorted, as all have watched it go there. Else null. */
    readonly spent: readonly CardId[] | null;
  };
  /** Newest last; `ignoredBy` names the card that takes a Unit's Force and effect away. */
  readonly units: readonly { readonly card: CardId; readonly ignoredBy: CardId | null }[];
  readonly maneuvers: readonly CardId[];
  readonly maneuverUp: boolean;
  readonly commands: readonly CardId[];
  readonly events: readonly CardId[];
  readonly eventsUp: number;
  readonly pending: readonly CardId[];
  /** Current Force in the Battleground, or null before it is named (TW-10.1). */
  readonly force: number | null;
}

/** What one seat, or the public, may know. */
export interface ViewTW {
  readonly flow: Flow;
  /** With closed lists the other side's deck is left out. */
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
