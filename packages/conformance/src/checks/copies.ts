/** Copies and saved texts of a table are the table. */
import {
  type Act,
  canonical,
  digest,
  Engine,
  fastDraws,
  isPlain,
  isRefusal,
  play,
  same,
  type Shape,
} from "@starboard/kernel";
import { again, type SomeGame } from "../recorded-match.ts";
import { random } from "../random.ts";
import type { Check } from "../check-context.ts";

/** Acts played in place on a copy while the original is watched. */
const BURST = 12;

/** Plays some acts in place and says what the table came to. */
function burst(game: SomeGame, table: Shape["table"], seed: number): string {
  const chance = random(seed);
  const engine = new Engine(game, fastDraws(seed));
  engine.advance(table);
  for (let n = 0; n < BURST && engine.asking !== undefined; n++)
    engine.act(table, engine.asking, chance.pick<Act>(engine.moves));
  return digest(table);
}

export const pure: Check = {
  name: "playing leaves the table it is given alone",
  rule: "KRN-ACT-4",
  look({ game, before, beforeText, page, fail }) {
    if (!before || !page) return;
    const played = play(game, before, page.choice, again(page.played.draws));
    if (isRefusal(played)) fail(`the same act was refused the second time: ${played.code}`);
    else if (digest(played.table) !== digest(page.played.table)) fail("the same act led to another table");
    if (canonical(before) !== beforeText) fail("play changed the table it was given");
  },
};

export const clones: Check = {
  name: "a copy is equal to the original and independent of it",
  rule: "Game.clone",
  look({ game, table, due, chance, fail }) {
    const text = canonical(table);
    const copy = game.clone(table);
    if (!same(copy, table)) fail(`the copy differs: ${difference(copy, table)}`);
    if (!due) return;
    const seed = chance.below(1_000_000);
    const first = burst(game, copy, seed);
    if (canonical(table) !== text) fail("playing on a copy changed the original");
    const original = game.clone(table);
    const second = game.clone(original);
    burst(game, original, seed + 1);
    if (canonical(second) !== text) fail("playing on the original changed a copy");
    if (burst(game, second, seed) !== first) fail("two copies led to different tables");
  },
};

export const saves: Check = {
  name: "a table restored from text plays on in lock step",
  rule: "KRN-STEP-2",
  look({ game, before, page, table, fail }) {
    if (!isPlain(table)) fail("the table is not plain data");
    const restored = JSON.parse(JSON.stringify(table)) as Shape["table"];
    if (!same(restored, table)) fail(`the restored table differs: ${difference(restored, table)}`);
    if (!before || !page) return;
    const earlier = JSON.parse(JSON.stringify(before)) as Shape["table"];
    const played = play(game, earlier, page.choice, again(page.played.draws));
    if (isRefusal(played)) fail(`refused on the restored table: ${played.code}`);
    else if (digest(played.table) !== digest(page.played.table)) fail("the restored table came to another table");
    else if (!same(played.facts, page.played.facts)) fail("the restored table told other facts");
  },
};

/** The first path at which two values differ, for messages. */
export function difference(a: unknown, b: unknown, path = ""): string {
  if (same(a, b)) return "";
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
