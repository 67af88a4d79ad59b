/** Warp Empires: the rules, and what bots, boards and words may use of them. */
export type * from "./acts.ts";
export type * from "./facts.ts";
export type { Board, Point, Territory } from "./map/board.ts";
export type * from "./module/resolved.ts";
export type { Options } from "./options.ts";
export type * from "./shape.ts";
export * from "./table.ts";
