/** Print colours: light ground and dark lines, to save ink. */
import type { Side } from "../data/board.ts";

export const PAPER = "#ffffff";
export const WELL = "#eff3f9";
export const INK = "#0f1a2b";
export const INK_2 = "#3a4a63";
export const INK_3 = "#5d6c85";
export const HAIR = "#b4c0d2";
/** By side: blue and violet, as on the sheet. */
export const SIDE_INK: readonly [string, string] = ["#1767b5", "#6d3fc0"];
export const sideInk = (side: Side): string => SIDE_INK[side];

/** Mixes two colours; `share` is the part of the first, 0 to 1. */
export function mixed(over: string, under: string, share: number): string {
  const part = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const hex = [1, 3, 5].map((at) => Math.round(part(over, at) * share + part(under, at) * (1 - share)));
  return `#${hex.map((n) => n.toString(16).padStart(2, "0")).join("")}`;
}
