/**
 * A solver that is told the task of a puzzle: it looks at lines that the policy of the bot thinks likely, the likeliest first,
 * and plays the first one that does the task. How many lines it may look at is its level.
 */
import type { BotSpec, Level } from "@starboard/bots";
import {
  type Act,
  Engine,
  type GameState,
  isRefusal,
  noDraws,
  play,
  question,
  type Seat,
  seededDraws,
  seededUint32,
  type Shape,
} from "@starboard/kernel";
import { judgePuzzle, type Puzzle, puzzleState } from "@starboard/kit";

/** Lines of each level. Level 1 plays its first idea. */
const LINES: Readonly<Record<Level, number>> = { 1: 1, 2: 3, 3: 12, 4: 60, 5: 400 };
/** Most acts of one line. */
const MOST_ACTS = 12;

/** Most lines drawn for one that was not tried yet; fewer than that are left where so many give none. */
const MOST_DRAWS = 20;

/** Returns whether one of the lines of a level solves the puzzle. A line that was tried is not tried, or counted, again. */
export function solvesTold(spec: BotSpec<Shape>, puzzle: Puzzle, level: Level, seed: number): boolean {
  const begun = puzzleState(spec.game as never, puzzle);
  if ("bad" in begun) throw new Error(`${puzzle.id}: ${begun.bad[0]?.code}`);
  const random = seededUint32(seed);
  const tried = new Set<string>();
  const most = LINES[level];
  for (let line = 0; line < MOST_DRAWS * most && tried.size < most; line++) {
    const pick = (chances: readonly number[]) => (line === 0 ? likeliest(chances) : drawn(chances, random));
    const { acts, isSolved } = playLine(spec, puzzle, begun.ok, pick);
    if (isSolved) return true;
    const keys = acts.map((act) => JSON.stringify(act));
    tried.add((puzzle.anyOrder === true ? keys.toSorted() : keys).join());
  }
  return false;
}

/** Plays one line until it is judged, and returns its acts. */
function playLine(
  spec: BotSpec<Shape>,
  puzzle: Puzzle,
  start: GameState,
  pick: (chances: readonly number[]) => number,
): { readonly acts: readonly Act[]; readonly isSolved: boolean } {
  const { game } = spec;
  const by = puzzle.seat as Seat;
  const engine = new Engine(game, noDraws);
  const draw = seededDraws(puzzle.seed ?? 1);
  const acts: Act[] = [];
  let state = start;
  while (acts.length < MOST_ACTS) {
    const asked = question(game, state);
    if (asked?.waiting[0] !== by) break;
    const { step } = asked.frame;
    const legal = engine.legal(state, by);
    const act = legal[pick(chancesOf(spec.policyPrior(state, step, by, legal), legal))] as Act;
    const next = play(game, state, { by, step, act }, draw);
    if (isRefusal(next)) break;
    state = next.state as GameState;
    acts.push(act);
    const verdict = judgePuzzle(puzzle, acts);
    if (verdict.is !== "open") return { acts, isSolved: verdict.is === "solved" };
  }
  return { acts, isSolved: false };
}

/** Half by the policy, half evenly, so that every legal act may come. */
function chancesOf({ acts, priors }: ReturnType<BotSpec<Shape>["policyPrior"]>, legal: readonly Act[]): number[] {
  const sum = priors.reduce((total, prior) => total + prior, 0) || 1;
  const weights = new Map<string, number>();
  for (const [i, act] of acts.entries()) {
    const key = JSON.stringify(act);
    weights.set(key, (weights.get(key) ?? 0) + (priors[i] as number) / sum);
  }
  return legal.map((act) => 0.5 * (weights.get(JSON.stringify(act)) ?? 0) + 0.5 / legal.length);
}

const likeliest = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));

function drawn(chances: readonly number[], random: () => number): number {
  let left = (random() / 2 ** 32) * chances.reduce((sum, chance) => sum + chance, 0);
  const found = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return found < 0 ? chances.length - 1 : found;
}
