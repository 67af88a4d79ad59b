/** The sums of the rules by name, for situations and for panels that show a calculation. */
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

/** Makes a sum that parses its arguments. Codes: WE_SUM_FIELD, WE_SUM_NAME. */
const sum =
  <A extends object>(
    form: z.ZodMiniType<A>,
    calc: (t: StateWE, compiled: CompiledModule, args: A, at: number) => Sum,
  ) =>
  (t: StateWE, raw: unknown): Result<Sum> => {
    const parsed = form.safeParse(raw);
    if (!parsed.success) return { bad: fieldErrors(parsed.error, "WE_SUM_FIELD") };
    const compiled = compiledModuleOf(t.options);
    const args: { seat?: number; foe?: number; at?: string } = parsed.data;
    const at = args.at === undefined ? NONE : (compiled.numberOf.get(args.at) ?? -2);
    if (at === -2) return { bad: [{ code: "WE_SUM_NAME", at: "at" }] };
    if ((args.seat ?? 0) >= compiled.N) return { bad: [{ code: "WE_SUM_NAME", at: "seat" }] };
    if ((args.foe ?? 0) >= compiled.N) return { bad: [{ code: "WE_SUM_NAME", at: "foe" }] };
    return { ok: calc(t, compiled, parsed.data, at) };
  };

const of = (terms: Sum["terms"]): Sum => ({ total: totalOf(terms), terms });

/** The sums of Warp Empires. `force` is the Force of a side on the map before cards. */
export const sums = {
  force: sum(z.strictObject({ seat, at: id, foe: z.optional(seat) }), (t, compiled, a, at) =>
    of([
      ...unitTerms(t, compiled, a.seat, stackAt(t, compiled, at, a.seat)),
      ...groundTerms(t, compiled, at, a.seat, a.foe ?? NONE),
    ]),
  ),
  /** A side of the current battle: 0 attacks, 1 defends. */
  battle: sum(z.strictObject({ side: z.union([z.literal(0), z.literal(1)]) }), (t, compiled, a) =>
    t.battle ? sideSum(t, compiled, t.battle, a.side) : { total: 0, terms: [] },
  ),
  revenue: sum(z.strictObject({ seat }), (t, compiled, a) => printedRevenue(t, compiled, a.seat)),
  /** The number of units a seat keeps at its next Upkeep phase (WE-12.1); -1 without upkeep. */
  upkeep: sum(
    z.strictObject({ seat }),
    (t, compiled, a) =>
      upkeepSum(t, compiled, a.seat) ?? {
        total: -1,
        terms: [{ rule: "WE-12.1", what: "limit", value: -1, about: {} }],
      },
  ),
  /** The bonuses on a roll for a feature that must be faced. */
  challenge: sum(z.strictObject({ seat, at: id, challenge: id }), (t, compiled, a, at) => {
    const no = compiled.module.challenges.findIndex((c) => c.id === a.challenge);
    return of(no < 0 ? [] : challengeBonus(t, compiled, no, at, a.seat));
  }),
  parley: sum(z.strictObject({ seat, parley: id }), (t, compiled, a) => {
    const no = compiled.module.parleys.findIndex((p) => p.id === a.parley);
    return of(no < 0 ? [] : parleyBonus(t, compiled, no, a.seat));
  }),
  /** The speed of a whole stack in spaces (WE-5.5). */
  speed: sum(z.strictObject({ seat, at: id }), (t, compiled, a, at) => {
    const value = groupSpeed(compiled, stackAt(t, compiled, at, a.seat));
    return { total: value, terms: [{ rule: "WE-5.5", what: "speed", value }] };
  }),
} as const;
