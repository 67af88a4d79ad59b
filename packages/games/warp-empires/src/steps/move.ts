/** The Move phase: the initiative, and the round of reactions at its end (WE-5). */
import { seat, type Automatic, type Decision } from "@starboard/kernel";
import type { RefusalWE } from "../reasons.ts";
import { type FreePlay, mainAct, type MainAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { findPlay, heldIn, isPlay, named } from "../moves/cards.ts";
import { rested } from "../moves/stacks.ts";
import { ASK, instructionFor } from "../moves/order-rules.ts";
import { anyMarch } from "../calc/reach.ts";
import { activeOf, clockwise, mobile, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { ShapeWE, Round } from "../shape.ts";
import type { StateWE } from "../state.ts";
import { forbidsFree, offerFree, playFree } from "./free.ts";
import { beginMarch } from "./group.ts";

export const move: Automatic<ShapeWE, { stage: number }> = {
  kind: "automatic",
  rule: "WE-5.1",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    if (t.alive[activeOf(t)] === 0 || m.stage === 2) {
      rested(t, null, compiled);
      return ctx.done();
    }
    if (m.stage++ === 0) ctx.ask("moveMain", {});
    else ctx.ask("moveEnd", { next: 0 });
  },
};

/** Cards for the initiative: those of the phase and those of `ownFree` (WE-4.6). */
export const moveMain: Decision<ShapeWE, MainAct> = {
  kind: "decision",
  rule: "WE-5.1",
  schema: mainAct,
  covert: true,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => t.alive[activeOf(t)] === 0,
  candidates(t, _m, by, offer) {
    const compiled = compiledModuleOf(t.options);
    offer({ do: "done" });
    for (const play of heldIn(t, compiled, by, "ownMove")) offer({ do: "play", ...named(compiled, play) });
    offerFree(t, compiled, by, offer);
  },
  forbids(t, _m, by, act) {
    if (act.do === "done") return undefined;
    const compiled = compiledModuleOf(t.options);
    const play = findPlay(t, compiled, by, act, ["ownMove", "ownFree"]);
    if (!isPlay(play)) return play;
    return play.mode.window === "ownMove"
      ? forbidsMarch(t, compiled, by, act, play)
      : forbidsFree(t, compiled, by, act, play);
  },
  resolve(ctx, _m, by, act) {
    if (act.do === "done") return ctx.done();
    const compiled = compiledModuleOf(ctx.state.options);
    const play = findPlay(ctx.state, compiled, by, act, ["ownMove", "ownFree"]) as Play;
    if (play.mode.window === "ownFree") return playFree(ctx, compiled, by, act, play);
    beginMarch(ctx, compiled, by, play, (effectOf(play, "moveGroups")?.max ?? 1) - 1);
    ctx.ask("group", {});
  },
};

function forbidsMarch(
  t: StateWE,
  compiled: CompiledModule,
  by: number,
  act: FreePlay,
  play: Play,
): RefusalWE | undefined {
  if (act.seat !== undefined || act.at !== undefined) return refuse("WE_TARGET", { card: act.card });
  if (!effectOf(play, "moveGroups")) return refuse("WE_CARD_NOT_NOW", { card: act.card });
  return anyMarch(t, compiled, by) ? undefined : refuse("WE_NO_GROUP");
}

/** When the active player ends the phase, each opponent may intercept (WE-5.11). */
export const moveEnd: Automatic<ShapeWE, Round> = {
  kind: "automatic",
  rule: "WE-5.11",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const active = activeOf(t);
    const seats = clockwise(t, active);
    while (t.alive[active] === 1) {
      const s = seats[m.next];
      if (s === undefined) break;
      m.next++;
      if (!hasMobile(t, compiled, s)) continue;
      if (instructionFor(ctx, compiled, s, "moveEnd") === ASK)
        return ctx.ask("answerMove", { seat: s, window: "moveEnd" });
    }
    ctx.done();
  },
};

/** True if some unit of a seat could move, by public information. */
function hasMobile(t: StateWE, compiled: CompiledModule, s: number): boolean {
  for (let at = 0; at < compiled.T; at++) if (mobile(compiled, stackAt(t, compiled, at, s)) > 0) return true;
  return false;
}
