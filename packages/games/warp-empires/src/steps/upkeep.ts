/** Upkeep (WE-12) and Control (WE-13). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import { disbandAct } from "../acts.ts";
import type { Book } from "../compiled/index.ts";
import { setMarker } from "../moves/markers.ts";
import { remove, removeAll, toPile } from "../moves/stacks.ts";
import { noClaim } from "../calc/claims.ts";
import { countedRevenue, upkeepLimit } from "../calc/revenue.ts";
import { activeOf, hasType, stackAt, typesIn, unitsOf } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { bookOf } from "../match-setup.ts";
import type { Pen, ShapeWE } from "../shape.ts";
import { NONE, type TableWE } from "../state.ts";

/** Units above the limit; 0 where there is none. */
function excess(t: TableWE, b: Book, s: number): number {
  const limit = upkeepLimit(b, t.printed, t.bonus);
  return limit === null ? 0 : Math.max(0, unitsOf(t, b, s) - limit);
}

export const upkeep: Automatic<ShapeWE, "upkeep"> = {
  kind: "automatic",
  rule: "WE-12.1",
  run(x) {
    const t = x.table;
    const b = bookOf(t.options);
    const s = activeOf(t);
    const over = t.alive[s] === 1 ? excess(t, b, s) : 0;
    if (over === 0) return x.done();
    const units = unitsOf(t, b, s);
    const revenue = countedRevenue(b, t.printed, t.bonus);
    x.tell({ is: "upkeepDue", rule: "WE-12.1", seat: seat(s), revenue, limit: units - over, units });
    if (over === units) {
      disbandAll(x, b, s);
      return x.done();
    }
    x.ask("disband", {});
  },
};

/** Nothing can be kept (WE-12.4). */
function disbandAll(x: Pen, b: Book, s: number): void {
  const t = x.table;
  x.disclose();
  for (let at = 0; at < b.T; at++) {
    if (stackAt(t, b, at, s).length === 0) continue;
    const types = removeAll(t, b, at, s);
    toPile(t, b, s, types);
    const units = types.map((type) => b.units[type]?.id as string);
    x.tell({ is: "unitsLost", rule: "WE-12.4", seat: seat(s), at: b.ids[at] as string, units, cause: "upkeep" });
  }
}

/** Covert: that all units are alike is nobody's business. */
export const disband: Decision<ShapeWE, "disband"> = {
  kind: "decision",
  rule: "WE-12.1",
  schema: disbandAct,
  covert: true,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => t.alive[activeOf(t)] === 0,
  candidates(t, _m, by, offer) {
    const b = bookOf(t.options);
    for (let at = 0; at < b.T; at++)
      for (const type of typesIn(stackAt(t, b, at, by)))
        offer({ do: "disband", at: b.ids[at] as string, unit: b.units[type]?.id as string });
  },
  forbids(t, _m, by, act) {
    const b = bookOf(t.options);
    const at = b.numberOf.get(act.at);
    return at !== undefined && hasType(stackAt(t, b, at, by), b.unitNo.get(act.unit))
      ? undefined
      : refuse("WE_NOT_YOUR_UNITS", { unit: act.unit });
  },
  resolve(x, _m, by, act) {
    const t = x.table;
    const b = bookOf(t.options);
    const type = b.unitNo.get(act.unit) as number;
    x.disclose();
    remove(t, b, b.numberOf.get(act.at) as number, by, type);
    toPile(t, b, by, [type]);
    x.tell({ is: "unitsLost", rule: "WE-12.1", seat: by, at: act.at, units: [act.unit], cause: "upkeep" });
    if (excess(t, b, by) === 0) x.done();
  },
};

/** Fortifications that a card left standing are destroyed when the territory changes hands (WE-9.17). */
function fallWithMarker(x: Pen, b: Book, at: number, owner: number): void {
  if (stackAt(x.table, b, at, owner).length === 0) return;
  const types = removeAll(x.table, b, at, owner);
  toPile(x.table, b, owner, types);
  const units = types.map((type) => b.units[type]?.id as string);
  x.tell({
    is: "unitsLost",
    rule: "WE-9.17",
    seat: seat(owner),
    at: b.ids[at] as string,
    units,
    cause: "fortification",
  });
}

/** Markers go down by themselves (WE-13.1, WE-13.5). */
export const control: Automatic<ShapeWE, "control"> = {
  kind: "automatic",
  rule: "WE-13.1",
  run(x) {
    const t = x.table;
    const b = bookOf(t.options);
    const s = activeOf(t);
    for (let at = 0; at < b.T && t.alive[s] === 1; at++) {
      const from = t.marker[at] as number;
      if (from === s || noClaim(t, b, at, s) !== undefined) continue;
      setMarker(t, at, s);
      x.tell({
        is: "controlPlaced",
        rule: "WE-13.1",
        seat: seat(s),
        at: b.ids[at] as string,
        from: from === NONE ? null : seat(from),
      });
      if (from !== NONE) fallWithMarker(x, b, at, from);
    }
    x.done();
  },
};
