/** Challenges, which a stack must face, and the consequences of a failed roll (WE-7). */
import { seat, type Automatic, type Decision, type RuleId, type Term } from "@starboard/kernel";
import { rollAct, type RollAct, type TerritoryId } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import type { ChallengeSpec, Effect } from "../module/resolved.ts";
import { findPlay, heldIn, isPlay, named, emitPlayed } from "../moves/cards.ts";
import { lay, toDiscard } from "../moves/hands.ts";
import { setMarker } from "../moves/markers.ts";
import { remove, removeAll, toPile } from "../moves/stacks.ts";
import { hasFeature } from "../calc/claims.ts";
import { totalOf } from "../calc/force.ts";
import { activeOf, factionOf, forceOf, stackAt } from "../calc/stacks.ts";
import { refuse } from "../refusals.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { Ctx, ShapeWE } from "../shape.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";
import { rollDice } from "./explore.ts";
import { retreat } from "./retreat.ts";

/** `faced`: where the stack has rolled this turn (WE-7.1). */
export const challenges: Automatic<ShapeWE, { challenge: number; faced: number[] }> = {
  kind: "automatic",
  rule: "WE-7.1",
  run(ctx, m) {
    const t = ctx.state;
    const compiled = compiledModuleOf(t.options);
    const s = activeOf(t);
    const { feature } = compiled.module.challenges[m.challenge] as ChallengeSpec;
    // A stack that retreated may have reached another challenge, which it must face as well.
    for (let at = 0; at < compiled.T && t.alive[s] === 1; at++)
      if (!m.faced.includes(at) && hasFeature(t, compiled, at, feature) && stackAt(t, compiled, at, s).length > 0) {
        m.faced.push(at);
        return ctx.ask("challenge", { challenge: m.challenge, at, bonus: 0, cards: [] });
      }
    ctx.done();
  },
};

const windowOf = (spec: ChallengeSpec): string => `beforeRoll:${spec.id}`;

/** Cards before the roll. Covert, because it is hidden whether the seat has any. */
export const challenge: Decision<ShapeWE, RollAct, { challenge: number; at: number; bonus: number; cards: number[] }> =
  {
    kind: "decision",
    rule: "WE-7.1",
    schema: rollAct,
    covert: true,
    asks: (t) => seat(activeOf(t)),
    moot: (t) => t.alive[activeOf(t)] === 0,
    candidates(t, m, by, offer) {
      const compiled = compiledModuleOf(t.options);
      const spec = compiled.module.challenges[m.challenge] as ChallengeSpec;
      offer({ do: "roll" });
      if (!spec.mandatory && m.cards.length === 0) offer({ do: "pass" });
      for (const play of heldIn(t, compiled, by, windowOf(spec))) offer({ do: "play", ...named(compiled, play) });
    },
    forbids(t, m, by, act) {
      const compiled = compiledModuleOf(t.options);
      const spec = compiled.module.challenges[m.challenge] as ChallengeSpec;
      if (act.do === "pass")
        return spec.mandatory || m.cards.length > 0
          ? refuse("WE_MUST_FACE", { at: compiled.ids[m.at] as TerritoryId })
          : undefined;
      if (act.do === "roll") return undefined;
      const play = findPlay(t, compiled, by, act, [windowOf(spec)]);
      return isPlay(play) ? undefined : play;
    },
    resolve(ctx, m, by, act) {
      const t = ctx.state;
      const compiled = compiledModuleOf(t.options);
      const spec = compiled.module.challenges[m.challenge] as ChallengeSpec;
      if (act.do === "play") {
        const play = findPlay(t, compiled, by, act, [windowOf(spec)]) as Play;
        lay(t, compiled, by, play.card);
        m.cards.push(play.card);
        m.bonus += effectOf(play, "rollBonus")?.amount ?? 0;
        return emitPlayed(ctx, compiled, by, play, NONE, m.at, "WE-7.2");
      }
      ctx.done();
      for (const card of m.cards) toDiscard(t, compiled, by, card);
      if (act.do === "roll") face(ctx, compiled, by, m.challenge, m.at, m.bonus);
    },
  };

/** Bonuses of a stack before a roll; bonuses that are not cumulative count once (WE-7.2). */
export function challengeBonus(t: StateWE, compiled: CompiledModule, challenge: number, at: number, s: number): Term[] {
  const terms: Term[] = [];
  let counted = false;
  for (const bonus of compiled.challengeBonuses[challenge] ?? []) {
    if (!bonus.when(t, compiled, at, s, NONE) || (counted && !bonus.cumulative)) continue;
    if (!bonus.cumulative) counted = true;
    terms.push({ rule: bonus.rule ?? "WE-7.2", what: bonus.id, value: bonus.amount });
  }
  const own =
    compiled.factions[factionOf(t, compiled, s)]?.rollBonus[compiled.module.challenges[challenge]?.id ?? ""] ?? 0;
  if (own !== 0) terms.push({ rule: "WE-7.2", what: "faction", value: own });
  return terms;
}

function face(ctx: Ctx, compiled: CompiledModule, s: number, challenge: number, at: number, cards: number): void {
  const t = ctx.state;
  const spec = compiled.module.challenges[challenge] as ChallengeSpec;
  // The bonus discloses units below the top.
  ctx.disclose();
  const die = rollDice(ctx, spec.die, "WE-7.1");
  const terms: Term[] = [{ rule: "WE-7.1", what: "die", value: die }, ...challengeBonus(t, compiled, challenge, at, s)];
  if (cards !== 0) terms.push({ rule: "WE-7.2", what: "cards", value: cards });
  const total = totalOf(terms);
  const solved = total >= spec.successAt;
  ctx.emit({
    is: "challengeRolled",
    rule: solved ? "WE-7.3" : "WE-7.4",
    seat: seat(s),
    at: compiled.ids[at] as string,
    challenge: spec.id,
    terms,
    total,
    solved,
  });
  if (solved) for (const effect of spec.onSuccess) apply(ctx, compiled, s, at, spec, effect);
  else fail(ctx, compiled, s, at, spec);
}

/** Applies the consequences; rolls again as long as a row requires it (WE-7.4). */
function fail(ctx: Ctx, compiled: CompiledModule, s: number, at: number, spec: ChallengeSpec): void {
  for (let again = true; again; ) {
    again = false;
    const die = rollDice(ctx, spec.onFailure.die, "WE-7.4");
    const row = spec.onFailure.rows.find((r) => die >= r.from && die <= r.to);
    const effects = row?.effects ?? [];
    ctx.emit({
      is: "consequence",
      rule: "WE-7.4",
      seat: seat(s),
      at: compiled.ids[at] as string,
      challenge: spec.id,
      die,
      does: effects.map(({ op }) => op),
    });
    for (const effect of effects) {
      if (effect.op === "rollAgain") again = true;
      else apply(ctx, compiled, s, at, spec, effect);
    }
  }
}

function apply(ctx: Ctx, compiled: CompiledModule, s: number, at: number, spec: ChallengeSpec, effect: Effect): void {
  const t = ctx.state;
  switch (effect.op) {
    case "clearFeature":
      return clear(ctx, compiled, at, effect.feature);
    case "destroyStack":
      return destroy(ctx, compiled, s, at, spec.onFailure.profile);
    case "retreatStack":
      retreat(ctx, compiled, s, at, "challenge");
      return;
    case "placeControl":
      return setMarker(t, at, s);
    default:
      return;
  }
}

export function clear(ctx: Ctx, compiled: CompiledModule, at: number, feature: string): void {
  const no = compiled.featureNo.get(feature);
  if (no === undefined || ctx.state.feature[at * compiled.F + no] === 0) return;
  ctx.state.feature = ctx.state.feature.with(at * compiled.F + no, 0);
  ctx.emit({ is: "featureGone", rule: "WE-7.4", at: compiled.ids[at] as string, feature });
}

/** Destroys the whole stack or, in the milder profiles, half of it or one unit, the strongest first (WE-7.7). */
function destroy(ctx: Ctx, compiled: CompiledModule, s: number, at: number, profile: "sheet" | "half" | "one"): void {
  const t = ctx.state;
  const stack = stackAt(t, compiled, at, s);
  const rule: RuleId = "WE-7.7";
  ctx.disclose();
  let lost: number[];
  if (profile === "sheet") lost = removeAll(t, compiled, at, s);
  else {
    const count = profile === "one" ? 1 : (stack.length + 1) >> 1;
    lost = stack
      .map(typeOf)
      .sort((a, c) => forceOf(t, compiled, s, c) - forceOf(t, compiled, s, a) || a - c)
      .slice(0, count);
    for (const type of lost) remove(t, compiled, at, s, type);
  }
  toPile(t, compiled, s, lost);
  const units = lost.map((type) => compiled.units[type]?.id as string);
  ctx.emit({ is: "unitsLost", rule, seat: seat(s), at: compiled.ids[at] as string, units, cause: "challenge" });
  if (stackAt(t, compiled, at, s).length > 0) retreat(ctx, compiled, s, at, "challenge");
}
