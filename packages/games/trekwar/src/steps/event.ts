/** Checks and plays Events (TW-5.3). */
import type { RefusalTW } from "../reasons.ts";
import type { ActTW, EventAct } from "../acts.ts";
import { type CardIndex, type Card, cardAt, idOf, numberOf } from "../card.ts";
import type { Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import type { Played } from "../effects/behaviour.ts";
import { placeCard } from "../moves/piles.ts";
import { whyBarred } from "../calc/deployments.ts";
import { cardOfId, refuse, whyNotHeld } from "../refusals.ts";
import type { Ctx } from "../shape.ts";
import { EVENT, type StateTW } from "../state.ts";
import { queueEffects } from "./effects.ts";

/** Returns the possible targets of an Event, or undefined if it takes no target. */
function targetsOf(t: StateTW, side: Side, card: Card): readonly number[] | undefined {
  for (const b of card.effects) if (b.targets) return b.targets(t, side);
  return undefined;
}

/** Calls `found` for every Event of the Hand with each of its targets, or once if it has none. */
export function eachEvent(t: StateTW, index: CardIndex, side: Side, found: (act: ActTW) => void): void {
  for (const no of t.hand[side]) {
    const card = cardAt(index, no);
    if (card.type !== "Event") continue;
    const targets = targetsOf(t, side, card);
    if (targets === undefined || targets.length === 0) found({ do: "event", card: card.id });
    else for (const target of targets) found({ do: "event", card: card.id, target: idOf(index, target) });
  }
}

export function whyNotEvent(t: StateTW, index: CardIndex, side: Side, act: EventAct): RefusalTW | undefined {
  const missing = whyNotHeld(t, index, side, [act.card]);
  if (missing) return missing;
  const card = cardOfId(index, act.card);
  if (card.type !== "Event") return refuse("TW-5.3", "TW_NOT_EVENT", { card: card.id });
  if (t.stage >= EVENT) return refuse("TW-5.3", "TW_EVENT_LIMIT", { n: LIMITS.eventsPerTurn });
  return (
    whyBarred(t, index, side, [card]) ??
    whyIdle(t, index, side, card) ??
    whyWrongTarget(t, index, side, card, act.target)
  );
}

/** Refuses an Event if none of its effects can do anything. */
function whyIdle(t: StateTW, index: CardIndex, side: Side, card: Card): RefusalTW | undefined {
  let first: RefusalTW | undefined;
  for (const [effect, b] of card.effects.entries()) {
    const played: Played = { index, side, card, effect, target: -1 };
    const lack = b.lacks?.(t, played);
    if (lack === undefined) return undefined;
    first ??= lack;
  }
  return first;
}

function whyWrongTarget(
  t: StateTW,
  index: CardIndex,
  side: Side,
  card: Card,
  target: string | undefined,
): RefusalTW | undefined {
  const targets = targetsOf(t, side, card);
  // Without a possible target, an Event with several effects may be played for its other effects.
  const needed = targets !== undefined && targets.length > 0;
  if (target === undefined) return needed ? refuse("TW-5.3", "TW_TARGET", {}) : undefined;
  return needed && targets.includes(numberOf(index, target))
    ? undefined
    : refuse("TW-5.3", "TW_TARGET", { card: target });
}

/** Places the Event beside the Deck Pile and schedules its effects. The Initial Stage is over. */
export function playEvent(ctx: Ctx, index: CardIndex, side: Side, act: EventAct): void {
  const t = ctx.state;
  const card = cardOfId(index, act.card);
  placeCard(ctx, side, card);
  t.played++;
  t.stage = EVENT;
  const target = act.target === undefined ? -1 : numberOf(index, act.target);
  if (ctx.wantsFacts) ctx.emit({ is: "eventPlayed", rule: "TW-5.3", side, card: card.id, target: act.target ?? null });
  ctx.done();
  queueEffects(ctx, side, [card], target);
}
