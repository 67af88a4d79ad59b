/** Comparing values with patterns. */
import { deepEqual } from "@starboard/kernel";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * True when everything the pattern names is there: objects may have more fields, lists must have as many elements, anything
 * else must be equal.
 */
export function fits(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern))
    return Array.isArray(value) && value.length === pattern.length && pattern.every((one, i) => fits(value[i], one));
  if (isObject(pattern))
    return (
      isObject(value) &&
      Object.entries(pattern).every(([key, one]) => Object.hasOwn(value, key) && fits(value[key], one))
    );
  return deepEqual(value, pattern);
}

/** The first path at which a value does not fit, with both sides; undefined when it fits. */
export function misfit(value: unknown, pattern: unknown, path = ""): string | undefined {
  if (fits(value, pattern)) return undefined;
  const inner = (key: string): string => (path === "" ? key : `${path}.${key}`);
  if (isObject(pattern) && isObject(value)) {
    for (const [key, one] of Object.entries(pattern)) {
      if (!Object.hasOwn(value, key)) return `${inner(key)} is missing`;
      const found = misfit(value[key], one, inner(key));
      if (found) return found;
    }
  }
  if (Array.isArray(pattern) && Array.isArray(value) && pattern.length === value.length) {
    for (const [i, one] of pattern.entries()) {
      const found = misfit(value[i], one, inner(String(i)));
      if (found) return found;
    }
  }
  return `${path === "" ? "it" : path} is ${shown(value)}, not ${shown(pattern)}`;
}

/** A value for messages, not longer than a line or two. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** Whether the patterns fit elements of the list in this order, with others in between; else the first that does not. */
export function missingInOrder(list: readonly unknown[], patterns: readonly unknown[]): unknown {
  let at = 0;
  for (const pattern of patterns) {
    while (at < list.length && !fits(list[at], pattern)) at++;
    if (at === list.length) return pattern;
    at++;
  }
  return undefined;
}
