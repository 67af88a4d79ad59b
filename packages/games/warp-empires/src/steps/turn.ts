/** A turn: its phases in the order of the module (WE-2.10), and its end (WE-14). */
import { seat, type Automatic } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import { eliminate, endOfTurn } from "../moves/ending.ts";
import { rested } from "../moves/stacks.ts";
import { activeOf } from "../calc/stacks.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { NONE, type StateWE } from "../state.ts";

export const turn: Automatic<ShapeWE, { next: number }> = {
  kind: "automatic",
  rule: "WE-2.10",
  begin: () => ({ next: 0 }),
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    if (m.next === 0) beginTurn(ctx, compiled);
    const phase = compiled.module.phases[m.next];
    if (!phase || t.alive[activeOf(t)] === 0) return ctx.done();
    t.phase = m.next++;
    if (ctx.wantsFacts) ctx.emit({ is: "phaseBegan", rule: "WE-2.10", seat: seat(activeOf(t)), phase: phase.id });
    askPhase(ctx, compiled, phase);
  },
};

function beginTurn(ctx: Ctx, compiled: CompiledModule): void {
  const t = ctx.state;
  t.turn++;
  if (t.round === 0) t.round = 1;
  t.barred.fill(0);
  t.asked = zeroed(t.asked);
  t.mission = zeroed(t.mission);
  t.settled = zeroed(t.settled);
  t.assaulted = zeroed(t.assaulted);
  t.printed = 0;
  t.bonus = 0;
  rested(t, null, compiled);
  ctx.emit({ is: "turnBegan", rule: "WE-2.10", seat: seat(activeOf(t)), turn: t.turn, round: t.round });
}

/** Returns a list of zeros of the same length; the list itself if nothing is set, so that copies go on sharing it. */
function zeroed(list: readonly number[]): readonly number[] {
  for (const n of list) if (n !== 0) return list.map(() => 0);
  return list;
}

function askPhase(ctx: Ctx, compiled: CompiledModule, { kind, of }: CompiledModule["module"]["phases"][number]): void {
  switch (kind) {
    case "draw":
      return ctx.ask("draw", { next: 0 });
    case "move":
      return ctx.ask("move", { stage: 0 });
    case "explore":
      return ctx.ask("explore", {});
    case "challenge": {
      const challenge = compiled.module.challenges.findIndex(({ id }) => id === of);
      return challenge < 0 ? undefined : ctx.ask("challenges", { challenge, faced: [] });
    }
    case "parley": {
      const parley = compiled.module.parleys.findIndex(({ id }) => id === of);
      return parley < 0 ? undefined : ctx.ask("parleys", { parley, next: 0 });
    }
    case "battle":
      return ctx.ask("battles", { enough: 0 });
    case "revenue":
      return ctx.ask("revenue", { stage: 0, next: 0 });
    case "recruit":
      return ctx.ask("recruit", { stage: 0 });
    case "upkeep":
      return ctx.ask("upkeep", {});
    case "control":
      return ctx.ask("control", {});
  }
}

/** Handles elimination and victory, and passes the turn (WE-14.2, WE-14.3). */
export const endTurn: Automatic<ShapeWE> = {
  kind: "automatic",
  rule: "WE-14.2",
  run(ctx) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    if (!compiled.module.recruit.treasuryCarries && t.alive[activeOf(t)] === 1) t.treasury[activeOf(t)] = 0;
    eliminate(ctx, compiled);
    const wraps = !t.order.slice(t.place + 1).some((s) => t.alive[s] === 1);
    if (endOfTurn(ctx, compiled, wraps)) return;
    t.place = nextPlace(t);
    if (wraps) t.round++;
    t.phase = NONE;
    ctx.done();
  },
};

function nextPlace(t: StateWE): number {
  for (let i = 1; i <= t.order.length; i++) {
    const place = (t.place + i) % t.order.length;
    if (t.alive[t.order[place] as number] === 1) return place;
  }
  return t.place;
}
