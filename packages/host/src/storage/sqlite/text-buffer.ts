/** Texts one behind the other, in one piece. */

/** Behind every text; in none of them. */
const SEPARATOR = "\u0001";

/** So many bytes a character takes at most. */
const MAX_UTF8_BYTES = 3;
const INITIAL_BYTES = 65_536;

export const joinTexts = (texts: readonly string[]): string => `${texts.join(SEPARATOR)}${SEPARATOR}`;
export const splitTexts = (text: string): readonly string[] => text.split(SEPARATOR).slice(0, -1);
export const readTexts = (bytes: Uint8Array): readonly string[] =>
  splitTexts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));

/** Texts that wait outside the heap, where no collection of garbage copies them again and again. */
export interface TextBuffer {
  readonly count: number;
  add(text: string): void;
  /** Takes all of them away, as UTF-8. */
  take(): Uint8Array;
}

export function createTextBuffer(): TextBuffer {
  let bytes = Buffer.allocUnsafeSlow(INITIAL_BYTES);
  let end = 0;
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(text) {
      const most = end + text.length * MAX_UTF8_BYTES + SEPARATOR.length;
      if (most > bytes.length) {
        const wider = Buffer.allocUnsafeSlow(Math.max(most, 2 * bytes.length));
        bytes.copy(wider, 0, 0, end);
        bytes = wider;
      }
      end += bytes.write(text, end, "utf8");
      end += bytes.write(SEPARATOR, end, "latin1");
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
