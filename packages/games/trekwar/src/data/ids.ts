/**
 * Card identifiers: side letter, type letter, two digits, and the copy number from the second copy on (TW-13.5):
 * `DC03`, `FU06.2`.
 */

/** The pattern of an identifier with an optional copy number. */
export const ID_FORM = /^([FD])([UMCE])(\d\d)(?:\.([2-9]))?$/;

/** Returns the identifier without the copy number. Rule texts and filters do not distinguish copies (TW-13.5). */
export const cardOf = (id: string): string => (id.length > 4 ? id.slice(0, 4) : id);

/** Returns the identifier of a copy. Copy 1 has no suffix. */
export const copyId = (card: string, copy: number): string => (copy === 1 ? card : `${card}.${copy}`);

const SIDES = "FD";
const TYPES = "UMCE";

/** Compares two identifiers: Federation first, then Units, Maneuvers, Commands, Events, then number and copy. */
export function compareIds(a: string, b: string): number {
  return (
    SIDES.indexOf(a.charAt(0)) - SIDES.indexOf(b.charAt(0)) ||
    TYPES.indexOf(a.charAt(1)) - TYPES.indexOf(b.charAt(1)) ||
    (a < b ? -1 : a > b ? 1 : 0)
  );
}
