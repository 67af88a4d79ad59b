/**
 * Side emblems on a 32-unit grid. Sides are distinguished first by the outline, then by the inner figure, then by the
 * colour.
 */
export const RINGS = [
  "M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30Zm0 2.4a12.6 12.6 0 1 0 0 25.2 12.6 12.6 0 0 0 0-25.2Z",
  "M16 1 31 16 16 31 1 16Zm0 3.4L4.4 16 16 27.6 27.6 16Z",
  "M3 3h26v26H3Zm2.4 2.4v21.2h21.2V5.4Z",
  "M16 .8 29.2 8.4v15.2L16 31.2 2.8 23.6V8.4Zm0 2.8L5.2 9.8v12.4L16 28.4l10.8-6.2V9.8Z",
  "M16 2 31 28H1Zm0 4.8L5.2 25.6h21.6Z",
  "M10 1h12l9 9v12l-9 9H10l-9-9V10Zm1 2.4L3.4 11v10l7.6 7.6h10l7.6-7.6V11L21 3.4Z",
] as const;

/** The inner figures without the outline, for small counters. */
export const FIGURES = [
  "M16 6.5 23.5 24 16 19.2 8.5 24Z",
  "M9.5 10.5 16 14l6.5-3.5L19 21l-3 4-3-4Z",
  "M16 8c4 3.5 6 7 4.5 11.5H25L16 25l-9-5.5h4.5C10 15 12 11.5 16 8Z",
  "M16 6.5 19 15l6 5.5-6.2-.8L16 25.5l-2.8-5.8-6.2.8L13 15Z",
  "M16 14.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Z",
  "M13.8 7h4.4v6.8H25v4.4h-6.8V25h-4.4v-6.8H7v-4.4h6.8Z",
] as const;

/** The SVG path of a whole emblem, for boards and print. Draw it with `fill-rule="evenodd"` in a 32 × 32 box. */
export const emblemPath = (side: number): string => `${RINGS[emblemIndex(side)]}${FIGURES[emblemIndex(side)]}`;

/** The index of the emblem for a side numbered from 1; there are six. */
export const emblemIndex = (side: number): number => (((side - 1) % 6) + 6) % 6;
