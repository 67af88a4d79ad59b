/**
 * The frames of a replay in small: pictures of neighbouring moments hold mostly the same shapes. A picture is a list of
 * tokens, each an SVG element or the start or end of a group. Tokens are stored once, and a frame says what changes from
 * the frame before it.
 */
import { DARK_INKS, type InkTable, type PictureData, type PictureShape, svgShapes } from "@starboard/kit";
import { type FrameLine, type ReplayData, shownTokens, type Splice } from "./replay-data.ts";

/** One moment as a picture and what happened. */
export interface PlayedFrame {
  /** The entry that led here. */
  readonly n: number;
  /** "Round 4"; empty if the game names no turns. */
  readonly turn: string;
  readonly lines: readonly FrameLine[];
  readonly picture: PictureData;
}

const CLOSE = "</g>";

/** Writes shapes as tokens: groups open and close, everything else is whole. */
function* tokensOf(shapes: readonly PictureShape[], table: InkTable): Generator<string> {
  for (const shape of shapes) {
    if (shape.is !== "group") {
      yield svgShapes([shape], table);
      continue;
    }
    yield svgShapes([{ ...shape, shapes: [] }], table).slice(0, -CLOSE.length);
    yield* tokensOf(shape.shapes, table);
    yield CLOSE;
  }
}

function spliceOf(before: readonly number[], after: readonly number[]): Splice {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return [start, end, after.slice(start, after.length - end)];
}
const isEmpty = ([start, end, middle]: Splice, length: number): boolean =>
  middle.length === 0 && start + end === length;

export interface FrameEncoder {
  /** Adds a frame, unless it shows and tells nothing new; the first one always stays. */
  add(this: void, frame: PlayedFrame): void;
  data(this: void): ReplayData;
}

/** Makes frames small, one after the other. */
export function createFrameEncoder(table: InkTable = DARK_INKS): FrameEncoder {
  const numbers = new Map<string, number>();
  const frames: ReplayData["frames"][number][] = [];
  let before: readonly number[] = [];
  let size = { width: 0, height: 0 };
  return {
    add({ n, turn, lines, picture }) {
      const { width, height, shapes } = picture;
      size = { width, height };
      const now: number[] = [];
      for (const token of tokensOf(shapes, table)) {
        const known = numbers.get(token) ?? numbers.size;
        numbers.set(token, known);
        now.push(known);
      }
      const splice = spliceOf(before, now);
      if (frames.length > 0 && lines.length === 0 && isEmpty(splice, before.length)) return;
      frames.push({ n, turn, lines, picture: splice });
      before = now;
    },
    data: () => ({ ...size, tokens: [...numbers.keys()], frames }),
  };
}

export function encodeFrames(played: Iterable<PlayedFrame>, table?: InkTable): ReplayData {
  const encoder = createFrameEncoder(table);
  for (const frame of played) encoder.add(frame);
  return encoder.data();
}

/** Returns the SVG elements of the picture of a frame. */
export function pictureOfFrame(data: ReplayData, frame: number): string {
  let shown: number[] = [];
  for (const { picture } of data.frames.slice(0, frame + 1)) shown = shownTokens(shown, picture);
  return shown.map((token) => data.tokens[token]).join("");
}
