/** Parleys, by which neutral people may join a seat (WE-8). */
import { seat, type Automatic, type Decision, type Term } from "@starboard/kernel";
import { rollAct, type RollAct, type TerritoryId } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import type { ParleyResult } from "../facts.ts";
import type { ParleySpec } from "../module/resolved.ts";
import { findPlay, heldIn, isPlay, named, emitPlayed } from "../moves/cards.ts";
import { lay, toDiscard } from "../moves/hands.ts";
import { setMarker } from "../moves/markers.ts";
import { totalOf } from "../calc/force.ts";
import { activeOf, factionOf } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { NONE, type StateWE } from "../state.ts";
import { clear } from "./challenge.ts";
import { rollDice } from "./explore.ts";

const specOf = (compiled: CompiledModule, parley: number): ParleySpec => compiled.module.parleys[parley] as ParleySpec;

/** True if a seat may parley there now (WE-8.2). */
export function mayParley(t: StateWE, compiled: CompiledModule, parley: number, at: number, s: number): boolean {
  if (((t.locked[at * compiled.P + parley] as number) >> s) & 1) return false;
  if ((t.asked[at * compiled.P + parley] as number) >= specOf(compiled, parley).perTurn) return false;
  return compiled.parleyNeeds[parley]?.(t, compiled, at, s, NONE) ?? false;
}

export const parleys: Automatic<ShapeWE, { parley: number; next: number }> = {
  kind: "automatic",
  rule: "WE-8.1",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const s = activeOf(t);
    for (let at = m.next; at < compiled.T && t.alive[s] === 1; at++)
      if (mayParley(t, compiled, m.parley, at, s)) {
        m.next = at + 1;
        return ctx.ask("parley", { parley: m.parley, at, bonus: 0, cards: [] });
      }
    ctx.done();
  },
};

const windowOf = (spec: ParleySpec): string => `beforeRoll:${spec.id}`;

export const parley: Decision<ShapeWE, RollAct, { parley: number; at: number; bonus: number; cards: number[] }> = {
  kind: "decision",
  rule: "WE-8.2",
  schema: rollAct,
  covert: true,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => t.alive[activeOf(t)] === 0,
  candidates(t, m, by, offer) {
    const compiled = compiledModuleOf(t.options);
    const spec = specOf(compiled, m.parley);
    offer({ do: "roll" });
    if (!spec.mandatory && m.cards.length === 0) offer({ do: "pass" });
    for (const play of heldIn(t, compiled, by, windowOf(spec))) offer({ do: "play", ...named(compiled, play) });
  },
  forbids(t, m, by, act) {
    const compiled = compiledModuleOf(t.options);
    const spec = specOf(compiled, m.parley);
    if (act.do === "roll") return undefined;
    if (act.do === "pass")
      return spec.mandatory || m.cards.length > 0
        ? refuse("WE_MUST_FACE", { at: compiled.ids[m.at] as TerritoryId }, "WE-8.2")
        : undefined;
    const play = findPlay(t, compiled, by, act, [windowOf(spec)]);
    return isPlay(play) ? undefined : play;
  },
  resolve(ctx, m, by, act) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    if (act.do === "play") {
      const play = findPlay(t, compiled, by, act, [windowOf(specOf(compiled, m.parley))]) as Play;
      lay(t, compiled, by, play.card);
      m.cards.push(play.card);
      m.bonus += effectOf(play, "rollBonus")?.amount ?? 0;
      return emitPlayed(ctx, compiled, by, play, NONE, m.at, "WE-8.1");
    }
    for (const card of m.cards) toDiscard(t, compiled, by, card);
    if (act.do === "pass") return ctx.done();
    attempt(ctx, compiled, by, m.parley, m.at, m.bonus);
    m.cards = [];
    m.bonus = 0;
    if (!mayParley(t, compiled, m.parley, m.at, by)) ctx.done();
  },
};

/** The bonuses on a roll there, without cards (WE-8.1). */
export function parleyBonus(t: StateWE, compiled: CompiledModule, parley: number, s: number): Term[] {
  const own = compiled.factions[factionOf(t, compiled, s)]?.rollBonus[specOf(compiled, parley).id] ?? 0;
  return own === 0 ? [] : [{ rule: "WE-8.1", what: "faction", value: own }];
}

function attempt(ctx: Ctx, compiled: CompiledModule, s: number, parley: number, at: number, cards: number): void {
  const t = ctx.state;
  const spec = specOf(compiled, parley);
  const i = at * compiled.P + parley;
  const die = rollDice(ctx, spec.die, "WE-8.1");
  const terms: Term[] = [{ rule: "WE-8.1", what: "die", value: die }, ...parleyBonus(t, compiled, parley, s)];
  if (cards !== 0) terms.push({ rule: "WE-8.1", what: "cards", value: cards });
  const total = totalOf(terms);
  const joined = total >= spec.successAt;
  const locked = !joined && (spec.lockOn === "natural" ? die : total) <= spec.lockAtOrBelow;
  const result: ParleyResult = joined ? "joined" : locked ? "locked" : "refused";
  t.asked = t.asked.with(i, (t.asked[i] as number) + 1);
  if (locked) t.locked = t.locked.with(i, (t.locked[i] as number) | (1 << s));
  const where = { seat: seat(s), at: compiled.ids[at] as string };
  ctx.emit({ is: "parleyRolled", rule: locked ? "WE-8.4" : "WE-8.1", ...where, parley: spec.id, terms, total, result });
  if (!joined) return;
  for (const effect of spec.onSuccess) {
    if (effect.op === "clearFeature") clear(ctx, compiled, at, effect.feature);
    if (effect.op !== "placeControl") continue;
    setMarker(t, at, s);
    ctx.emit({ is: "controlPlaced", rule: "WE-8.5", ...where, from: null });
  }
}
