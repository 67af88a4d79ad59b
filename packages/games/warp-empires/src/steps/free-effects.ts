/** Effects of cards played with the initiative (rules.md, B.4 and E). */
import { seat } from "@starboard/kernel";
import type { Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import type { Effect } from "../module/resolved.ts";
import { glimpse } from "../moves/peeks.ts";
import { drawCards, nth, showHand, takeRandom } from "../moves/hands.ts";
import { setMarker } from "../moves/markers.ts";
import { handSize, stackAt } from "../calc/stacks.ts";
import type { PendingCard, Ctx } from "../shape.ts";
import { NONE, typeOf } from "../state.ts";
import { askTrim, dropCard } from "./draw.ts";

/** Runs the effects in order; an effect without a target does nothing. */
export function applyFree(ctx: Ctx, compiled: CompiledModule, m: PendingCard, play: Play): void {
  for (const effect of play.effects) apply(ctx, compiled, m, effect);
}

function apply(ctx: Ctx, compiled: CompiledModule, m: PendingCard, effect: Effect): void {
  const t = ctx.state;
  switch (effect.op) {
    case "discardCards":
      if (effect.pick === "random") return discardRandom(ctx, compiled, m.target, effect.count);
      if (handSize(t, compiled, m.target) > 0) ctx.ask("sabotaged", { seat: m.target, left: effect.count });
      return;
    case "takeCards":
      for (let i = 0; i < effect.count; i++) takeRandom(ctx, compiled, m.seat, m.target);
      return askTrim(ctx, compiled, m.seat);
    case "drawCards":
      drawCards(ctx, compiled, m.seat, effect.count, "WE-E.2");
      return askTrim(ctx, compiled, m.seat);
    case "revealHand":
      return showHand(ctx, compiled, m.seat, m.target);
    case "revealStack":
      return showStack(ctx, compiled, m);
    case "transferTreasury":
      return steal(ctx, m, effect.amount);
    case "removeControl": {
      const from = t.marker[m.at] as number;
      if (from === NONE) return;
      setMarker(t, m.at, NONE);
      ctx.emit({
        is: "controlRemoved",
        rule: "WE-13.4",
        seat: seat(from),
        at: compiled.ids[m.at] as string,
        by: seat(m.seat),
      });
      return;
    }
    default:
      // Every other effect belongs to a card of another window, which this step never plays.
      return;
  }
}

function discardRandom(ctx: Ctx, compiled: CompiledModule, of: number, count: number): void {
  const t = ctx.state;
  for (let i = 0; i < count; i++) {
    const size = handSize(t, compiled, of);
    if (size === 0) return;
    ctx.disclose();
    const card = nth(t.hand, of * compiled.C, compiled.C, ctx.draw(size, 1, "WE-4.9")[0] as number);
    dropCard(ctx, compiled, of, compiled.cards[card]?.id as string, "WE-4.9");
  }
}

function showStack(ctx: Ctx, compiled: CompiledModule, m: PendingCard): void {
  const t = ctx.state;
  const units = stackAt(t, compiled, m.at, m.target);
  if (units.length === 0) return;
  ctx.disclose([seat(m.seat)]);
  glimpse(t, compiled, 1 << m.seat, m.target, m.at);
  ctx.emit(
    {
      is: "stackSeen",
      rule: "WE-15.2",
      seat: seat(m.seat),
      of: seat(m.target),
      at: compiled.ids[m.at] as string,
      units: units.map((unit) => compiled.units[typeOf(unit)]?.id as string),
    },
    [seat(m.seat)],
  );
}

function steal(ctx: Ctx, m: PendingCard, amount: number): void {
  const { treasury } = ctx.state;
  const taken = Math.min(amount, treasury[m.target] as number);
  treasury[m.target] = (treasury[m.target] as number) - taken;
  treasury[m.seat] = (treasury[m.seat] as number) + taken;
  ctx.emit({ is: "treasuryMoved", rule: "WE-E.3", from: seat(m.target), to: seat(m.seat), amount: taken });
}
