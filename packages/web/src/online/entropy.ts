/**
 * The entropy this browser added to matches, kept so that the player can find it in the record. A player who finds
 * their own entropy there knows that no one else chose the dice.
 */
import { randomHex } from "@starboard/match/browser";

const KEY = "starboard.entropy";
/** Tables stored at most. */
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

/** Creates and stores entropy for a seat of the table with this commitment. */
export function createEntropy(commitment: string): string {
  const entropy = randomHex(32);
  try {
    localStorage.setItem(KEY, JSON.stringify([...readSaved(), [commitment, entropy]].slice(-MAX_SAVED)));
  } catch {
    // Storage is blocked: the draws stay fair, but this browser cannot show its part.
  }
  return entropy;
}

/** Entropy this browser added to the table with this commitment. */
export const savedEntropy = (commitment: string): readonly string[] =>
  readSaved().flatMap(([one, entropy]) => (one === commitment ? [entropy] : []));
