/**
 * Computes standings with the tie-breaks of chess tournaments, each number with its terms. At a table for more than
 * two, the score is the share of opponents the entrant is ahead of; ties count half.
 *
 * - **Buchholz**: the points of all opponents met. A round without a match (bye, forfeit) counts as an opponent with
 *   the entrant's own points (FIDE tie-break regulations C.07, article 16.4).
 * - **Sonneborn-Berger**: the points of opponents beaten, and half the points of opponents drawn with.
 * - **Head to head**: the points among the entrants that are still level, if all of them have met.
 * - **Wins**: matches won, without forfeits.
 */
import type { StandingInfo, StandingSum, StandingTerm, TieBreak } from "@starboard/wire/tournament";

/** The result of one pairing: its entrants and their scores from 0 to 1, in the same order. */
export interface PairingResult {
  /** From 1. */
  readonly round: number;
  readonly entrants: readonly number[];
  readonly scores: readonly number[];
  /** True if the pairing was decided without a played match. */
  readonly unplayed: boolean;
}
export interface Bye {
  readonly round: number;
  readonly entrant: number;
}

/** Rounds a sum of fractions, so that equal sums compare as equal. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
const sumOf = (terms: readonly StandingTerm[]): StandingSum => ({
  total: rounded(terms.reduce((all, { value }) => all + value, 0)),
  terms,
});
const howOf = (score: number): "won" | "drawn" | "lost" => (score > 0.5 ? "won" : score < 0.5 ? "lost" : "drawn");

/** One opponent at one table, with the score against that opponent alone. */
interface Meeting {
  readonly round: number;
  readonly rival: number;
  readonly score: number;
  /** Weight of this meeting: 1 at a table for two, 1/2 at a table for three. */
  readonly share: number;
  readonly unplayed: boolean;
}

function meetingsOf(entrant: number, outcomes: readonly PairingResult[]): Meeting[] {
  return outcomes.flatMap(({ round, entrants, scores, unplayed }) => {
    const me = entrants.indexOf(entrant);
    if (me < 0) return [];
    const mine = scores[me] as number;
    return entrants.flatMap((rival, i): Meeting[] => {
      if (i === me) return [];
      const its = scores[i] as number;
      // At a table for two the scores need not add up to 1: both may have forfeited.
      const score = entrants.length === 2 ? mine : mine > its ? 1 : mine < its ? 0 : 0.5;
      return [{ round, rival, score, share: 1 / (entrants.length - 1), unplayed }];
    });
  });
}

/**
 * Computes the standings, best first. Entrants that are level keep the order of `entrants`.
 * @param ties tie-breaks in the order in which they count
 */
export function standings(
  entrants: readonly number[],
  outcomes: readonly PairingResult[],
  byes: readonly Bye[],
  ties: readonly TieBreak[],
): StandingInfo[] {
  const meetings = new Map(entrants.map((one) => [one, meetingsOf(one, outcomes)]));
  const of = (one: number): readonly Meeting[] => meetings.get(one) ?? [];
  const points = new Map(
    entrants.map((one) => {
      const played = outcomes.flatMap(({ round, entrants: there, scores, unplayed }): StandingTerm[] => {
        const me = there.indexOf(one);
        if (me < 0) return [];
        const value = scores[me] as number;
        const rival = there.length === 2 ? (there[1 - me] as number) : null;
        return [{ round, rival, how: unplayed ? "forfeit" : howOf(value), value }];
      });
      const free = byes.flatMap(({ round, entrant }): StandingTerm[] =>
        entrant === one ? [{ round, rival: null, how: "bye", value: 1 }] : [],
      );
      return [one, sumOf([...played, ...free].sort((a, b) => a.round - b.round))] as const;
    }),
  );
  const total = (one: number): number => points.get(one)?.total ?? 0;

  const breaks: Record<TieBreak, (one: number, level: readonly number[]) => StandingSum | undefined> = {
    buchholz: (one) =>
      sumOf(
        [
          ...of(one).map(
            ({ round, rival, share, unplayed, score }): StandingTerm => ({
              round,
              rival: unplayed ? null : rival,
              how: unplayed ? "forfeit" : howOf(score),
              value: (unplayed ? total(one) : total(rival)) * share,
            }),
          ),
          ...byes.flatMap(({ round, entrant }): StandingTerm[] =>
            entrant === one ? [{ round, rival: null, how: "bye", value: total(one) }] : [],
          ),
        ].sort((a, b) => a.round - b.round),
      ),
    sonnebornBerger: (one) =>
      sumOf(
        of(one).map(
          ({ round, rival, share, score, unplayed }): StandingTerm => ({
            round,
            rival,
            how: unplayed ? "forfeit" : howOf(score),
            value: score * total(rival) * share,
          }),
        ),
      ),
    headToHead(one, level) {
      const rivals = level.filter((other) => other !== one);
      const all = level.every((a) => level.every((b) => a === b || of(a).some(({ rival }) => rival === b)));
      if (rivals.length === 0 || !all) return undefined;
      return sumOf(
        of(one)
          .filter(({ rival }) => rivals.includes(rival))
          .map(
            ({ round, rival, score, unplayed }): StandingTerm => ({
              round,
              rival,
              how: unplayed ? "forfeit" : howOf(score),
              value: score,
            }),
          ),
      );
    },
    wins: (one) =>
      sumOf(
        outcomes.flatMap(({ round, entrants: there, scores, unplayed }): StandingTerm[] => {
          const me = there.indexOf(one);
          const best =
            scores[me] === Math.max(...scores) && scores.filter((score) => score === scores[me]).length === 1;
          if (me < 0 || unplayed || !best) return [];
          return [{ round, rival: there.length === 2 ? (there[1 - me] as number) : null, how: "won", value: 1 }];
        }),
      ),
  };

  const sums = new Map(entrants.map((one) => [one, {} as Partial<Record<TieBreak, StandingSum>>]));
  /** Splits level entrants by the first tie-break, and those that are still level by the next ones. */
  function split(level: readonly number[], left: readonly TieBreak[]): number[][] {
    const [tie, ...others] = left;
    if (tie === undefined) return [[...level]];
    const values = new Map(level.map((one) => [one, breaks[tie](one, level)]));
    for (const [one, sum] of values) if (sum) (sums.get(one) as Partial<Record<TieBreak, StandingSum>>)[tie] = sum;
    return grouped(level, (one) => values.get(one)?.total ?? 0).flatMap((group) => split(group, others));
  }
  const groups = grouped(entrants, total).flatMap((group) => split(group, ties));
  let place = 1;
  return groups.flatMap((group) => {
    const shared = place;
    place += group.length;
    return group.map(
      (entrant): StandingInfo => ({
        entrant,
        place: shared,
        points: points.get(entrant) as StandingSum,
        ties: sums.get(entrant) ?? {},
      }),
    );
  });
}

/** Groups entrants of equal value, highest first. The order within a group is kept. */
function grouped(list: readonly number[], value: (one: number) => number): number[][] {
  const groups = Map.groupBy(list, value);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

/**
 * Returns the scores of a table's seats: for each seat the share of opponents it is ahead of, from 0 to 1. Winners are
 * ahead of all others. The others are ordered by the score that the game counts.
 */
export function scoresOf(winners: readonly number[], counted: readonly number[], seats: number): number[] {
  const rank = (seat: number): readonly [number, number] => [winners.includes(seat) ? 1 : 0, counted[seat] ?? 0];
  const ahead = (a: number, b: number): number => {
    const [[aWon, aCounts], [bWon, bCounts]] = [rank(a), rank(b)];
    // Winners are level with each other, and so are two players who draw, whatever the game counts.
    if (aWon !== bWon) return aWon > bWon ? 1 : 0;
    if (aWon === 1 || seats === 2 || aCounts === bCounts) return 0.5;
    return aCounts > bCounts ? 1 : 0;
  };
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.map((seat) =>
    rounded(all.filter((other) => other !== seat).reduce((sum, other) => sum + ahead(seat, other), 0) / (seats - 1)),
  );
}
