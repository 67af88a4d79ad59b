/** The Exploration phase: rolls what each explored territory holds, in the order of the board (WE-6). */
import { seat, type Automatic } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import type { ExplorationRoll } from "../facts.ts";
import type { Dice } from "../module/resolved.ts";
import { activeOf, stackAt } from "../calc/stacks.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";

export const explore: Automatic<ShapeWE> = {
  kind: "automatic",
  rule: "WE-6.2",
  run(ctx) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const s = activeOf(t);
    for (let at = 0; at < compiled.T; at++)
      if (compiled.ground[at]?.explorable && t.explored[at] === 0 && stackAt(t, compiled, at, s).length > 0)
        discover(ctx, compiled, s, at);
    ctx.done();
  },
};

function discover(ctx: Ctx, compiled: CompiledModule, s: number, at: number): void {
  const t = ctx.state;
  const rolls: ExplorationRoll[] = [];
  t.explored[at] = 1;
  for (const { id, die, rows } of compiled.module.exploration?.rolls ?? []) {
    const rolled = rollDice(ctx, die, "WE-6.1");
    const row = rows.find((r) => rolled >= r.from && rolled <= r.to);
    if (!row) continue;
    for (const [feature, value] of Object.entries(row.set)) {
      const no = compiled.featureNo.get(feature) as number;
      const number = value === null || value === false ? 0 : (compiled.features[no]?.values.indexOf(value) as number);
      t.feature = t.feature.with(at * compiled.F + no, number);
    }
    rolls.push({ roll: id, die: rolled, name: row.name });
  }
  ctx.emit({ is: "explored", rule: "WE-6.1", seat: seat(s), at: compiled.ids[at] as string, rolls });
}

/** Rolls dice and multiplies the factors. */
export function rollDice(ctx: Ctx, dice: Dice, why: `WE-${string}`): number {
  let product = 1;
  for (const { times, sides } of dice.factors)
    product *= ctx.draw(sides, times, why).reduce((sum, die) => sum + die, 0);
  return product;
}
