/** Upkeep (WE-12) and Control (WE-13). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import { disbandAct, type DisbandAct } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { setMarker } from "../moves/markers.ts";
import { remove, removeAll, toPile } from "../moves/stacks.ts";
import { noClaim } from "../calc/claims.ts";
import { countedRevenue, upkeepLimit } from "../calc/revenue.ts";
import { activeOf, hasType, stackAt, typesIn, unitsOf } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { NONE, type StateWE } from "../state.ts";

/** Number of units above the limit; 0 without a limit. */
function excess(t: StateWE, compiled: CompiledModule, s: number): number {
  const limit = upkeepLimit(compiled, t.printed, t.bonus);
  return limit === null ? 0 : Math.max(0, unitsOf(t, compiled, s) - limit);
}

export const upkeep: Automatic<ShapeWE> = {
  kind: "automatic",
  rule: "WE-12.1",
  run(ctx) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const s = activeOf(t);
    const over = t.alive[s] === 1 ? excess(t, compiled, s) : 0;
    if (over === 0) return ctx.done();
    const units = unitsOf(t, compiled, s);
    const revenue = countedRevenue(compiled, t.printed, t.bonus);
    ctx.emit({ is: "upkeepDue", rule: "WE-12.1", seat: seat(s), revenue, limit: units - over, units });
    if (over === units) {
      disbandAll(ctx, compiled, s);
      return ctx.done();
    }
    ctx.ask("disband", {});
  },
};

/** The seat can keep no unit (WE-12.4). */
function disbandAll(ctx: Ctx, compiled: CompiledModule, s: number): void {
  const t = ctx.state;
  ctx.disclose();
  for (let at = 0; at < compiled.T; at++) {
    if (stackAt(t, compiled, at, s).length === 0) continue;
    const types = removeAll(t, compiled, at, s);
    toPile(t, compiled, s, types);
    const units = types.map((type) => compiled.units[type]?.id as string);
    ctx.emit({
      is: "unitsLost",
      rule: "WE-12.4",
      seat: seat(s),
      at: compiled.ids[at] as string,
      units,
      cause: "upkeep",
    });
  }
}

/** Covert, because it is hidden whether all units are of one type. */
export const disband: Decision<ShapeWE, DisbandAct> = {
  kind: "decision",
  rule: "WE-12.1",
  schema: disbandAct,
  covert: true,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => t.alive[activeOf(t)] === 0,
  candidates(t, _m, by, offer) {
    const compiled = compiledModuleOf(t.options);
    for (let at = 0; at < compiled.T; at++)
      for (const type of typesIn(stackAt(t, compiled, at, by)))
        offer({ do: "disband", at: compiled.ids[at] as string, unit: compiled.units[type]?.id as string });
  },
  forbids(t, _m, by, act) {
    const compiled = compiledModuleOf(t.options);
    const at = compiled.numberOf.get(act.at);
    return at !== undefined && hasType(stackAt(t, compiled, at, by), compiled.unitNo.get(act.unit))
      ? undefined
      : refuse("WE_NOT_YOUR_UNITS", { unit: act.unit });
  },
  resolve(ctx, _m, by, act) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const type = compiled.unitNo.get(act.unit) as number;
    ctx.disclose();
    remove(t, compiled, compiled.numberOf.get(act.at) as number, by, type);
    toPile(t, compiled, by, [type]);
    ctx.emit({ is: "unitsLost", rule: "WE-12.1", seat: by, at: act.at, units: [act.unit], cause: "upkeep" });
    if (excess(t, compiled, by) === 0) ctx.done();
  },
};

/** Fortifications that a card left standing are destroyed when the territory changes hands (WE-9.17). */
function fallWithMarker(ctx: Ctx, compiled: CompiledModule, at: number, owner: number): void {
  if (stackAt(ctx.state, compiled, at, owner).length === 0) return;
  const types = removeAll(ctx.state, compiled, at, owner);
  toPile(ctx.state, compiled, owner, types);
  const units = types.map((type) => compiled.units[type]?.id as string);
  ctx.emit({
    is: "unitsLost",
    rule: "WE-9.17",
    seat: seat(owner),
    at: compiled.ids[at] as string,
    units,
    cause: "fortification",
  });
}

/** Places markers automatically (WE-13.1, WE-13.5). */
export const control: Automatic<ShapeWE> = {
  kind: "automatic",
  rule: "WE-13.1",
  run(ctx) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const s = activeOf(t);
    for (let at = 0; at < compiled.T && t.alive[s] === 1; at++) {
      const from = t.marker[at] as number;
      if (from === s || noClaim(t, compiled, at, s) !== undefined) continue;
      setMarker(t, at, s);
      ctx.emit({
        is: "controlPlaced",
        rule: "WE-13.1",
        seat: seat(s),
        at: compiled.ids[at] as string,
        from: from === NONE ? null : seat(from),
      });
      if (from !== NONE) fallWithMarker(ctx, compiled, at, from);
    }
    ctx.done();
  },
};
