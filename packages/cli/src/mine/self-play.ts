/** Plays matches between bots and tries every question of them as a puzzle of each family. */
import type { BotSpec } from "@starboard/bots";
import {
  type AnyGame,
  digest,
  editionName,
  type FindGame,
  type MatchRecord,
  question,
  replay,
  type Seat,
  type Shape,
} from "@starboard/kernel";
import type { Puzzle, PuzzleProver } from "@starboard/kit";
import { type Contest, mixSeed, playMatch } from "@starboard/lab";
import { foundPuzzle } from "./found-puzzle.ts";
import { searchPuzzle } from "./search-puzzles.ts";

/** Most puzzles of one family that are kept from one match: neighbouring turns are much alike. */
const MOST_OF_A_FAMILY = 3;

/** What mining does, which makes its result: the same plan finds the same puzzles. */
export interface MiningPlan {
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly a: Contest["a"];
  readonly b: Contest["b"];
  readonly seed: number;
  /** The search judges questions instead of the provers. */
  readonly search?: true;
}

export const planFor = (
  spec: BotSpec<Shape>,
  contest: Omit<Contest, "game" | "factor" | "maxActs">,
  isSearch = false,
): MiningPlan => ({
  game: spec.game.id,
  edition: editionName(spec.game),
  options: contest.options,
  a: contest.a,
  b: contest.b,
  seed: contest.seed,
  ...(isSearch && { search: true as const }),
});

/** Plays the match with this number and returns the puzzles found in it. */
export function mineMatch(
  spec: BotSpec<Shape>,
  provers: readonly PuzzleProver[],
  plan: MiningPlan,
  match: number,
): Puzzle[] {
  const seed = mixSeed(plan.seed, match);
  const from = { is: "selfPlay", seed } as const;
  const finder = plan.search
    ? searchFinder(spec, plan.options, from, seed)
    : finderOf(spec, provers, plan.options, from);
  const contest: Contest = { ...plan, seed, factor: 1, maxActs: 3000 };
  playMatch(spec, contest, { group: match, team: match % 2 }, { clock: () => 0 }, finder.look);
  return finder.found;
}

/** Returns the puzzles in a finished match, as far as it was played by the newest edition. */
export function mineRecord(
  spec: BotSpec<Shape>,
  provers: readonly PuzzleProver[],
  record: MatchRecord,
  find: FindGame,
): Puzzle[] {
  const from = { is: "record", record: digest(record.entries.at(-1)).slice(0, 16) } as const;
  const finder = finderOf(spec, provers, record.options, from);
  for (const { game, played } of replay(record, find).moments) {
    const by = question(game, played.state)?.waiting[0];
    if (game === (spec.game as unknown as AnyGame) && by !== undefined) finder.look(played.state, by);
  }
  return finder.found;
}

interface Finder {
  readonly found: Puzzle[];
  readonly look: (t: Shape["state"], by: Seat) => void;
}

/** Lets the search judge one question of each unit of a turn. */
function searchFinder(spec: BotSpec<Shape>, options: object, from: Puzzle["from"], seed: number): Finder {
  const found: Puzzle[] = [];
  const game = spec.game as unknown as AnyGame;
  let n = 0;
  let before = "";
  const look = (t: Shape["state"], by: Seat): void => {
    const step = t.flow.stack.at(-1)?.step ?? "";
    const unit = spec.unit?.(t, step, by);
    const key = `${by} ${spec.turnKey(t, by)} ${unit}`;
    // A question of its own, or of a game without named units, is always looked at.
    if (unit === undefined || unit === null || key !== before) {
      const puzzle = searchPuzzle({ game, options }, spec, t, { ...from, n }, mixSeed(seed, n));
      if (puzzle) found.push(puzzle);
    }
    before = key;
    n += 1;
  };
  return { found, look };
}

/** Tries the questions of one match, in order, as puzzles. */
function finderOf(
  spec: BotSpec<Shape>,
  provers: readonly PuzzleProver[],
  options: object,
  from: Puzzle["from"],
): Finder {
  const found: Puzzle[] = [];
  const turns = new Set<string>();
  let n = 0;
  const game = spec.game as unknown as AnyGame;
  const look = (t: Shape["state"], by: Seat): void => {
    const turn = spec.turnKey(t, by);
    for (const prover of provers) {
      const key = `${prover.family} ${by} ${turn}`;
      if (found.filter(({ family }) => family === prover.family).length >= MOST_OF_A_FAMILY || turns.has(key)) continue;
      const proved = prover.prove(game, t);
      if (!proved) continue;
      turns.add(key);
      found.push(foundPuzzle({ game, options }, prover.family, t, { ...from, n }, proved));
    }
    n += 1;
  };
  return { found, look };
}
