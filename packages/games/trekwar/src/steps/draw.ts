/** Announces the Force and draws cards: after the opening (TW-4.7) and in the Last Stage (TW-7). */
import type { Automatic, Decision, RuleId } from "@starboard/kernel";
import { actSchema, type DrawAct, type ActTW } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import type { CardIndex } from "../card.ts";
import type { Side } from "../data/board.ts";
import { drawCards } from "../moves/decks.ts";
import { endIfDeckIsOut } from "../moves/ending.ts";
import { currentForce } from "../calc/force.ts";
import { drawBlocker } from "../calc/front.ts";
import { whyMisplaced, refuse } from "../refusals.ts";
import { type Ctx, type ShapeTW, seatOf } from "../shape.ts";
import { GROUNDS, type GroundNo, LAST, type StateTW } from "../state.ts";

/** Returns how many cards the side may still draw (TW-7.2, TW-7.4). */
export function drawable(t: StateTW, index: CardIndex, side: Side): number {
  const room = Math.min(t.limit - t.hand[side].length, t.deck[side].length);
  return room <= 0 || drawBlocker(t, index, side) ? 0 : room;
}

/** Announces the active side's Force and the Battleground (TW-7.1). */
function announceForce(ctx: Ctx): void {
  const t = ctx.state;
  const index = cardIndexOf(t.options);
  const side = t.active;
  t.stage = LAST;
  ctx.done();
  if (!ctx.wantsFacts) return;
  const force = currentForce(t, index, side);
  ctx.emit({ is: "announced", rule: "TW-7.1", side, force, ground: GROUNDS[t.ground as GroundNo] });
  if (drawable(t, index, side) > 0) return;
  const bar = drawBlocker(t, index, side);
  const why = bar ? "forbidden" : t.deck[side].length === 0 ? "empty" : "full";
  ctx.emit({ is: "cannotDraw", rule: bar ? "TW-12.7" : "TW-7.4", side, why, by: bar?.id ?? null });
}

export const announceOpening: Automatic<ShapeTW> = {
  kind: "automatic",
  rule: "TW-4.7",
  run: announceForce,
};
export const announce: Automatic<ShapeTW> = { kind: "automatic", rule: "TW-7.1", run: announceForce };

/**
 * A decision to draw cards, several at once or one by one, or to end (TW-7.3). If no card can be drawn, the Stage
 * ends automatically; all players can see this.
 */
function drawDecision(rule: RuleId): Decision<ShapeTW, ActTW> {
  return {
    kind: "decision",
    rule,
    schema: actSchema,
    covert: true,
    asks: (t) => seatOf(t.active),
    moot: (t) => drawable(t, cardIndexOf(t.options), t.active) === 0,
    candidates(t, _m, _by, offer) {
      const most = drawable(t, cardIndexOf(t.options), t.active);
      for (let n = 1; n <= most; n++) offer({ do: "draw", n });
      offer({ do: "end" });
    },
    forbids(t, _m, _by, act) {
      if (act.do === "surrender" && t.turn === 0) return refuse("TW-4.8", "TW_SURRENDER_OPENING");
      const refusal = whyMisplaced(act, ["draw", "end"], t.turn === 0 ? undefined : LAST);
      if (refusal || act.do === "end") return refusal;
      const left = drawable(t, cardIndexOf(t.options), t.active);
      return (act as DrawAct).n > left ? refuse("TW-7.2", "TW_DRAW_LIMIT", { n: left }) : undefined;
    },
    resolve(ctx, _m, _by, act) {
      const t = ctx.state;
      if (act.do === "draw") {
        drawCards(ctx, cardIndexOf(t.options), t.active, act.n, rule);
        endIfDeckIsOut(ctx);
      }
      if (act.do === "end" || t.options.drawStyle === "declared") ctx.done();
    },
  };
}

export const openDraw: Decision<ShapeTW, ActTW> = drawDecision("TW-4.7");
export const lastDraw: Decision<ShapeTW, ActTW> = drawDecision("TW-7.2");
