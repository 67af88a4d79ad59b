/** Warp Empires: the rules, and what bots, boards and words may use of them. */
export type * from "./acts.ts";
export type * from "./facts.ts";
export type { Board, Point, Territory } from "./map/board.ts";
export type * from "./module/resolved.ts";
export type { Options } from "./options.ts";
export type * from "./shape.ts";
export * from "./table.ts";
export type { Book } from "./book/index.ts";
export { game } from "./game.ts";
export { groundTerms, unitTerms } from "./reckon/force.ts";
export { groupSpeed, nextSteps, stepCost } from "./reckon/reach.ts";
export { printedRevenue, territoryRevenue, upkeepLimit } from "./reckon/revenue.ts";
export { en as words } from "./say/en/index.ts";
export { bookOf } from "./setting.ts";
