/** Cards played with the initiative: targets, responses and effects (WE-4.6 to WE-4.9, E). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import type { RefusalWE } from "../reasons.ts";
import { answerAct, dropAct, type FreePlay, type AnswerAct, type CardId, type DropAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named, playsIn, emitPlayed } from "../moves/cards.ts";
import { lay, spend, toDiscard } from "../moves/hands.ts";
import { ASK, instructionFor, PLAY } from "../moves/order-rules.ts";
import { hasFeature } from "../calc/claims.ts";
import { playOf } from "../calc/force.ts";
import { clockwise, handSize, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { PendingCard, Ctx, ShapeWE, Reaction } from "../shape.ts";
import { NONE, type StateWE } from "../state.ts";
import { dropCard, notHeld, offerDrops } from "./draw.ts";
import { applyFree } from "./free-effects.ts";

/** Offers every `ownFree` card with each of its possible targets. */
export function offerFree(
  t: StateWE,
  compiled: CompiledModule,
  by: number,
  offer: (act: { do: "play" } & FreePlay) => void,
): void {
  for (const play of heldIn(t, compiled, by, "ownFree")) {
    const act = { do: "play" as const, ...named(compiled, play) };
    const { target } = play.mode;
    if (target === "none") offer(act);
    for (let s = 0; s < compiled.N; s++) {
      if (s === by || t.alive[s] === 0) continue;
      if (target === "opponent") offer({ ...act, seat: s });
      if (target === "foeStack")
        for (let at = 0; at < compiled.T; at++)
          if (stackAt(t, compiled, at, s).length > 0) offer({ ...act, seat: s, at: compiled.ids[at] as string });
    }
    if (target.startsWith("foeTerritoryWith:"))
      for (let at = 0; at < compiled.T; at++)
        if (isForeign(t, compiled, by, at, target)) offer({ ...act, at: compiled.ids[at] as string });
  }
}

const isForeign = (t: StateWE, compiled: CompiledModule, by: number, at: number, target: string): boolean => {
  const owner = t.marker[at] as number;
  return owner !== NONE && owner !== by && hasFeature(t, compiled, at, target.slice("foeTerritoryWith:".length));
};

export function forbidsFree(
  t: StateWE,
  compiled: CompiledModule,
  by: number,
  act: FreePlay,
  play: Play,
): RefusalWE | undefined {
  const { target } = play.mode;
  const at = act.at === undefined ? undefined : compiled.numberOf.get(act.at);
  const wrong = (): RefusalWE => refuse("WE_TARGET", { card: act.card });
  const opponent = (): boolean => act.seat !== undefined && act.seat !== by && t.alive[act.seat] === 1;
  if (target === "opponent") return opponent() && act.at === undefined ? undefined : wrong();
  if (target === "foeStack")
    return opponent() && at !== undefined && stackAt(t, compiled, at, act.seat as number).length > 0
      ? undefined
      : wrong();
  if (target.startsWith("foeTerritoryWith:"))
    return act.seat === undefined && at !== undefined && isForeign(t, compiled, by, at, target) ? undefined : wrong();
  return act.seat === undefined && act.at === undefined ? undefined : wrong();
}

/** Plays the card and enters its step. The calling step continues when the card is complete. */
export function playFree(ctx: Ctx, compiled: CompiledModule, by: number, act: FreePlay, play: Play): void {
  lay(ctx.state, compiled, by, play.card);
  const at = act.at === undefined ? NONE : (compiled.numberOf.get(act.at) as number);
  const target = act.seat ?? (at === NONE ? NONE : (ctx.state.marker[at] as number));
  emitPlayed(ctx, compiled, by, play, target, at);
  ctx.ask("free", { seat: by, card: play.card, as: play.as, target, at, next: 0, negatedBy: NONE });
}

export const free: Automatic<ShapeWE, PendingCard> = {
  kind: "automatic",
  rule: "WE-4.6",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const play = playOf(t, compiled, m.seat, m, "ownFree");
    if (t.alive[m.seat] === 1 && play) {
      const seats = askedSeats(t, compiled, m, play);
      while (m.negatedBy === NONE) {
        const s = seats[m.next];
        if (s === undefined) break;
        m.next++;
        const order = instructionFor(
          ctx,
          compiled,
          s,
          "card",
          (p) => negates(compiled, play, p) && (s === m.target || p.mode.by === "anyone"),
        );
        if (order === ASK) return ctx.ask("answerCard", { seat: s, window: "card" });
        if (order === PLAY) answerFor(ctx, compiled, s, m);
      }
    }
    ctx.done();
    if (play && m.negatedBy === NONE && t.alive[m.seat] === 1 && (m.target === NONE || t.alive[m.target] === 1))
      applyFree(ctx, compiled, m, play);
    toDiscard(t, compiled, m.seat, m.card);
  },
};

/** The ids of the cards that may answer this one. */
const negates = (compiled: CompiledModule, play: Play, answer: Play): boolean =>
  play.mode.answers.includes(compiled.cards[answer.is]?.id as string) &&
  (effectOf(answer, "negateCard")?.of.includes(compiled.cards[play.is]?.id as string) ?? false);

/** The seats that may respond: the target, or all seats clockwise, by the module (WE-4.7); none without a response. */
function askedSeats(t: StateWE, compiled: CompiledModule, m: PendingCard, play: Play): number[] {
  if (play.mode.answers.length === 0) return [];
  return clockwise(t, m.seat).filter((s) =>
    playsIn(t, compiled, s, "answerCard").some(
      (p) => negates(compiled, play, p) && (s === m.target || p.mode.by === "anyone"),
    ),
  );
}

/** The card that waits for an answer; its step is below the current step on the stack. */
function pendingCard(t: StateWE): PendingCard {
  const { stack } = t.flow;
  let i = stack.length - 1;
  while (i > 0 && stack[i]?.step !== "free") i--;
  return stack[i]?.memo as PendingCard;
}

function unfit(t: StateWE, compiled: CompiledModule, s: number, answer: Play, m: PendingCard): RefusalWE | undefined {
  const play = playOf(t, compiled, m.seat, m, "ownFree");
  const fits = play && negates(compiled, play, answer) && (s === m.target || answer.mode.by === "anyone");
  return fits ? undefined : refuse("WE_CARD_NOT_NOW", { card: compiled.cards[answer.card]?.id as CardId }, "WE-4.7");
}

export const answerCard: Decision<ShapeWE, AnswerAct, Reaction> = {
  kind: "decision",
  rule: "WE-4.7",
  schema: answerAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || t.alive[pendingCard(t).seat] === 0,
  candidates(t, m, _by, offer) {
    const compiled = compiledModuleOf(t.options);
    offer({ do: "pass" });
    for (const play of heldIn(t, compiled, m.seat, "answerCard")) offer({ do: "play", ...named(compiled, play) });
  },
  forbids(t, m, _by, act) {
    if (act.do === "pass") return undefined;
    const compiled = compiledModuleOf(t.options);
    const play = findPlay(t, compiled, m.seat, act, ["answerCard"]);
    return isPlay(play) ? unfit(t, compiled, m.seat, play, pendingCard(t)) : play;
  },
  resolve(ctx, m, _by, act) {
    const compiled = compiledModuleOf(ctx.state.options);
    if (act.do === "play")
      negate(
        ctx,
        compiled,
        m.seat,
        findPlay(ctx.state, compiled, m.seat, act, ["answerCard"]) as Play,
        pendingCard(ctx.state),
      );
    ctx.done();
  },
};

function negate(ctx: Ctx, compiled: CompiledModule, by: number, answer: Play, m: PendingCard): void {
  spend(ctx.state, compiled, by, answer.card);
  emitPlayed(ctx, compiled, by, answer, m.seat, NONE, "WE-4.7");
  m.negatedBy = by;
  ctx.emit({
    is: "cardNegated",
    rule: "WE-4.7",
    seat: seat(m.seat),
    card: compiled.cards[m.as >= 0 ? m.as : m.card]?.id as string,
    by: seat(by),
  });
}

/** The standing order to play: answer every card aimed at this seat (WE-F.4). */
function answerFor(ctx: Ctx, compiled: CompiledModule, s: number, m: PendingCard): void {
  if (s !== m.target) return;
  const answer = heldIn(ctx.state, compiled, s, "answerCard").find((p) => !unfit(ctx.state, compiled, s, p, m));
  if (answer) negate(ctx, compiled, s, answer, m);
}

/** The target seat chooses its discards card by card (WE-4.9). Covert, like every choice from a hand. */
export const sabotaged: Decision<ShapeWE, DropAct, { seat: number; left: number }> = {
  kind: "decision",
  rule: "WE-4.9",
  schema: dropAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || m.left === 0 || handSize(t, compiledModuleOf(t.options), m.seat) === 0,
  candidates: (t, m, _by, offer) => offerDrops(t, compiledModuleOf(t.options), m.seat, offer),
  forbids: (t, m, _by, act) => notHeld(t, compiledModuleOf(t.options), m.seat, act.card),
  resolve(ctx, m, _by, act) {
    dropCard(ctx, compiledModuleOf(ctx.state.options), m.seat, act.card, "WE-4.9");
    m.left--;
    if (m.left === 0) ctx.done();
  },
};
