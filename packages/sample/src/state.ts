/** The game state: plain lists of small integers, written in place by the steps and copied by hand. */
import { cloneFlow, type Flow, newFlow, type Seat, seat } from "@starboard/kernel";
import { type Card, RAIDER } from "./acts.ts";
import type { SampleOptions } from "./options.ts";

/** Cards in a full hand (SMP-1.3). */
export const HAND = 4;

/** The whole game state. Lists by captain use the seat number. */
export interface SampleState {
  flow: Flow;
  readonly options: SampleOptions;
  /** From 1; 0 before the first. */
  round: number;
  lead: Seat;
  /** 1 for a captain who has left. */
  left: (0 | 1)[];
  /** 1 for a captain who has called for home. */
  home: (0 | 1)[];
  hands: Card[][];
  /** The top of the deck is the end of the list. */
  deck: Card[];
  /** Discarded face up. */
  spent: Card[];
  /** Laid face down by captains who left. */
  buried: Card[];
  /** Values of the wrecks sighted this round, then only of the one picked. */
  wrecks: number[];
  /** Cards opened this round; null for a captain without one. */
  bids: (Card | null)[];
  /** Values of the prizes each captain has hauled in. */
  cargo: number[][];
}

/** The memory of `award` while captains are asked to raid (SMP-5.1). */
export interface AwardMemo {
  winner: Seat | null;
  /** Captains still to be asked; null before the bids have been compared. */
  toAsk: Seat[] | null;
  /** The captain who holds the prize now. */
  holder: Seat | null;
}
export interface RaidMemo {
  readonly by: Seat;
  readonly from: Seat;
}

/** All cards of a deck for a number of captains (SMP-1.2). */
export function fullDeck(captains: number): Card[] {
  const deck: Card[] = [];
  for (let card = RAIDER; card <= 6; card++) for (let n = 0; n < captains; n++) deck.push(card);
  return deck;
}

export function setup(options: SampleOptions): SampleState {
  const captains = options["sample.captains"];
  const perCaptain = <T>(make: () => T): T[] => Array.from({ length: captains }, make);
  return {
    flow: newFlow(),
    options,
    round: 0,
    lead: seat(0),
    left: perCaptain(() => 0),
    home: perCaptain(() => 0),
    hands: perCaptain(() => []),
    deck: fullDeck(captains),
    spent: [],
    buried: [],
    wrecks: [],
    bids: perCaptain(() => null),
    cargo: perCaptain(() => []),
  };
}

/** Memos of `award` are written in place; the others never change. */
export function cloneMemo(memo: object): object {
  if (!("toAsk" in memo)) return memo;
  const { winner, toAsk, holder } = memo as AwardMemo;
  return { winner, toAsk: toAsk && toAsk.slice(), holder } satisfies AwardMemo;
}

export function clone(t: SampleState): SampleState {
  return {
    flow: cloneFlow(t.flow, cloneMemo),
    options: t.options,
    round: t.round,
    lead: t.lead,
    left: t.left.slice(),
    home: t.home.slice(),
    hands: t.hands.map((hand) => hand.slice()),
    deck: t.deck.slice(),
    spent: t.spent.slice(),
    buried: t.buried.slice(),
    wrecks: t.wrecks.slice(),
    bids: t.bids.slice(),
    cargo: t.cargo.map((prizes) => prizes.slice()),
  };
}

/** The captains still in the run, clockwise from `from`. */
export function inRun(t: Pick<SampleState, "left">, from: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < t.left.length; i++) {
    const by = seat((from + i) % t.left.length);
    if (t.left[by] === 0) order.push(by);
  }
  return order;
}

/** A captain's hand. */
export const handOf = (t: Pick<SampleState, "hands">, by: Seat): Card[] => t.hands[by] ?? [];
