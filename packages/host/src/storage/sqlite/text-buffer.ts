/** Joins texts into one string or buffer, and splits them again. */

/** Terminates every text; occurs in none of them. */
const SEPARATOR = "\u0001";

/** Most bytes of a UTF-16 code unit in UTF-8. */
const MAX_UTF8_BYTES = 3;
const INITIAL_BYTES = 65_536;

export const joinTexts = (texts: readonly string[]): string => `${texts.join(SEPARATOR)}${SEPARATOR}`;
export const splitTexts = (text: string): readonly string[] => text.split(SEPARATOR).slice(0, -1);
export const readTexts = (bytes: Uint8Array): readonly string[] =>
  splitTexts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));

/** Buffers texts outside the JavaScript heap, where the garbage collector does not copy them. */
export interface TextBuffer {
  readonly count: number;
  add(text: string): void;
  /** Returns all texts as UTF-8 and empties the buffer. */
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
      // Copied to its exact length: a view would send the whole buffer to the thread.
      const taken = Uint8Array.prototype.slice.call(bytes, 0, end);
      end = 0;
      count = 0;
      return taken;
    },
  };
}
