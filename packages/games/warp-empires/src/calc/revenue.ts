/** Printed revenue, territory by territory, and upkeep (WE-10, WE-12). */
import type { RuleId, Sum, Term } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import { NONE, type StateWE } from "../state.ts";
import { hasFeature } from "./claims.ts";
import { activeOf, factionOf } from "./stacks.ts";
import { totalOf } from "./force.ts";

/** What a territory prints for its controller, term by term; `about` names the territory. */
export function territoryRevenue(t: StateWE, b: CompiledModule, at: number, seat: number): Term[] {
  const terms: Term[] = [];
  const about = { at: b.ids[at] };
  for (const term of b.revenue) {
    if (!term.when(t, b, at, seat, NONE)) continue;
    const value = amountOf(t, b, at, term.amount);
    terms.push({ rule: term.rule ?? ("WE-10.1" as RuleId), what: term.id, value, about });
  }
  const { factionTerm } = b.module.revenue;
  const income = b.factions[factionOf(t, b, seat)]?.income ?? 0;
  if (factionTerm && income !== 0 && hasFeature(t, b, at, factionTerm.perTerritoryWith)) {
    const before = totalOf(terms);
    const value = Math.max(income, factionTerm.minimumPerTerritory - before);
    if (value !== 0) terms.push({ rule: "WE-10.2", what: factionTerm.id, value, about });
  }
  return terms;
}

function amountOf(
  t: StateWE,
  b: CompiledModule,
  at: number,
  amount: CompiledModule["revenue"][number]["amount"],
): number {
  if (typeof amount === "number") return amount;
  if ("attr" in amount) return b.ground[at]?.attrs[amount.attr] ?? 0;
  const no = b.featureNo.get(amount.feature);
  if (no === undefined) return 0;
  return b.features[no]?.revenue[t.feature[at * b.F + no] as number] ?? 0;
}

/** Printed revenue of a seat: the sum over everything it controls. */
export function printedRevenue(t: StateWE, b: CompiledModule, seat: number): Sum {
  const terms: Term[] = [];
  for (let at = 0; at < b.T; at++) if (t.marker[at] === seat) terms.push(...territoryRevenue(t, b, at, seat));
  return { total: Math.max(totalOf(terms), b.module.revenue.minimum), terms };
}

/** The revenue that upkeep counts: the printed one, and with `countsCards` what cards changed (WE-12.2). */
export const countedRevenue = (b: CompiledModule, printed: number, cards: number): number =>
  b.module.upkeep?.countsCards === true ? Math.max(0, printed + cards) : printed;

/** Units a seat may keep with that revenue (WE-12.1); null where the module has no upkeep. */
export function upkeepLimit(b: CompiledModule, printed: number, cards: number): number | null {
  const { upkeep } = b.module;
  return upkeep ? Math.max(upkeep.floorUnits, upkeep.unitsPerRevenue * countedRevenue(b, printed, cards)) : null;
}

/** Phases after the Revenue phase: the revenue of the turn is fixed. */
const PAID: ReadonlySet<string | undefined> = new Set(["recruit", "upkeep", "control"]);

/**
 * Units a seat keeps at its next Upkeep phase as things stand, term by term (WE-12.1, WE-12.2, WE-12.4); null where the
 * module has no upkeep. Once the active player has been paid, the revenue of that payment counts and no other.
 */
export function upkeepSum(t: StateWE, b: CompiledModule, seat: number): Sum | null {
  const { upkeep, phases } = b.module;
  if (!upkeep) return null;
  const active = activeOf(t) === seat;
  const printed = active && PAID.has(phases[t.phase]?.kind) ? t.printed : printedRevenue(t, b, seat).total;
  const cards = active ? t.bonus : 0;
  const { unitsPerRevenue, floorUnits } = upkeep;
  const terms: Term[] = [
    { rule: "WE-12.1", what: "limit", value: unitsPerRevenue * printed, about: { revenue: printed } },
  ];
  const byCards = unitsPerRevenue * (countedRevenue(b, printed, cards) - printed);
  if (byCards !== 0) terms.push({ rule: "WE-12.2", what: "cards", value: byCards });
  const short = floorUnits - totalOf(terms);
  if (short > 0) terms.push({ rule: "WE-12.4", what: "floor", value: short });
  return { total: totalOf(terms), terms };
}

/** Territories a seat controls among those that victory counts. */
export const controlled = (t: StateWE, b: CompiledModule, seat: number): number => {
  let n = 0;
  for (const at of b.counted) if (t.marker[at] === seat) n++;
  return n;
};
