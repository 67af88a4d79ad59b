/** Effects of cards played with the initiative (rules.md, B.4 and E). */
import { seat } from "@starboard/kernel";
import type { Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import type { Effect } from "../module/resolved.ts";
import { glimpse } from "../moves/peeks.ts";
import { drawCards, nth, showHand, takeRandom } from "../moves/hands.ts";
import { setMarker } from "../moves/markers.ts";
import { handSize, stackAt } from "../calc/stacks.ts";
import type { CardOnItsWay, Ctx } from "../shape.ts";
import { NONE, typeOf } from "../state.ts";
import { askTrim, dropCard } from "./draw.ts";

/** Runs the effects in order; one that has nothing to act on does nothing. */
export function applyFree(ctx: Ctx, b: CompiledModule, m: CardOnItsWay, play: Play): void {
  for (const effect of play.effects) apply(ctx, b, m, effect);
}

function apply(ctx: Ctx, b: CompiledModule, m: CardOnItsWay, effect: Effect): void {
  const t = ctx.state;
  switch (effect.op) {
    case "discardCards":
      if (effect.pick === "random") return discardRandom(ctx, b, m.target, effect.count);
      if (handSize(t, b, m.target) > 0) ctx.ask("sabotaged", { seat: m.target, left: effect.count });
      return;
    case "takeCards":
      for (let i = 0; i < effect.count; i++) takeRandom(ctx, b, m.seat, m.target);
      return askTrim(ctx, b, m.seat);
    case "drawCards":
      drawCards(ctx, b, m.seat, effect.count, "WE-E.2");
      return askTrim(ctx, b, m.seat);
    case "revealHand":
      return showHand(ctx, b, m.seat, m.target);
    case "revealStack":
      return showStack(ctx, b, m);
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
        at: b.ids[m.at] as string,
        by: seat(m.seat),
      });
      return;
    }
    default:
      // Every other effect belongs to another window, and its card is never on this way.
      return;
  }
}

function discardRandom(ctx: Ctx, b: CompiledModule, of: number, count: number): void {
  const t = ctx.state;
  for (let i = 0; i < count; i++) {
    const size = handSize(t, b, of);
    if (size === 0) return;
    ctx.disclose();
    const card = nth(t.hand, of * b.C, b.C, ctx.draw(size, 1, "WE-4.9")[0] as number);
    dropCard(ctx, b, of, b.cards[card]?.id as string, "WE-4.9");
  }
}

function showStack(ctx: Ctx, b: CompiledModule, m: CardOnItsWay): void {
  const t = ctx.state;
  const units = stackAt(t, b, m.at, m.target);
  if (units.length === 0) return;
  ctx.disclose([seat(m.seat)]);
  glimpse(t, b, 1 << m.seat, m.target, m.at);
  ctx.emit(
    {
      is: "stackSeen",
      rule: "WE-15.2",
      seat: seat(m.seat),
      of: seat(m.target),
      at: b.ids[m.at] as string,
      units: units.map((unit) => b.units[typeOf(unit)]?.id as string),
    },
    [seat(m.seat)],
  );
}

function steal(ctx: Ctx, m: CardOnItsWay, amount: number): void {
  const { treasury } = ctx.state;
  const taken = Math.min(amount, treasury[m.target] as number);
  treasury[m.target] = (treasury[m.target] as number) - taken;
  treasury[m.seat] = (treasury[m.seat] as number) + taken;
  ctx.emit({ is: "treasuryMoved", rule: "WE-E.3", from: seat(m.target), to: seat(m.seat), amount: taken });
}
