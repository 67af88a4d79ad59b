/**
 * Fair, verifiable draws (KRN-DRAW-1…5). The host commits to the SHA-256 of a secret before any seat adds its entropy.
 * The match key is an HMAC over both, so neither side alone chooses a number. Draw i is derived from the key by
 * rejection sampling, which anyone can repeat once the secret is published.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { Bug } from "./bug.ts";
import type { Draw } from "./contract.ts";

/** Name and version of the derivation, stored in every record so that old records stay verifiable. */
export const GENERATOR = "hmac-sha256/1";

/** The commitment the host publishes before the match: the lower-case hex SHA-256 of the secret's bytes. */
export const commitmentOf = (secretHex: string): string => bytesToHex(sha256(hexToBytes(secretHex)));

/** The match key: HMAC-SHA256 keyed by the secret over the generator's name and every seat's entropy in seat order. */
export function matchKey(secretHex: string, entropy: readonly string[]): Uint8Array {
  return hmac(sha256, hexToBytes(secretHex), utf8ToBytes([GENERATOR, ...entropy].join("\n")));
}

/** A source of draws that counts its numbers, so that a match can be resumed at the same position. */
export interface Draws {
  readonly draw: Draw;
  /** Numbers drawn so far; pass it to `provableDraws` to resume. */
  count(): number;
}

/** Returns draws for a match from its key. `from` is the number of values drawn before (0 for a new match). */
export function provableDraws(key: Uint8Array, from = 0): Draws {
  let index = from;
  return {
    draw(sides, times) {
      checkSides(sides);
      const values: number[] = [];
      for (let i = 0; i < times; i++) values.push(deriveDraw(key, index++, sides));
      return values;
    },
    count: () => index,
  };
}

/** The value of draw `index`: the first 32-bit word of HMAC(key, index ‖ try) below the largest multiple of `sides`. */
export function deriveDraw(key: Uint8Array, index: number, sides: number): number {
  const limit = Math.floor(0x1_0000_0000 / sides) * sides;
  for (let attempt = 0; ; attempt++) {
    const block = hmac(sha256, key, concatBytes(word(index), word(attempt)));
    const value =
      (block[0] as number) * 0x100_0000 +
      ((block[1] as number) << 16) +
      ((block[2] as number) << 8) +
      (block[3] as number);
    if (value < limit) return (value % sides) + 1;
  }
}

/**
 * A fast seeded generator (sfc32) for bots, fuzzers and previews: the same seed gives the same numbers on every
 * machine. Scaling a 32-bit word leaves a bias below sides / 2^32, so matches never use it.
 */
export function seededDraws(seed: number): Draw {
  const next = seededUint32(seed);
  return (sides, times) => {
    if (times === 1) return [Math.floor((next() / 0x1_0000_0000) * sides) + 1];
    const values: number[] = new Array<number>(times);
    for (let i = 0; i < times; i++) values[i] = Math.floor((next() / 0x1_0000_0000) * sides) + 1;
    return values;
  };
}

/** The generator behind `seededDraws`: unsigned 32-bit integers. */
export function seededUint32(seed: number): () => number {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = seed | 0;
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}

/**
 * Draws read from a script, for situations. Drawing past its end, or a value that is not a face of the die, throws
 * `ScriptError`.
 */
export function scriptedDraws(script: readonly number[]): { draw: Draw; left(): readonly number[] } {
  let at = 0;
  return {
    draw(sides, times, why) {
      const values = script.slice(at, at + times);
      at += times;
      if (values.length < times)
        throw new ScriptError(`the script has no number left for ${times} draw(s) of d${sides} (${why})`);
      for (const v of values)
        if (!Number.isInteger(v) || v < 1 || v > sides)
          throw new ScriptError(`${v} is not a face of d${sides} (${why})`);
      return values;
    },
    left: () => script.slice(at),
  };
}
/** Thrown when a script of draws does not fit what the rules draw. */
export class ScriptError extends Error {
  override readonly name = "ScriptError";
}

/** A source for places where the rules must not draw, such as a preview; drawing throws `NeedsDraw`. */
export const noDraws: Draw = (_sides, _times, why) => {
  throw new NeedsDraw(why);
};
/** Thrown by `noDraws`: the result depends on a draw that has not been made. */
export class NeedsDraw extends Error {
  override readonly name = "NeedsDraw";
}

/** A random permutation of `list` (Fisher–Yates from the end, one draw per place). */
export function shuffled<T>(list: readonly T[], draw: Draw, why: Parameters<Draw>[2]): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = (draw(i + 1, 1, why)[0] as number) - 1;
    const x = out[i] as T;
    out[i] = out[j] as T;
    out[j] = x;
  }
  return out;
}

function checkSides(sides: number): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > 0x8000_0000) throw new Bug(`no die has ${sides} sides`);
}
const word = (n: number): Uint8Array => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);
