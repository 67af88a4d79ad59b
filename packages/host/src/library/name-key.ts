/** Folds names so that those a reader cannot tell apart are equal. */
import { normalizeLine } from "@starboard/wire/text";

/**
 * Letters of other scripts, and digits, that look like Latin letters (after Unicode's list of confusables, UTS 39, as far
 * as it concerns Cyrillic, Greek and Armenian).
 */
const LOOKS_LIKE = new Map<string, string>();
for (const [letter, others] of Object.entries({
  a: "аαɑ",
  b: "вьβб",
  c: "сϲ",
  d: "ԁ",
  e: "еєεҽ",
  g: "ɡց",
  h: "һнհ",
  i: "іιıӏ1ljјї",
  k: "кκ",
  m: "мм",
  n: "пηոո",
  o: "оοօ0ө",
  p: "рρ",
  q: "ԛգ",
  r: "гя",
  s: "ѕ5",
  t: "тτ",
  u: "υսц",
  v: "νѵ",
  w: "ѡωԝ",
  x: "хχ",
  y: "уγү",
  z: "ʐ2",
}))
  for (const other of Array.from(others)) LOOKS_LIKE.set(other, letter);

/** The key of a name; empty for a name without letters and digits. */
export const nameKeyOf = (name: string): string =>
  Array.from(normalizeLine(name).normalize("NFKD").toLowerCase())
    .map((letter) => LOOKS_LIKE.get(letter) ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replace(/[^\p{L}\p{N}]+/gu, "");
