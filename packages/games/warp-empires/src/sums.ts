/** The registered sums of the rules by name, for situations and for panels that show a calculation. */
import { fieldErrors, type Result, type Sum } from "@starboard/kernel";
import * as z from "zod/mini";
import type { CompiledModule } from "./compiled/index.ts";
import { groundTerms, sideSum, totalOf, unitTerms } from "./calc/force.ts";
import { groupSpeed } from "./calc/reach.ts";
import { printedRevenue, upkeepSum } from "./calc/revenue.ts";
import { stackAt } from "./calc/stacks.ts";
import { compiledModuleOf } from "./match-setup.ts";
import { challengeBonus } from "./steps/challenge.ts";
import { parleyBonus } from "./steps/parley.ts";
import { NONE, type StateWE } from "./state.ts";

const id = z.string().check(z.maxLength(60));
const seat = z.int().check(z.gte(0), z.lte(15));

/** A sum that first reads its arguments. Codes: WE_SUM_FIELD, WE_SUM_NAME. */
const sum =
  <A extends object>(form: z.ZodMiniType<A>, calc: (t: StateWE, b: CompiledModule, args: A, at: number) => Sum) =>
  (t: StateWE, raw: unknown): Result<Sum> => {
    const parsed = form.safeParse(raw);
    if (!parsed.success) return { bad: fieldErrors(parsed.error, "WE_SUM_FIELD") };
    const b = compiledModuleOf(t.options);
    const args: { seat?: number; foe?: number; at?: string } = parsed.data;
    const at = args.at === undefined ? NONE : (b.numberOf.get(args.at) ?? -2);
    if (at === -2) return { bad: [{ code: "WE_SUM_NAME", at: "at" }] };
    if ((args.seat ?? 0) >= b.N) return { bad: [{ code: "WE_SUM_NAME", at: "seat" }] };
    if ((args.foe ?? 0) >= b.N) return { bad: [{ code: "WE_SUM_NAME", at: "foe" }] };
    return { ok: calc(t, b, parsed.data, at) };
  };

const of = (terms: Sum["terms"]): Sum => ({ total: totalOf(terms), terms });

/** The sums of Warp Empires. `force` is what a side has on the ground before any card is played. */
export const sums = {
  force: sum(z.strictObject({ seat, at: id, foe: z.optional(seat) }), (t, b, a, at) =>
    of([...unitTerms(t, b, a.seat, stackAt(t, b, at, a.seat)), ...groundTerms(t, b, at, a.seat, a.foe ?? NONE)]),
  ),
  /** A side of the battle that is being fought: 0 attacks, 1 defends. */
  battle: sum(z.strictObject({ side: z.union([z.literal(0), z.literal(1)]) }), (t, b, a) =>
    t.battle ? sideSum(t, b, t.battle, a.side) : { total: 0, terms: [] },
  ),
  revenue: sum(z.strictObject({ seat }), (t, b, a) => printedRevenue(t, b, a.seat)),
  /** Units a seat keeps at its next Upkeep phase (WE-12.1); -1 where there is no upkeep. */
  upkeep: sum(
    z.strictObject({ seat }),
    (t, b, a) =>
      upkeepSum(t, b, a.seat) ?? { total: -1, terms: [{ rule: "WE-12.1", what: "limit", value: -1, about: {} }] },
  ),
  /** What is added to a roll for a feature that must be faced. */
  challenge: sum(z.strictObject({ seat, at: id, challenge: id }), (t, b, a, at) => {
    const no = b.module.challenges.findIndex((c) => c.id === a.challenge);
    return of(no < 0 ? [] : challengeBonus(t, b, no, at, a.seat));
  }),
  parley: sum(z.strictObject({ seat, parley: id }), (t, b, a) => {
    const no = b.module.parleys.findIndex((p) => p.id === a.parley);
    return of(no < 0 ? [] : parleyBonus(t, b, no, a.seat));
  }),
  /** Spaces of a whole stack (WE-5.5). */
  speed: sum(z.strictObject({ seat, at: id }), (t, b, a, at) => {
    const value = groupSpeed(b, stackAt(t, b, at, a.seat));
    return { total: value, terms: [{ rule: "WE-5.5", what: "speed", value }] };
  }),
} as const;
