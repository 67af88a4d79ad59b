/** Structural equality of plain data, with keys in any order. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!deepEqual(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let keys = 0;
  for (const k in a) {
    // The values come first, because most acts differ in one; `hasOwn` excludes a key that only the prototype has.
    if (!deepEqual((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]) || !Object.hasOwn(b, k))
      return false;
    keys += 1;
  }
  for (const _ in b) keys -= 1;
  return keys === 0;
}
