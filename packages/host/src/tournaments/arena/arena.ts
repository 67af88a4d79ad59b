/**
 * The course of an arena. Its matches are the pairings of one round, whose deadline is the end of the pairing; matches
 * that end within the grace afterwards count. Everything follows from the document and the time.
 */
import type { PairingDoc, RoundDoc, TournamentDoc } from "../doc.ts";
import { ARENA_MATCHES } from "@starboard/wire/tournament";
import { arenaPairs, type FreeEntrant } from "./arena-pairing.ts";
import { type ArenaResult, arenaTerms } from "./arena-points.ts";

const MINUTE = 60_000;
/** Time to take the seat of a new match; who is late loses it and takes a break. In ms. */
export const SEAT_MS = 120_000;
/** Wait after which the last opponent may come again although others play. In ms. */
export const REPEAT_MS = 30_000;

export const isArena = ({ format }: Pick<TournamentDoc, "format">): boolean => format === "arena";
/** Returns when an arena stops counting; its round has a deadline. */
export const arenaCloses = ({ arena }: TournamentDoc, deadline: number): number =>
  deadline + (arena?.grace ?? 0) * MINUTE;
/** Returns the round that holds all matches of an arena. */
export const arenaRound = ({ arena }: TournamentDoc, now: number): RoundDoc => ({
  pairedAt: now,
  deadline: now + (arena?.minutes ?? 0) * MINUTE,
  pairings: [],
  byes: [],
  done: false,
  ruling: false,
});

export const arenaResults = ({ played }: Pick<TournamentDoc, "played">): ArenaResult[] =>
  played.flatMap(({ pairings }) =>
    pairings.flatMap(({ entrants, result }): ArenaResult[] =>
      result ? [{ entrants, scores: result.scores, unplayed: result.how === "forfeit" }] : [],
    ),
  );

/** Returns since when an entrant without a match has been free. */
function freeSince(doc: TournamentDoc, round: RoundDoc, entrant: number): number {
  const last = round.pairings.findLast(({ entrants }) => entrants.includes(entrant));
  return last?.result?.at ?? doc.entrants[entrant]?.joinedAt ?? round.pairedAt;
}
const isBusy = ({ pairings }: RoundDoc, entrant: number): boolean =>
  pairings.some(({ entrants, result }) => result === null && entrants.includes(entrant));
const isActive = ({ entrants }: TournamentDoc, n: number): boolean =>
  entrants[n]?.out === null && entrants[n].resting !== true;

/** Returns the entrants who wait for an opponent. */
function freeEntrants(doc: TournamentDoc, round: RoundDoc, now: number): FreeEntrant[] {
  const results = arenaResults(doc);
  const active = [...doc.entrants.keys()].filter((n) => isActive(doc, n) || isBusy(round, n));
  const free = active.filter((n) => isActive(doc, n) && !isBusy(round, n));
  return free.map((entrant): FreeEntrant => {
    const own = round.pairings.filter(({ entrants }) => entrants.includes(entrant));
    const last = own[own.length - 1]?.entrants.find((one) => one !== entrant) ?? null;
    const bot = doc.entrants[entrant]?.kind === "bot";
    const rivals = active.filter((n) => n !== entrant && !(bot && doc.entrants[n]?.kind === "bot"));
    const seats = own.map(({ entrants }) => (entrants[0] === entrant ? 1 : -1));
    return {
      entrant,
      seed: doc.entrants[entrant]?.seed ?? entrant,
      bot,
      points: arenaTerms(entrant, results).reduce((sum, { value }) => sum + value, 0),
      last,
      mayRepeat: rivals.length <= 1 || now - freeSince(doc, round, entrant) >= REPEAT_MS,
      balance: seats.reduce<number>((sum, one) => sum + one, 0),
    };
  });
}

/** Returns the pairs that begin now: none once the time is up, during a pause, or beyond the most matches. */
export function arenaNewPairs(
  doc: TournamentDoc,
  round: RoundDoc,
  now: number,
): readonly (readonly [number, number])[] {
  if (doc.paused !== null || now >= (round.deadline ?? 0)) return [];
  return arenaPairs(freeEntrants(doc, round, now)).slice(0, Math.max(0, ARENA_MATCHES - round.pairings.length));
}

/** Returns true if the arena is over: all matches are decided after its time, or the grace has passed. */
export function isArenaOver(doc: TournamentDoc, round: RoundDoc, now: number): boolean {
  const deadline = round.deadline ?? 0;
  if (doc.paused !== null || now < deadline) return false;
  return now >= arenaCloses(doc, deadline) || round.pairings.every(({ result }) => result !== null);
}

/** Returns true if a player of a new match has not taken the seat in time. */
export const isSeatLate = ({ pairedAt }: PairingDoc, now: number): boolean => now >= (pairedAt ?? now) + SEAT_MS;

/** Returns the times after now at which something may be due, in epoch ms. */
export function arenaDates(doc: TournamentDoc, round: RoundDoc, now: number): number[] {
  if (doc.paused !== null || round.deadline === null) return [];
  const waits = [...doc.entrants.keys()]
    .filter((n) => isActive(doc, n) && !isBusy(round, n))
    .map((n) => freeSince(doc, round, n) + REPEAT_MS);
  const seats = round.pairings.flatMap(({ result, pairedAt }) =>
    result === null && pairedAt !== undefined ? [pairedAt + SEAT_MS] : [],
  );
  return [round.deadline, arenaCloses(doc, round.deadline), ...waits, ...seats].filter((date) => date > now);
}
