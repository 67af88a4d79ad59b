/** Printed revenue, territory by territory, and upkeep (WE-10, WE-12). */
import type { RuleId, Sum, Term } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import { NONE, type StateWE } from "../state.ts";
import { hasFeature } from "./claims.ts";
import { activeOf, factionOf } from "./stacks.ts";
import { totalOf } from "./force.ts";

/** The printed revenue of a territory for its controller, term by term; `about` names the territory. */
export function territoryRevenue(t: StateWE, compiled: CompiledModule, at: number, seat: number): Term[] {
  const terms: Term[] = [];
  const about = { at: compiled.ids[at] };
  for (const term of compiled.revenue) {
    if (!term.when(t, compiled, at, seat, NONE)) continue;
    const value = amountOf(t, compiled, at, term.amount);
    terms.push({ rule: term.rule ?? ("WE-10.1" as RuleId), what: term.id, value, about });
  }
  const { factionTerm } = compiled.module.revenue;
  const income = compiled.factions[factionOf(t, compiled, seat)]?.income ?? 0;
  if (factionTerm && income !== 0 && hasFeature(t, compiled, at, factionTerm.perTerritoryWith)) {
    const before = totalOf(terms);
    const value = Math.max(income, factionTerm.minimumPerTerritory - before);
    if (value !== 0) terms.push({ rule: "WE-10.2", what: factionTerm.id, value, about });
  }
  return terms;
}

function amountOf(
  t: StateWE,
  compiled: CompiledModule,
  at: number,
  amount: CompiledModule["revenue"][number]["amount"],
): number {
  if (typeof amount === "number") return amount;
  if ("attr" in amount) return compiled.ground[at]?.attrs[amount.attr] ?? 0;
  const no = compiled.featureNo.get(amount.feature);
  if (no === undefined) return 0;
  return compiled.features[no]?.revenue[t.feature[at * compiled.F + no] as number] ?? 0;
}

/** Printed revenue of a seat: the sum over everything it controls. */
export function printedRevenue(t: StateWE, compiled: CompiledModule, seat: number): Sum {
  const terms: Term[] = [];
  for (let at = 0; at < compiled.T; at++)
    if (t.marker[at] === seat) terms.push(...territoryRevenue(t, compiled, at, seat));
  return { total: Math.max(totalOf(terms), compiled.module.revenue.minimum), terms };
}

/** The total of `printedRevenue`, without its terms. */
export function printedTotal(t: StateWE, compiled: CompiledModule, seat: number): number {
  const { factionTerm, minimum } = compiled.module.revenue;
  const income = compiled.factions[factionOf(t, compiled, seat)]?.income ?? 0;
  let total = 0;
  for (let at = 0; at < compiled.T; at++) {
    if (t.marker[at] !== seat) continue;
    let here = 0;
    for (const { when, amount } of compiled.revenue)
      if (when(t, compiled, at, seat, NONE)) here += amountOf(t, compiled, at, amount);
    if (factionTerm && income !== 0 && hasFeature(t, compiled, at, factionTerm.perTerritoryWith))
      here += Math.max(income, factionTerm.minimumPerTerritory - here);
    total += here;
  }
  return Math.max(total, minimum);
}

/** The revenue that upkeep counts: the printed revenue and, with `countsCards`, the changes by cards (WE-12.2). */
export const countedRevenue = (compiled: CompiledModule, printed: number, cards: number): number =>
  compiled.module.upkeep?.countsCards === true ? Math.max(0, printed + cards) : printed;

/** The number of units a seat may keep with that revenue (WE-12.1); null if the module has no upkeep. */
export function upkeepLimit(compiled: CompiledModule, printed: number, cards: number): number | null {
  const { upkeep } = compiled.module;
  return upkeep ? Math.max(upkeep.floorUnits, upkeep.unitsPerRevenue * countedRevenue(compiled, printed, cards)) : null;
}

/** The phases after the Revenue phase, when the revenue of the turn is fixed. */
const PAID: ReadonlySet<string | undefined> = new Set(["recruit", "upkeep", "control"]);

/**
 * The number of units a seat can keep at its next Upkeep phase, from the present state, term by term (WE-12.1, WE-12.2,
 * WE-12.4); null if the module has no upkeep. Once the active player has been paid, only the revenue of that payment
 * counts.
 */
export function upkeepSum(t: StateWE, compiled: CompiledModule, seat: number): Sum | null {
  const { upkeep, phases } = compiled.module;
  if (!upkeep) return null;
  const active = activeOf(t) === seat;
  const printed = active && PAID.has(phases[t.phase]?.kind) ? t.printed : printedRevenue(t, compiled, seat).total;
  const cards = active ? t.bonus : 0;
  const { unitsPerRevenue, floorUnits } = upkeep;
  const terms: Term[] = [
    { rule: "WE-12.1", what: "limit", value: unitsPerRevenue * printed, about: { revenue: printed } },
  ];
  const byCards = unitsPerRevenue * (countedRevenue(compiled, printed, cards) - printed);
  if (byCards !== 0) terms.push({ rule: "WE-12.2", what: "cards", value: byCards });
  const short = floorUnits - totalOf(terms);
  if (short > 0) terms.push({ rule: "WE-12.4", what: "floor", value: short });
  return { total: totalOf(terms), terms };
}

/** Territories by which a seat is ahead, by its race (WE-2.11). */
export const headStart = (
  t: Pick<StateWE, "alive" | "faction">,
  { headStarts }: CompiledModule,
  seat: number,
): number => (t.alive[seat] === 1 ? (headStarts[t.faction[seat] as number] ?? 0) : 0);

/** Territories a seat controls among those that victory counts, and those by which it is ahead. */
export const controlled = (t: StateWE, compiled: CompiledModule, seat: number): number => {
  let n = headStart(t, compiled, seat);
  for (const at of compiled.counted) if (t.marker[at] === seat) n++;
  return n;
};
