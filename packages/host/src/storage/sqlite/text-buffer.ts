/** Texts one behind the other, in one piece. */

/** Behind every text; in none of them. */
const END = "\u0001";

/** So many bytes a character takes at most. */
const WIDEST = 3;
const FIRST = 65_536;

export const asOne = (texts: readonly string[]): string => `${texts.join(END)}${END}`;
export const apart = (text: string): readonly string[] => text.split(END).slice(0, -1);
export const readPile = (bytes: Uint8Array): readonly string[] =>
  apart(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));

/** Texts that wait outside the heap, where no collection of garbage copies them again and again. */
export interface Pile {
  readonly count: number;
  add(text: string): void;
  /** Takes all of them away, as UTF-8. */
  take(): Uint8Array;
}

export function newPile(): Pile {
  let bytes = Buffer.allocUnsafeSlow(FIRST);
  let end = 0;
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(text) {
      const most = end + text.length * WIDEST + END.length;
      if (most > bytes.length) {
        const wider = Buffer.allocUnsafeSlow(Math.max(most, 2 * bytes.length));
        bytes.copy(wider, 0, 0, end);
        bytes = wider;
      }
      end += bytes.write(text, end, "utf8");
      end += bytes.write(END, end, "latin1");
      count += 1;
    },
    take() {
      // Exactly as long as it is: on the way to a thread all that lies behind a piece would travel with it.
      const taken = Uint8Array.prototype.slice.call(bytes, 0, end);
      end = 0;
      count = 0;
      return taken;
    },
  };
}
