/** The game state: plain lists of small integers, written in place by the steps. */
import { type Flow, newFlow, type Seat, seat } from "@starboard/kernel";
import { clonerOf, memoCopier, seatForm } from "@starboard/kit/state";
import * as z from "zod/mini";
import { MOST_SQUARES, type Square, square } from "./acts.ts";
import type { TrailsOptions } from "./options.ts";

/** The fields of the state, by their schemas: the type, the copies and the position notation follow from them. */
export const fields = {
  /** The captain whose turn it is. */
  turn: seatForm(4),
  /** The square of each ship. */
  ships: z.array(square).check(z.maxLength(4)),
  /** 1 for a captain who is out. */
  out: z.array(z.literal([0, 1])).check(z.maxLength(4)),
  asteroids: z.array(square).check(z.maxLength(MOST_SQUARES)),
  /** The squares with ion trails, in the order in which they were left. */
  trails: z.array(square).check(z.maxLength(MOST_SQUARES)),
};
const board = z.strictObject(fields);

/** The whole game state. Lists by captain use the seat number. */
export interface TrailsState extends z.infer<typeof board> {
  flow: Flow;
  readonly options: TrailsOptions;
}

/** The corner in which each ship begins (ION-1.3). */
function corners(size: number): Square[] {
  const last = size - 1;
  return [0, size * size - 1, last, size * last];
}

export function setup(options: TrailsOptions): TrailsState {
  const captains = options["sample-grid.captains"];
  return {
    flow: newFlow(),
    options,
    // The first captain's turn comes after that of the last one.
    turn: seat(captains - 1),
    ships: corners(options["sample-grid.size"]).slice(0, captains),
    out: Array.from({ length: captains }, () => 0 as const),
    asteroids: [],
    trails: [],
  };
}

export const clone = clonerOf<TrailsState>(board, memoCopier({}));

/** The captains who are not out. */
export const flying = (t: Pick<TrailsState, "out">): Seat[] => t.out.flatMap((out, i) => (out === 0 ? [seat(i)] : []));
