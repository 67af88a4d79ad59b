/** Canonical JSON: one text for each value, and one digest on every machine. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { Bug } from "./bug.ts";

/**
 * Writes JSON with keys in code-unit order and without white space: one text per value, so that digests agree
 * everywhere.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return quoteJson(value);
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  // Hot path: called for several small objects with every entry of a match. Concatenation is faster than joining
  // arrays.
  let text = "";
  if (Array.isArray(value)) {
    if (value.length >= LONG && value.every(isNumber)) return JSON.stringify(value);
    // By index: JSON writes a hole as null, so this must too.
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonicalJson(value[i]) : `,${canonicalJson(value[i])}`;
    return `[${text}]`;
  }
  for (const key of inOrder(Object.keys(value))) {
    const v = (value as Record<string, unknown>)[key];
    if (v !== undefined) text += `${text === "" ? "" : ","}${quoteJson(key)}:${canonicalJson(v)}`;
  }
  return `{${text}}`;
}

/** From this length on, a list of numbers is written faster at once. */
const LONG = 8;
const isNumber = (value: unknown): boolean => typeof value === "number";

/** Sorts keys in place, by code units. Most objects have few, and `sort` copies and converts them. */
function inOrder(keys: string[]): string[] {
  if (keys.length > 12) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let at = i;
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  return keys;
}

/** Matches any character but the printable ASCII that JSON writes unescaped. */
const NEEDS_ESCAPE = /[^ !#-[\]-~]/;
export const quoteJson = (text: string): string => (NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`);

/** Lower-case hex SHA-256 of the UTF-8 bytes of a text. */
export type TextHash = (text: string) => string;
const portableHash: TextHash = (text) => bytesToHex(sha256(utf8ToBytes(text)));
let hashOf = portableHash;

/**
 * Uses the machine's own SHA-256 for digests, ten times as fast as JavaScript; for programs that write records all day.
 * Throws `Bug` if the function is not SHA-256.
 */
export function setNativeHash(native: TextHash): void {
  for (const text of ["", "abc", "d\u00fc\u2680\ud83d\ude80".repeat(40)])
    if (native(text) !== portableHash(text)) throw new Bug("that is not SHA-256");
  hashOf = native;
}

/** Lower-case hex SHA-256 of a text that is canonical already. */
export const textDigest = (text: string): string => hashOf(text);
/** Lower-case hex SHA-256 of the canonical text of a value. */
export const digest = (value: unknown): string => hashOf(canonicalJson(value));

/** Deepest nesting of outside input that is read; far above any real file. */
export const DEPTH_LIMIT = 64;

/** True for an array or an object without a class, as JSON.parse returns them. */
function isBare(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/**
 * True for plain JSON data that is no deeper than `DEPTH_LIMIT`, with finite numbers and no `__proto__` key. Recursion
 * and `canonicalJson` are safe on it.
 */
export const isPlainJson = (value: unknown): boolean => isPlainAt(value, 0);

/** Called for every request, so it makes no lists. The limit bounds the stack that hostile nesting uses. */
function isPlainAt(value: unknown, depth: number): boolean {
  if (depth > DEPTH_LIMIT) return false;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null)
    return value === null || typeof value === "string" || typeof value === "boolean";
  if (!isBare(value)) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlainAt(value[i], depth + 1)) return false;
    // Neither holes, which are not plain above, nor named properties.
    return Object.keys(value).length === value.length;
  }
  if (Object.hasOwn(value, "__proto__")) return false;
  for (const key in value) if (!isPlainAt((value as Record<string, unknown>)[key], depth + 1)) return false;
  return true;
}
