/** A losing stack retreats by one space (WE-9.29, WE-9.30). */
import { seat, type Decision } from "@starboard/kernel";
import { retreatAct, type RetreatAct } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { remove, removeAll, toPile, transfer } from "../moves/stacks.ts";
import { defended } from "../calc/claims.ts";
import { retreats } from "../calc/reach.ts";
import { mobile, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { type StateWE, typeOf } from "../state.ts";

export const retreatsOf = (t: StateWE, compiled: CompiledModule, from: number, s: number): number[] =>
  retreats(t, compiled, from, s, (at) => defended(t, compiled, at));

/**
 * Makes a stack retreat: asks its owner where, or destroys the stack if no retreat exists. True if the owner is asked.
 */
export function retreat(
  ctx: Ctx,
  compiled: CompiledModule,
  s: number,
  from: number,
  kind: "challenge" | "battle",
): boolean {
  const t = ctx.state;
  if (mobile(compiled, stackAt(t, compiled, from, s)) === 0) return false;
  if (retreatsOf(t, compiled, from, s).length > 0) {
    ctx.ask("retreatTo", { seat: s, from, kind });
    return true;
  }
  lose(ctx, compiled, s, from);
  return false;
}

/** Survivors without a retreat are destroyed. They do not count as losses of either side (WE-9.30). */
function lose(ctx: Ctx, compiled: CompiledModule, s: number, from: number): void {
  const t = ctx.state;
  ctx.disclose();
  const movers = stackAt(t, compiled, from, s)
    .map(typeOf)
    .filter((type) => !compiled.units[type]?.fort);
  if (movers.length === stackAt(t, compiled, from, s).length) removeAll(t, compiled, from, s);
  else for (const type of movers) remove(t, compiled, from, s, type);
  toPile(t, compiled, s, movers);
  const units = movers.map((type) => compiled.units[type]?.id as string);
  ctx.emit({
    is: "unitsLost",
    rule: "WE-9.30",
    seat: seat(s),
    at: compiled.ids[from] as string,
    units,
    cause: "noRetreat",
  });
}

export const retreatTo: Decision<ShapeWE, RetreatAct, { seat: number; from: number; kind: "challenge" | "battle" }> = {
  kind: "decision",
  rule: "WE-9.29",
  schema: retreatAct,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || stackAt(t, compiledModuleOf(t.options), m.from, m.seat).length === 0,
  candidates(t, m, _by, offer) {
    const compiled = compiledModuleOf(t.options);
    for (const to of retreatsOf(t, compiled, m.from, m.seat)) offer({ do: "retreat", to: compiled.ids[to] as string });
  },
  forbids(t, m, _by, act) {
    const compiled = compiledModuleOf(t.options);
    const to = compiled.numberOf.get(act.to);
    return to !== undefined && retreatsOf(t, compiled, m.from, m.seat).includes(to)
      ? undefined
      : refuse("WE_NO_RETREAT", { to: act.to });
  },
  resolve(ctx, m, by, act) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const movers = stackAt(t, compiled, m.from, m.seat)
      .map(typeOf)
      .filter((type) => !compiled.units[type]?.fort);
    ctx.disclose();
    transfer(t, compiled, m.seat, m.from, compiled.numberOf.get(act.to) as number, movers, 0);
    ctx.emit({
      is: "retreated",
      rule: m.kind === "battle" ? "WE-9.29" : "WE-7.7",
      seat: by,
      from: compiled.ids[m.from] as string,
      to: act.to,
      count: movers.length,
    });
    ctx.done();
  },
};
