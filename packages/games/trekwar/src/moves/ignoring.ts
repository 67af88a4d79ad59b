/** Marks Units as ignored and ends these marks (TW-10.5, TW-10.8). */
import { type CardIndex, type Card, idOf, idsOf } from "../card.ts";
import { enemyOf, SIDES, type Side } from "../data/board.ts";
import { frontOf } from "../calc/front.ts";
import type { Ctx } from "../shape.ts";
import type { CardNo, StateTW } from "../state.ts";

/** Marks the top Unit of a side as ignored. Without a Unit there is no effect. */
export function ignoreCurrentUnit(ctx: Ctx, index: CardIndex, side: Side, by: Card): void {
  const t = ctx.state;
  const marks = t.ignoredBy[side];
  const top = marks.length - 1;
  if (top < 0 || (marks[top] as number) >= 0) return;
  marks[top] = by.no;
  if (ctx.wantsFacts)
    ctx.emit({ is: "ignored", rule: "TW-10.5", side, unit: idOf(index, t.units[side][top] as CardNo), by: by.id });
}

/** Marks the next `count` Units that the side plays in this Fight as ignored. */
export function ignoreNextUnits(ctx: Ctx, side: Side, by: Card, count: number): void {
  const pending = ctx.state.pending[side];
  for (let i = 0; i < count; i++) pending.push(by.no);
  if (ctx.wantsFacts) ctx.emit({ is: "willIgnore", rule: "TW-10.5", side, count: pending.length, by: by.id });
}

/** Gives the oldest pending mark, if any, to the Unit that a side has just played (TW-6.8). */
export function markNewUnit(ctx: Ctx, index: CardIndex, side: Side): void {
  const t = ctx.state;
  const by = t.pending[side].shift();
  if (by === undefined) return;
  const top = t.ignoredBy[side].length - 1;
  t.ignoredBy[side][top] = by;
  if (ctx.wantsFacts)
    ctx.emit({
      is: "ignored",
      rule: "TW-10.5",
      side,
      unit: idOf(index, t.units[side][top] as CardNo),
      by: idOf(index, by),
    });
}

/** With `breenMemory: "whileOnTop"`, ends marks whose card is covered, turned face down or gone (TW-10.8). */
export function endLapsedMarks(ctx: Ctx, index: CardIndex): void {
  const t = ctx.state;
  if (t.options.breenMemory !== "whileOnTop") return;
  for (const side of SIDES) endMarksOn(ctx, index, t, side);
}

function endMarksOn(ctx: Ctx, index: CardIndex, t: StateTW, side: Side): void {
  const editors = frontOf(t, index, enemyOf(side));
  const stands = (by: CardNo): boolean =>
    editors.unit?.no === by ||
    editors.maneuver?.no === by ||
    editors.commands.includes(by) ||
    editors.events.includes(by);
  const freed: CardNo[] = [];
  const marks = t.ignoredBy[side];
  for (let i = 0; i < marks.length; i++) {
    const by = marks[i] as CardNo;
    if (by < 0 || stands(by)) continue;
    marks[i] = -1;
    freed.push(t.units[side][i] as CardNo);
  }
  const before = t.pending[side].length;
  if (before > 0) t.pending[side] = t.pending[side].filter(stands);
  const pending = before - t.pending[side].length;
  if (ctx.wantsFacts && (freed.length > 0 || pending > 0))
    ctx.emit({ is: "ignoringEnded", rule: "TW-10.8", side, units: idsOf(index, freed), pending });
}
