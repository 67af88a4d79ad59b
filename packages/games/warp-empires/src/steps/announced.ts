/** An announced group: the round of responses, then the move (WE-5.11, WE-5.12, WE-4.14). */
import { seat, type Automatic, type Decision, type Refusal } from "@starboard/kernel";
import { type AnswerAct, answerAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named, tellPlayed } from "../moves/cards.ts";
import { spend, toDiscard } from "../moves/hands.ts";
import { markMoved, rested, transfer } from "../moves/stacks.ts";
import { ASK, consult, PLAY } from "../moves/order-rules.ts";
import { anyMarch } from "../calc/reach.ts";
import { activeOf, clockwise, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, Reaction, Round, ShapeWE } from "../shape.ts";
import { type March, MOVED, NONE, type StateWE } from "../state.ts";
import { beginMarch, marchOf, marchPlay } from "./group.ts";

/** In `March.announced`: the move does not happen. */
export const NEGATED = 2;

export const announced: Automatic<ShapeWE, "announced"> = {
  kind: "automatic",
  rule: "WE-4.14",
  run(ctx, m) {
    const t = ctx.state;
    const b = compiledModuleOf(t.options);
    const march = t.marches[m.depth - 1];
    if (!march) return ctx.done();
    if (march.announced === 1) {
      const seats = answerers(t, march);
      for (;;) {
        const s = seats[m.next];
        if (s === undefined || march.announced !== 1) break;
        m.next++;
        const order = consult(ctx, b, s, "move", (play) => answers(t, b, march, play));
        if (order === ASK) return ctx.ask("answerMove", { seat: s, window: "move" });
        if (order === PLAY) answerFor(ctx, b, s, march);
      }
      if (march.announced === 1) carryOut(ctx, b, march);
    }
    nextGroup(ctx, b, march);
  },
};

/** Clockwise from the active player, who responds too if another seat moves. */
function answerers(t: StateWE, march: March): number[] {
  const active = activeOf(t);
  const seats = clockwise(t, active);
  return march.seat === active ? seats : [active, ...seats.filter((s) => s !== march.seat)];
}

/** Moves the units. An intercepted group stops at the interceptor’s territory. */
function carryOut(ctx: Ctx, b: CompiledModule, march: March): void {
  const t = ctx.state;
  const to = march.path[march.path.length - 1] as number;
  transfer(t, b, march.seat, march.from, to, march.units, MOVED);
  ctx.disclose();
  if (ctx.wantsFacts)
    ctx.emit({
      is: "moved",
      rule: "WE-5.8",
      seat: seat(march.seat),
      from: b.ids[march.from] as string,
      to: b.ids[to] as string,
      size: march.units.length,
      top: b.units[march.units[0] as number]?.id as string,
    });
  const outer = t.marches[t.marches.indexOf(march) - 1];
  const stop = outer?.announced === 1 ? outer.path.indexOf(to) : -1;
  if (!outer || stop < 0) return;
  if (stop < outer.path.length - 1)
    ctx.emit({
      is: "moveStopped",
      rule: "WE-5.11",
      seat: seat(outer.seat),
      at: b.ids[to] as string,
      by: seat(march.seat),
    });
  outer.path.length = stop + 1;
}

/** Another group of the same card, or the card is done. */
function nextGroup(ctx: Ctx, b: CompiledModule, march: March): void {
  const t = ctx.state;
  ctx.done();
  const more = march.left > 0 && march.from !== NONE && t.alive[march.seat] === 1 && anyMarch(t, b, march.seat);
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
  toDiscard(t, b, march.seat, march.card);
  // Without WE-5.4 units may move again with the next card.
  if (!b.module.movement.oncePerPhase && march.seat === activeOf(t)) rested(t, march.seat, b);
}

/** Windows in which an announced group, or the end of the phase, may be answered. */
const WINDOWS = ["answerMove", "answerMoveOrEnd"];

/** Whether a card may answer the card that moves a group. */
const answers = (t: StateWE, b: CompiledModule, march: March, play: Play): boolean =>
  marchPlay(t, b, march).mode.answers.includes(b.cards[play.is]?.id as string);

function forbids(t: StateWE, b: CompiledModule, m: Reaction, act: AnswerAct): Refusal | undefined {
  if (act.do === "pass") return undefined;
  const play = findPlay(t, b, m.seat, act, WINDOWS);
  return isPlay(play) ? unfit(t, b, m, play) : play;
}

function unfit(t: StateWE, b: CompiledModule, m: Reaction, play: Play): Refusal | undefined {
  const card = b.cards[play.is]?.id as string;
  if (m.window === "moveEnd") {
    if (play.mode.window !== "answerMoveOrEnd") return refuse("WE_CARD_NOT_NOW", { card });
  } else if (!answers(t, b, marchOf(t), play)) return refuse("WE_CARD_NOT_NOW", { card }, "WE-4.14");
  if (effectOf(play, "moveGroups") && !anyMarch(t, b, m.seat)) return refuse("WE_NO_GROUP");
  return undefined;
}

export const answerMove: Decision<ShapeWE, "answerMove"> = {
  kind: "decision",
  rule: "WE-5.12",
  schema: answerAct,
  covert: true,
  asks: (_t, m) => seat(m.seat),
  moot: (t, m) =>
    t.alive[m.seat] === 0 ||
    (m.window === "move" ? t.marches.length === 0 || marchOf(t).announced !== 1 : t.alive[activeOf(t)] === 0),
  candidates(t, m, _by, offer) {
    const b = compiledModuleOf(t.options);
    offer({ do: "pass" });
    for (const window of WINDOWS)
      for (const play of heldIn(t, b, m.seat, window)) offer({ do: "play", ...named(b, play) });
  },
  forbids: (t, m, _by, act) => forbids(t, compiledModuleOf(t.options), m, act),
  resolve(ctx, m, _by, act) {
    ctx.done();
    if (act.do === "pass") return;
    const b = compiledModuleOf(ctx.state.options);
    const play = findPlay(ctx.state, b, m.seat, act, WINDOWS) as Play;
    if (effectOf(play, "negateMove")) return negate(ctx, b, m.seat, play, marchOf(ctx.state));
    // The move it responds to stays open to all seats, because the board has changed.
    const { stack } = ctx.state.flow;
    (stack[stack.length - 2] as { memo: Round }).memo.next = 0;
    beginMarch(ctx, b, m.seat, play, 0);
    ctx.ask("group", {});
  },
};

/** The card is spent, the units stay and count as moved (WE-5.12). */
function negate(ctx: Ctx, b: CompiledModule, by: number, play: Play, march: March): void {
  const t = ctx.state;
  spend(t, b, by, play.card);
  tellPlayed(ctx, b, by, play, march.seat, NONE, "WE-5.12");
  ctx.emit({ is: "moveNegated", rule: "WE-5.12", seat: seat(march.seat), by: seat(by) });
  markMoved(t, b, march.seat, march.from, march.units);
  march.announced = NEGATED;
}

/** A standing order to play: negate what goes where one has a marker or a stack (WE-F.4). */
function answerFor(ctx: Ctx, b: CompiledModule, s: number, march: March): void {
  const t = ctx.state;
  const to = march.path[march.path.length - 1] as number;
  if (t.marker[to] !== s && stackAt(t, b, to, s).length === 0) return;
  const play = heldIn(t, b, s, "answerMove").find(
    (p) => effectOf(p, "negateMove") && !unfit(t, b, { seat: s, window: "move" }, p),
  );
  if (play) negate(ctx, b, s, play, march);
}
