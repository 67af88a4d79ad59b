/** Puts another unit on top of an own stack, while the seat has the initiative in its own turn (WE-5.13). */
import type { Aside } from "@starboard/kernel";
import { asideActs, type AsideActs } from "../acts.ts";
import { turnUp } from "../moves/stacks.ts";
import { activeOf, hasType, stackAt, typesIn } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { ShapeWE } from "../shape.ts";
import { type StateWE, typeOf } from "../state.ts";

const INITIATIVE: readonly string[] = ["moveMain", "revenueMain", "recruitBuy"];

const hasInitiative = (t: StateWE, by: number): boolean =>
  t.alive[by] === 1 && activeOf(t) === by && INITIATIVE.includes(t.flow.stack[t.flow.stack.length - 1]?.step ?? "");

export const restack: Aside<ShapeWE, AsideActs["restack"]> = {
  rule: "WE-5.13",
  schema: asideActs.restack,
  candidates(t, _m, by, offer) {
    if (!hasInitiative(t, by)) return;
    const compiled = compiledModuleOf(t.options);
    for (let at = 0; at < compiled.T; at++) {
      const stack = stackAt(t, compiled, at, by);
      if (stack.length < 2) continue;
      for (const type of typesIn(stack).slice(1))
        offer({ do: "restack", at: compiled.ids[at] as string, unit: compiled.units[type]?.id as string });
    }
  },
  forbids(t, _m, by, act) {
    const compiled = compiledModuleOf(t.options);
    if (!hasInitiative(t, by)) return refuse("WE_RESTACK_LATER");
    const at = compiled.numberOf.get(act.at);
    const type = compiled.unitNo.get(act.unit);
    const stack = at === undefined ? [] : stackAt(t, compiled, at, by);
    if (!hasType(stack, type)) return refuse("WE_NOT_YOUR_UNITS", { unit: act.unit });
    return typeOf(stack[0] as number) === type ? refuse("WE_TOP_ALREADY", { unit: act.unit }) : undefined;
  },
  resolve(ctx, by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    turnUp(ctx.state, compiled, compiled.numberOf.get(act.at) as number, by, compiled.unitNo.get(act.unit) as number);
    ctx.disclose();
    ctx.emit({ is: "topTurned", rule: "WE-5.13", seat: by, at: act.at, unit: act.unit });
  },
};
