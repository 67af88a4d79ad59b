/** The five firing arcs, exact to the hex (AX-1.9). */
import { hexDistance } from "@starboard/kit";
import type { ArcId } from "../data/ship.ts";
import type { Options } from "../options.ts";

/** Factor of each arc: a hex is inside if forward ≥ factor × sideways. */
const FACTOR: Readonly<Record<ArcId, number>> = {
  narrow: 3,
  forward: 1,
  "180": 0,
  extended: -1,
  "360": Number.NEGATIVE_INFINITY,
};

/**
 * True if a hex is in an arc of a ship with a facing. `dq` and `dr` are the hex minus the hex of the ship. The ship's
 * own hex is in every arc except the narrow one.
 */
export function inArc(arc: ArcId, facing: number, dq: number, dr: number, narrow: Options["ax.narrowArc"]): boolean {
  if (dq === 0 && dr === 0) return arc !== "narrow";
  if (arc === "360") return true;
  let q = dq;
  let r = dr;
  for (let turn = 0; turn < facing; turn++) {
    const s = -q - r;
    r = -q;
    q = -s;
  }
  const forward = -q - r - r;
  const sideways = Math.abs(q);
  if (arc === "narrow" && narrow === "line") return sideways === 0 && forward > 0;
  return forward >= FACTOR[arc] * sideways;
}

/** Returns the hexes of an arc up to a distance, as offsets from the ship; for boards and tests. */
export function arcHexes(
  arc: ArcId,
  facing: number,
  reach: number,
  narrow: Options["ax.narrowArc"],
): { q: number; r: number }[] {
  const found: { q: number; r: number }[] = [];
  for (let q = -reach; q <= reach; q++)
    for (let r = -reach; r <= reach; r++)
      if (hexDistance(0, 0, q, r) <= reach && inArc(arc, facing, q, r, narrow)) found.push({ q, r });
  return found;
}
