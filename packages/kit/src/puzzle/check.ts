/** Checks a puzzle against the rules of its game: what a file can claim and only the rules can confirm. */
import {
  type Act,
  type AnyGame,
  type Draw,
  type GameState,
  type Invalid,
  isRefusal,
  offers,
  play,
  question,
  type Result,
  type Seat,
  seededDraws,
} from "@starboard/kernel";
import { fitsPattern } from "../patterns.ts";
import type { PuzzleCollection, PuzzleFamily } from "./collection.ts";
import { judgePuzzle } from "./judge.ts";
import type { Puzzle, PuzzleParameters } from "./schema.ts";

/** What puzzles are checked against, besides the game. */
export interface PuzzleWords extends Pick<PuzzleCollection, "families" | "themes"> {
  /** Whether the game has a rule with this number. */
  hasRule(rule: string): boolean;
}

const invalid = (code: string, at: string, about?: Invalid["about"]): Invalid => ({
  code,
  at,
  ...(about && { about }),
});

/** The draws of a puzzle: its own numbers first, then those of its seed. */
function drawsOf({ draws = [], seed = 1 }: Puzzle): Draw {
  const seeded = seededDraws(seed);
  let at = 0;
  return (sides, times, why) =>
    Array.from({ length: times }, () => {
      const own = draws[at++];
      return own === undefined ? (seeded(sides, 1, why)[0] as number) : ((own - 1) % sides) + 1;
    });
}

/** Returns the state that a puzzle begins with. Codes: PUZZLE_OPTIONS, PUZZLE_POSITION, PUZZLE_SEAT. */
export function puzzleState(game: AnyGame, puzzle: Puzzle): Result<GameState> {
  const options = game.options.parse(puzzle.options) as Result<object>;
  if ("bad" in options) return { bad: [invalid("PUZZLE_OPTIONS", options.bad[0]?.at ?? "")] };
  const read = game.notation.read(puzzle.position, options.ok as never) as Result<GameState>;
  if ("bad" in read) return { bad: [invalid("PUZZLE_POSITION", read.bad[0]?.at ?? "")] };
  const asked = question(game, read.ok as never);
  if (asked?.waiting[0] !== puzzle.seat || asked.waiting.length !== 1) return { bad: [invalid("PUZZLE_SEAT", "seat")] };
  return read;
}

/**
 * Plays acts of the seat that fit the patterns, one after the other, and returns them; null if no legal acts do. Of several
 * acts that fit, all are tried.
 */
function played(game: AnyGame, state: GameState, seat: Seat, patterns: readonly unknown[], draw: Draw): Act[] | null {
  const [first, ...rest] = patterns;
  if (first === undefined) return [];
  const asked = question(game, state as never);
  if (!asked?.waiting.includes(seat)) return null;
  const legal = (offers(game, state as never, seat).find(({ aside }) => !aside)?.offers ?? [])
    .filter(({ refusal }) => !refusal)
    .map(({ act }) => act)
    .filter((act) => fitsPattern(act, first));
  for (const act of legal) {
    const next = play(game, state as never, { by: seat, step: asked.frame.step, act }, draw);
    if (isRefusal(next)) continue;
    const more = played(game, next.state as GameState, seat, rest, draw);
    if (more) return [act, ...more];
  }
  return null;
}

/**
 * Returns what is wrong with the names in a puzzle; no act is played. Codes: PUZZLE_FAMILY, PUZZLE_THEME, PUZZLE_RULE,
 * PUZZLE_REASON, PUZZLE_WORDS.
 */
export function checkPuzzleWords(words: PuzzleWords, puzzle: Puzzle): Invalid[] {
  const family = Object.hasOwn(words.families, puzzle.family) ? words.families[puzzle.family] : undefined;
  if (!family) return [invalid("PUZZLE_FAMILY", "family")];
  const faults: Invalid[] = [];
  for (const theme of puzzle.themes)
    if (!Object.hasOwn(words.themes, theme)) faults.push(invalid("PUZZLE_THEME", "themes", { theme }));
  for (const [i, one] of puzzle.wrong.entries()) {
    const at = `wrong.${i}`;
    if (!words.hasRule(one.rule)) faults.push(invalid("PUZZLE_RULE", at, { rule: one.rule }));
    const say = Object.hasOwn(family.reasons, one.reason) ? family.reasons[one.reason] : undefined;
    if (!say) faults.push(invalid("PUZZLE_REASON", at, { reason: one.reason }));
    else if (isIncomplete(say(one.about ?? {}))) faults.push(invalid("PUZZLE_WORDS", at));
  }
  if (familyTexts(family, puzzle.about ?? {}).some(isIncomplete)) faults.push(invalid("PUZZLE_WORDS", "about"));
  return faults;
}

/**
 * Returns everything that is wrong with a puzzle. Codes: those of `checkPuzzleWords` and `puzzleState`, and PUZZLE_SOLUTION
 * (not legal, or does not solve it), PUZZLE_WRONG (not legal, or solves it).
 */
export function checkPuzzle(game: AnyGame, words: PuzzleWords, puzzle: Puzzle): Invalid[] {
  const faults = checkPuzzleWords(words, puzzle);
  if (faults.some(({ code }) => code === "PUZZLE_FAMILY")) return faults;
  const begun = puzzleState(game, puzzle);
  if ("bad" in begun) return [...begun.bad];
  const seat = puzzle.seat as Seat;
  const solution = played(game, begun.ok, seat, puzzle.solution, drawsOf(puzzle));
  if (!solution || judgePuzzle(puzzle, solution).is !== "solved") faults.push(invalid("PUZZLE_SOLUTION", "solution"));
  for (const [i, one] of puzzle.wrong.entries()) {
    const acts = played(game, begun.ok, seat, one.acts, drawsOf(puzzle));
    if (!acts || judgePuzzle(puzzle, acts).is !== "failed") faults.push(invalid("PUZZLE_WRONG", `wrong.${i}`));
  }
  return faults;
}

const familyTexts = (family: PuzzleFamily, about: PuzzleParameters): string[] =>
  [family.task, ...family.hints, family.solved].map((say) => say(about));
const isIncomplete = (text: string): boolean => text === "" || /undefined|NaN|\[object/.test(text);
