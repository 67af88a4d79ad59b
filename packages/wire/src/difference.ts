/**
 * Differences between two JSON values. Successive updates of a match have most of their text in common, so a host sends what
 * changed, and the page puts the value together again.
 */
import * as z from "zod/mini";

/**
 * How a value follows from an earlier one:
 * - `[]`: it is gone (only as a field of an object);
 * - `[value]`: it is replaced;
 * - `[head, tail, values]`: of a list the first `head` and the last `tail` elements stay, with `values` between them;
 * - an object: the fields of an object, or by number the elements of a list, that changed; all others stay.
 */
export type Difference =
  | readonly []
  | readonly [value: unknown]
  | readonly [head: number, tail: number, values: readonly unknown[]]
  | { readonly [field: string]: Difference };

type Json = { readonly [field: string]: unknown };
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !isList(value);

/**
 * Returns how `after` follows from `before`, undefined if they are the same. Both are JSON data; a field that is `undefined`
 * counts as absent, as it is in JSON text.
 * @param without a field of the values themselves that is left out
 */
export function differenceOf(before: unknown, after: unknown, without?: string): Difference | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return listDifference(before, after);
  if (!isObject(before) || !isObject(after)) return [after];
  let changed: { [field: string]: Difference } | undefined;
  for (const field in after) {
    const value = after[field];
    if (value === undefined || field === without) continue;
    const found = before[field] === undefined ? ([value] as const) : differenceOf(before[field], value);
    if (found) (changed ??= {})[field] = found;
  }
  for (const field in before)
    if (before[field] !== undefined && after[field] === undefined && field !== without) (changed ??= {})[field] = [];
  return changed;
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const shorter = Math.min(before.length, after.length);
  if (before.length === after.length) {
    let changed: { [field: string]: Difference } | undefined;
    for (let i = 0; i < shorter; i++) {
      const found = differenceOf(before[i], after[i]);
      if (found) (changed ??= {})[i] = found;
    }
    return changed;
  }
  let head = 0;
  while (head < shorter && !differenceOf(before[head], after[head])) head += 1;
  let tail = 0;
  const most = shorter - head;
  while (tail < most && !differenceOf(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1;
  return [head, tail, after.slice(head, after.length - tail)];
}

/** Whether two JSON values are the same, as `differenceOf` sees it. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  for (const field in b) if (!isSame((a as Json)[field], (b as Json)[field])) return false;
  for (const field in a) if ((a as Json)[field] !== undefined && (b as Json)[field] === undefined) return false;
  return true;
}

/** Characters that JSON text writes as they are. */
const NEEDS_ESCAPE = /[^ !#-[\]-~]/;
const quoted = (text: string): string => (NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`);
/** The JSON text of a value. Most values of a difference are numbers, short texts or null. */
function textOf(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  return typeof value === "string" ? quoted(value) : JSON.stringify(value);
}

/**
 * Returns `differenceOf` as JSON text without making it first; an empty text if both are the same. The fields of an object
 * may come in another order.
 */
export function differenceText(before: unknown, after: unknown, without?: string): string {
  if (before === after) return "";
  if (typeof after !== "object" || after === null || typeof before !== "object" || before === null)
    return `[${textOf(after)}]`;
  if (isList(before) && isList(after)) return listDifferenceText(before, after);
  if (isList(before) || isList(after)) return `[${JSON.stringify(after)}]`;
  let text = "";
  for (const field in after) {
    if (field === without) continue;
    const found = fieldDifferenceText((before as Json)[field], (after as Json)[field]);
    if (found !== "") text += `${text === "" ? "{" : ","}${quoted(field)}:${found}`;
  }
  for (const field in before) {
    if (field === without || field in after || (before as Json)[field] === undefined) continue;
    text += `${text === "" ? "{" : ","}${quoted(field)}:[]`;
  }
  return text === "" ? "" : `${text}}`;
}

/** The same for a field of an object, which may be absent before or after. */
export function fieldDifferenceText(before: unknown, after: unknown): string {
  if (after === undefined) return before === undefined ? "" : "[]";
  return before === undefined ? `[${textOf(after)}]` : differenceText(before, after);
}

function listDifferenceText(before: readonly unknown[], after: readonly unknown[]): string {
  const shorter = Math.min(before.length, after.length);
  if (before.length === after.length) {
    let text = "";
    for (let i = 0; i < shorter; i++) {
      const found = differenceText(before[i], after[i]);
      if (found !== "") text += `${text === "" ? "{" : ","}"${i}":${found}`;
    }
    return text === "" ? "" : `${text}}`;
  }
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  const most = shorter - head;
  while (tail < most && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1;
  const values = head + tail === 0 ? after : after.slice(head, after.length - tail);
  return `[${head},${tail},${values.length === 0 ? "[]" : JSON.stringify(values)}]`;
}

/** Thrown by `applyDifference` if a difference does not belong to the value. */
export class WrongDifference extends Error {}

/**
 * Returns the value that `difference` makes of `before`, which stays as it is. Parts that did not change keep their identity.
 * Throws `WrongDifference` if the difference was not made for this value, as far as that can be seen.
 */
export function applyDifference(before: unknown, difference: Difference): unknown {
  if (isList(difference)) return difference.length === 1 ? difference[0] : splice(before, difference);
  if (isList(before)) {
    const after = [...before];
    for (const [index, inner] of Object.entries(difference)) {
      if (!(Number(index) < after.length)) throw new WrongDifference(`element ${index}`);
      after[Number(index)] = applyDifference(after[Number(index)], inner);
    }
    return after;
  }
  if (!isObject(before)) throw new WrongDifference("fields of something else than an object");
  const after: { [field: string]: unknown } = { ...before };
  for (const [field, inner] of Object.entries(difference)) {
    if (field === "__proto__") throw new WrongDifference(field);
    if (isList(inner) && inner.length === 0) delete after[field];
    else after[field] = applyDifference(after[field], inner);
  }
  return after;
}

function splice(before: unknown, difference: readonly unknown[]): unknown {
  const [head, tail, values] = difference;
  const isEdit = typeof head === "number" && typeof tail === "number" && isList(values);
  if (!isEdit || !isList(before) || head + tail > before.length) throw new WrongDifference("a part of a list");
  return [...before.slice(0, head), ...values, ...before.slice(before.length - tail)];
}

/** The schema of a difference. Its values are parts of an update. */
export const differenceSchema = z.union([z.array(z.unknown()), z.looseObject({})]);
