/** Interface of the bots: takes one question of one seat, returns one act and its analysis. */
import {
  type Act,
  editionName,
  Engine,
  seededDraws,
  seededUint32,
  type Game,
  type Seat,
  type Shape,
  deepEqual,
} from "@starboard/kernel";
import { allotTime, type NowMs, type SearchLimit, type TimeBudget } from "./budget.ts";
import { type Variation, variationsOf, chooseEdge } from "./move-choice.ts";
import { type Level, type LevelSettings, levelSettings } from "./levels.ts";
import { mergeParts, paramsOfTree, partOf, seedOfTree, type SearchPart } from "./root-parallel.ts";
import { isSolved, newSearch, reuseSubtree, run, type Search } from "./search.ts";
import { topStep } from "./tree.ts";
import { unguidedPrior } from "./unguided-prior.ts";
import { type AsideMove, type BotReason, type BotSpec, botSpecFor } from "./spec.ts";
import type { Edge } from "./tree.ts";
import { SEARCH_PARAMS, type SearchParams } from "./search-params.ts";

/** A question to a bot. It holds the seat's view and nothing else of the match. */
export interface BotQuery<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G["options"];
  readonly view: G["view"];
  readonly seat: Seat;
  readonly level: Level;
  /** Replaces the present settings of the level: for replaying matches played under earlier settings. */
  readonly settings?: LevelSettings;
  /** The same seed, view, earlier queries and iterations give the same act. */
  readonly seed: number;
  /** Milliseconds for the whole turn; the level's default when absent. */
  readonly budgetMs?: number;
  readonly clock: NowMs;
  /** Runs exactly this many iterations and never reads the clock: for tests and for replaying a timed match. */
  readonly iterations?: number;
  /** How the bot plays within its level; without, it proposes no deals. */
  readonly personality?: string;
  /** The facts of the game's recollection that the seat has seen, oldest first; none when absent. */
  readonly past?: readonly G["fact"][];
  /** Separates the time budgets of several matches served by one engine. */
  readonly match?: string;
  /**
   * Number of trees that are searched one after the other, each with these iterations, and merged as if as many workers
   * had searched them: for measuring and replaying. One if absent.
   */
  readonly trees?: number;
  /** Called before a timed search with the moment, by the clock, at which it will end: others may search along. */
  readonly onSearch?: (until: number) => void;
}
/** The bot's decision. */
export interface BotDecision {
  /** The step that is answered, or the aside to play. */
  readonly step: string;
  readonly act: Act;
  /** Up to three variations, the chosen one first. May be shown after the match or to the bot's own side. */
  readonly variations: readonly Variation[];
  readonly iterations: number;
  /** Milliseconds used, by the injected clock. */
  readonly ms: number;
  /** Why it does this aside. */
  readonly reason?: BotReason;
}
/** A finished search that waits for the parts of other workers. */
export interface Pondered {
  /** Merges the parts and chooses. */
  decide(parts: readonly SearchPart[]): BotDecision;
}
/** Decides questions one after the other. Remembers its last search to continue it within a turn. */
export interface BotEngine {
  /** Returns `null` if the seat is not asked and has no aside to play. */
  think<G extends Shape>(query: BotQuery<G>): BotDecision | null;
  /** Does the same in two steps. Returns `null` if the seat is not asked and has no aside to play. */
  ponder<G extends Shape>(query: BotQuery<G>): Pondered | null;
  /**
   * Searches a question that another engine decides, in a tree of its own, until a moment by the clock or for the
   * query's iterations. Returns `null` if there is nothing to search or the moment has passed.
   *
   * @param tree number of the tree, from 1: each number searches differently
   */
  help<G extends Shape>(query: BotQuery<G>, tree: number, until?: number): SearchPart | null;
  /** Returns the aside that the seat wants to play now (an answer to a proposal), or `null`. */
  chooseAside<G extends Shape>(
    query: Pick<BotQuery<G>, "game" | "view" | "seat" | "seed" | "personality" | "past">,
  ): AsideMove | null;
}

/** State kept between the questions of one seat. */
interface Memory {
  readonly budget: TimeBudget;
  search: Search<Shape> | null;
  /** The edge played from the root of the search. */
  played: Edge<Shape> | null;
  /** The rest of that edge's continuation. */
  run: readonly Act[];
}

/** Most memories kept: one per seat of a running match, the least recently used is dropped first. */
const MAX_MEMORIES = 16;

/** Creates an engine for the games whose bot specs are given. */
export function createBotEngine(specs: readonly BotSpec<never>[], params: SearchParams = SEARCH_PARAMS): BotEngine {
  const memories = new Map<string, Memory>();
  /** The spec of every edition and personality that was asked for. */
  const byGame = new Map<object, Map<string, BotSpec<never>>>();
  const specFor = <G extends Shape>(game: Game<G>, personality = ""): BotSpec<G> | null => {
    const ofGame = byGame.get(game) ?? new Map<string, BotSpec<never>>();
    byGame.set(game, ofGame);
    const known = ofGame.get(personality);
    if (known) return known as unknown as BotSpec<G>;
    const found = specs.find((s) => (s as unknown as BotSpec<G>).game.id === game.id);
    if (!found) return null;
    const plain = found as unknown as BotSpec<G>;
    const styled = personality === "" ? plain : plain.style?.(personality);
    // A name that the game does not know plays plainly and is not kept, because names come from outside.
    if (!styled) return specFor(game);
    const spec = botSpecFor(styled, game);
    ofGame.set(personality, spec as unknown as BotSpec<never>);
    return spec;
  };
  const memoryFor = (key: string): Memory => {
    const memory = memories.get(key) ?? {
      budget: { turn: "", spentMs: 0, msPerIteration: 0 },
      search: null,
      played: null,
      run: [],
    };
    memories.delete(key);
    memories.set(key, memory);
    const [oldest] = memories.keys();
    if (memories.size > MAX_MEMORIES && oldest !== undefined) memories.delete(oldest);
    return memory;
  };

  const chooseAside: BotEngine["chooseAside"] = ({ game, view, seat, seed, personality, past = [] }) => {
    const spec = specFor(game, personality);
    if (!spec?.chooseAside) return null;
    const draw = seededDraws(seed ^ 0x5eed);
    return spec.chooseAside(game.determinize(view, seat, draw), seat, draw, past);
  };

  const help: BotEngine["help"] = (query, tree, until) => {
    const { game, view, seat, options } = query;
    const spec = specFor(game, query.personality);
    if (!spec || (until !== undefined && query.clock() >= until)) return null;
    const seats = game.options.seats(options);
    const search = newSearch(spec, view, seat, seats, seedOfTree(query.seed, tree), paramsOfTree(params, tree));
    if (!search) return null;
    const limit = until === undefined ? { iterations: query.iterations ?? 0 } : { until, clock: query.clock };
    return run(search, limit) > 0 ? partOf(search) : null;
  };

  const ponder = <G extends Shape>(query: BotQuery<G>): Pondered | null => {
    const { game, view, seat, seed, clock } = query;
    const startedAt = query.iterations === undefined ? clock() : 0;
    const spec = specFor(game, query.personality);
    const aside = chooseAside(query);
    if (aside) {
      const { step, act, reason } = aside;
      return decided({ step, act, variations: [], iterations: 0, ms: 0, ...(reason && { reason }) });
    }
    if (!spec) return null;
    const settings = query.settings ?? levelSettings(query.level, spec.levelChoices);
    const memory = memoryFor(`${query.match ?? ""} ${editionName(game)} ${seat}`);
    const next = nextInContinuation(spec, query, memory);
    if (next) return decided(next);
    const seats = game.options.seats(query.options);
    const fresh = newSearch(spec, view, seat, seats, seed, params);
    if (!fresh) return null;
    const unguided = unguidedPrior(settings, fresh, seededUint32(seed ^ 0x6e1d));
    const search = unguided
      ? (newSearch(spec, view, seat, seats, seed, params, unguided) as Search<G>)
      : reuseSearch(memory, fresh);
    const limit = limitOf(query, settings, startedAt, memory.budget, spec, fresh.root.state);
    if ("until" in limit && !isSolved(search)) query.onSearch?.(limit.until);
    const iterations = run(search, limit);
    const own = Array.from({ length: iterations > 0 ? (query.trees ?? 1) - 1 : 0 }, (_, i) => help(query, i + 1));
    return {
      decide(parts) {
        mergeParts(
          search,
          [...own, ...parts].filter((part): part is SearchPart => part !== null),
        );
        const edge = chooseEdge(search.root, settings, seededUint32(seed ^ 0x9a7e)(), search.survivors);
        const ms = query.iterations === undefined ? clock() - startedAt : 0;
        memory.budget.spentMs += ms;
        if (iterations > 0) memory.budget.msPerIteration = ms / iterations;
        // Trees are large and only the seat that just moved continues its own, so those of other seats are released.
        for (const other of memories.values()) other.search = null;
        memory.search = search as unknown as Search<Shape>;
        memory.played = edge as unknown as Edge<Shape>;
        memory.run = edge.continuation;
        return { step: search.root.step, act: edge.act, variations: variationsOf(search, edge), iterations, ms };
      },
    };
  };
  const think: BotEngine["think"] = (query) => ponder(query)?.decide([]) ?? null;
  return { think, ponder, help, chooseAside };
}

const decided = (decision: BotDecision): Pondered => ({ decide: () => decision });

/** Returns when the search of a question stops. */
function limitOf<G extends Shape>(
  query: BotQuery<G>,
  settings: LevelSettings,
  startedAt: number,
  budget: TimeBudget,
  spec: BotSpec<G>,
  known: G["state"] | null,
): SearchLimit {
  if (query.iterations !== undefined) return { iterations: query.iterations };
  const state = known ?? query.game.determinize(query.view, query.seat, seededDraws(query.seed));
  const share = spec.timeShare(state, topStep(state) ?? "", query.seat);
  const ms = allotTime(budget, spec.turnKey(state, query.seat), query.budgetMs ?? settings.budgetMs, share);
  return { clock: query.clock, until: startedAt + ms };
}

/** Returns the next act of the chosen continuation if it is legal, without a search. */
function nextInContinuation<G extends Shape>(spec: BotSpec<G>, query: BotQuery<G>, memory: Memory): BotDecision | null {
  const [act, ...rest] = memory.run;
  memory.run = [];
  if (!act) return null;
  const draw = seededDraws(query.seed);
  const t = query.game.determinize(query.view, query.seat, draw);
  if (!new Engine<G>(spec.game, draw).legal(t, query.seat).some((move) => deepEqual(move, act))) return null;
  memory.run = rest;
  return { step: topStep(t) ?? "", act, variations: [], iterations: 0, ms: 0 };
}

/**
 * Returns the remembered search, moved to the root of the new one, or the new one if the tree does not contain that
 * state.
 */
function reuseSearch<G extends Shape>(memory: Memory, fresh: Search<G>): Search<G> {
  const old = memory.search as unknown as Search<G> | null;
  if (!old || fresh.root.state === null || old.spec !== fresh.spec) return fresh;
  const node = (memory.played as unknown as Edge<G> | null)?.child;
  if (!node?.state || node.by !== fresh.seat || !deepEqual(node.state, fresh.root.state)) return fresh;
  return reuseSubtree(old, node);
}
