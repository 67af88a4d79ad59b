/** How many puzzles each level of the bots solves, by iterations and without a clock. */
import { createBotEngine, type BotSpec, type Level, LEVELS } from "@starboard/bots";
import {
  type Act,
  isRefusal,
  type GameState,
  play,
  question,
  type Seat,
  seededDraws,
  type Shape,
} from "@starboard/kernel";
import { judgePuzzle, type Puzzle, puzzleState } from "@starboard/kit";
import { mixSeed } from "@starboard/lab";
import { solvesTold } from "./told.ts";

/** Iterations per question of each level. */
const ITERATIONS: Readonly<Record<Level, number>> = { 1: 15, 2: 40, 3: 120, 4: 400, 5: 1500 };
/** Most acts of one try. */
const MOST_ACTS = 12;

const noClock = (): number => {
  throw new Error("a measured bot must not read the clock");
};

/** Whether a bot that is not told the task solves a puzzle. */
export function solves(spec: BotSpec<Shape>, puzzle: Puzzle, level: Level, seed: number): boolean {
  const begun = puzzleState(spec.game as never, puzzle);
  if ("bad" in begun) throw new Error(`${puzzle.id}: ${begun.bad[0]?.code}`);
  const engine = createBotEngine([spec as unknown as BotSpec<never>]);
  const { game } = spec;
  const by = puzzle.seat as Seat;
  const parsed = game.options.parse(puzzle.options);
  const options = "ok" in parsed ? parsed.ok : {};
  const draw = seededDraws(seed);
  const sent: Act[] = [];
  let state: GameState = begun.ok;
  for (let i = 0; i < MOST_ACTS && question(game, state)?.waiting[0] === by; i++) {
    const thought = engine.think<Shape>({
      game,
      options,
      view: game.view(state, by),
      seat: by,
      level,
      seed: mixSeed(seed, i),
      clock: noClock,
      iterations: ITERATIONS[level],
    });
    if (!thought) return false;
    const next = play(game, state, { by, step: thought.step, act: thought.act }, draw);
    if (isRefusal(next)) return false;
    state = next.state as GameState;
    if (Object.hasOwn(game.asides, thought.step)) continue;
    sent.push(thought.act);
    const verdict = judgePuzzle(puzzle, sent);
    if (verdict.is !== "open") return verdict.is === "solved";
  }
  return false;
}

/** One row of a table: what is counted, and the puzzles. */
interface Row {
  readonly name: string;
  readonly puzzles: readonly Puzzle[];
}

/**
 * The lines of a table: the share of puzzles that each level solves. A bot plays the match, which is the task of puzzles that
 * rest on a search; for other tasks a solver is told the task, unless `isMatch`.
 */
export function* solveRates(
  spec: BotSpec<Shape>,
  rows: readonly Row[],
  { sample, seed, levels = LEVELS, isMatch }: SolveSettings,
): Generator<string> {
  yield `| family | puzzles | tried | ${levels.map((level) => `level ${level}`).join(" | ")} |`;
  yield `|---|---|---|${levels.map(() => "---").join("|")}|`;
  for (const { name, puzzles: own } of rows) {
    const step = Math.max(1, own.length / sample);
    const tried = Array.from({ length: Math.min(sample, own.length) }, (_, i) => own[Math.floor(i * step)] as Puzzle);
    const shares = levels.map((level) => {
      const solved = tried.filter((puzzle, i) => {
        const solve = puzzle.proof === "search" || isMatch ? solves : solvesTold;
        return solve(spec, puzzle, level, mixSeed(seed, level, i));
      }).length;
      return `${Math.round((100 * solved) / tried.length)} %`;
    });
    yield `| ${name} | ${own.length} | ${tried.length} | ${shares.join(" | ")} |`;
  }
}

export interface SolveSettings {
  /** Most puzzles of a row that are tried. */
  readonly sample: number;
  readonly seed: number;
  readonly levels?: readonly Level[];
  /** All puzzles are played as a match. */
  readonly isMatch: boolean;
}

/** A row for each name that puzzles have. */
export const rowsBy = (puzzles: readonly Puzzle[], nameOf: (puzzle: Puzzle) => string): Row[] =>
  [...Map.groupBy(puzzles, nameOf)].map(([name, list]) => ({ name, puzzles: list }));
