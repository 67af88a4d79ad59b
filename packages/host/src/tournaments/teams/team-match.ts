/** The boards of a team match and its score. Everything follows from the document. */
import { playing, type TournamentDoc } from "../doc.ts";
import type { Pairing } from "../pairing/entrant-record.ts";

type Side = 0 | 1;
const SIDES: readonly Side[] = [0, 1];

/** The players of a side who still play, the strongest first. */
const lineUp = (doc: TournamentDoc, side: Side): number[] =>
  playing(doc)
    .filter((n) => doc.entrants[n]?.team === side)
    .sort((a, b) => (doc.entrants[a]?.seed ?? a) - (doc.entrants[b]?.seed ?? b));

/**
 * Pairs the boards by strength. The challenged club sits first on every second board. Who has no opponent has won the
 * board, as with a bye.
 */
export function teamRound(doc: TournamentDoc): Pairing {
  const [own, others] = [lineUp(doc, 0), lineUp(doc, 1)];
  const tables: number[][] = [];
  const byes: number[] = [];
  for (let board = 0; board < (doc.teams?.boards ?? 0); board++) {
    const there = [own[board], others[board]].filter((one) => one !== undefined);
    if (there.length === 2) tables.push(board % 2 === 0 ? there : there.toReversed());
    else byes.push(...there);
  }
  return { tables, byes };
}

/** Returns the points of both sides: the sum of their boards that are decided. */
export function teamPoints({ played, entrants }: Pick<TournamentDoc, "played" | "entrants">): [number, number] {
  const of = (side: Side): number =>
    played.reduce((all, { pairings, byes }) => {
      const won = byes.filter((n) => entrants[n]?.team === side).length;
      const scored = pairings.flatMap((pairing) =>
        pairing.entrants.map((n, i) => (entrants[n]?.team === side ? (pairing.result?.scores[i] ?? 0) : 0)),
      );
      return all + won + scored.reduce((sum, one) => sum + one, 0);
    }, 0);
  return [of(SIDES[0] ?? 0), of(SIDES[1] ?? 1)];
}
