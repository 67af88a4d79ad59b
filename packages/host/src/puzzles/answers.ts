/**
 * Counts the answers of accounts to puzzles. The acts are played by the rules here, so that a page cannot claim a result.
 * The first attempt at a puzzle is rated, once; later ones can only note that it was solved.
 */
import { checkAnswer, dailyPuzzle, dailyTurn, dayNumber } from "@starboard/kit";
import { type AttemptScore, attemptScore, newPuzzle, rateAttempt, type Strength } from "@starboard/kit/rating";
import { LATE_DAYS, type PuzzleAnswer, type PuzzleAnswersInfo } from "@starboard/wire/puzzles";
import type { HostServices } from "../services.ts";
import type { Change } from "../storage/store.ts";
import type { HostPuzzle, PuzzleContent } from "./content.ts";
import {
  puzzleRatingId,
  puzzleRatings,
  type PuzzleRatingDoc,
  puzzleResults,
  type PuzzleResultDoc,
  resultId,
  solverId,
  type SolverRatingDoc,
  solverRatings,
} from "./documents.ts";
import { figuresOf, puzzleResultOf } from "./solver.ts";

type AnswerInfo = PuzzleAnswersInfo["answers"][number];
const shown = ({ rating, deviation }: Strength): { rating: number; deviation: number } => ({ rating, deviation });

export interface PuzzleAnswers {
  /** Codes of a refused answer: PUZZLE_UNKNOWN, PUZZLE_ACT. */
  count(person: string, answer: PuzzleAnswer): Promise<AnswerInfo>;
}

export function createPuzzleAnswers(
  { store, now }: Pick<HostServices, "store" | "now">,
  content: PuzzleContent,
): PuzzleAnswers {
  /** The day for which a solved puzzle counts; null if it was not that day's, or is told too late. */
  async function dailyOf({ game, puzzle, day }: PuzzleAnswer, at: number): Promise<number | null> {
    const today = dayNumber(at);
    if (day > today || day < today - LATE_DAYS) return null;
    const ids = await content.ids();
    const turn = dailyTurn([...ids.keys()], day);
    return turn?.game === game && dailyPuzzle(ids.get(game) ?? [], turn) === puzzle ? day : null;
  }

  /** Adds what a later attempt can add: that the puzzle is solved, and on its day. */
  async function addLater(id: string, doc: PuzzleResultDoc, isSolved: boolean, day: number | null, at: number) {
    if (!isSolved || (doc.solvedAt !== null && (day === null || doc.days.includes(day)))) return doc;
    const written = await puzzleResults.update(store, id, at, (now) => ({
      doc: {
        ...now,
        solvedAt: now.solvedAt ?? at,
        days: day === null || now.days.includes(day) ? now.days : [...now.days, day],
      },
    }));
    return written?.doc ?? doc;
  }

  return {
    async count(person, answer) {
      const { game, puzzle, hints } = answer;
      const found = await content.find(game, puzzle);
      if (!found) return { is: "refused", code: "PUZZLE_UNKNOWN" };
      const verdict = checkAnswer(found.game, found.puzzle, found.passive, answer.moves);
      if (verdict.is === "illegal") return { is: "refused", code: "PUZZLE_ACT" };
      const isSolved = verdict.is === "solved";
      const ids = { result: resultId(person, game, puzzle), puzzle: puzzleRatingId(game, puzzle) };
      for (;;) {
        const at = now();
        const day = isSolved ? await dailyOf(answer, at) : null;
        // The result first: a puzzle that has one is rated, because both are written together.
        const before = await puzzleResults.get(store, ids.result);
        const rated = await puzzleRatings.get(store, ids.puzzle);
        if (before) {
          if (!rated) return { is: "refused", code: "PUZZLE_UNKNOWN" };
          const doc = await addLater(ids.result, before.doc, isSolved, day, at);
          return { is: "known", result: puzzleResultOf(doc), puzzle: figuresOf(rated.doc) };
        }
        const solver = await solverRatings.get(store, solverId(person, game));
        const first = firstAttempt(found, {
          person,
          score: attemptScore(isSolved, hints),
          solver: solver?.doc,
          rated: rated?.doc,
          at,
        });
        const result: PuzzleResultDoc = {
          ...first.result,
          solvedAt: isSolved ? at : null,
          days: day === null ? [] : [day],
        };
        const changes: Change[] = [
          puzzleResults.put(ids.result, result, at, 0),
          solverRatings.put(solverId(person, game), first.solver, at, solver?.version ?? 0),
          puzzleRatings.put(ids.puzzle, first.puzzle, at, rated?.version ?? 0),
        ];
        // If another attempt of the solver or at the puzzle was counted in between, it is rated anew.
        if (await store.write(changes))
          return { is: "counted", result: puzzleResultOf(result), puzzle: figuresOf(first.puzzle) };
      }
    },
  };
}

interface Attempt {
  readonly person: string;
  readonly score: AttemptScore;
  readonly solver: SolverRatingDoc | undefined;
  readonly rated: PuzzleRatingDoc | undefined;
  readonly at: number;
}

/** Rates the first attempt of a solver at a puzzle: both move, as after a match. */
function firstAttempt({ puzzle, game }: HostPuzzle, { person, score, solver, rated, at }: Attempt) {
  const both = rateAttempt(solver, rated ?? newPuzzle(puzzle.rating), score, at);
  const { expected, step, change, before, after } = both.solver;
  const name = { game: game.id, puzzle: puzzle.id };
  return {
    result: {
      person,
      ...name,
      at,
      change: {
        score,
        expected,
        step,
        change,
        before: shown(before),
        after: shown(after),
        puzzle: shown(both.puzzle.before),
      },
    },
    solver: { ...after, person, game: game.id, puzzles: (solver?.puzzles ?? 0) + 1, at },
    puzzle: {
      ...both.puzzle.after,
      ...name,
      attempts: (rated?.attempts ?? 0) + 1,
      solved: (rated?.solved ?? 0) + (score === 1 ? 1 : 0),
      at,
    },
  };
}
