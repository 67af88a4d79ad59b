import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** JSON with keys in code-unit order and no white space: one text per value, so that digests agree everywhere. */
export function canonical(value: unknown): string {
  // Array.from and not map: a hole is a null in JSON, so it must be one here.
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const parts: string[] = [];
    for (const key of Object.keys(value).sort()) {
      const v = (value as Record<string, unknown>)[key];
      if (v !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(v)}`);
    }
    return `{${parts.join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

/** Lower-case hex SHA-256 of the canonical text of a value. */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));

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
export function isPlain(value: unknown): boolean {
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
