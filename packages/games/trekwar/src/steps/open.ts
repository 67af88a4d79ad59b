/** Opens a Fight (TW-4.4 to TW-4.8). */
import type { Automatic, Decision } from "@starboard/kernel";
import { actSchema, type OpenAct, type ActTW } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { type CardIndex, cardAt, idsOf } from "../card.ts";
import { shuffleDeck } from "../moves/decks.ts";
import { forgetHand, insert } from "../moves/known.ts";
import { placeCard } from "../moves/piles.ts";
import { cardOfId, whyMisplaced, refuse, whyNotHeld } from "../refusals.ts";
import { type Ctx, type ShapeTW, seatOf, sideOf } from "../shape.ts";
import { type CardNo, GROUNDS, type GroundNo } from "../state.ts";
import { queueEffects, applyEarlyEffects } from "./effects.ts";

/** An attacker without a Unit loses the Fight, or redraws until it has one (TW-4.6). */
export const findOpener: Automatic<ShapeTW> = {
  kind: "automatic",
  rule: "TW-4.6",
  run(ctx) {
    const t = ctx.state;
    const index = cardIndexOf(t.options);
    const side = t.attacker;
    const hasUnit = (cards: readonly CardNo[]): boolean => cards.some((no) => cardAt(index, no).type === "Unit");
    if (t.options.noUnitOpening === "redraw" && hasUnit(t.deck[side]))
      while (!hasUnit(t.hand[side])) redraw(ctx, index);
    // Whether the Fight continues reveals whether the Hand holds a Unit.
    ctx.disclose();
    if (!hasUnit(t.hand[side])) {
      t.loser = side;
      if (ctx.wantsFacts) ctx.emit({ is: "hadNoUnit", rule: "TW-4.6", side });
    }
    ctx.done();
  },
};

/** Shows the attacker's Hand, shuffles it into the Deck Pile and draws the same number of cards. */
function redraw(ctx: Ctx, index: CardIndex): void {
  const t = ctx.state;
  const side = t.attacker;
  const hand = t.hand[side];
  ctx.disclose();
  if (ctx.wantsFacts) ctx.emit({ is: "handShown", rule: "TW-4.6", side, cards: idsOf(index, hand) });
  t.deck[side].push(...hand);
  t.hand[side] = [];
  forgetHand(t, side);
  shuffleDeck(ctx, side, "TW-4.6");
  const taken = t.deck[side].splice(t.deck[side].length - hand.length).reverse();
  for (const card of taken) insert(t.hand[side], card);
  ctx.disclose([seatOf(side)]);
  if (!ctx.wantsFacts) return;
  ctx.emit({ is: "drew", rule: "TW-4.6", side, count: taken.length, left: t.deck[side].length });
  ctx.emit({ is: "drewCards", rule: "TW-4.6", side, cards: idsOf(index, taken) }, [seatOf(side)]);
}

/** The attacker plays one Unit and chooses the Battleground (TW-4.4). */
export const open: Decision<ShapeTW, ActTW> = {
  kind: "decision",
  rule: "TW-4.4",
  schema: actSchema,
  covert: true,
  asks: (t) => seatOf(t.attacker),
  candidates(t, _m, by, offer) {
    const index = cardIndexOf(t.options);
    for (const no of t.hand[sideOf(by)]) {
      const card = cardAt(index, no);
      if (card.type === "Unit") for (const battleground of GROUNDS) offer({ do: "open", unit: card.id, battleground });
    }
  },
  forbids(t, _m, by, act) {
    if (act.do === "surrender") return refuse("TW-4.8", "TW_SURRENDER_OPENING");
    const refusal = whyMisplaced(act, ["open"]);
    if (refusal) return refusal;
    const { unit, battleground, support } = act as OpenAct;
    const index = cardIndexOf(t.options);
    const missing = whyNotHeld(t, index, sideOf(by), [unit, ...(support ?? [])]);
    if (missing) return missing;
    if (cardOfId(index, unit).type !== "Unit") return refuse("TW-4.4", "TW_OPEN_NOT_UNIT", { card: unit });
    if (support) return refuse("TW-4.4", "TW_OPEN_ONE_CARD");
    if (!GROUNDS.includes(battleground as never)) return refuse("TW-4.4", "TW_BATTLEGROUND");
    return undefined;
  },
  resolve(ctx, _m, by, act) {
    const t = ctx.state;
    const index = cardIndexOf(t.options);
    const side = sideOf(by);
    const named = act as OpenAct;
    const unit = cardOfId(index, named.unit);
    t.ground = GROUNDS.indexOf(named.battleground as never) as GroundNo;
    placeCard(ctx, side, unit);
    if (ctx.wantsFacts) ctx.emit({ is: "opened", rule: "TW-4.4", side, unit: unit.id, ground: GROUNDS[t.ground] });
    applyEarlyEffects(ctx, index, side, unit);
    ctx.done();
    queueEffects(ctx, side, [unit], -1);
  },
};
