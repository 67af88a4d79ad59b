/** What is computed in a short way for the search, held against the long way, at every question of mixed matches. */
import { type Act, Engine, seededDraws } from "@starboard/kernel";
import { expect, test } from "vitest";
import { bot } from "../src/bot/index.ts";
import { settling, chanceBelow } from "../src/bot/odds.ts";
import { bestAct, weigh } from "../src/bot/policy.ts";
import { IN_USE } from "../src/bot/evaluation-weights.ts";
import { assaults, battleIsLeft, pairs } from "../src/calc/battles.ts";
import { hasFeature } from "../src/calc/claims.ts";
import { groundForce, groundTerms, sideForce, sideSum, totalOf } from "../src/calc/force.ts";
import { printedRevenue, printedTotal } from "../src/calc/revenue.ts";
import { activeOf, factionOf } from "../src/calc/stacks.ts";
import type { CompiledModule } from "../src/compiled/index.ts";
import { determinize, determinizer } from "../src/determinize.ts";
import { game } from "../src/game.ts";
import { compiledModuleOf } from "../src/match-setup.ts";
import type { ShapeWE } from "../src/shape.ts";
import { type Battle, NONE, type StateWE } from "../src/state.ts";
import { questionsOf } from "./mixed-match.ts";

const TABLES = [
  { players: 2 },
  { players: 4, askAll: false },
  { players: 3, module: "three-rivers" },
  { players: 2, "battle.cards": "simultaneous" },
];

const tables = TABLES.map((raw) => ({ raw, questions: questionsOf(raw, 800) }));

/** The chance of holding an unmarked territory, from the names of the features. */
function settlingByName(t: StateWE, compiled: CompiledModule, at: number, s: number, force: number): number {
  let chance = 1;
  for (const { feature, blocksControlWhileUnresolved } of compiled.module.challenges)
    if (blocksControlWhileUnresolved && hasFeature(t, compiled, at, feature)) chance *= 0.4;
  const neutral = compiled.module.neutrals.find(({ feature }) => hasFeature(t, compiled, at, feature));
  if (!neutral) return chance;
  const { feature } = neutral;
  const forbidden = compiled.factions[factionOf(t, compiled, s)]?.forbids.has(`assaultNeutral:${feature}`);
  const beaten = neutral.assault === "never" || forbidden ? 0 : chanceBelow(neutral.force.dice, force);
  const parley = compiled.module.parleys.findIndex((one) => one.feature === feature);
  const asks = parley >= 0 && (((t.locked[at * compiled.P + parley] as number) >> s) & 1) === 0;
  return chance * (1 - (1 - beaten) * (1 - (asks ? 0.25 : 0)));
}

test.each(tables)("$raw: sums without terms are the totals of those with terms", ({ questions }) => {
  let battles = 0;
  const short: number[] = [];
  const long: number[] = [];
  for (const { t } of questions) {
    const compiled = compiledModuleOf(t.options);
    for (let s = 0; s < compiled.N; s++) {
      short.push(printedTotal(t, compiled, s));
      long.push(printedRevenue(t, compiled, s).total);
    }
    for (const side of t.battle ? ([0, 1] as const) : []) {
      battles++;
      short.push(sideForce(t, compiled, t.battle as Battle, side));
      long.push(sideSum(t, compiled, t.battle as Battle, side).total);
    }
    for (let at = 0; at < compiled.T; at++)
      for (const [s, foe] of [
        [0, NONE],
        [0, 1],
        [1, 0],
      ] as const) {
        short.push(groundForce(t, compiled, at, s, foe));
        long.push(totalOf(groundTerms(t, compiled, at, s, foe)));
      }
  }
  expect(short).toEqual(long);
  expect(battles).toBeGreaterThan(5);
});

test.each(tables)("$raw: battles and obstacles are found as by their lists", ({ questions }) => {
  let left = 0;
  const short: number[] = [];
  const long: number[] = [];
  for (const { t } of questions) {
    const compiled = compiledModuleOf(t.options);
    const s = activeOf(t);
    const all = pairs(t, compiled, s).length + assaults(t, compiled, s).length;
    if (all > 0) left++;
    expect(battleIsLeft(t, compiled, s)).toBe(all > 0);
    for (let at = 0; at < compiled.T; at++) {
      short.push(settling(t, compiled, at, s, 6));
      long.push(settlingByName(t, compiled, at, s, 6));
    }
  }
  expect(short).toEqual(long);
  expect(left).toBeGreaterThan(5);
});

test.each(tables)("$raw: quiescence moves known without the legal acts are those picked from them", ({ questions }) => {
  let known = 0;
  for (const { t, by, moves } of questions) {
    const step = t.flow.stack.at(-1)?.step as string;
    expect(bestAct(t, step, by, moves, IN_USE.weights)).toEqual(weigh(t, step, by, moves, IN_USE.weights).acts[0]);
    const act = bot.unlistedQuiescenceMove?.(t, step);
    if (!act) continue;
    known++;
    expect(moves).toContainEqual(act);
    expect(act).toEqual(bot.quiescenceMove?.(t, step, by, moves));
  }
  expect(known).toBeGreaterThan(50);
});

test.each(tables)("$raw: a view that is read once gives the states of one that is read each time", ({ questions }) => {
  for (const [n, { t, by }] of questions.entries()) {
    if (n % 5 !== 0) continue;
    const view = game.view(t, by);
    const next = determinizer(view, by);
    for (let seed = 0; seed < 2; seed++) {
      const [once, again] = [seededDraws(seed), seededDraws(seed)];
      const state = next(once);
      expect(state).toEqual(determinize(view, by, again));
      expect(once(1_000_000, 1, "WE-G.1")).toEqual(again(1_000_000, 1, "WE-G.1"));
      // What is played on one of them changes none of the others.
      const engine = new Engine<ShapeWE>(game, seededDraws(seed));
      engine.advance(state);
      for (let i = 0; i < 12 && engine.asking !== undefined; i++)
        engine.act(state, engine.asking, engine.moves.at(-1) as Act);
    }
  }
});
