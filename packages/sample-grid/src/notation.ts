/**
 * The state as a person writes it, for situations and the editor. Everything but `step` may be left out:
 *
 *     { "step": "fly", "turn": 0, "ships": [12, 24], "trails": [11, 13], "asteroids": [7] }
 *
 * Squares count from 0 at the top left, row by row. A match that is over has `over` and `place` instead of `step`.
 */
import { positionNotation, type WrittenPosition } from "@starboard/kit/state";
import { openTo, sizeOf } from "./calc/reach.ts";
import { outline } from "./outline.ts";
import { steps } from "./steps/index.ts";
import type { TrailsShape } from "./shape.ts";
import { fields, flying, setup, type TrailsState } from "./state.ts";

type Written = WrittenPosition<typeof fields, Record<never, never>>;

/** Returns a list with another length than the number of captains, or a square outside the field. */
function mismatch(w: Written, { options }: TrailsState): string | undefined {
  const captains = options["sample-grid.captains"];
  if (w.turn !== undefined && w.turn >= captains) return "turn";
  for (const field of ["ships", "out"] as const)
    if (w[field] !== undefined && w[field].length !== captains) return field;
  if (w.over && (w.over.scores.length !== captains || w.over.winners.some((by) => by >= captains))) return "over";
  const squares = sizeOf({ options }) ** 2;
  return (["ships", "asteroids", "trails"] as const).find((field) => w[field]?.some((at) => at >= squares));
}

/** Returns a field that makes the state impossible: squares used twice, or a turn of a captain who cannot fly. */
function impossible(t: TrailsState, w: Written): string | undefined {
  const all = [...t.ships, ...t.asteroids, ...t.trails];
  if (new Set(all).size < all.length) return "ships";
  if (w.over) return undefined;
  if (flying(t).length < 2) return "out";
  if (w.step === "scatter" && t.asteroids.length > 0) return "asteroids";
  return w.step === "fly" && (t.out[t.turn] === 1 || openTo(t, t.turn).length === 0) ? "turn" : undefined;
}

export const notation = positionNotation<TrailsShape, typeof fields>({
  code: "ION_POSITION",
  fields,
  outline,
  steps,
  ends: ["ION-3.1"],
  setup,
  mismatch,
  impossible,
});
