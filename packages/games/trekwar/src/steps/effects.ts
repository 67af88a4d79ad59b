/**
 * Resolves the "when played" effects of cards just played: Unit, Maneuver, Commands, each in printed order (TW-6.8).
 */
import type { Automatic, Decision } from "@starboard/kernel";
import { actSchema, type ChooseAct, type ActTW } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { type CardIndex, type Card, cardAt, idsOf, numberOf } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import type { Offer, Played } from "../effects/behaviour.ts";
import { endIfDeckIsOut } from "../moves/ending.ts";
import { whyMisplaced, refuse } from "../refusals.ts";
import { activeManeuver, frontOf, topIgnored } from "../calc/front.ts";
import { eachSubset } from "../calc/subsets.ts";
import { type Choice, type Ctx, type ShapeTW, seatOf, type Effects } from "../shape.ts";
import type { CardNo, StateTW } from "../state.ts";

/** Resolves the effects of a Unit that apply before matching is checked, unless the Unit is ignored (TW-6.8). */
export function applyEarlyEffects(ctx: Ctx, index: CardIndex, side: Side, unit: Card): void {
  if (!unit.happens || topIgnored(ctx.state, side)) return;
  for (const [effect, b] of unit.effects.entries())
    if (b.early) b.happens?.(ctx, { index, side, card: unit, effect, target: -1 });
}

/** Schedules the other effects of played cards, to be resolved after the current step. */
export function queueEffects(ctx: Ctx, side: Side, cards: readonly Card[], target: CardNo): void {
  if (!cards.some((c) => c.happens)) return;
  ctx.ask("effects", { side, cards: cards.map((c) => c.no), card: 0, effect: 0, target });
}

/** True if the effects of a card just played apply. An ignored Unit and a Maneuver that does not count have none. */
function effectsApply(t: StateTW, index: CardIndex, side: Side, card: Card): boolean {
  if (card.type === "Unit") return !topIgnored(t, side);
  if (card.type !== "Maneuver") return true;
  return activeManeuver(index, frontOf(t, index, side), frontOf(t, index, enemyOf(side))) !== null;
}

export const effects: Automatic<ShapeTW, Effects> = {
  kind: "automatic",
  rule: "TW-6.8",
  run(ctx, m) {
    const index = cardIndexOf(ctx.state.options);
    for (; m.card < m.cards.length; m.card++, m.effect = 0) {
      const card = cardAt(index, m.cards[m.card] as CardNo);
      if (!effectsApply(ctx.state, index, m.side, card)) continue;
      while (m.effect < card.effects.length) {
        const effect = m.effect++;
        const b = card.effects[effect];
        const played: Played = { index, side: m.side, card, effect, target: m.target };
        if (b?.happens && !(b.early && card.type === "Unit")) b.happens(ctx, played);
        if (b?.offer?.opens(ctx, played)) {
          ctx.ask("choose", { side: m.side, card: card.no, effect });
          return;
        }
      }
    }
    ctx.done();
  },
};

/** Returns the effect that offers the choice, and the card it belongs to. */
function choice(t: StateTW, m: Choice): { offer: Offer; played: Played } {
  const index = cardIndexOf(t.options);
  const card = cardAt(index, m.card);
  const offer = card.effects[m.effect]?.offer as Offer;
  return { offer, played: { index, side: m.side, card, effect: m.effect, target: -1 } };
}

/** A choice that an effect offers (f.4). It is covert, because the list may come from a Hand or a Deck Pile. */
export const choose: Decision<ShapeTW, ActTW, Choice> = {
  kind: "decision",
  rule: "TW-F.4",
  schema: actSchema,
  covert: true,
  asks: (_t, m) => seatOf(m.side),
  candidates(t, m, _by, give) {
    const { offer, played } = choice(t, m);
    const from = offer.from(t, played);
    eachSubset(from, offer.least(from.length), offer.most(from.length), (cards) =>
      give({ do: "choose", cards: idsOf(played.index, cards) }),
    );
  },
  forbids(t, m, _by, act) {
    const refusal = whyMisplaced(act, ["choose"], t.stage);
    if (refusal) return refusal;
    const { cards } = act as ChooseAct;
    const { offer, played } = choice(t, m);
    for (const id of cards)
      if (numberOf(played.index, id) < 0) return refuse("TW-G.1", "TW_UNKNOWN_CARD", { card: id });
    const twice = cards.find((id, i) => cards.indexOf(id) < i);
    if (twice !== undefined) return refuse("TW-D.2", "TW_DUPLICATE_CARD", { card: twice });
    const from = offer.from(t, played);
    const least = offer.least(from.length);
    const most = Math.min(offer.most(from.length), from.length);
    if (cards.length < least || cards.length > most)
      return refuse("TW-F.4", "TW_CHOICE_COUNT", { min: least, max: most });
    const stray = cards.find((id) => !from.includes(numberOf(played.index, id)));
    return stray === undefined ? undefined : refuse("TW-F.4", "TW_CHOICE_INVALID", { card: stray });
  },
  resolve(ctx, m, _by, act) {
    const { offer, played } = choice(ctx.state, m);
    const cards = (act as ChooseAct).cards.map((id) => numberOf(played.index, id));
    ctx.done();
    offer.take(ctx, played, cards);
    // Taking cards by a search can empty the Deck Pile.
    endIfDeckIsOut(ctx);
  },
};
