export { greedyReply, randomReply, type Reply } from "./baselines.ts";
export { allowance, type Clock, type Limit, type Purse } from "./budget.ts";
export { type Line, linesOf, pick, resultOf } from "./move-choice.ts";
export { LEVELS, type Level, type LevelSettings, levelSettings } from "./levels.ts";
export { iterate, newSearch, run, type Search, spread } from "./search.ts";
export type { BotSpec, Crowds, Matchup, Reason, Weighed } from "./spec.ts";
export { type Ask, newThinker, type Thinker, type Thought } from "./bot-engine.ts";
export { actKey, type Edge, type Node, prove, select, widthFor } from "./tree.ts";
export { TUNING, type Tuning } from "./search-params.ts";
