/** The game state: plain lists of small integers, written in place by the steps. */
import { type Flow, newFlow, type Seat, seat } from "@starboard/kernel";
import { clonerOf, memoCopier, seatForm } from "@starboard/kit/state";
import * as z from "zod/mini";
import { type Card, RAIDER } from "./acts.ts";
import type { SampleOptions } from "./options.ts";

/** Cards in a full hand (SMP-1.3). */
export const HAND = 4;

const card = z.int().check(z.gte(0), z.lte(6));
const cards = z.array(card).check(z.maxLength(28));
const die = z.int().check(z.gte(1), z.lte(6));
const flags = z.array(z.literal([0, 1]));
const captain = seatForm(4);

/**
 * The fields of the state, by their schemas: the type, the copies and the position notation follow from them. Lists by
 * captain use the seat number.
 */
export const fields = {
  /** From 1; 0 before the first. */
  round: z.int().check(z.gte(0), z.lte(7)),
  lead: captain,
  /** 1 for a captain who has left. */
  left: flags,
  /** 1 for a captain who has called for home. */
  home: flags,
  hands: z.array(cards.check(z.maxLength(HAND))),
  /** The top of the deck is the end of the list. */
  deck: cards,
  /** Discarded face up. */
  spent: cards,
  /** Laid face down by captains who left. */
  buried: cards,
  /** Values of the wrecks sighted this round, then only of the one picked. */
  wrecks: z.array(die).check(z.maxLength(2)),
  /** Cards opened this round; null for a captain without one. */
  bids: z.array(z.nullable(card)),
  /** Values of the prizes each captain has hauled in. */
  cargo: z.array(z.array(die).check(z.maxLength(7))),
};
const board = z.strictObject(fields);

/** The whole game state. */
export interface SampleState extends z.infer<typeof board> {
  flow: Flow;
  readonly options: SampleOptions;
}

/** The memory of `award` while captains are asked to raid (SMP-5.1). */
export const awardMemo = z.strictObject({
  winner: z.nullable(captain),
  /** Captains still to be asked; null before the bids have been compared. */
  toAsk: z.nullable(z.array(captain)),
  /** The captain who holds the prize now. */
  holder: z.nullable(captain),
});
export type AwardMemo = z.infer<typeof awardMemo>;
export const raidMemo = z.strictObject({ by: captain, from: captain });
export type RaidMemo = Readonly<z.infer<typeof raidMemo>>;

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
export const cloneMemo = memoCopier({ award: awardMemo });
export const clone = clonerOf<SampleState>(board, cloneMemo);

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
