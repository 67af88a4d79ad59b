/**
 * Computes a tournament's next step: from the observed tables to results, and from results to the next round. It uses
 * no clock, store or randomness. The caller must write the whole step in one transaction.
 */
import type { LegOutcome, TournamentEvent } from "@starboard/wire/tournament";
import {
  currentRound,
  type LegDoc,
  type PairingDoc,
  playing,
  type ResultDoc,
  type TournamentDoc,
  withEvent,
  withPairing,
  withRound,
} from "./doc.ts";
import { advanceArena } from "./arena/advance-arena.ts";
import { isArena } from "./arena/arena.ts";
import { nextRound } from "./rounds.ts";
import { scoresOf } from "./standings.ts";

/** The observed state of a tournament table. */
export interface ObservedTable {
  /** Seats whose browsers have not sent their entropy. */
  readonly missing: readonly number[];
  /** Seats that must act now. */
  readonly asked: readonly number[];
  readonly over: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
    readonly how: LegOutcome;
    /** When the match ended, in epoch ms; absent if unknown. */
    readonly at?: number;
  } | null;
  /** Options of the second leg, and whether its result includes this match; null if there is no second leg. */
  readonly back: { readonly options: object; readonly whole: boolean } | null;
}
export interface ObservedTables {
  readonly now: number;
  readonly tables: ReadonlyMap<string, ObservedTable>;
  /** Ids of persons who are banned. */
  readonly banned: ReadonlySet<string>;
  /** Ids of persons who no longer exist. */
  readonly gone: ReadonlySet<string>;
}
/** A table to be created. */
export interface RoundTable {
  readonly table: string;
  readonly seats: readonly number[];
  /** From 1. */
  readonly round: number;
  readonly options: object;
}
export interface TournamentStep {
  readonly doc: TournamentDoc;
  readonly newTables: readonly RoundTable[];
  /** Seats that resign, because their pairing was decided by forfeit. */
  readonly resign: readonly { readonly table: string; readonly seat: number }[];
}

/** Creates the id of a new table. */
type NewTableId = () => string;
const HOUR = 3_600_000;

/** Computes the next step. Returns the same document if nothing changes. */
export function advance(doc: TournamentDoc, seen: ObservedTables, newTableId: NewTableId): TournamentStep {
  if (doc.state !== "running") return { doc, newTables: [], resign: [] };
  const newTables: RoundTable[] = [];
  const resign: { table: string; seat: number }[] = [];
  let now = withdrawAbsent(doc, seen);
  if (isArena(doc)) {
    const step = advanceArena(now, seen, newTableId, (at, pairing, tables) => {
      const after = settlePairing(at, pairing, seen, false, newTableId, tables);
      if (after.result?.how === "forfeit") resign.push(...seatsToResign(after, seen));
      return after;
    });
    return { ...step, resign };
  }
  now = settleRound(now, seen, newTableId, newTables, resign);
  if (now.paused === null && currentRound(now)?.done !== false)
    now = pairNextRound(now, seen.now, newTableId, newTables);
  return { doc: now, newTables, resign };
}

/** Withdraws entrants who are banned or whose person no longer exists. */
function withdrawAbsent(doc: TournamentDoc, { banned, gone, now }: ObservedTables): TournamentDoc {
  let next = doc;
  for (const entrant of playing(doc)) {
    const person = doc.entrants[entrant]?.person ?? "";
    if (banned.has(person)) next = withdrawEntrant(next, entrant, "banned", null, now);
    else if (gone.has(person)) next = withdrawEntrant(next, entrant, "left", null, now);
  }
  return next;
}

/** Returns the tournament with an entrant withdrawn from now on. */
export function withdrawEntrant(
  doc: TournamentDoc,
  entrant: number,
  why: "left" | "removed" | "banned",
  by: string | null,
  at: number,
): TournamentDoc {
  const was = doc.entrants[entrant];
  if (!was || was.out) return doc;
  const entrants = doc.entrants.with(entrant, { ...was, out: { round: doc.played.length, why } });
  return withEvent({ ...doc, entrants }, { at, by, what: why, entrant });
}

function settleRound(
  doc: TournamentDoc,
  seen: ObservedTables,
  newTableId: NewTableId,
  newTables: RoundTable[],
  resign: { table: string; seat: number }[],
): TournamentDoc {
  const round = currentRound(doc);
  if (!round || round.done) return doc;
  const last = doc.played.length - 1;
  const late = doc.paused === null && round.deadline !== null && round.deadline <= seen.now;
  let next = doc;
  for (const [n, pairing] of round.pairings.entries()) {
    if (pairing.result) continue;
    const after = settlePairing(next, pairing, seen, late, newTableId, newTables);
    if (after === pairing) continue;
    if (after.result?.how === "forfeit") resign.push(...seatsToResign(after, seen));
    next = withPairing(next, last, n, after);
  }
  const open = currentRound(next)?.pairings.some(({ result }) => result === null);
  if (late && !round.ruling)
    next = withEvent(withRound(next, { ruling: open === true && doc.atDeadline === "adjudicate" }), {
      at: seen.now,
      by: null,
      what: "deadline",
      round: last + 1,
    });
  return open ? next : withRound(next, { done: true, ruling: false });
}

/** A pairing after what is seen of it. */
function settlePairing(
  doc: TournamentDoc,
  pairing: PairingDoc,
  seen: ObservedTables,
  late: boolean,
  newTableId: NewTableId,
  newTables: RoundTable[],
): PairingDoc {
  const { entrants } = pairing;
  const legs = pairing.legs.map((leg): LegDoc => {
    const over = leg.scores === null ? seen.tables.get(leg.table)?.over : undefined;
    if (!over) return leg;
    const bySeat = scoresOf(over.winners, over.scores, leg.seats.length);
    const inOrder = (values: readonly number[]): number[] => entrants.map((one) => values[leg.seats.indexOf(one)] ?? 0);
    return { ...leg, scores: inOrder(bySeat), counted: inOrder(over.scores), how: over.how };
  });
  const wanted = doc.bothSides ? 2 : 1;
  const played = legs.every(({ scores }) => scores !== null);
  const decided = (result: Omit<ResultDoc, "at" | "why">): PairingDoc => ({
    ...pairing,
    legs,
    result: { ...result, why: "", at: seen.now },
  });
  if (played && legs.length === wanted)
    return decided({ scores: combinedScores(legs), how: legs[legs.length - 1]?.how ?? "played" });
  const out = entrants.filter((one) => doc.entrants[one]?.out);
  if (out.length > 0) return decided({ scores: forfeitScores(entrants, out), how: "forfeit" });
  const current = legs[legs.length - 1] as LegDoc;
  const table = seen.tables.get(current.table);
  if (late && doc.atDeadline === "forfeit") {
    const seats = table && table.missing.length > 0 ? table.missing : (table?.asked ?? []);
    const awaited = seats.map((seat) => current.seats[seat] as number);
    // The second leg could not begin yet, so neither entrant forfeits it.
    if (current.scores) return decided({ scores: current.scores, how: "deadline" });
    return decided({ scores: forfeitScores(entrants, awaited), how: "forfeit" });
  }
  if (late && doc.atDeadline === "draw") {
    const half: LegDoc = { ...current, scores: entrants.map(() => 0.5), counted: [], how: null, whole: false };
    const open = legs.map((leg) => (leg.scores === null ? half : leg));
    const missing = Array.from({ length: wanted - legs.length }, () => half);
    return decided({ scores: combinedScores([...open, ...missing]), how: "deadline" });
  }
  const round = doc.played.length;
  const addLeg = (seats: readonly number[], options: object, whole: boolean): LegDoc => {
    const leg: LegDoc = { table: newTableId(), seats, scores: null, counted: [], how: null, whole };
    newTables.push({ table: leg.table, seats, round, options });
    return leg;
  };
  if (played) {
    const back = table?.back ?? { options: doc.options, whole: false };
    return { ...pairing, legs: [...legs, addLeg([...current.seats].reverse(), back.options, back.whole)] };
  }
  // A table that stays in the lobby for months is deleted. A new one replaces it.
  if (!table) return { ...pairing, legs: legs.with(-1, addLeg(current.seats, doc.options, current.whole)) };
  return legs.some((leg, i) => leg !== pairing.legs[i]) ? { ...pairing, legs } : pairing;
}

/** Combines the legs of a pairing: more points win; if equal, the higher sum of the scores that the game counts. */
function combinedScores(legs: readonly LegDoc[]): number[] {
  const last = legs[legs.length - 1];
  if (!last?.scores) return [];
  if (legs.length === 1 || last.whole) return [...last.scores];
  const sum = (of: (leg: LegDoc) => readonly number[] | null, i: number): number =>
    legs.reduce((all, leg) => all + (of(leg)?.[i] ?? 0), 0);
  const ahead =
    sum(({ scores }) => scores, 0) - sum(({ scores }) => scores, 1) ||
    sum(({ counted }) => counted, 0) - sum(({ counted }) => counted, 1);
  return ahead > 0 ? [1, 0] : ahead < 0 ? [0, 1] : [0.5, 0.5];
}

/** Returns the scores if some entrants forfeit. The others are level and ahead of them; if all forfeit, all score 0. */
function forfeitScores(entrants: readonly number[], losers: readonly number[]): number[] {
  if (losers.length === 0) return entrants.map(() => 0.5);
  if (losers.length === entrants.length) return entrants.map(() => 0);
  const winners = [...entrants.keys()].filter((i) => !losers.includes(entrants[i] as number));
  return scoresOf(winners, [], entrants.length).map((score, i) => (winners.includes(i) ? score : 0));
}

/** Returns the seats that must resign a match in progress, after a forfeit. */
function seatsToResign(
  { legs, entrants, result }: PairingDoc,
  seen: ObservedTables,
): { table: string; seat: number }[] {
  const leg = legs[legs.length - 1];
  const table = leg && seen.tables.get(leg.table);
  if (!leg || !table || table.over || table.missing.length > 0) return [];
  const losers = entrants.filter((_, i) => result?.scores[i] === 0);
  return losers.map((one) => ({ table: leg.table, seat: leg.seats.indexOf(one) }));
}

/** Pairs the next round, or ends the tournament if no round is left. */
function pairNextRound(
  doc: TournamentDoc,
  now: number,
  newTableId: NewTableId,
  newTables: RoundTable[],
): TournamentDoc {
  const end = (): TournamentDoc => withEvent({ ...doc, state: "over" }, { at: now, by: null, what: "done" });
  if (doc.played.length >= doc.rounds) return end();
  const { tables, byes } = nextRound(doc);
  if (tables.length === 0) return end();
  const round = doc.played.length + 1;
  const pairings = tables.map((seats): PairingDoc => {
    const table = newTableId();
    newTables.push({ table, seats, round, options: doc.options });
    return {
      entrants: seats,
      legs: [{ table, seats, scores: null, counted: [], how: null, whole: false }],
      result: null,
    };
  });
  const deadline = doc.roundHours === null ? null : now + doc.roundHours * HOUR;
  const event: TournamentEvent = { at: now, by: null, what: "paired", round };
  return withEvent(
    { ...doc, played: [...doc.played, { pairedAt: now, deadline, pairings, byes, done: false, ruling: false }] },
    event,
  );
}
