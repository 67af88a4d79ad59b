/** What a host knows of a solver and of its puzzles, as pages see it. */
import { strengthAt } from "@starboard/kit/rating";
import type { PuzzleFigures, PuzzleResult, SolverInfo, SolverRating } from "@starboard/wire/puzzles";
import type { HostStore } from "../storage/store.ts";
import {
  type PuzzleRatingDoc,
  puzzleRatings,
  type PuzzleResultDoc,
  puzzleResults,
  solverRatings,
} from "./documents.ts";

/** Most games with a rating of one solver. */
const MAX_GAMES = 50;
/** Most puzzles of a game, and most results of a solver, that are sent. */
const MAX_PUZZLES = 5_000;

export const figuresOf = ({ game, puzzle, rating, deviation, attempts, solved }: PuzzleRatingDoc): PuzzleFigures => ({
  game,
  puzzle,
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  attempts,
  solved,
});

export const puzzleResultOf = ({ game, puzzle, change, at, solvedAt }: PuzzleResultDoc): PuzzleResult => ({
  game,
  puzzle,
  score: change.score,
  change,
  at,
  solvedAt,
});

/** Returns a solver's ratings, the game that was tried last first. */
export async function solverRatingsOf(store: HostStore, person: string, now: number): Promise<SolverRating[]> {
  const found = await solverRatings.find(store, { index: ["person", person], limit: MAX_GAMES });
  return found.map(({ doc }) => {
    const { rating, deviation } = strengthAt(doc, doc.at, now);
    return { game: doc.game, rating: Math.round(rating), deviation: Math.round(deviation), puzzles: doc.puzzles };
  });
}

export async function solverOf(store: HostStore, person: string, now: number): Promise<SolverInfo> {
  const [ratings, results] = [
    await solverRatingsOf(store, person, now),
    await puzzleResults.find(store, { index: ["person", person], limit: MAX_PUZZLES }),
  ];
  return {
    person,
    ratings,
    results: results.map(({ doc }) => puzzleResultOf(doc)),
    days: [...new Set(results.flatMap(({ doc }) => doc.days))].toSorted((a, b) => a - b),
  };
}

/** Returns the puzzles of the games that were attempted on this host. */
export async function figuresOfGames(store: HostStore, games: readonly string[]): Promise<PuzzleFigures[]> {
  const found = await Promise.all(
    games.map((game) => puzzleRatings.find(store, { index: ["game", game], limit: MAX_PUZZLES })),
  );
  return found.flat().map(({ doc }) => figuresOf(doc));
}
