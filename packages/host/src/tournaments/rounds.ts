/** Derives the standings and the entrant records for the next pairing from the rounds played so far. */
import type { StandingInfo } from "@starboard/wire/tournament";
import { arenaResults, isArena } from "./arena/arena.ts";
import { arenaStandings } from "./arena/arena-points.ts";
import { berger, bergerRounds } from "./pairing/berger.ts";
import type { EntrantRecord, Pairing } from "./pairing/entrant-record.ts";
import { podRound } from "./pairing/pods.ts";
import { swissRound } from "./pairing/swiss.ts";
import { teamRound } from "./teams/team-match.ts";
import { type Bye, type PairingResult, standings } from "./standings.ts";
import { playing, type ResultDoc, type TournamentDoc } from "./doc.ts";

/** True for a result without a played match. */
const unplayed = ({ how }: ResultDoc): boolean => how === "forfeit";

export const outcomesOf = ({ played }: TournamentDoc): PairingResult[] =>
  played.flatMap(({ pairings }, i) =>
    pairings.flatMap(({ entrants, result }): PairingResult[] =>
      result ? [{ round: i + 1, entrants, scores: result.scores, unplayed: unplayed(result) }] : [],
    ),
  );
export const byesOf = ({ played }: TournamentDoc): Bye[] =>
  played.flatMap(({ byes }, i) => byes.map((entrant): Bye => ({ round: i + 1, entrant })));

/** Returns the current standings. Entrants that are equal in all tie-breaks are ordered by seed. */
export function standingsOf(doc: TournamentDoc): StandingInfo[] {
  const order = [...doc.entrants.keys()].sort((a, b) => seedOf(doc, a) - seedOf(doc, b));
  if (isArena(doc)) return arenaStandings(order, arenaResults(doc));
  return standings(order, outcomesOf(doc), byesOf(doc), doc.ties);
}
const seedOf = ({ entrants }: TournamentDoc, n: number): number => entrants[n]?.seed ?? n;

/** Returns the number of rounds. For a round robin with two seats it follows from the number of entrants. */
export const roundsOf = (doc: Pick<TournamentDoc, "format" | "seats" | "rounds" | "entrants">): number =>
  isArena(doc) ? 1 : doc.format === "roundRobin" && doc.seats === 2 ? bergerRounds(doc.entrants.length) : doc.rounds;

/** Returns the records of the entrants who still play. */
export function formsOf(doc: TournamentDoc): EntrantRecord[] {
  const outcomes = outcomesOf(doc);
  const byes = byesOf(doc);
  return playing(doc).map((entrant) => {
    const mine = outcomes.filter(({ entrants }) => entrants.includes(entrant));
    const met = new Map<number, number>();
    for (const rival of mine.flatMap(({ entrants }) => entrants))
      if (rival !== entrant) met.set(rival, (met.get(rival) ?? 0) + 1);
    const free = byes.filter((bye) => bye.entrant === entrant).length;
    return {
      entrant,
      seed: seedOf(doc, entrant),
      points: mine.reduce((sum, { entrants, scores }) => sum + (scores[entrants.indexOf(entrant)] ?? 0), free),
      byes: free,
      sides: mine.map(({ entrants }) => entrants.indexOf(entrant)),
      met,
    };
  });
}

/** Pairs the next round. */
export function nextRound(doc: TournamentDoc): Pairing {
  const forms = formsOf(doc);
  if (doc.teams) return teamRound(doc);
  if (doc.seats > 2) return podRound(forms, doc.seats, doc.smaller, doc.format === "swiss");
  if (doc.format === "swiss") return swissRound(forms);
  // The numbers in the Berger tables are seeds. The opponent of a withdrawn entrant has a bye.
  const seeds = [...doc.entrants.keys()].sort((a, b) => seedOf(doc, a) - seedOf(doc, b));
  const { tables, byes } = berger(seeds.length, doc.played.length + 1);
  const plays = new Set(playing(doc));
  const named = tables.map((table) => table.map((seed) => seeds[seed] as number));
  const alone = named.filter((table) => !table.every((one) => plays.has(one))).flat();
  return {
    tables: named.filter((table) => table.every((one) => plays.has(one))),
    byes: [...byes.map((seed) => seeds[seed] as number), ...alone].filter((one) => plays.has(one)),
  };
}
