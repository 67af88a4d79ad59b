/** An announced group: the round of responses, then the move (WE-5.11, WE-5.12, WE-4.14). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import type { RefusalWE } from "../reasons.ts";
import { type AnswerAct, answerAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named, emitPlayed } from "../moves/cards.ts";
import { spend, toDiscard } from "../moves/hands.ts";
import { markMoved, rested, transfer } from "../moves/stacks.ts";
import { ASK, instructionFor, PLAY } from "../moves/order-rules.ts";
import { anyMarch } from "../calc/reach.ts";
import { activeOf, clockwise, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, Reaction, Round, ShapeWE } from "../shape.ts";
import { type March, MOVED, NONE, type StateWE } from "../state.ts";
import { beginMarch, marchOf, marchPlay } from "./group.ts";

/** Value of `March.announced` for a move that was negated. */
export const NEGATED = 2;

/** Carries the innermost announced group through its window. */
export const announced: Automatic<ShapeWE, Round & { depth: number }> = {
  kind: "automatic",
  rule: "WE-4.14",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const march = t.marches[m.depth - 1];
    if (!march) return ctx.done();
    if (march.announced === 1) {
      const seats = askedSeats(t, march);
      for (;;) {
        const s = seats[m.next];
        if (s === undefined || march.announced !== 1) break;
        m.next++;
        const order = instructionFor(ctx, compiled, s, "move", (play) => answers(t, compiled, march, play));
        if (order === ASK) return ctx.ask("answerMove", { seat: s, window: "move" });
        if (order === PLAY) answerFor(ctx, compiled, s, march);
      }
      if (march.announced === 1) carryOut(ctx, compiled, march);
    }
    nextGroup(ctx, compiled, march);
  },
};

/** Clockwise from the active player, who responds too if another seat moves. */
function askedSeats(t: StateWE, march: March): number[] {
  const active = activeOf(t);
  const seats = clockwise(t, active);
  return march.seat === active ? seats : [active, ...seats.filter((s) => s !== march.seat)];
}

/** Moves the units. An intercepted group stops at the interceptor’s territory. */
function carryOut(ctx: Ctx, compiled: CompiledModule, march: March): void {
  const t = ctx.state;
  const to = march.path[march.path.length - 1] as number;
  transfer(t, compiled, march.seat, march.from, to, march.units, MOVED);
  ctx.disclose();
  if (ctx.wantsFacts)
    ctx.emit({
      is: "moved",
      rule: "WE-5.8",
      seat: seat(march.seat),
      from: compiled.ids[march.from] as string,
      to: compiled.ids[to] as string,
      size: march.units.length,
      top: compiled.units[march.units[0] as number]?.id as string,
    });
  const outer = t.marches[t.marches.indexOf(march) - 1];
  const stop = outer?.announced === 1 ? outer.path.indexOf(to) : -1;
  if (!outer || stop < 0) return;
  if (stop < outer.path.length - 1)
    ctx.emit({
      is: "moveStopped",
      rule: "WE-5.11",
      seat: seat(outer.seat),
      at: compiled.ids[to] as string,
      by: seat(march.seat),
    });
  outer.path.length = stop + 1;
}

/** Starts another group of the same card, or completes the card. */
function nextGroup(ctx: Ctx, compiled: CompiledModule, march: March): void {
  const t = ctx.state;
  ctx.done();
  const more = march.left > 0 && march.from !== NONE && t.alive[march.seat] === 1 && anyMarch(t, compiled, march.seat);
  if (more) {
    march.left--;
    march.before++;
    march.from = NONE;
    march.units = [];
    march.path = [];
    march.spent = 0;
    march.transfers = 0;
    march.announced = 0;
    return ctx.ask("group", {});
  }
  t.marches.splice(t.marches.indexOf(march), 1);
  toDiscard(t, compiled, march.seat, march.card);
  // Without WE-5.4 units may move again with the next card.
  if (!compiled.module.movement.oncePerPhase && march.seat === activeOf(t)) rested(t, march.seat, compiled);
}

/** The windows for responses to an announced group and to the end of the phase. */
const WINDOWS = ["answerMove", "answerMoveOrEnd"];

/** True if a card may answer the card that moves a group. */
const answers = (t: StateWE, compiled: CompiledModule, march: March, play: Play): boolean =>
  marchPlay(t, compiled, march).mode.answers.includes(compiled.cards[play.is]?.id as string);

function forbids(t: StateWE, compiled: CompiledModule, m: Reaction, act: AnswerAct): RefusalWE | undefined {
  if (act.do === "pass") return undefined;
  const play = findPlay(t, compiled, m.seat, act, WINDOWS);
  return isPlay(play) ? unfit(t, compiled, m, play) : play;
}

function unfit(t: StateWE, compiled: CompiledModule, m: Reaction, play: Play): RefusalWE | undefined {
  const card = compiled.cards[play.is]?.id as string;
  if (m.window === "moveEnd") {
    if (play.mode.window !== "answerMoveOrEnd") return refuse("WE_CARD_NOT_NOW", { card });
  } else if (!answers(t, compiled, marchOf(t), play)) return refuse("WE_CARD_NOT_NOW", { card }, "WE-4.14");
  if (effectOf(play, "moveGroups") && !anyMarch(t, compiled, m.seat)) return refuse("WE_NO_GROUP");
  return undefined;
}

export const answerMove: Decision<ShapeWE, AnswerAct, Reaction> = {
  kind: "decision",
  rule: "WE-5.12",
  schema: answerAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) =>
    t.alive[m.seat] === 0 ||
    (m.window === "move" ? t.marches.length === 0 || marchOf(t).announced !== 1 : t.alive[activeOf(t)] === 0),
  candidates(t, m, _by, offer) {
    const compiled = compiledModuleOf(t.options);
    offer({ do: "pass" });
    for (const window of WINDOWS)
      for (const play of heldIn(t, compiled, m.seat, window)) offer({ do: "play", ...named(compiled, play) });
  },
  forbids: (t, m, _by, act) => forbids(t, compiledModuleOf(t.options), m, act),
  resolve(ctx, m, _by, act) {
    ctx.done();
    if (act.do === "pass") return;
    const compiled = compiledModuleOf(ctx.state.options);
    const play = findPlay(ctx.state, compiled, m.seat, act, WINDOWS) as Play;
    if (effectOf(play, "negateMove")) return negate(ctx, compiled, m.seat, play, marchOf(ctx.state));
    // The original move stays open to all seats, because the board has changed.
    const { stack } = ctx.state.flow;
    (stack[stack.length - 2] as { memo: Round }).memo.next = 0;
    beginMarch(ctx, compiled, m.seat, play, 0);
    ctx.ask("group", {});
  },
};

/** Spends the card; the units stay and count as moved (WE-5.12). */
function negate(ctx: Ctx, compiled: CompiledModule, by: number, play: Play, march: March): void {
  const t = ctx.state;
  spend(t, compiled, by, play.card);
  emitPlayed(ctx, compiled, by, play, march.seat, NONE, "WE-5.12");
  ctx.emit({ is: "moveNegated", rule: "WE-5.12", seat: seat(march.seat), by: seat(by) });
  markMoved(t, compiled, march.seat, march.from, march.units);
  march.announced = NEGATED;
}

/** The standing order to play: negate a move into a territory where the seat has a marker or a stack (WE-F.4). */
function answerFor(ctx: Ctx, compiled: CompiledModule, s: number, march: March): void {
  const t = ctx.state;
  const to = march.path[march.path.length - 1] as number;
  if (t.marker[to] !== s && stackAt(t, compiled, to, s).length === 0) return;
  const play = heldIn(t, compiled, s, "answerMove").find(
    (p) => effectOf(p, "negateMove") && !unfit(t, compiled, { seat: s, window: "move" }, p),
  );
  if (play) negate(ctx, compiled, s, play, march);
}
