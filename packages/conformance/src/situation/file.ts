/** Reads situations from files: one, or a list of them. */
import type { Result } from "@starboard/kernel";

/** Largest file read, in characters. */
const LIMIT = 5_000_000;

/** Returns the situations in a file's text, unchecked. Codes: SITUATION_SIZE, SITUATION_JSON, SITUATION_EMPTY. */
export function readSituationFile(text: string): Result<readonly unknown[]> {
  if (text.length > LIMIT) return { bad: [{ code: "SITUATION_SIZE", at: "", about: { limit: LIMIT } }] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { bad: [{ code: "SITUATION_JSON", at: "" }] };
  }
  const list: unknown[] = Array.isArray(raw) ? raw : [raw];
  return list.length === 0 ? { bad: [{ code: "SITUATION_EMPTY", at: "" }] } : { ok: list };
}
