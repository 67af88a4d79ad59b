/** The Revenue phase: the player’s own cards, raids of other seats, and the payment (WE-10). */
import { seat, type Automatic, type Decision, type Term } from "@starboard/kernel";
import { answerAct, mainAct, type AnswerAct, type MainAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named, emitPlayed } from "../moves/cards.ts";
import { spend } from "../moves/hands.ts";
import { ASK, instructionFor, PLAY } from "../moves/order-rules.ts";
import { hasFeature } from "../calc/claims.ts";
import { printedRevenue, printedTotal } from "../calc/revenue.ts";
import { activeOf, clockwise, handSize } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE, Reaction } from "../shape.ts";
import { NONE, type StateWE } from "../state.ts";
import { forbidsFree, offerFree, playFree } from "./free.ts";

export const revenue: Automatic<ShapeWE, { stage: number; next: number }> = {
  kind: "automatic",
  rule: "WE-10.5",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const active = activeOf(t);
    if (t.alive[active] === 0) return ctx.done();
    if (m.stage === 0) {
      m.stage = 1;
      if (handSize(t, compiled, active) > 0) return ctx.ask("revenueMain", {});
    }
    const seats = clockwise(t, active);
    for (;;) {
      const s = seats[m.next];
      if (s === undefined) break;
      m.next++;
      const order = instructionFor(ctx, compiled, s, "raid");
      if (order === ASK) return ctx.ask("answerRevenue", { seat: s, window: "raid" });
      if (order === PLAY) for (const play of raids(t, compiled, s)) raid(ctx, compiled, s, play);
    }
    pay(ctx, compiled, active);
    ctx.done();
  },
};

const raids = (t: StateWE, compiled: CompiledModule, s: number): Play[] =>
  heldIn(t, compiled, s, "foeRevenue").flatMap((play) =>
    play.as === NONE ? new Array<Play>(t.hand[s * compiled.C + play.card] as number).fill(play) : [],
  );

function pay(ctx: Ctx, compiled: CompiledModule, s: number): void {
  const t = ctx.state;
  const printed = printedTotal(t, compiled, s);
  const total = Math.max(compiled.module.revenue.minimum, printed + t.bonus);
  t.printed = printed;
  t.treasury[s] = (t.treasury[s] as number) + total;
  if (!ctx.wantsFacts) return;
  const cards: Term[] = t.bonus === 0 ? [] : [{ rule: "WE-10.5", what: "cards", value: t.bonus }];
  ctx.emit({
    is: "revenuePaid",
    rule: "WE-10.1",
    seat: seat(s),
    terms: [...printedRevenue(t, compiled, s).terms, ...cards],
    printed,
    total,
    treasury: t.treasury[s] as number,
  });
}

/** The amount a card adds to the revenue of this turn (WE-10.5). */
function earn(ctx: Ctx, compiled: CompiledModule, by: number, play: Play): void {
  const t = ctx.state;
  const effect = effectOf(play, "income");
  if (!effect) return;
  const s = activeOf(t);
  let times = 1;
  if (effect.per) {
    times = 0;
    const feature = effect.per.controlledWith;
    for (let at = 0; at < compiled.T; at++) if (t.marker[at] === s && hasFeature(t, compiled, at, feature)) times++;
  }
  const amount = effect.amount * times;
  t.bonus += amount;
  const card = compiled.cards[play.is]?.id as string;
  ctx.emit({ is: "incomeChanged", rule: "WE-10.5", seat: seat(s), by: seat(by), card, amount });
}

/** Covert, because it is hidden whether the seat can play a card. */
export const revenueMain: Decision<ShapeWE, MainAct> = {
  kind: "decision",
  rule: "WE-10.5",
  schema: mainAct,
  covert: true,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => t.alive[activeOf(t)] === 0,
  candidates(t, _m, by, offer) {
    const compiled = compiledModuleOf(t.options);
    offer({ do: "done" });
    for (const play of heldIn(t, compiled, by, "ownRevenue")) offer({ do: "play", ...named(compiled, play) });
    offerFree(t, compiled, by, offer);
  },
  forbids(t, _m, by, act) {
    if (act.do === "done") return undefined;
    const compiled = compiledModuleOf(t.options);
    const play = findPlay(t, compiled, by, act, ["ownRevenue", "ownFree"]);
    if (!isPlay(play)) return play;
    if (play.mode.window === "ownFree") return forbidsFree(t, compiled, by, act, play);
    return act.seat === undefined && act.at === undefined ? undefined : refuse("WE_TARGET", { card: act.card });
  },
  resolve(ctx, _m, by, act) {
    if (act.do === "done") return ctx.done();
    const compiled = compiledModuleOf(ctx.state.options);
    const play = findPlay(ctx.state, compiled, by, act, ["ownRevenue", "ownFree"]) as Play;
    if (play.mode.window === "ownFree") return playFree(ctx, compiled, by, act, play);
    spend(ctx.state, compiled, by, play.card);
    emitPlayed(ctx, compiled, by, play, NONE, NONE, "WE-10.5");
    earn(ctx, compiled, by, play);
  },
};

function raid(ctx: Ctx, compiled: CompiledModule, s: number, play: Play): void {
  spend(ctx.state, compiled, s, play.card);
  emitPlayed(ctx, compiled, s, play, activeOf(ctx.state), NONE, "WE-4.10");
  earn(ctx, compiled, s, play);
}

/** Asks the opponents clockwise; each may raid as often as it has cards for it (WE-4.10). */
export const answerRevenue: Decision<ShapeWE, AnswerAct, Reaction> = {
  kind: "decision",
  rule: "WE-4.10",
  schema: answerAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || t.alive[activeOf(t)] === 0,
  candidates(t, m, _by, offer) {
    const compiled = compiledModuleOf(t.options);
    offer({ do: "pass" });
    for (const play of heldIn(t, compiled, m.seat, "foeRevenue")) offer({ do: "play", ...named(compiled, play) });
  },
  forbids(t, m, _by, act) {
    if (act.do === "pass") return undefined;
    const play = findPlay(t, compiledModuleOf(t.options), m.seat, act, ["foeRevenue"]);
    return isPlay(play) ? undefined : play;
  },
  resolve(ctx, m, _by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    if (act.do === "play")
      raid(ctx, compiled, m.seat, findPlay(ctx.state, compiled, m.seat, act, ["foeRevenue"]) as Play);
    if (act.do === "pass" || handSize(ctx.state, compiled, m.seat) === 0) ctx.done();
  },
};
