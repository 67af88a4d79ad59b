/** Plays matches between bots and tries every question of them as a puzzle of each family. */
import { editionName } from "@starboard/kernel";
import type { BotSpec } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import type { Puzzle, PuzzleProver } from "@starboard/kit";
import { type Contest, mixSeed, playMatch } from "@starboard/lab";
import { foundPuzzle } from "./found-puzzle.ts";

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
}

export const planFor = (spec: BotSpec<Shape>, contest: Omit<Contest, "game" | "factor" | "maxActs">): MiningPlan => ({
  game: spec.game.id,
  edition: editionName(spec.game),
  options: contest.options,
  a: contest.a,
  b: contest.b,
  seed: contest.seed,
});

/** Plays the match with this number and returns the puzzles found in it. */
export function mineMatch(
  spec: BotSpec<Shape>,
  provers: readonly PuzzleProver[],
  plan: MiningPlan,
  match: number,
): Puzzle[] {
  const seed = mixSeed(plan.seed, match);
  const found: Puzzle[] = [];
  const turns = new Set<string>();
  let n = 0;
  const contest: Contest = { ...plan, seed, factor: 1, maxActs: 3000 };
  playMatch(spec, contest, { group: match, team: match % 2 }, { clock: () => 0 }, (t, by) => {
    const turn = spec.turnKey(t, by);
    for (const prover of provers) {
      const key = `${prover.family} ${by} ${turn}`;
      if (found.filter(({ family }) => family === prover.family).length >= MOST_OF_A_FAMILY || turns.has(key)) continue;
      const proved = prover.prove(spec.game as never, t as never);
      if (!proved) continue;
      turns.add(key);
      found.push(foundPuzzle({ game: spec.game as never, options: plan.options, seed }, prover.family, t, n, proved));
    }
    n += 1;
  });
  return found;
}
