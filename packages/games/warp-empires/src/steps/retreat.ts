/** A losing stack retreats by one space (WE-9.29, WE-9.30). */
import { seat, type Decision } from "@starboard/kernel";
import { retreatAct } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { remove, removeAll, toPile, transfer } from "../moves/stacks.ts";
import { defended } from "../calc/claims.ts";
import { retreats } from "../calc/reach.ts";
import { mobile, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { type StateWE, typeOf } from "../state.ts";

export const retreatsOf = (t: StateWE, b: CompiledModule, from: number, s: number): number[] =>
  retreats(t, b, from, s, (at) => defended(t, b, at));

/** Sends a stack back: its owner is asked where, and where there is nowhere it is destroyed. True when it is asked. */
export function retreat(ctx: Ctx, b: CompiledModule, s: number, from: number, kind: "challenge" | "battle"): boolean {
  const t = ctx.state;
  if (mobile(b, stackAt(t, b, from, s)) === 0) return false;
  if (retreatsOf(t, b, from, s).length > 0) {
    ctx.ask("retreatTo", { seat: s, from, kind });
    return true;
  }
  lose(ctx, b, s, from);
  return false;
}

/** Survivors without a retreat are destroyed. They do not count as losses of either side (WE-9.30). */
function lose(ctx: Ctx, b: CompiledModule, s: number, from: number): void {
  const t = ctx.state;
  ctx.disclose();
  const movers = stackAt(t, b, from, s)
    .map(typeOf)
    .filter((type) => !b.units[type]?.fort);
  if (movers.length === stackAt(t, b, from, s).length) removeAll(t, b, from, s);
  else for (const type of movers) remove(t, b, from, s, type);
  toPile(t, b, s, movers);
  const units = movers.map((type) => b.units[type]?.id as string);
  ctx.emit({ is: "unitsLost", rule: "WE-9.30", seat: seat(s), at: b.ids[from] as string, units, cause: "noRetreat" });
}

export const retreatTo: Decision<ShapeWE, "retreatTo"> = {
  kind: "decision",
  rule: "WE-9.29",
  schema: retreatAct,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || stackAt(t, compiledModuleOf(t.options), m.from, m.seat).length === 0,
  candidates(t, m, _by, offer) {
    const b = compiledModuleOf(t.options);
    for (const to of retreatsOf(t, b, m.from, m.seat)) offer({ do: "retreat", to: b.ids[to] as string });
  },
  forbids(t, m, _by, act) {
    const b = compiledModuleOf(t.options);
    const to = b.numberOf.get(act.to);
    return to !== undefined && retreatsOf(t, b, m.from, m.seat).includes(to)
      ? undefined
      : refuse("WE_NO_RETREAT", { to: act.to });
  },
  resolve(ctx, m, by, act) {
    const t = ctx.state;
    const b = compiledModuleOf(t.options);
    const movers = stackAt(t, b, m.from, m.seat)
      .map(typeOf)
      .filter((type) => !b.units[type]?.fort);
    ctx.disclose();
    transfer(t, b, m.seat, m.from, b.numberOf.get(act.to) as number, movers, 0);
    ctx.emit({
      is: "retreated",
      rule: m.kind === "battle" ? "WE-9.29" : "WE-7.7",
      seat: by,
      from: b.ids[m.from] as string,
      to: act.to,
      count: movers.length,
    });
    ctx.done();
  },
};
