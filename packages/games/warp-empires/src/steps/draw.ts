/** The Draw phase (WE-4.1), and the limit on every hand (WE-4.4). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import { discardAct, dropAct } from "../acts.ts";
import type { Book } from "../compiled/index.ts";
import { heldCard } from "../moves/cards.ts";
import { drawCards, holds, spend } from "../moves/hands.ts";
import { activeOf, clockwise, handSize } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { bookOf } from "../match-setup.ts";
import type { Pen, ShapeWE } from "../shape.ts";
import type { TableWE } from "../state.ts";

/** `next` counts two stages for each seat: discarding, then drawing. */
export const draw: Automatic<ShapeWE, "draw"> = {
  kind: "automatic",
  rule: "WE-4.1",
  run(x, m) {
    const t = x.table;
    const b = bookOf(t.options);
    const { hand } = b.module;
    const active = activeOf(t);
    if (t.alive[active] === 0) return x.done();
    const seats = hand.who === "all" ? [active, ...clockwise(t, active)] : [active];
    for (;;) {
      const s = seats[m.next >> 1];
      if (s === undefined) return x.done();
      const stage = m.next & 1;
      m.next++;
      if (stage === 0) {
        if (hand.discardFirst && handSize(t, b, s) > 0) return x.ask("discard", { seat: s });
      } else {
        drawCards(x, b, s, hand.draw, "WE-4.1");
        if (overfull(t, b, s)) return x.ask("trim", { seat: s });
      }
    }
  },
};

export const overfull = (t: TableWE, b: Book, s: number): boolean => handSize(t, b, s) > b.module.hand.max;

/** Asks a seat to come down to the limit, if it has to (WE-4.4). */
export function askTrim(x: Pen, b: Book, s: number): void {
  if (x.table.alive[s] === 1 && overfull(x.table, b, s)) x.ask("trim", { seat: s });
}

export function offerDrops(t: TableWE, b: Book, s: number, offer: (act: { do: "drop"; card: string }) => void): void {
  for (const { no, id } of b.cards) if (holds(t, b, s, no)) offer({ do: "drop", card: id });
}

export const notHeld = (t: TableWE, b: Book, s: number, card: string) =>
  heldCard(t, b, s, card) === undefined ? refuse("WE_CARD_NOT_HELD", { card }) : undefined;

export function dropCard(x: Pen, b: Book, s: number, card: string, rule: `WE-${string}`): void {
  spend(x.table, b, s, b.cardNo.get(card) as number);
  x.disclose();
  x.tell({ is: "discarded", rule, seat: seat(s), cards: [card] });
}

export const discard: Decision<ShapeWE, "discard"> = {
  kind: "decision",
  rule: "WE-4.1",
  schema: discardAct,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0,
  candidates(t, m, _by, offer) {
    offer({ do: "done" });
    offerDrops(t, bookOf(t.options), m.seat, offer);
  },
  forbids: (t, m, _by, act) => (act.do === "done" ? undefined : notHeld(t, bookOf(t.options), m.seat, act.card)),
  resolve(x, m, _by, act) {
    const b = bookOf(x.table.options);
    if (act.do === "drop") dropCard(x, b, m.seat, act.card, "WE-4.1");
    if (act.do === "done" || handSize(x.table, b, m.seat) === 0) x.done();
  },
};

/** Covert: that all cards are of one kind is nobody's business. */
export const trim: Decision<ShapeWE, "trim"> = {
  kind: "decision",
  rule: "WE-4.4",
  schema: dropAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || !overfull(t, bookOf(t.options), m.seat),
  candidates: (t, m, _by, offer) => offerDrops(t, bookOf(t.options), m.seat, offer),
  forbids: (t, m, _by, act) => notHeld(t, bookOf(t.options), m.seat, act.card),
  resolve(x, m, _by, act) {
    const b = bookOf(x.table.options);
    dropCard(x, b, m.seat, act.card, "WE-4.4");
    if (!overfull(x.table, b, m.seat)) x.done();
  },
};
