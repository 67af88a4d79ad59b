/** TrekWar: the rules, and what bots, boards and words may use of them. */
export { game } from "./game.ts";
export { words } from "./say/index.ts";
