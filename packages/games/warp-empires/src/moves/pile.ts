/** Draws units from the pile. */
import type { RuleId } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import type { Ctx } from "../shape.ts";
import { nth } from "./hands.ts";

/** Draws up to `n` units at random, of the types that may be drawn; fewer when the pile runs out (WE-11.12). */
export function drawUnits(
  ctx: Ctx,
  compiled: CompiledModule,
  seat: number,
  n: number,
  why: RuleId,
  may: (type: number) => boolean = () => true,
): number[] {
  const { pile } = ctx.state;
  const pool = compiled.piles === 1 ? 0 : seat;
  const open = compiled.units.map((u) => (may(u.no) ? (pile[pool * compiled.U + u.no] as number) : 0));
  let left = open.reduce((sum, count) => sum + count, 0);
  const units: number[] = [];
  while (units.length < n && left > 0) {
    const type = nth(open, 0, compiled.U, ctx.draw(left, 1, why)[0] as number);
    open[type] = (open[type] as number) - 1;
    pile[pool * compiled.U + type] = (pile[pool * compiled.U + type] as number) - 1;
    left--;
    units.push(type);
  }
  return units;
}
