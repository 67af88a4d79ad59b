/** Colours on paper: light ground and dark lines, because paper shines by itself and ink costs. */
import type { Side } from "../data/board.ts";

export const PAPER = "#ffffff";
export const WELL = "#eff3f9";
export const INK = "#0f1a2b";
export const INK_2 = "#3a4a63";
export const INK_3 = "#5d6c85";
export const HAIR = "#b4c0d2";
/** By side: blue and violet, as the sheet has them. */
export const SIDE_INK: readonly [string, string] = ["#1767b5", "#6d3fc0"];
export const sideInk = (side: Side): string => SIDE_INK[side];

/** A colour laid over another: `share` is how much of the first is seen, 0 to 1. */
export function mixed(over: string, under: string, share: number): string {
  const part = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const hex = [1, 3, 5].map((at) => Math.round(part(over, at) * share + part(under, at) * (1 - share)));
  return `#${hex.map((n) => n.toString(16).padStart(2, "0")).join("")}`;
}
