/** Challenges, which a stack must face, and the consequences of a failed roll (WE-7). */
import { seat, type Automatic, type Decision, type RuleId, type Term } from "@starboard/kernel";
import { rollAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import type { ChallengeSpec, Effect } from "../module/resolved.ts";
import { findPlay, heldIn, isPlay, named, tellPlayed } from "../moves/cards.ts";
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

export const challenges: Automatic<ShapeWE, "challenges"> = {
  kind: "automatic",
  rule: "WE-7.1",
  run(ctx, m) {
    const t = ctx.state;
    const b = compiledModuleOf(t.options);
    const s = activeOf(t);
    const { feature } = b.module.challenges[m.challenge] as ChallengeSpec;
    // A stack that had to retreat may stand before another one, which it then faces as well.
    for (let at = 0; at < b.T && t.alive[s] === 1; at++)
      if (!m.faced.includes(at) && hasFeature(t, b, at, feature) && stackAt(t, b, at, s).length > 0) {
        m.faced.push(at);
        return ctx.ask("challenge", { challenge: m.challenge, at, bonus: 0, cards: [] });
      }
    ctx.done();
  },
};

const windowOf = (spec: ChallengeSpec): string => `beforeRoll:${spec.id}`;

/** Cards before the roll. Covert, because it is hidden whether the seat has any. */
export const challenge: Decision<ShapeWE, "challenge"> = {
  kind: "decision",
  rule: "WE-7.1",
  schema: rollAct,
  covert: true,
  asks: (t) => seat(activeOf(t)),
  moot: (t) => t.alive[activeOf(t)] === 0,
  candidates(t, m, by, offer) {
    const b = compiledModuleOf(t.options);
    const spec = b.module.challenges[m.challenge] as ChallengeSpec;
    offer({ do: "roll" });
    if (!spec.mandatory && m.cards.length === 0) offer({ do: "pass" });
    for (const play of heldIn(t, b, by, windowOf(spec))) offer({ do: "play", ...named(b, play) });
  },
  forbids(t, m, by, act) {
    const b = compiledModuleOf(t.options);
    const spec = b.module.challenges[m.challenge] as ChallengeSpec;
    if (act.do === "pass")
      return spec.mandatory || m.cards.length > 0 ? refuse("WE_MUST_FACE", { at: b.ids[m.at] }) : undefined;
    if (act.do === "roll") return undefined;
    const play = findPlay(t, b, by, act, [windowOf(spec)]);
    return isPlay(play) ? undefined : play;
  },
  resolve(ctx, m, by, act) {
    const t = ctx.state;
    const b = compiledModuleOf(t.options);
    const spec = b.module.challenges[m.challenge] as ChallengeSpec;
    if (act.do === "play") {
      const play = findPlay(t, b, by, act, [windowOf(spec)]) as Play;
      lay(t, b, by, play.card);
      m.cards.push(play.card);
      m.bonus += effectOf(play, "rollBonus")?.amount ?? 0;
      return tellPlayed(ctx, b, by, play, NONE, m.at, "WE-7.2");
    }
    ctx.done();
    for (const card of m.cards) toDiscard(t, b, by, card);
    if (act.do === "roll") face(ctx, b, by, m.challenge, m.at, m.bonus);
  },
};

/** Bonuses of a stack before a roll; those that do not add up count once (WE-7.2). */
export function challengeBonus(t: StateWE, b: CompiledModule, challenge: number, at: number, s: number): Term[] {
  const terms: Term[] = [];
  let counted = false;
  for (const bonus of b.challengeBonuses[challenge] ?? []) {
    if (!bonus.when(t, b, at, s, NONE) || (counted && !bonus.cumulative)) continue;
    if (!bonus.cumulative) counted = true;
    terms.push({ rule: bonus.rule ?? "WE-7.2", what: bonus.id, value: bonus.amount });
  }
  const own = b.factions[factionOf(t, b, s)]?.rollBonus[b.module.challenges[challenge]?.id ?? ""] ?? 0;
  if (own !== 0) terms.push({ rule: "WE-7.2", what: "faction", value: own });
  return terms;
}

function face(ctx: Ctx, b: CompiledModule, s: number, challenge: number, at: number, cards: number): void {
  const t = ctx.state;
  const spec = b.module.challenges[challenge] as ChallengeSpec;
  // The bonus tells of units below the top.
  ctx.disclose();
  const die = rollDice(ctx, spec.die, "WE-7.1");
  const terms: Term[] = [{ rule: "WE-7.1", what: "die", value: die }, ...challengeBonus(t, b, challenge, at, s)];
  if (cards !== 0) terms.push({ rule: "WE-7.2", what: "cards", value: cards });
  const total = totalOf(terms);
  const solved = total >= spec.successAt;
  ctx.emit({
    is: "challengeRolled",
    rule: solved ? "WE-7.3" : "WE-7.4",
    seat: seat(s),
    at: b.ids[at] as string,
    challenge: spec.id,
    terms,
    total,
    solved,
  });
  if (solved) for (const effect of spec.onSuccess) apply(ctx, b, s, at, spec, effect);
  else fail(ctx, b, s, at, spec);
}

/** The consequences, rolled again as often as a row says so (WE-7.4). */
function fail(ctx: Ctx, b: CompiledModule, s: number, at: number, spec: ChallengeSpec): void {
  for (let again = true; again; ) {
    again = false;
    const die = rollDice(ctx, spec.onFailure.die, "WE-7.4");
    const row = spec.onFailure.rows.find((r) => die >= r.from && die <= r.to);
    const effects = row?.effects ?? [];
    ctx.emit({
      is: "consequence",
      rule: "WE-7.4",
      seat: seat(s),
      at: b.ids[at] as string,
      challenge: spec.id,
      die,
      does: effects.map(({ op }) => op),
    });
    for (const effect of effects) {
      if (effect.op === "rollAgain") again = true;
      else apply(ctx, b, s, at, spec, effect);
    }
  }
}

function apply(ctx: Ctx, b: CompiledModule, s: number, at: number, spec: ChallengeSpec, effect: Effect): void {
  const t = ctx.state;
  switch (effect.op) {
    case "clearFeature":
      return clear(ctx, b, at, effect.feature);
    case "destroyStack":
      return destroy(ctx, b, s, at, spec.onFailure.profile);
    case "retreatStack":
      retreat(ctx, b, s, at, "challenge");
      return;
    case "placeControl":
      return setMarker(t, at, s);
    default:
      return;
  }
}

export function clear(ctx: Ctx, b: CompiledModule, at: number, feature: string): void {
  const no = b.featureNo.get(feature);
  if (no === undefined || ctx.state.feature[at * b.F + no] === 0) return;
  ctx.state.feature[at * b.F + no] = 0;
  ctx.emit({ is: "featureGone", rule: "WE-7.4", at: b.ids[at] as string, feature });
}

/** The whole stack, or by the softer profiles half of it or one unit, the strongest first (WE-7.7). */
function destroy(ctx: Ctx, b: CompiledModule, s: number, at: number, profile: "sheet" | "half" | "one"): void {
  const t = ctx.state;
  const stack = stackAt(t, b, at, s);
  const rule: RuleId = "WE-7.7";
  ctx.disclose();
  let lost: number[];
  if (profile === "sheet") lost = removeAll(t, b, at, s);
  else {
    const count = profile === "one" ? 1 : (stack.length + 1) >> 1;
    lost = stack
      .map(typeOf)
      .sort((a, c) => forceOf(t, b, s, c) - forceOf(t, b, s, a) || a - c)
      .slice(0, count);
    for (const type of lost) remove(t, b, at, s, type);
  }
  toPile(t, b, s, lost);
  const units = lost.map((type) => b.units[type]?.id as string);
  ctx.emit({ is: "unitsLost", rule, seat: seat(s), at: b.ids[at] as string, units, cause: "challenge" });
  if (stackAt(t, b, at, s).length > 0) retreat(ctx, b, s, at, "challenge");
}
