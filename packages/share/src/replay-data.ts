/** Frames of a replay as JSON. It needs no other module, because it is part of the script of replay pages. */

/** A sentence of the log, with its rule. */
export type FrameLine = readonly [text: string, rule: string];

/** How many tokens of the frame before stay at the start and at the end, and what stands between them. */
export type Splice = readonly [start: number, end: number, middle: readonly number[]];

/** Frames as JSON, as the player reads them. */
export interface ReplayData {
  readonly width: number;
  readonly height: number;
  readonly tokens: readonly string[];
  readonly frames: readonly {
    readonly n: number;
    readonly turn: string;
    readonly lines: readonly FrameLine[];
    readonly picture: Splice;
  }[];
}

/** Returns the tokens of a picture: those of the frame before, changed by a frame. */
export const shownTokens = (before: readonly number[], [start, end, middle]: Splice): number[] => [
  ...before.slice(0, start),
  ...middle,
  ...before.slice(before.length - end),
];
