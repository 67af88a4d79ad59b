/** The face of the bots: one question of one seat in, one act and the reasons out. */
import {
  type Act,
  Engine,
  seededDraws,
  seededUint32,
  type Game,
  type Move,
  type Seat,
  type Shape,
  deepEqual,
} from "@starboard/kernel";
import { allotTime, type NowMs, type SearchLimit, type TimeBudget } from "./budget.ts";
import { type Variation, variationsOf, chooseEdge } from "./move-choice.ts";
import { type Level, type LevelSettings, levelSettings } from "./levels.ts";
import { newSearch, reuseSubtree, run, type Search, topStep } from "./search.ts";
import type { BotSpec } from "./spec.ts";
import type { Edge } from "./tree.ts";
import { SEARCH_PARAMS, type SearchParams } from "./search-params.ts";

/** A question to a bot. It holds the seat's view and nothing else of the match. */
export interface BotQuery<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G["options"];
  readonly view: G["view"];
  readonly seat: Seat;
  readonly level: Level;
  /** What the level is to mean, if not what it means now: for playing again what was played under earlier levels. */
  readonly settings?: LevelSettings;
  /** The same seed, view, history of thinking and iterations give the same act. */
  readonly seed: number;
  /** Milliseconds for the whole turn; the level's own when absent. */
  readonly budgetMs?: number;
  readonly clock: NowMs;
  /** Searches exactly so often and never asks the clock: for tests and for replaying a match that was played in time. */
  readonly iterations?: number;
  /** Keeps the budgets of several matches apart when one thinker serves them. */
  readonly match?: string;
}
/** The answer. */
export interface BotDecision {
  /** The step answered, or the aside to be done. */
  readonly step: string;
  readonly act: Act;
  /** Up to three lines of play, the chosen one first; to be shown after the match or to the bot's own side. */
  readonly variations: readonly Variation[];
  readonly iterations: number;
  /** Milliseconds by the injected clock. */
  readonly ms: number;
}
/** Thinks about questions one after the other; remembers its last search to go on from it within a turn. */
export interface BotEngine {
  /** `null` when the seat is asked nothing and has nothing to say. */
  think<G extends Shape>(ask: BotQuery<G>): BotDecision | null;
  /** The act outside the question that the seat wants to do now (an answer to a proposal), or `null`. */
  chooseAside<G extends Shape>(ask: Pick<BotQuery<G>, "game" | "view" | "seat" | "seed">): Move | null;
}

/** What is kept between questions. */
interface Memory {
  readonly purse: TimeBudget;
  search: Search<Shape> | null;
  /** The edge played from the search's root. */
  played: Edge<Shape> | null;
  /** What is left of the run of that edge. */
  run: readonly Act[];
}

/** Memories kept by one thinker: seats of running matches, the least recently used dropped first. */
const MEMORIES = 16;

/** A thinker for the games whose knowledge it is given. */
export function createBotEngine(specs: readonly BotSpec<never>[], tuning: SearchParams = SEARCH_PARAMS): BotEngine {
  const memories = new Map<string, Memory>();
  const specFor = <G extends Shape>(game: Game<G>): BotSpec<G> | null => {
    const found = specs.find((s) => (s as unknown as BotSpec<G>).game.id === game.id);
    return (found as unknown as BotSpec<G> | undefined) ?? null;
  };
  const memoryFor = (key: string): Memory => {
    const known = memories.get(key) ?? {
      purse: { turn: "", spentMs: 0, msPerIteration: 0 },
      search: null,
      played: null,
      run: [],
    };
    memories.delete(key);
    memories.set(key, known);
    const [oldest] = memories.keys();
    if (memories.size > MEMORIES && oldest !== undefined) memories.delete(oldest);
    return known;
  };

  const chooseAside: BotEngine["chooseAside"] = ({ game, view, seat, seed }) => {
    const spec = specFor(game);
    if (!spec?.chooseAside) return null;
    const draw = seededDraws(seed ^ 0x5eed);
    return spec.chooseAside(game.determinize(view, seat, draw), seat, draw);
  };

  const think = <G extends Shape>(ask: BotQuery<G>): BotDecision | null => {
    const { game, view, seat, seed, clock } = ask;
    const begun = ask.iterations === undefined ? clock() : 0;
    const spec = specFor(game);
    const settings = ask.settings ?? levelSettings(ask.level);
    const said = chooseAside(ask);
    if (said) return { step: said.step, act: said.act, variations: [], iterations: 0, ms: 0 };
    if (!spec) return null;
    const memory = memoryFor(`${ask.match ?? ""} ${game.id} ${seat}`);
    const next = nextInContinuation(spec, ask, memory);
    if (next) return next;
    const fresh = newSearch(spec, view, seat, game.options.seats(ask.options), seed, tuning);
    if (!fresh) return null;
    const search = reuseSearch(memory, fresh);
    const state = fresh.root.table ?? game.determinize(view, seat, seededDraws(seed));
    const limit: SearchLimit =
      ask.iterations === undefined
        ? {
            clock,
            until:
              begun +
              allotTime(
                memory.purse,
                spec.turnKey(state, seat),
                ask.budgetMs ?? settings.budgetMs,
                spec.timeShare(state, topStep(state) ?? "", seat),
              ),
          }
        : { iterations: ask.iterations };
    const iterations = run(search, limit);
    const edge = chooseEdge(search.root, settings, seededUint32(seed ^ 0x9a7e)(), search.survivors);
    const ms = ask.iterations === undefined ? clock() - begun : 0;
    memory.purse.spentMs += ms;
    if (iterations > 0) memory.purse.msPerIteration = ms / iterations;
    // Trees are large and only the seat at play goes on with its own: the others' are given up.
    for (const other of memories.values()) other.search = null;
    memory.search = search as unknown as Search<Shape>;
    memory.played = edge as unknown as Edge<Shape>;
    memory.run = edge.continuation;
    return { step: search.root.step, act: edge.act, variations: variationsOf(search, edge), iterations, ms };
  };
  return { think, chooseAside };
}

/** The next act of the run that was decided on, while it is legal; nothing is searched. */
function nextInContinuation<G extends Shape>(spec: BotSpec<G>, ask: BotQuery<G>, memory: Memory): BotDecision | null {
  const [act, ...rest] = memory.run;
  memory.run = [];
  if (!act) return null;
  const draw = seededDraws(ask.seed);
  const t = ask.game.determinize(ask.view, ask.seat, draw);
  if (!new Engine<G>(spec.game, draw).legal(t, ask.seat).some((move) => deepEqual(move, act))) return null;
  memory.run = rest;
  return { step: topStep(t) ?? "", act, variations: [], iterations: 0, ms: 0 };
}

/** The remembered search at the node the fresh one begins at, or the fresh one if the tree does not hold that table. */
function reuseSearch<G extends Shape>(memory: Memory, fresh: Search<G>): Search<G> {
  const old = memory.search as unknown as Search<G> | null;
  if (!old || fresh.root.table === null || old.spec !== fresh.spec) return fresh;
  const node = (memory.played as unknown as Edge<G> | null)?.child;
  if (!node?.table || node.by !== fresh.seat || !deepEqual(node.table, fresh.root.table)) return fresh;
  return reuseSubtree(old, node);
}
