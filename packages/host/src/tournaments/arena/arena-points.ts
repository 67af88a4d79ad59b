/**
 * Points of an arena: 2 for a win, 1 for a draw, 0 for a loss. After two wins in a row every result counts twice, until
 * one is not a win.
 */
import type { StandingInfo, StandingTerm } from "@starboard/wire/tournament";

const WIN = 2;
const DRAW = 1;
/** Wins in a row after which results count twice. */
export const STREAK = 2;

/** A decided match of an arena. */
export interface ArenaResult {
  readonly entrants: readonly number[];
  /** From 0 to 1, in the order of `entrants`. */
  readonly scores: readonly number[];
  /** True if it was decided without play. */
  readonly unplayed: boolean;
}

/** Returns the terms of an entrant's points, match by match in the order in which they were paired. */
export function arenaTerms(entrant: number, results: readonly ArenaResult[]): StandingTerm[] {
  let streak = 0;
  return results
    .filter(({ entrants }) => entrants.includes(entrant))
    .map(({ entrants, scores, unplayed }, n): StandingTerm => {
      const me = entrants.indexOf(entrant);
      const score = scores[me] ?? 0;
      const won = score > 0.5;
      const single = won ? WIN : score === 0.5 ? DRAW : 0;
      const doubled = streak >= STREAK && single > 0;
      streak = won ? streak + 1 : 0;
      return {
        round: n + 1,
        rival: entrants[1 - me] ?? null,
        how: unplayed ? "forfeit" : won ? "won" : single > 0 ? "drawn" : "lost",
        value: doubled ? 2 * single : single,
        ...(doubled && { doubled: true }),
      };
    });
}

/** Returns the standings, best first. Of equal points more wins by play decide; who is then level shares the place. */
export function arenaStandings(order: readonly number[], results: readonly ArenaResult[]): StandingInfo[] {
  const rows = order.map((entrant) => {
    const terms = arenaTerms(entrant, results);
    const wins = terms
      .filter(({ how }) => how === "won")
      .map(({ round, rival, how }) => ({ round, rival, how, value: 1 }));
    const total = terms.reduce((sum, { value }) => sum + value, 0);
    return { entrant, points: { total, terms }, ties: { wins: { total: wins.length, terms: wins } } };
  });
  const key = (row: (typeof rows)[number]): readonly [number, number] => [row.points.total, row.ties.wins.total];
  const sorted = rows.toSorted((a, b) => key(b)[0] - key(a)[0] || key(b)[1] - key(a)[1]);
  return sorted.map((row) => {
    const ahead = sorted.filter(
      (other) => key(other)[0] > key(row)[0] || (key(other)[0] === key(row)[0] && key(other)[1] > key(row)[1]),
    );
    return { ...row, place: ahead.length + 1 };
  });
}
