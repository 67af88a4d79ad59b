/** Cards played with the initiative: targets, responses and effects (WE-4.6 to WE-4.9, E). */
import { seat, type Automatic, type Decision, type Refusal } from "@starboard/kernel";
import { answerAct, dropAct, type FreePlay } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named, playsIn, tellPlayed } from "../moves/cards.ts";
import { lay, spend, toDiscard } from "../moves/hands.ts";
import { ASK, consult, PLAY } from "../moves/order-rules.ts";
import { hasFeature } from "../calc/claims.ts";
import { playOf } from "../calc/force.ts";
import { clockwise, handSize, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { CardOnItsWay, Ctx, ShapeWE } from "../shape.ts";
import { NONE, type StateWE } from "../state.ts";
import { dropCard, notHeld, offerDrops } from "./draw.ts";
import { applyFree } from "./free-effects.ts";

/** Offers every `ownFree` card with every target it can have. */
export function offerFree(
  t: StateWE,
  b: CompiledModule,
  by: number,
  offer: (act: { do: "play" } & FreePlay) => void,
): void {
  for (const play of heldIn(t, b, by, "ownFree")) {
    const act = { do: "play" as const, ...named(b, play) };
    const { target } = play.mode;
    if (target === "none") offer(act);
    for (let s = 0; s < b.N; s++) {
      if (s === by || t.alive[s] === 0) continue;
      if (target === "opponent") offer({ ...act, seat: s });
      if (target === "foeStack")
        for (let at = 0; at < b.T; at++)
          if (stackAt(t, b, at, s).length > 0) offer({ ...act, seat: s, at: b.ids[at] as string });
    }
    if (target.startsWith("foeTerritoryWith:"))
      for (let at = 0; at < b.T; at++) if (isForeign(t, b, by, at, target)) offer({ ...act, at: b.ids[at] as string });
  }
}

const isForeign = (t: StateWE, b: CompiledModule, by: number, at: number, target: string): boolean => {
  const owner = t.marker[at] as number;
  return owner !== NONE && owner !== by && hasFeature(t, b, at, target.slice("foeTerritoryWith:".length));
};

export function forbidsFree(t: StateWE, b: CompiledModule, by: number, act: FreePlay, play: Play): Refusal | undefined {
  const { target } = play.mode;
  const at = act.at === undefined ? undefined : b.numberOf.get(act.at);
  const wrong = (): Refusal => refuse("WE_TARGET", { card: act.card });
  const opponent = (): boolean => act.seat !== undefined && act.seat !== by && t.alive[act.seat] === 1;
  if (target === "opponent") return opponent() && act.at === undefined ? undefined : wrong();
  if (target === "foeStack")
    return opponent() && at !== undefined && stackAt(t, b, at, act.seat as number).length > 0 ? undefined : wrong();
  if (target.startsWith("foeTerritoryWith:"))
    return act.seat === undefined && at !== undefined && isForeign(t, b, by, at, target) ? undefined : wrong();
  return act.seat === undefined && act.at === undefined ? undefined : wrong();
}

/** Lays the card, and sends it on its way. The running step goes on when it is done. */
export function playFree(ctx: Ctx, b: CompiledModule, by: number, act: FreePlay, play: Play): void {
  lay(ctx.state, b, by, play.card);
  const at = act.at === undefined ? NONE : (b.numberOf.get(act.at) as number);
  const target = act.seat ?? (at === NONE ? NONE : (ctx.state.marker[at] as number));
  tellPlayed(ctx, b, by, play, target, at);
  ctx.ask("free", { seat: by, card: play.card, as: play.as, target, at, next: 0, negatedBy: NONE });
}

export const free: Automatic<ShapeWE, "free"> = {
  kind: "automatic",
  rule: "WE-4.6",
  run(ctx, m) {
    const t = ctx.state;
    const b = compiledModuleOf(t.options);
    const play = playOf(t, b, m.seat, m, "ownFree");
    if (t.alive[m.seat] === 1 && play) {
      const seats = answerers(t, b, m, play);
      while (m.negatedBy === NONE) {
        const s = seats[m.next];
        if (s === undefined) break;
        m.next++;
        const order = consult(
          ctx,
          b,
          s,
          "card",
          (p) => negates(b, play, p) && (s === m.target || p.mode.by === "anyone"),
        );
        if (order === ASK) return ctx.ask("answerCard", { seat: s, window: "card" });
        if (order === PLAY) answerFor(ctx, b, s, m);
      }
    }
    ctx.done();
    if (play && m.negatedBy === NONE && t.alive[m.seat] === 1 && (m.target === NONE || t.alive[m.target] === 1))
      applyFree(ctx, b, m, play);
    toDiscard(t, b, m.seat, m.card);
  },
};

/** The cards that may answer this one, in the words of the module. */
const negates = (b: CompiledModule, play: Play, answer: Play): boolean =>
  play.mode.answers.includes(b.cards[answer.is]?.id as string) &&
  (effectOf(answer, "negateCard")?.of.includes(b.cards[play.is]?.id as string) ?? false);

/** The seats that may respond: the target, or all seats clockwise, by the module (WE-4.7); none without a response. */
function answerers(t: StateWE, b: CompiledModule, m: CardOnItsWay, play: Play): number[] {
  if (play.mode.answers.length === 0) return [];
  return clockwise(t, m.seat).filter((s) =>
    playsIn(t, b, s, "answerCard").some((p) => negates(b, play, p) && (s === m.target || p.mode.by === "anyone")),
  );
}

/** The card that waits for an answer: its step lies below the question. */
function onItsWay(t: StateWE): CardOnItsWay {
  const { stack } = t.flow;
  let i = stack.length - 1;
  while (i > 0 && stack[i]?.step !== "free") i--;
  return stack[i]?.memo as CardOnItsWay;
}

function unfit(t: StateWE, b: CompiledModule, s: number, answer: Play, m: CardOnItsWay): Refusal | undefined {
  const play = playOf(t, b, m.seat, m, "ownFree");
  const fits = play && negates(b, play, answer) && (s === m.target || answer.mode.by === "anyone");
  return fits ? undefined : refuse("WE_CARD_NOT_NOW", { card: b.cards[answer.card]?.id }, "WE-4.7");
}

export const answerCard: Decision<ShapeWE, "answerCard"> = {
  kind: "decision",
  rule: "WE-4.7",
  schema: answerAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) => t.alive[m.seat] === 0 || t.alive[onItsWay(t).seat] === 0,
  candidates(t, m, _by, offer) {
    const b = compiledModuleOf(t.options);
    offer({ do: "pass" });
    for (const play of heldIn(t, b, m.seat, "answerCard")) offer({ do: "play", ...named(b, play) });
  },
  forbids(t, m, _by, act) {
    if (act.do === "pass") return undefined;
    const b = compiledModuleOf(t.options);
    const play = findPlay(t, b, m.seat, act, ["answerCard"]);
    return isPlay(play) ? unfit(t, b, m.seat, play, onItsWay(t)) : play;
  },
  resolve(ctx, m, _by, act) {
    const b = compiledModuleOf(ctx.state.options);
    if (act.do === "play")
      negate(ctx, b, m.seat, findPlay(ctx.state, b, m.seat, act, ["answerCard"]) as Play, onItsWay(ctx.state));
    ctx.done();
  },
};

function negate(ctx: Ctx, b: CompiledModule, by: number, answer: Play, m: CardOnItsWay): void {
  spend(ctx.state, b, by, answer.card);
  tellPlayed(ctx, b, by, answer, m.seat, NONE, "WE-4.7");
  m.negatedBy = by;
  ctx.emit({
    is: "cardNegated",
    rule: "WE-4.7",
    seat: seat(m.seat),
    card: b.cards[m.as >= 0 ? m.as : m.card]?.id as string,
    by: seat(by),
  });
}

/** A standing order to play: answer whatever is aimed at oneself (WE-F.4). */
function answerFor(ctx: Ctx, b: CompiledModule, s: number, m: CardOnItsWay): void {
  if (s !== m.target) return;
  const answer = heldIn(ctx.state, b, s, "answerCard").find((p) => !unfit(ctx.state, b, s, p, m));
  if (answer) negate(ctx, b, s, answer, m);
}

/** The victim chooses what it discards, card by card (WE-4.9). Covert, like every choice from a hand. */
export const sabotaged: Decision<ShapeWE, "sabotaged"> = {
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
