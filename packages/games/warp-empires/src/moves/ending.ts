/** Elimination of a seat and the end of the match (WE-14). */
import { type Outcome, type RuleId, seat } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import type { EndCause } from "../facts.ts";
import { controlled, printedRevenue } from "../calc/revenue.ts";
import { forceOf, stackAt, unitsOf } from "../calc/stacks.ts";
import type { CardOnItsWay, Ctx } from "../shape.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";
import { toDiscard } from "./hands.ts";
import { toPile } from "./stacks.ts";

/** Players without unit and marker are out (WE-14.3). */
export function eliminate(ctx: Ctx, b: CompiledModule): void {
  const t = ctx.state;
  for (let s = 0; s < b.N; s++) {
    if (t.alive[s] === 0 || t.marker.includes(s) || unitsOf(t, b, s) > 0) continue;
    leave(t, b, s);
    ctx.disclose();
    ctx.emit({ is: "eliminated", rule: "WE-14.3", seat: seat(s) });
  }
}

/** Cards to the discard pile, treasury lost; nothing of the seat is asked any more. */
export function leave(t: StateWE, b: CompiledModule, s: number): void {
  t.alive[s] = 0;
  t.treasury[s] = 0;
  for (let c = 0; c < b.C; c++) {
    for (let n = t.hand[s * b.C + c] as number; n > 0; n--) toDiscard(t, b, s, c);
    t.hand[s * b.C + c] = 0;
    for (let v = 0; v < b.N; v++) {
      t.known[(v * b.N + s) * b.C + c] = 0;
      t.known[(s * b.N + v) * b.C + c] = 0;
    }
  }
  for (const g of t.glimpses) g.who &= ~(1 << s);
  t.glimpses = t.glimpses.filter((g) => g.who !== 0 && g.owner !== s);
  t.orders.fill(0, (s * t.orders.length) / b.N, ((s + 1) * t.orders.length) / b.N);
}

/** Ends the match if its time has come; `wraps` when this was the last turn of a round. */
export function endOfTurn(ctx: Ctx, b: CompiledModule, wraps: boolean): boolean {
  const t = ctx.state;
  if (lastSurvivor(ctx, b)) return true;
  const winner = victor(t, b);
  if (winner !== NONE) {
    const share = b.module.victory.condition.op === "controlShare";
    return finish(ctx, b, [winner], share ? "share" : "all", "WE-14.1");
  }
  const { roundLimit } = b.module.victory;
  if (wraps && roundLimit > 0 && t.round >= roundLimit) return finish(ctx, b, leaders(t, b), "roundLimit", "WE-14.4");
  return false;
}

/** The last player left wins (WE-14.3). */
export function lastSurvivor(ctx: Ctx, b: CompiledModule): boolean {
  const t = ctx.state;
  const left = t.order.filter((s) => t.alive[s] === 1);
  if (left.length === 0) return finish(ctx, b, [], "nobody", "WE-14.3");
  const counts = b.module.victory.lastSurvivorWins || b.module.victory.condition.op === "eliminateAll";
  if (left.length === 1 && counts) return finish(ctx, b, left, "lastSurvivor", "WE-14.3");
  return false;
}

/** Who has met the condition of victory, or NONE (WE-14.1). */
export function victor(t: StateWE, b: CompiledModule): number {
  const { condition } = b.module.victory;
  if (condition.op === "eliminateAll") return NONE;
  const all = b.counted.length;
  for (const s of t.order) {
    if (t.alive[s] === 0) continue;
    const own = controlled(t, b, s);
    if (condition.op === "controlAll" ? all > 0 && own === all : own * condition.over[1] > all * condition.over[0])
      return s;
  }
  return NONE;
}

/** Most counted territories, then printed revenue, then total Force, then shared (WE-14.4). */
function leaders(t: StateWE, b: CompiledModule): number[] {
  let best: number[] = t.order.filter((s) => t.alive[s] === 1);
  for (const worth of [controlled, (...a: Parameters<typeof controlled>) => printedRevenue(...a).total, totalForce]) {
    const most = Math.max(...best.map((s) => worth(t, b, s)));
    best = best.filter((s) => worth(t, b, s) === most);
  }
  return best;
}

export function totalForce(t: StateWE, b: CompiledModule, s: number): number {
  let sum = 0;
  for (let at = 0; at < b.T; at++) for (const unit of stackAt(t, b, at, s)) sum += forceOf(t, b, s, typeOf(unit));
  return sum;
}

/** Cards and units that steps under way still held go back when the match ends in the middle of them. */
function clearTable(t: StateWE, b: CompiledModule): void {
  for (const { step, memo } of t.flow.stack) {
    if (step === "free") toDiscard(t, b, (memo as CardOnItsWay).seat, (memo as CardOnItsWay).card);
    if (step === "challenge" || step === "parley")
      for (const card of (memo as { cards: number[] }).cards) toDiscard(t, b, t.order[t.place] as number, card);
    if (step === "muster") {
      const { next, forts } = memo as { next: number; forts: number[] };
      toPile(t, b, t.order[Math.max(0, next - 1)] as number, forts);
    }
    if (step === "placeFort") clearFort(t, b, memo as { seat: number; unit: number });
  }
}

/** A fortification that was to be placed goes back to the pile. */
export function clearFort(t: StateWE, b: CompiledModule, memo: { seat: number; unit: number }): void {
  if (memo.unit !== NONE) toPile(t, b, memo.seat, [memo.unit]);
  memo.unit = NONE;
}

function finish(ctx: Ctx, b: CompiledModule, winners: readonly number[], how: EndCause, rule: RuleId): true {
  const t = ctx.state;
  const seats = winners.map(seat).toSorted((a, c) => a - c);
  ctx.disclose();
  ctx.emit({ is: "won", rule, seats, how });
  const scores = Array.from(
    { length: b.N },
    (_, s) => controlled(t, b, s) + (winners.includes(s) ? b.counted.length + 1 : 0),
  );
  clearTable(t, b);
  const outcome: Outcome = { winners: seats, rule, scores };
  ctx.endMatch(outcome);
  return true;
}
