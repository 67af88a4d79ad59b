import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { Bug } from "./bug.ts";

/** JSON with keys in code-unit order and no white space: one text per value, so that digests agree everywhere. */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  // Pieces are joined as they come: with every entry of a match a few small objects become text.
  let text = "";
  if (Array.isArray(value)) {
    // By index: a hole is a null in JSON, so it must be one here.
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonicalJson(value[i]) : `,${canonicalJson(value[i])}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const v = (value as Record<string, unknown>)[key];
    if (v !== undefined) text += `${text === "" ? "" : ","}${quoted(key)}:${canonicalJson(v)}`;
  }
  return `{${text}}`;
}

/** Anything but printable ASCII without quote and backslash, which JSON writes as it stands. */
const special = /[^ !#-[\]-~]/;
const quoted = (text: string): string => (special.test(text) ? JSON.stringify(text) : `"${text}"`);

/** Lower-case hex SHA-256 of the UTF-8 bytes of a text. */
export type TextHash = (text: string) => string;
const ownHash: TextHash = (text) => bytesToHex(sha256(utf8ToBytes(text)));
let hashOf = ownHash;

/**
 * Has digests made by the machine's own SHA-256, ten times as fast as one in JavaScript; for programs that write records
 * all day. Throws when it is none.
 */
export function setNativeHash(native: TextHash): void {
  for (const text of ["", "abc", "d\u00fc\u2680\ud83d\ude80".repeat(40)])
    if (native(text) !== ownHash(text)) throw new Bug("that is not SHA-256");
  hashOf = native;
}

/** Lower-case hex SHA-256 of the canonical text of a value. */
export const digest = (value: unknown): string => hashOf(canonicalJson(value));

/** Deepest nesting of outside input we look at; far above any real file. */
export const DEPTH_LIMIT = 64;

/** A list or an object of no class: what JSON can give back. */
function isBare(value: object): boolean {
  const above: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || above === Object.prototype || above === null;
}

/**
 * True for plain JSON data no deeper than `DEPTH_LIMIT`, with finite numbers and no `__proto__` key: what recursion and
 * `canonical` may be trusted with. Works its way down layer by layer, so that a hostile nesting costs no stack.
 */
export function isPlainJson(value: unknown): boolean {
  let layer: unknown[] = [value];
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth > DEPTH_LIMIT) return false;
    const next: unknown[] = [];
    for (const one of layer) {
      if (typeof one === "number") {
        if (!Number.isFinite(one)) return false;
      } else if (typeof one === "object" && one !== null) {
        const values: unknown[] = Object.values(one);
        const hole = Array.isArray(one) && one.length !== values.length;
        if (hole || !isBare(one) || Object.hasOwn(one, "__proto__")) return false;
        for (const inner of values) next.push(inner);
      } else if (one !== null && typeof one !== "string" && typeof one !== "boolean") return false;
    }
    layer = next;
  }
  return true;
}
