/** Mutates JSON values, one place at a time. */
import type { Random } from "../random.ts";

/** Values that commonly break readers. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "constructor",
  "__proto__",
  "\u0000",
  "\ud800",
  "𝔘🛸",
  "a".repeat(5000),
  [],
  {},
  [[]],
  { do: {} },
];

const copyOf = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

const isObject = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === "object" && value !== null;

/** Returns a value nested so deeply that recursion would overflow the stack. */
export function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { x: value };
  return value;
}

/** Returns every object and array inside a value, itself included. */
function containers(value: unknown): (Record<string, unknown> | unknown[])[] {
  const found: (Record<string, unknown> | unknown[])[] = [];
  const queue: unknown[] = [value];
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (!isObject(one)) continue;
    found.push(one);
    queue.push(...Object.values(one).filter(isObject));
  }
  return found;
}

/** A place inside a value: a container and one of its keys. */
function place(value: unknown, chance: Random): { within: Record<string, unknown>; key: string } | undefined {
  const filled = containers(value).filter((one) => Object.keys(one).length > 0);
  if (filled.length === 0) return undefined;
  const within = chance.pick(filled) as Record<string, unknown>;
  return { within, key: chance.pick(Object.keys(within)) };
}

/** Returns a value similar to the given one but not equal. */
function nudged(value: unknown, chance: Random): unknown {
  if (typeof value === "number") return value + chance.pick([-1, 1, 0.5, -2 * value - 1, 1000]);
  if (typeof value === "string")
    return chance.pick([`${value} `, value.slice(1), value.toUpperCase(), `${value}${value}x`]);
  if (typeof value === "boolean") return !value;
  return chance.pick(STRANGE);
}

type Bend = (root: unknown, chance: Random) => unknown;

const at =
  (bend: (within: Record<string, unknown>, key: string, chance: Random, root: unknown) => void): Bend =>
  (root, chance) => {
    const spot = place(root, chance);
    if (!spot) return chance.pick(STRANGE);
    bend(spot.within, spot.key, chance, root);
    return root;
  };

/** Each mutation changes one thing. Nudging is listed twice because it models typing errors. */
const BENDS: readonly Bend[] = [
  at((within, key) => {
    if (Array.isArray(within)) within.splice(Number(key), 1);
    else delete within[key];
  }),
  at((within, key, chance) => {
    within[key] = nudged(within[key], chance);
  }),
  at((within, key, chance) => {
    within[key] = nudged(within[key], chance);
  }),
  at((within, key, chance) => {
    within[key] = chance.pick(STRANGE);
  }),
  // Duplicates an element, or a field under another name.
  at((within, key) => {
    if (Array.isArray(within)) within.splice(Number(key), 0, copyOf(within[Number(key)]));
    else within[`${key}2`] = copyOf(within[key]);
  }),
  // Copies a value from elsewhere in the document.
  at((within, key, chance, root) => {
    const other = place(root, chance);
    if (other) within[key] = copyOf(other.within[other.key]);
  }),
  // Swaps two neighbours.
  at((within, key) => {
    const keys = Object.keys(within);
    const next = keys[(keys.indexOf(key) + 1) % keys.length] as string;
    [within[key], within[next]] = [within[next], within[key]];
  }),
  at((within, key, chance) => {
    within[key] = chance.oneIn(20) ? deep(20_000) : deep(chance.pick([3, 65, 70]));
  }),
  (root, chance) => withUnknownField(root, chance),
];

/** Returns a copy with one change. It may rarely be equal (two equal neighbours swapped). */
export function mutateValue(value: unknown, chance: Random): unknown {
  return chance.pick(BENDS)(copyOf(value), chance);
}

/** Returns a copy with an unknown field. */
export function withUnknownField(value: unknown, chance: Random): unknown {
  const copy = copyOf(value);
  const objects = containers(copy).filter((one) => !Array.isArray(one)) as Record<string, unknown>[];
  if (objects.length === 0) return { intruder: copy };
  chance.pick(objects)["intruder"] = chance.pick([0, "x", null, {}]);
  return copy;
}

/** Returns text that is cut off, duplicated or has a changed character, like a broken download. */
export function corruptText(text: string, chance: Random): string {
  const i = chance.below(text.length + 1);
  return chance.pick([
    () => text.slice(0, i),
    () => text.slice(i),
    () => text + text.slice(i),
    () => `${text.slice(0, i)}${String.fromCharCode(chance.below(0x250))}${text.slice(i + 1)}`,
    () => `${text.slice(0, i)}${text.slice(i, i + 40)}${text.slice(i)}`,
    () => `\ufeff${text}`,
  ])();
}
