/** Elimination of a seat and the end of the match (WE-14). */
import { type Outcome, type RuleId, seat } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import type { EndCause } from "../facts.ts";
import { controlled, printedRevenue } from "../calc/revenue.ts";
import { forceOf, stackAt, unitsOf } from "../calc/stacks.ts";
import type { PendingCard, Ctx } from "../shape.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";
import { toDiscard } from "./hands.ts";
import { toPile } from "./stacks.ts";

/** Eliminates the players without a unit and without a marker (WE-14.3). */
export function eliminate(ctx: Ctx, compiled: CompiledModule): void {
  const t = ctx.state;
  for (let s = 0; s < compiled.N; s++) {
    if (t.alive[s] === 0 || t.marker.includes(s) || unitsOf(t, compiled, s) > 0) continue;
    leave(t, compiled, s);
    ctx.disclose();
    ctx.emit({ is: "eliminated", rule: "WE-14.3", seat: seat(s) });
  }
}

/** Discards the seat's cards and its treasury. The seat is not asked again. */
export function leave(t: StateWE, compiled: CompiledModule, s: number): void {
  t.alive[s] = 0;
  t.treasury[s] = 0;
  const known = t.known.slice();
  for (let c = 0; c < compiled.C; c++) {
    for (let n = t.hand[s * compiled.C + c] as number; n > 0; n--) toDiscard(t, compiled, s, c);
    t.hand[s * compiled.C + c] = 0;
    for (let v = 0; v < compiled.N; v++) {
      known[(v * compiled.N + s) * compiled.C + c] = 0;
      known[(s * compiled.N + v) * compiled.C + c] = 0;
    }
  }
  t.known = known;
  for (const g of t.glimpses) g.who &= ~(1 << s);
  t.glimpses = t.glimpses.filter((g) => g.who !== 0 && g.owner !== s);
  t.orders.fill(0, (s * t.orders.length) / compiled.N, ((s + 1) * t.orders.length) / compiled.N);
}

/** Ends the match if victory or the time limit is reached; `wraps` means that this was the last turn of a round. */
export function endOfTurn(ctx: Ctx, compiled: CompiledModule, wraps: boolean): boolean {
  const t = ctx.state;
  if (lastSurvivor(ctx, compiled)) return true;
  const winner = victor(t, compiled);
  if (winner !== NONE) {
    const share = compiled.module.victory.condition.op === "controlShare";
    return finish(ctx, compiled, [winner], share ? "share" : "all", "WE-14.1");
  }
  const { roundLimit } = compiled.module.victory;
  if (wraps && roundLimit > 0 && t.round >= roundLimit)
    return finish(ctx, compiled, leaders(t, compiled), "roundLimit", "WE-14.4");
  return false;
}

/** The last player left wins (WE-14.3). */
export function lastSurvivor(ctx: Ctx, compiled: CompiledModule): boolean {
  const t = ctx.state;
  const left = t.order.filter((s) => t.alive[s] === 1);
  if (left.length === 0) return finish(ctx, compiled, [], "nobody", "WE-14.3");
  const counts = compiled.module.victory.lastSurvivorWins || compiled.module.victory.condition.op === "eliminateAll";
  if (left.length === 1 && counts) return finish(ctx, compiled, left, "lastSurvivor", "WE-14.3");
  return false;
}

/** The seat that meets the condition of victory, or NONE (WE-14.1). */
export function victor(t: StateWE, compiled: CompiledModule): number {
  const { condition } = compiled.module.victory;
  if (condition.op === "eliminateAll") return NONE;
  const all = compiled.counted.length;
  for (const s of t.order) {
    if (t.alive[s] === 0) continue;
    const own = controlled(t, compiled, s);
    if (condition.op === "controlAll" ? all > 0 && own === all : own * condition.over[1] > all * condition.over[0])
      return s;
  }
  return NONE;
}

/** Most counted territories, then printed revenue, then total Force, then shared (WE-14.4). */
export function leaders(t: StateWE, compiled: CompiledModule): number[] {
  let best: number[] = t.order.filter((s) => t.alive[s] === 1);
  for (const worth of [controlled, (...a: Parameters<typeof controlled>) => printedRevenue(...a).total, totalForce]) {
    const most = Math.max(...best.map((s) => worth(t, compiled, s)));
    best = best.filter((s) => worth(t, compiled, s) === most);
  }
  return best;
}

export function totalForce(t: StateWE, compiled: CompiledModule, s: number): number {
  let sum = 0;
  for (let at = 0; at < compiled.T; at++)
    for (const unit of stackAt(t, compiled, at, s)) sum += forceOf(t, compiled, s, typeOf(unit));
  return sum;
}

/** Returns cards and units held by unfinished steps when the match ends during them. */
function clearTable(t: StateWE, compiled: CompiledModule): void {
  for (const { step, memo } of t.flow.stack) {
    if (step === "free") toDiscard(t, compiled, (memo as PendingCard).seat, (memo as PendingCard).card);
    if (step === "challenge" || step === "parley")
      for (const card of (memo as { cards: number[] }).cards) toDiscard(t, compiled, t.order[t.place] as number, card);
    if (step === "muster") {
      const { next, forts } = memo as { next: number; forts: number[] };
      toPile(t, compiled, t.order[Math.max(0, next - 1)] as number, forts);
    }
    if (step === "placeFort") clearFort(t, compiled, memo as { seat: number; unit: number });
  }
}

/** Returns a fortification that was about to be placed to the pile. */
export function clearFort(t: StateWE, compiled: CompiledModule, memo: { seat: number; unit: number }): void {
  if (memo.unit !== NONE) toPile(t, compiled, memo.seat, [memo.unit]);
  memo.unit = NONE;
}

function finish(ctx: Ctx, compiled: CompiledModule, winners: readonly number[], how: EndCause, rule: RuleId): true {
  const t = ctx.state;
  const seats = winners.map(seat).toSorted((a, c) => a - c);
  ctx.disclose();
  ctx.emit({ is: "won", rule, seats, how });
  const scores = Array.from(
    { length: compiled.N },
    (_, s) => controlled(t, compiled, s) + (winners.includes(s) ? compiled.counted.length + 1 : 0),
  );
  clearTable(t, compiled);
  const outcome: Outcome = { winners: seats, rule, scores };
  ctx.endMatch(outcome);
  return true;
}
