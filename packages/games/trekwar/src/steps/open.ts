/** Opening a Fight (TW-4.4 to TW-4.8). */
import type { Automatic, Decision } from "@starboard/kernel";
import { actSchema, type OpenAct } from "../acts.ts";
import { bookOf } from "../card-index.ts";
import { type Book, cardAt, idsOf } from "../card.ts";
import { shuffleDeck } from "../moves/decks.ts";
import { forgetHand, insert } from "../moves/known.ts";
import { placeCard } from "../moves/piles.ts";
import { cardOfId, misplaced, no, notHeld } from "../refusals.ts";
import { type Pen, type ShapeTW, seatOf, sideOf } from "../shape.ts";
import { type CardNo, GROUNDS, type GroundNo } from "../state.ts";
import { askEffects, happenEarly } from "./effects.ts";

/** An attacker without a Unit loses the Fight at once, or redraws until it has one (TW-4.6). */
export const findOpener: Automatic<ShapeTW, "findOpener"> = {
  kind: "automatic",
  rule: "TW-4.6",
  run(x) {
    const t = x.table;
    const book = bookOf(t.options);
    const side = t.attacker;
    const hasUnit = (cards: readonly CardNo[]): boolean => cards.some((no) => cardAt(book, no).type === "Unit");
    if (t.options.noUnitOpening === "redraw" && hasUnit(t.deck[side])) while (!hasUnit(t.hand[side])) redraw(x, book);
    // Whether the Fight goes on tells everybody whether the Hand holds a Unit.
    x.disclose();
    if (!hasUnit(t.hand[side])) {
      t.loser = side;
      if (x.loud) x.tell({ is: "hadNoUnit", rule: "TW-4.6", side });
    }
    x.done();
  },
};

/** The attacker shows the Hand, drops all of it into the Deck Pile, shuffles, and takes up as many cards as before. */
function redraw(x: Pen, book: Book): void {
  const t = x.table;
  const side = t.attacker;
  const hand = t.hand[side];
  x.disclose();
  if (x.loud) x.tell({ is: "handShown", rule: "TW-4.6", side, cards: idsOf(book, hand) });
  t.deck[side].push(...hand);
  t.hand[side] = [];
  forgetHand(t, side);
  shuffleDeck(x, side, "TW-4.6");
  const taken = t.deck[side].splice(t.deck[side].length - hand.length).reverse();
  for (const card of taken) insert(t.hand[side], card);
  x.disclose([seatOf(side)]);
  if (!x.loud) return;
  x.tell({ is: "drew", rule: "TW-4.6", side, count: taken.length, left: t.deck[side].length });
  x.tell({ is: "drewCards", rule: "TW-4.6", side, cards: idsOf(book, taken) }, [seatOf(side)]);
}

/** The attacker plays one Unit and names the Battleground (TW-4.4). */
export const open: Decision<ShapeTW, "open"> = {
  kind: "decision",
  rule: "TW-4.4",
  schema: actSchema,
  covert: true,
  asks: (t) => seatOf(t.attacker),
  candidates(t, _m, by, offer) {
    const book = bookOf(t.options);
    for (const no of t.hand[sideOf(by)]) {
      const card = cardAt(book, no);
      if (card.type === "Unit") for (const battleground of GROUNDS) offer({ do: "open", unit: card.id, battleground });
    }
  },
  forbids(t, _m, by, act) {
    if (act.do === "surrender") return no("TW-4.8", "TW_SURRENDER_OPENING");
    const wrong = misplaced(act, ["open"]);
    if (wrong) return wrong;
    const { unit, battleground, support } = act as OpenAct;
    const book = bookOf(t.options);
    const missing = notHeld(t, book, sideOf(by), [unit, ...(support ?? [])]);
    if (missing) return missing;
    if (cardOfId(book, unit).type !== "Unit") return no("TW-4.4", "TW_OPEN_NOT_UNIT", { card: unit });
    if (support) return no("TW-4.4", "TW_OPEN_ONE_CARD");
    if (!GROUNDS.includes(battleground as never)) return no("TW-4.4", "TW_BATTLEGROUND");
    return undefined;
  },
  resolve(x, _m, by, act) {
    const t = x.table;
    const book = bookOf(t.options);
    const side = sideOf(by);
    const named = act as OpenAct;
    const unit = cardOfId(book, named.unit);
    t.ground = GROUNDS.indexOf(named.battleground as never) as GroundNo;
    placeCard(x, side, unit);
    if (x.loud) x.tell({ is: "opened", rule: "TW-4.4", side, unit: unit.id, ground: GROUNDS[t.ground] });
    happenEarly(x, book, side, unit);
    x.done();
    askEffects(x, side, [unit], -1);
  },
};
