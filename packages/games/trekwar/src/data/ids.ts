/**
 * Card identifiers: side letter, type letter, two digits, and from the second copy on its number (TW-13.5):
 * `DC03`, `FU06.2`.
 */

/** The form of an identifier, copies included. */
export const ID_FORM = /^([FD])([UMCE])(\d\d)(?:\.([2-9]))?$/;

/** The card behind a copy: rules text and filters see the card, not the copy (TW-13.5). */
export const cardOf = (id: string): string => (id.length > 4 ? id.slice(0, 4) : id);

/** The identifier of a card's copy; copy 1 has no suffix. */
export const copyId = (card: string, copy: number): string => (copy === 1 ? card : `${card}.${copy}`);

const SIDES = "FD";
const TYPES = "UMCE";

/** The order of cards everywhere: Federation first, then Units, Maneuvers, Commands, Events, then number and copy. */
export function compareIds(a: string, b: string): number {
  return (
    SIDES.indexOf(a.charAt(0)) - SIDES.indexOf(b.charAt(0)) ||
    TYPES.indexOf(a.charAt(1)) - TYPES.indexOf(b.charAt(1)) ||
    (a < b ? -1 : a > b ? 1 : 0)
  );
}
