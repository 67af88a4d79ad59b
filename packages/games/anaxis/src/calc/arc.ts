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

/** Greatest offset of a hex in `ArcTable`. */
const TABLE_REACH = 31;
const TABLE_SIDE = 2 * TABLE_REACH + 1;
/** For the offsets near a ship the facings, as bits, with which a hex is in an arc. */
export type ArcTable = Uint8Array;
/** The tables by arc; the second ones are for a narrow arc of single lines. */
const arcTables: Partial<Record<ArcId, ArcTable[]>> = {};

/** Returns the table of an arc, made once. */
export function arcTable(arc: ArcId, narrow: Options["ax.narrowArc"]): ArcTable {
  const tables = (arcTables[arc] ??= []);
  const which = narrow === "line" ? 1 : 0;
  let table = tables[which];
  if (!table) {
    table = new Uint8Array(TABLE_SIDE * TABLE_SIDE);
    for (let q = -TABLE_REACH; q <= TABLE_REACH; q++)
      for (let r = -TABLE_REACH; r <= TABLE_REACH; r++)
        table[(q + TABLE_REACH) * TABLE_SIDE + r + TABLE_REACH] = facingsInArc(arc, q, r, narrow);
    tables[which] = table;
  }
  return table;
}

/** Returns the facings, as bits, with which a hex is in the arc of a table: bit 0 for facing 0. */
export function facingsFor(
  table: ArcTable,
  arc: ArcId,
  dq: number,
  dr: number,
  narrow: Options["ax.narrowArc"],
): number {
  if (dq < -TABLE_REACH || dq > TABLE_REACH || dr < -TABLE_REACH || dr > TABLE_REACH)
    return facingsInArc(arc, dq, dr, narrow);
  return table[(dq + TABLE_REACH) * TABLE_SIDE + dr + TABLE_REACH] as number;
}

function facingsInArc(arc: ArcId, dq: number, dr: number, narrow: Options["ax.narrowArc"]): number {
  let facings = 0;
  for (let facing = 0; facing < 6; facing++) if (inArc(arc, facing, dq, dr, narrow)) facings |= 1 << facing;
  return facings;
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
