/** The Draw phase (WE-4.1) and the hand limit (WE-4.4). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import { discardAct, dropAct, type DiscardAct, type DropAct } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { heldCard } from "../moves/cards.ts";
import { drawCards, holds, spend } from "../moves/hands.ts";
import { activeOf, clockwise, handSize } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import type { StateWE } from "../state.ts";

/** `next` counts two stages per seat: discarding, then drawing. */
export const draw: Automatic<ShapeWE, { next: number }> = {
  kind: "automatic",
  rule: "WE-4.1",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const { hand } = compiled.module;
    const active = activeOf(t);
    if (t.alive[active] === 0) return ctx.done();
    const seats = hand.who === "all" ? [active, ...clockwise(t, active)] : [active];
    for (;;) {
      const s = seats[m.next >> 1];
      if (s === undefined) return ctx.done();
      const stage = m.next & 1;
      m.next++;
      if (stage === 0) {
        if (hand.discardFirst && handSize(t, compiled, s) > 0) return ctx.ask("discard", { seat: s });
      } else {
        drawCards(ctx, compiled, s, hand.draw, "WE-4.1");
        if (overfull(t, compiled, s)) return ctx.ask("trim", { seat: s });
      }
    }
  },
};

export const overfull = (t: StateWE, compiled: CompiledModule, s: number): boolean =>
  handSize(t, compiled, s) > compiled.module.hand.max;

/** Asks a seat to discard down to the hand limit, if necessary (WE-4.4). */
export function askTrim(ctx: Ctx, compiled: CompiledModule, s: number): void {
  if (ctx.state.alive[s] === 1 && overfull(ctx.state, compiled, s)) ctx.ask("trim", { seat: s });
}

export function offerDrops(
  t: StateWE,
  compiled: CompiledModule,
  s: number,
  offer: (act: { do: "drop"; card: string }) => void,
): void {
  for (const { no, id } of compiled.cards) if (holds(t, compiled, s, no)) offer({ do: "drop", card: id });
}

export const notHeld = (t: StateWE, compiled: CompiledModule, s: number, card: string) =>
  heldCard(t, compiled, s, card) === undefined ? refuse("WE_CARD_NOT_HELD", { card }) : undefined;

export function dropCard(ctx: Ctx, compiled: CompiledModule, s: number, card: string, rule: `WE-${string}`): void {
  spend(ctx.state, compiled, s, compiled.cardNo.get(card) as number);
  ctx.disclose();
  ctx.emit({ is: "discarded", rule, seat: seat(s), cards: [card] });
}

export const discard: Decision<ShapeWE, DiscardAct, { seat: number }> = {
  kind: "decision",
  rule: "WE-4.1",
  schema: discardAct,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0,
  candidates(t, m, _by, offer) {
    offer({ do: "done" });
    offerDrops(t, compiledModuleOf(t.options), m.seat, offer);
  },
  forbids: (t, m, _by, act) =>
    act.do === "done" ? undefined : notHeld(t, compiledModuleOf(t.options), m.seat, act.card),
  resolve(ctx, m, _by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    if (act.do === "drop") dropCard(ctx, compiled, m.seat, act.card, "WE-4.1");
    if (act.do === "done" || handSize(ctx.state, compiled, m.seat) === 0) ctx.done();
  },
};

/** Covert, because it is hidden whether all cards are of one kind. */
export const trim: Decision<ShapeWE, DropAct, { seat: number }> = {
  kind: "decision",
  rule: "WE-4.4",
  schema: dropAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || !overfull(t, compiledModuleOf(t.options), m.seat),
  candidates: (t, m, _by, offer) => offerDrops(t, compiledModuleOf(t.options), m.seat, offer),
  forbids: (t, m, _by, act) => notHeld(t, compiledModuleOf(t.options), m.seat, act.card),
  resolve(ctx, m, _by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    dropCard(ctx, compiled, m.seat, act.card, "WE-4.4");
    if (!overfull(ctx.state, compiled, m.seat)) ctx.done();
  },
};
