/** Compares values with patterns, as situations and lessons write them. */
import { deepEqual } from "@starboard/kernel";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a pattern may ask of a value beyond being equal, by the name of its field. */
const CONDITIONS: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  atLeast: (value, wanted) => typeof value === "number" && typeof wanted === "number" && value >= wanted,
  atMost: (value, wanted) => typeof value === "number" && typeof wanted === "number" && value <= wanted,
  oneOf: (value, wanted) => Array.isArray(wanted) && wanted.some((one) => fitsPattern(value, one)),
  includes: (value, wanted) => Array.isArray(value) && value.some((one) => fitsPattern(one, wanted)),
};
const isCondition = (pattern: Record<string, unknown>): boolean => {
  const keys = Object.keys(pattern);
  return keys.length > 0 && keys.every((key) => Object.hasOwn(CONDITIONS, key));
};

/**
 * True if the value has everything the pattern names: objects may have more fields, lists must have the same length,
 * anything else must be equal. `{ "atLeast": 3 }`, `{ "atMost": 5 }`, `{ "oneOf": […] }` and `{ "includes": … }` are
 * conditions on a number, any value and a list.
 */
export function fitsPattern(value: unknown, pattern: unknown): boolean {
  if (isObject(pattern) && !isObject(value) && isCondition(pattern))
    return Object.entries(pattern).every(([name, wanted]) => CONDITIONS[name]?.(value, wanted) === true);
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) && value.length === pattern.length && pattern.every((one, i) => fitsPattern(value[i], one))
    );
  if (isObject(pattern))
    return (
      isObject(value) &&
      Object.entries(pattern).every(([key, one]) => Object.hasOwn(value, key) && fitsPattern(value[key], one))
    );
  return deepEqual(value, pattern);
}

/** Returns the first path at which a value does not fit, with both values; undefined if it fits. */
export function firstMisfit(value: unknown, pattern: unknown, path = ""): string | undefined {
  if (fitsPattern(value, pattern)) return undefined;
  const inner = (key: string): string => (path === "" ? key : `${path}.${key}`);
  if (isObject(pattern) && isObject(value)) {
    for (const [key, one] of Object.entries(pattern)) {
      if (!Object.hasOwn(value, key)) return `${inner(key)} is missing`;
      const found = firstMisfit(value[key], one, inner(key));
      if (found) return found;
    }
  }
  if (Array.isArray(pattern) && Array.isArray(value) && pattern.length === value.length) {
    for (const [i, one] of pattern.entries()) {
      const found = firstMisfit(value[i], one, inner(String(i)));
      if (found) return found;
    }
  }
  return `${path === "" ? "it" : path} is ${quote(value)}, not ${quote(pattern)}`;
}

/** Formats a value for messages, at most a line or two. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/**
 * Returns undefined if the patterns match elements of the list in this order, with others in between; else the first
 * pattern that does not.
 */
export function missingInOrder(list: readonly unknown[], patterns: readonly unknown[]): unknown {
  let at = 0;
  for (const pattern of patterns) {
    while (at < list.length && !fitsPattern(list[at], pattern)) at++;
    if (at === list.length) return pattern;
    at++;
  }
  return undefined;
}
