/** Whole moves that are planted: how long they are, and that they are legal. */
import type { BotSpec } from "@starboard/bots";
import { candidateKey } from "@starboard/bots/review";
import {
  type Act,
  Engine,
  type GameState,
  play,
  question,
  isRefusal,
  type Result,
  type Seat,
  seededDraws,
  seededUint32,
  type Shape,
  start,
} from "@starboard/kernel";
import { botFor } from "@starboard/registry/bots";
import { expect, test } from "vitest";
import { type AskedQuestion, playedUnit, randomUnit, unitName } from "../src/review-study/unit.ts";

/** Returns the first question of a step, after random play from the set-up. */
function questionOf(game: string, options: object, step: string): AskedQuestion {
  const spec = botFor(game) as BotSpec<Shape>;
  const read: Result<object> = spec.game.options.parse(options);
  if ("bad" in read) throw new Error(read.bad[0]?.code);
  const draw = seededDraws(3);
  const random = seededUint32(3);
  let state = start(spec.game, read.ok as never, draw).state as GameState;
  for (;;) {
    const asked = question(spec.game, state as never);
    const seat = asked?.waiting[0];
    if (!asked || seat === undefined) throw new Error(`no ${step}`);
    if (asked.frame.step === step) return { spec, state, seat };
    const { acts, priors } = spec.policyPrior(state as never, asked.frame.step, seat, legalAt(spec, state, seat));
    const best = priors.indexOf(Math.max(...priors));
    const act = acts[random() % 4 === 0 ? random() % acts.length : best] as Act;
    const played = play(spec.game, state as never, { by: seat, step: asked.frame.step, act }, draw);
    if (isRefusal(played)) throw new Error(played.code);
    state = played.state;
  }
}

const legalAt = (spec: BotSpec<Shape>, state: GameState, seat: Seat): Act[] =>
  new Engine<Shape>(spec.game, seededDraws(1)).legal(state as never, seat);

/** Plays a unit and returns the question after it. */
function after({ spec, state, seat }: AskedQuestion, acts: readonly Act[]): AskedQuestion {
  let t = state;
  for (const act of acts) {
    const step = question(spec.game, t as never)?.frame.step ?? "";
    const played = play(spec.game, t as never, { by: seat, step, act }, seededDraws(1));
    if (isRefusal(played)) throw new Error(played.code);
    t = played.state;
  }
  return { spec, state: t, seat };
}

test("a ship’s random move is its declaration with legal steps to the end of the move", () => {
  const asked = questionOf("anaxis", { "ax.scenario": "border" }, "declare");
  const random = seededUint32(7);
  const found = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const unit = randomUnit(asked, random);
    if (!unit) throw new Error("no unit");
    found.add(candidateKey(unit));
    const acts = [unit.act, ...unit.continuation];
    expect(acts.length).toBeGreaterThan(1);
    expect(unitName(after(asked, acts))).not.toBe(unitName(asked));
    // The unit that was played is read from the acts of its seat, without those that follow.
    expect(playedUnit(asked, [...acts, { do: "end" }])).toEqual(unit);
  }
  expect(found.size).toBeGreaterThan(10);
});

test("a question without a unit has one act", () => {
  const asked = questionOf("anaxis", { "ax.scenario": "border" }, "selectMove");
  expect(randomUnit(asked, seededUint32(7))?.continuation).toEqual([]);
});

test("in a game that names no units they are as long as what the policy joins", () => {
  const asked = questionOf("4000ad", { "ad.players": 2 }, "depart");
  const random = seededUint32(7);
  const lengths = new Map<string, Set<number>>();
  for (let i = 0; i < 40; i++) {
    const unit = randomUnit(asked, random);
    if (!unit) throw new Error("no unit");
    lengths.set(unit.act.do, (lengths.get(unit.act.do) ?? new Set()).add(unit.continuation.length));
    after(asked, [unit.act, ...unit.continuation]);
  }
  expect(Object.fromEntries(lengths)).toEqual({ stay: new Set([0]), muster: new Set([1]) });
});

test("an act that is not legal plays no unit", () => {
  const asked = questionOf("4000ad", { "ad.players": 2 }, "depart");
  expect(playedUnit(asked, [{ do: "nothing" } as Act])).toBeNull();
});
