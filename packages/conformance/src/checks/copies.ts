/** Checks that copies and restored states behave like the original. */
import {
  type Act,
  canonicalJson,
  digest,
  Engine,
  seededDraws,
  isPlainJson,
  isRefusal,
  play,
  deepEqual,
  type Shape,
} from "@starboard/kernel";
import { recordedDraws, type SomeGame } from "../recorded-match.ts";
import { random } from "../random.ts";
import type { ConformanceCheck } from "../check-context.ts";

/** Number of acts played in place on a copy while the original is compared. */
const BURST = 12;

/** Plays some acts in place and returns the text of the resulting state. */
function burst(game: SomeGame, state: Shape["state"], seed: number): string {
  const chance = random(seed);
  const engine = new Engine(game, seededDraws(seed));
  engine.advance(state);
  for (let n = 0; n < BURST && engine.asking !== undefined; n++)
    engine.act(state, engine.asking, chance.pick<Act>(engine.moves));
  return digest(state);
}

export const pure: ConformanceCheck = {
  name: "playing does not change its input state",
  rule: "KRN-ACT-4",
  onAct({ game, before, beforeText, last, fail }) {
    if (!before || !last) return;
    const played = play(game, before, last.choice, recordedDraws(last.played.draws));
    if (isRefusal(played)) fail(`the same act was refused the second time: ${played.code}`);
    else if (digest(played.state) !== digest(last.played.state)) fail("the same act led to another state");
    if (canonicalJson(before) !== beforeText) fail("playing changed its input state");
  },
};

export const clones: ConformanceCheck = {
  name: "a copy is equal to the original and independent of it",
  rule: "Game.clone",
  onAct({ game, state, due, chance, fail }) {
    const text = canonicalJson(state);
    const copy = game.clone(state);
    if (!deepEqual(copy, state)) fail(`the copy differs: ${difference(copy, state)}`);
    if (!due) return;
    const seed = chance.below(1_000_000);
    const first = burst(game, copy, seed);
    if (canonicalJson(state) !== text) fail("playing on a copy changed the original");
    const original = game.clone(state);
    const second = game.clone(original);
    burst(game, original, seed + 1);
    if (canonicalJson(second) !== text) fail("playing on the original changed a copy");
    if (burst(game, second, seed) !== first) fail("two copies led to different states");
  },
};

export const saves: ConformanceCheck = {
  name: "a state restored from text plays on identically",
  rule: "KRN-STEP-2",
  onAct({ game, before, last, state, fail }) {
    if (!isPlainJson(state)) fail("the state is not plain data");
    const restored = JSON.parse(JSON.stringify(state)) as Shape["state"];
    if (!deepEqual(restored, state)) fail(`the restored state differs: ${difference(restored, state)}`);
    if (!before || !last) return;
    const earlier = JSON.parse(JSON.stringify(before)) as Shape["state"];
    const played = play(game, earlier, last.choice, recordedDraws(last.played.draws));
    if (isRefusal(played)) fail(`refused on the restored state: ${played.code}`);
    else if (digest(played.state) !== digest(last.played.state)) fail("the restored state led to another state");
    else if (!deepEqual(played.facts, last.played.facts)) fail("the restored state emitted other facts");
  },
};

/** The first path at which two values differ, for messages. */
export function difference(a: unknown, b: unknown, path = ""): string {
  if (deepEqual(a, b)) return "";
  const nested = typeof a === "object" && a !== null && typeof b === "object" && b !== null;
  if (nested && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = difference(a[key as never], b[key as never], path === "" ? key : `${path}.${key}`);
      if (found !== "") return found;
    }
  }
  return `${path === "" ? "it" : path} is ${short(a)}, not ${short(b)}`;
}
const short = (value: unknown): string => (JSON.stringify(value) ?? "undefined").slice(0, 80);
