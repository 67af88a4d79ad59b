/** The exchange of up to three cards before a Fight (TW-4.2, TW-4.3): in turn, or sealed. */
import type { Automatic, Decision, Sealed } from "@starboard/kernel";
import type { RefusalTW } from "../reasons.ts";
import { type ActTW, actSchema, type ExchangeAct } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { cardAt, numberOf } from "../card.ts";
import { type CardSet, eachLargerSet, emptySet, exchangeOf } from "../card-sets.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import { exchangeCards } from "../moves/decks.ts";
import { endIfDeckIsOut } from "../moves/ending.ts";
import { whyMisplaced, refuse, whyNotHeld } from "../refusals.ts";
import { type Ctx, type ShapeTW, seatOf, sideOf } from "../shape.ts";
import type { StateTW } from "../state.ts";

/** Returns the sides that can exchange, the attacker first. With an empty Deck Pile there is no card to draw. */
export const exchangingSides = (t: StateTW): Side[] =>
  [t.attacker, enemyOf(t.attacker)].filter((s) => t.deck[s].length > 0 && t.hand[s].length > 0);

const most = (t: StateTW, side: Side): number => Math.min(LIMITS.exchange, t.deck[side].length);

/** Offers every exchange, all of them legal. */
export function eachExchange(t: StateTW, side: Side, offer: (act: ActTW) => void): void {
  const index = cardIndexOf(t.options);
  // Hands are sorted by identifier, and therefore their subsets are too.
  const hand = t.hand[side].map((no) => cardAt(index, no));
  const offerSet = (set: CardSet): void => offer(exchangeOf(set));
  for (let size = 0; size <= Math.min(most(t, side), hand.length); size++)
    eachLargerSet(emptySet(index), hand, size, offerSet);
}

function forbids(t: StateTW, side: Side, act: ActTW): RefusalTW | undefined {
  const refusal = whyMisplaced(act, ["exchange"]);
  if (refusal) return refusal;
  const { drop } = act as ExchangeAct;
  const missing = whyNotHeld(t, cardIndexOf(t.options), side, drop);
  if (missing) return missing;
  if (drop.length > LIMITS.exchange) return refuse("TW-4.2", "TW_EXCHANGE_LIMIT", { n: drop.length });
  const left = t.deck[side].length;
  if (drop.length > left) return refuse("TW-4.3", "TW_EXCHANGE_DECK", { n: left });
  return undefined;
}

function carryOut(ctx: Ctx, side: Side, act: ActTW): void {
  const index = cardIndexOf(ctx.state.options);
  exchangeCards(
    ctx,
    index,
    side,
    (act as ExchangeAct).drop.map((id) => numberOf(index, id)),
  );
}

/** Asks the attacker, then the defender. */
export const exchangeInTurn: Automatic<ShapeTW> = {
  kind: "automatic",
  rule: "TW-4.2",
  run(ctx) {
    for (const side of exchangingSides(ctx.state)) ctx.ask("exchange", { side });
    ctx.done();
  },
};

/** One side's exchange. It is covert, because a quick answer would reveal a good Hand. */
export const exchange: Decision<ShapeTW, ActTW, { side: Side }> = {
  kind: "decision",
  rule: "TW-4.2",
  schema: actSchema,
  covert: true,
  asks: (_t, m) => seatOf(m.side),
  candidates: (t, m, _by, offer) => eachExchange(t, m.side, offer),
  forbids: (t, m, _by, act) => forbids(t, m.side, act),
  resolve(ctx, m, _by, act) {
    carryOut(ctx, m.side, act);
    endIfDeckIsOut(ctx);
    ctx.done();
  },
};

/** Both sides decide before either number is revealed (TW-4.2, option `simultaneous`). */
export const exchangeTogether: Sealed<ShapeTW, ActTW> = {
  kind: "sealed",
  rule: "TW-4.2",
  schema: actSchema,
  covert: true,
  asksAll: (t) =>
    exchangingSides(t)
      .map(seatOf)
      .sort((a, b) => a - b),
  candidates: (t, _m, by, offer) => eachExchange(t, sideOf(by), offer),
  forbids: (t, _m, by, act) => forbids(t, sideOf(by), act),
  open(ctx, _m, answers) {
    for (const side of exchangingSides(ctx.state)) carryOut(ctx, side, answers.get(seatOf(side)) as ActTW);
    endIfDeckIsOut(ctx);
    ctx.done();
  },
};
