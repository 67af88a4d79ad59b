/**
 * The game state of Warp Empires: flat lists of small numbers, which the steps write in place. Seats, territories, unit
 * types, cards, buildings and features are indices into the lists of the compiled module (`compiled/index.ts`).
 */
import type { Flow, Seat, Sum } from "@starboard/kernel";
import type { CardId, Order, OrderWindow, TerritoryId, UnitId } from "./acts.ts";
import type { Options } from "./options.ts";

/** No seat, no card, no territory. */
export const NONE = -1;
/** A unit in a stack: its type, and this bit once it has moved in the current Move phase (WE-5.4). */
export const MOVED = 64;
export const typeOf = (unit: number): number => unit & (MOVED - 1);

/** A card from a hand: its number, and the number of the card it stands for, or NONE, or UNLISTED. */
export interface Played {
  card: number;
  as: number;
}
/** In `Played.as`: the faction's own use of a card that the deck does not have (WE-4.13). */
export const UNLISTED = -2;

/** A group that is being formed, or that is announced and has not moved yet. */
export interface March {
  seat: number;
  card: number;
  as: number;
  /** Groups the card may still move after this one; 0 for Intercept and Warp. */
  left: number;
  /** Groups of this card announced before this one. */
  before: number;
  /** NONE before the first unit is lifted. */
  from: number;
  /** Types, the top first. */
  units: number[];
  /** Territories entered, origin left out. */
  path: number[];
  spent: number;
  transfers: number;
  /** 2: announced and negated. */
  announced: 0 | 1 | 2;
}

/** The order of events in a battle; the names are those of the steps that ask. */
export const STAGES = [
  "dice",
  "cards",
  "compare",
  "loserForts",
  "loserExtra",
  "firstLoss",
  "otherLosses",
  "hullLoser",
  "winnerLosses",
  "winnerExtra",
  "hullWinner",
  "aftermath",
  "retreat",
  "refill",
] as const;
export type Stage = (typeof STAGES)[number];

/** Side 0 attacked; side 1 defends, and may be a neutral feature. */
export type BattleSide = 0 | 1;

export interface Battle {
  at: number;
  /** Seats of the sides; NONE for a neutral feature. */
  sides: [number, number];
  /** The neutral feature that defends itself, or NONE. */
  neutral: number;
  /** Index into STAGES. */
  stage: number;
  /** The side asked for a card, and the passes in a row. */
  turn: BattleSide;
  passes: number;
  cards: [Played[], Played[]];
  /** Dice of the neutral feature. */
  dice: number[];
  /** The side that gave up by a card, and whether it did so without losing the comparison (WE-9.17). */
  ended: BattleSide | -1;
  spared: 0 | 1;
  winner: BattleSide | -1;
  standoff: 0 | 1;
  /** Units of the losing stack still to be named. */
  owed: number;
  /** Types named as lost, by side; of them, `forts` were the loser's fortifications. */
  lost: [number[], number[]];
  forts: number;
}

/** What some seats have seen of a stack: lower bounds on the units of each type there. */
export interface Glimpse {
  /** Bit per seat. */
  who: number;
  owner: number;
  at: number;
  /** By unit type. */
  units: number[];
}

export interface StateWE {
  flow: Flow;
  readonly options: Options;
  /** Seats in the order of play. */
  order: number[];
  /** Place in `order` of the player whose turn it is. */
  place: number;
  /** Turns begun, and rounds begun. */
  turn: number;
  round: number;
  /** Index of the phase, NONE during set-up. */
  phase: number;

  /** By seat. */
  faction: number[];
  home: number[];
  alive: (0 | 1)[];
  treasury: number[];
  /** By seat: bits of the seats it may not attack this turn (WE-4.11). */
  barred: number[];
  /** Seat × card: numbers of cards. */
  hand: number[];
  /** Seat × seat × card: how many of a card the first certainly knows in the hand of the second. */
  known: readonly number[];
  /** Seat × unit: leaders captured by the seat. */
  captured: number[];
  /** Seat × window: 0 ask, 1 pass, 2 play. */
  orders: number[];

  /** Pool × card, pool × unit; one pool, or one for each seat. */
  deck: number[];
  discard: number[];
  pile: number[];

  /** By territory. */
  marker: number[];
  explored: (0 | 1)[];
  /** Territory × feature: 0 for none, else the number of its value. */
  feature: readonly number[];
  /** Territory × building. */
  building: readonly number[];
  /** Territory × parley: bits of the seats that are locked out for good. */
  locked: readonly number[];
  /** Territory × parley: attempts this turn. */
  asked: readonly number[];
  subdued: readonly number[];
  /** Bits of the seats on a diplomatic mission here this turn. */
  mission: readonly number[];
  /** Bits of the seats with which the active player has resolved an encounter here this turn. */
  settled: readonly number[];
  /** Bits of the features the active player has assaulted here this turn. */
  assaulted: readonly number[];
  /** Territory × seat: the units of a stack, the top first, the others ascending. */
  stacks: (readonly number[])[];
  glimpses: Glimpse[];

  /** Groups being made up or announced, the innermost last. */
  marches: March[];
  battle: Battle | null;
  /** This turn: printed revenue of the Revenue phase, and what cards added to it. */
  printed: number;
  bonus: number;
  /** Unit types drawn for recruiting and not yet bought, ascending; how many were drawn; bonus dice rolled. */
  recruits: number[];
  drawn: number;
  bonuses: number;
}

export interface StackView {
  readonly seat: Seat;
  readonly count: number;
  readonly top: UnitId;
  readonly topMoved: boolean;
  /** How many have moved in this Move phase. */
  readonly moved: number;
  /** All units, the top first, with whether they have moved, for viewers who may see them; otherwise null. */
  readonly units: readonly { readonly unit: UnitId; readonly moved: boolean }[] | null;
  /** All viewers see fortifications. */
  readonly fortifications: readonly { readonly unit: UnitId; readonly moved: boolean }[];
  /** Lower bounds by type, from what this viewer has seen. */
  readonly seen: Readonly<Record<UnitId, number>>;
}
export interface TerritoryView {
  readonly id: TerritoryId;
  readonly marker: Seat | null;
  readonly explored: boolean;
  /** Value by feature; absent features are omitted. */
  readonly features: Readonly<Record<string, string | true>>;
  readonly buildings: Readonly<Record<string, number>>;
  /** Seats locked out for good, by parley. */
  readonly locked: Readonly<Record<string, readonly Seat[]>>;
  /** Attempts this turn, by parley. */
  readonly asked: Readonly<Record<string, number>>;
  readonly subdued: Seat | null;
  readonly mission: readonly Seat[];
  readonly settled: readonly Seat[];
  readonly assaulted: readonly string[];
  readonly stacks: readonly StackView[];
}
export interface SeatView {
  readonly seat: Seat;
  readonly faction: string | null;
  readonly alive: boolean;
  readonly home: TerritoryId | null;
  readonly treasury: number;
  readonly hand: {
    readonly count: number;
    /** Numbers by card, for the owner and after the end; otherwise null. */
    readonly cards: Readonly<Record<CardId, number>> | null;
    /** The cards that this viewer knows for certain. */
    readonly known: Readonly<Record<CardId, number>>;
  };
  /** For the owner: what each seat knows for certain of this hand, by seat; otherwise null. */
  readonly knownBy: readonly Readonly<Record<CardId, number>>[] | null;
  readonly captured: Readonly<Record<UnitId, number>>;
  /** Standing orders; other seats see only that one exists (`set`). */
  readonly orders: Readonly<Record<OrderWindow, Order | "set">>;
  /** Seats this one may not attack this turn. */
  readonly barred: readonly Seat[];
}
export interface MarchView {
  readonly seat: Seat;
  /** null for other seats before the first group is announced; so are `as`, `left`, the group and its path. */
  readonly card: CardId | null;
  readonly as: CardId | null;
  readonly left: number | null;
  readonly before: number;
  readonly from: TerritoryId | null;
  readonly size: number;
  readonly top: UnitId | null;
  /** The top first, for the owner; otherwise null. */
  readonly units: readonly UnitId[] | null;
  readonly path: readonly TerritoryId[];
  readonly spent: number;
  readonly transfers: number;
  /** 1: announced; 2: announced and negated. */
  readonly announced: 0 | 1 | 2;
}
export interface BattleView {
  readonly at: TerritoryId;
  readonly sides: readonly [Seat, Seat | null];
  readonly neutral: string | null;
  readonly stage: Stage;
  readonly turn: BattleSide;
  readonly passes: number;
  readonly cards: readonly [
    readonly { readonly card: CardId; readonly as: CardId | null }[],
    readonly { readonly card: CardId; readonly as: CardId | null }[],
  ];
  readonly dice: readonly number[];
  readonly ended: BattleSide | null;
  readonly spared: boolean;
  readonly winner: BattleSide | null;
  readonly standoff: boolean;
  readonly owed: number;
  readonly lost: readonly [readonly UnitId[], readonly UnitId[]];
  readonly forts: number;
  /** Force of both sides as it stands, term by term. */
  readonly sums: readonly [Sum, Sum];
}
/** The view of a seat or of the public. */
export interface ViewWE {
  readonly flow: Flow;
  readonly options: Options;
  readonly order: readonly Seat[];
  readonly active: Seat | null;
  readonly turn: number;
  readonly round: number;
  /** Id of the phase; null during set-up. */
  readonly phase: string | null;
  readonly seats: readonly SeatView[];
  /** In the order of the board's territories. */
  readonly territories: readonly TerritoryView[];
  /** One pool, or one for each seat. */
  readonly pools: readonly {
    readonly deck: number;
    readonly discard: Readonly<Record<CardId, number>>;
    readonly pile: number;
  }[];
  readonly marches: readonly MarchView[];
  readonly battle: BattleView | null;
  readonly printed: number;
  readonly bonus: number;
  /** Units drawn and not yet bought; `units` for their player only. */
  readonly recruits: {
    readonly count: number;
    readonly drawn: number;
    readonly bonuses: number;
    readonly units: readonly UnitId[] | null;
  };
}
