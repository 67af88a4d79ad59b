/**
 * What this browser has added to the draws of tables, so that after the match it can be found in the record: whoever sees
 * their own part there knows that nobody chose the dice without them.
 */
import { randomHex } from "@starboard/match/browser";

const KEY = "starboard.entropy";
/** Tables remembered. */
const MAX_SAVED = 200;
type Kept = readonly (readonly [commitment: string, entropy: string])[];

function readSaved(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as Kept).filter((one) => Array.isArray(one)) : [];
  } catch {
    return [];
  }
}

/** New chance for a seat of the table that has shown this commitment; remembered. */
export function createEntropy(commitment: string): string {
  const entropy = randomHex(32);
  try {
    localStorage.setItem(KEY, JSON.stringify([...readSaved(), [commitment, entropy]].slice(-MAX_SAVED)));
  } catch {
    // Blocked storage: the draws are as fair, only this browser cannot point at its part.
  }
  return entropy;
}

/** What this browser has added to the draws of that table. */
export const savedEntropy = (commitment: string): readonly string[] =>
  readSaved().flatMap(([one, entropy]) => (one === commitment ? [entropy] : []));
