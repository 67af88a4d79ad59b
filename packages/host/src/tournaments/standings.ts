/**
 * Standings with the tie-breaks chess tournaments use, every number with what it is made of. A table for more than two
 * counts like one for two: the score is the share of rivals one is ahead of, ties as halves.
 *
 * - **Buchholz**: the points of all rivals met. A round without a game (bye, forfeit) counts as a rival with one's own
 *   points (FIDE tie-break regulations C.07, article 16.4).
 * - **Sonneborn-Berger**: the points of rivals one has beaten, and half of those one has drawn with.
 * - **Head to head**: the points among those who are still level, where all of them have met.
 * - **Wins**: games won, forfeits left out.
 */

/** What one meeting came to: who sat there, and everybody's score from 0 to 1, in the same order. */
export interface PairingResult {
  /** From 1. */
  readonly round: number;
  readonly entrants: readonly number[];
  readonly scores: readonly number[];
  /** Decided without being played to its end. */
  readonly unplayed: boolean;
}
export interface Bye {
  readonly round: number;
  readonly entrant: number;
}

export const TIE_BREAKS = ["headToHead", "buchholz", "sonnebornBerger", "wins"] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** An addend: of which round, against whom, how it went there, and what it adds. */
export interface Term {
  readonly round: number;
  /** Null for a round without a rival. */
  readonly rival: number | null;
  readonly how: "won" | "drawn" | "lost" | "bye" | "forfeit";
  readonly value: number;
}
export interface Sum {
  readonly total: number;
  readonly terms: readonly Term[];
}
export interface StandingsRow {
  readonly entrant: number;
  /** From 1; those who are level in everything share a place. */
  readonly place: number;
  readonly points: Sum;
  readonly ties: Readonly<Partial<Record<TieBreak, Sum>>>;
}

/** Sums of thirds and the like are equal when they should be. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;
const sumOf = (terms: readonly Term[]): Sum => ({
  total: exact(terms.reduce((all, { value }) => all + value, 0)),
  terms,
});
const howOf = (score: number): "won" | "drawn" | "lost" => (score > 0.5 ? "won" : score < 0.5 ? "lost" : "drawn");

/** One rival at one table: the score against just that rival. */
interface Meeting {
  readonly round: number;
  readonly rival: number;
  readonly score: number;
  /** Of one table for three, half; for two, the whole. */
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
      // At a table for two the scores need not add up: both may have lost by forfeit.
      const score = entrants.length === 2 ? mine : mine > its ? 1 : mine < its ? 0 : 0.5;
      return [{ round, rival, score, share: 1 / (entrants.length - 1), unplayed }];
    });
  });
}

/**
 * The standings, best first; those who are level in the order of `entrants`.
 * @param ties in the order in which they count
 */
export function standings(
  entrants: readonly number[],
  outcomes: readonly PairingResult[],
  byes: readonly Bye[],
  ties: readonly TieBreak[],
): StandingsRow[] {
  const meetings = new Map(entrants.map((one) => [one, meetingsOf(one, outcomes)]));
  const of = (one: number): readonly Meeting[] => meetings.get(one) ?? [];
  const points = new Map(
    entrants.map((one) => {
      const played = outcomes.flatMap(({ round, entrants: there, scores, unplayed }): Term[] => {
        const me = there.indexOf(one);
        if (me < 0) return [];
        const value = scores[me] as number;
        const rival = there.length === 2 ? (there[1 - me] as number) : null;
        return [{ round, rival, how: unplayed ? "forfeit" : howOf(value), value }];
      });
      const free = byes.flatMap(({ round, entrant }): Term[] =>
        entrant === one ? [{ round, rival: null, how: "bye", value: 1 }] : [],
      );
      return [one, sumOf([...played, ...free].sort((a, b) => a.round - b.round))] as const;
    }),
  );
  const total = (one: number): number => points.get(one)?.total ?? 0;

  const breaks: Record<TieBreak, (one: number, level: readonly number[]) => Sum | undefined> = {
    buchholz: (one) =>
      sumOf(
        [
          ...of(one).map(
            ({ round, rival, share, unplayed, score }): Term => ({
              round,
              rival: unplayed ? null : rival,
              how: unplayed ? "forfeit" : howOf(score),
              value: (unplayed ? total(one) : total(rival)) * share,
            }),
          ),
          ...byes.flatMap(({ round, entrant }): Term[] =>
            entrant === one ? [{ round, rival: null, how: "bye", value: total(one) }] : [],
          ),
        ].sort((a, b) => a.round - b.round),
      ),
    sonnebornBerger: (one) =>
      sumOf(
        of(one).map(
          ({ round, rival, share, score, unplayed }): Term => ({
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
            ({ round, rival, score, unplayed }): Term => ({
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
        outcomes.flatMap(({ round, entrants: there, scores, unplayed }): Term[] => {
          const me = there.indexOf(one);
          const best =
            scores[me] === Math.max(...scores) && scores.filter((score) => score === scores[me]).length === 1;
          if (me < 0 || unplayed || !best) return [];
          return [{ round, rival: there.length === 2 ? (there[1 - me] as number) : null, how: "won", value: 1 }];
        }),
      ),
  };

  const sums = new Map(entrants.map((one) => [one, {} as Partial<Record<TieBreak, Sum>>]));
  /** Splits those who are level by the first of these tie-breaks, and what is still level by the others. */
  function split(level: readonly number[], left: readonly TieBreak[]): number[][] {
    const [tie, ...others] = left;
    if (tie === undefined) return [[...level]];
    const values = new Map(level.map((one) => [one, breaks[tie](one, level)]));
    for (const [one, sum] of values) if (sum) (sums.get(one) as Partial<Record<TieBreak, Sum>>)[tie] = sum;
    return grouped(level, (one) => values.get(one)?.total ?? 0).flatMap((group) => split(group, others));
  }
  const groups = grouped(entrants, total).flatMap((group) => split(group, ties));
  let place = 1;
  return groups.flatMap((group) => {
    const shared = place;
    place += group.length;
    return group.map(
      (entrant): StandingsRow => ({
        entrant,
        place: shared,
        points: points.get(entrant) as Sum,
        ties: sums.get(entrant) ?? {},
      }),
    );
  });
}

/** Groups of equal value, the greatest first; within a group the order stays. */
function grouped(list: readonly number[], value: (one: number) => number): number[][] {
  const groups = Map.groupBy(list, value);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

/**
 * Scores of a table's seats by the result of its match: winners are ahead of all others, and the others of each other by
 * what the game counts. Shares of rivals one is ahead of, from 0 to 1.
 */
export function scoresOf(winners: readonly number[], counted: readonly number[], seats: number): number[] {
  const rank = (seat: number): readonly [number, number] => [winners.includes(seat) ? 1 : 0, counted[seat] ?? 0];
  const ahead = (a: number, b: number): number => {
    const [[aWon, aCounts], [bWon, bCounts]] = [rank(a), rank(b)];
    // Who shares the victory, or a draw at a table for two, is level whatever else was counted.
    if (aWon !== bWon) return aWon > bWon ? 1 : 0;
    if (aWon === 1 || seats === 2 || aCounts === bCounts) return 0.5;
    return aCounts > bCounts ? 1 : 0;
  };
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.map((seat) =>
    exact(all.filter((other) => other !== seat).reduce((sum, other) => sum + ahead(seat, other), 0) / (seats - 1)),
  );
}
