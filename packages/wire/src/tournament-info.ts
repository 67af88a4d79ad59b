/** What a host tells about tournaments: entrants, rounds, results, standings, events. */
import * as z from "zod/mini";
import { editionSchema, matchId, milliseconds, options, wholeNumber } from "./fields.ts";
import { terms } from "./host.ts";
import type { Infer } from "./infer.ts";
import {
  arenaTimes,
  atDeadline,
  entrantLevel,
  entryRule,
  recurrence,
  tieBreak,
  tournamentFormat,
} from "./tournament.ts";

/** A number of an entrant, of a round or of rounds, a place. */
const number = wholeNumber(0, 9999);
const score = z.number();

const outWhy = z.enum(["left", "removed", "banned"]);
export type OutWhy = z.infer<typeof outWhy>;
const entrantInfo = z.strictObject({
  /** Number of the entrant; it never changes. */
  entrant: number,
  name: z.string(),
  kind: z.enum(["person", "bot"]),
  /** Strength of a bot, 1 to 5. */
  level: z.nullable(entrantLevel),
  /** Rating at the start of the tournament; null without one. */
  rating: z.nullable(z.number()),
  /** Rank before the first round, from 1; 0 before the start. */
  seed: number,
  /** In a team match: the side. */
  team: z.exactOptional(wholeNumber(0, 1)),
  /** Only in arenas: takes a break and is not paired. */
  resting: z.exactOptional(z.literal(true)),
  /** Only in arenas, for those who entered after the start: when. */
  joinedAt: z.exactOptional(milliseconds),
  /** The last round it plays, and why it stops; null while it plays. */
  out: z.nullable(z.strictObject({ round: number, why: outWhy })),
});
export type EntrantInfo = Infer<typeof entrantInfo>;

/** How a match ended: by the rules, by resignation, by timeout, or by agreement. */
const legOutcome = z.enum(["played", "conceded", "timeout", "agreed"]);
export type LegOutcome = z.infer<typeof legOutcome>;
/** How a result came about. The last three occur without a finished match. */
const resultKind = z.enum(["played", "conceded", "timeout", "agreed", "forfeit", "deadline", "ruled"]);
export type ResultKind = z.infer<typeof resultKind>;
/** One match of a pairing. */
const legInfo = z.strictObject({
  table: matchId,
  /** Entrants in the order of the seats. */
  seats: z.array(number),
  state: z.enum(["lobby", "playing", "over"]),
  /** Entrants whose browsers have not yet opened the table. */
  missing: z.array(number),
  /** Entrants the match waits for. */
  asked: z.array(number),
  /** Scores in the order of the pairing; null until it is over. */
  scores: z.nullable(z.array(score)),
  how: z.nullable(legOutcome),
});
export type LegInfo = Infer<typeof legInfo>;
const resultInfo = z.strictObject({
  /** From 0 to 1, in the order of the pairing. */
  scores: z.array(score),
  how: resultKind,
  /** The organiser's reason; otherwise empty. */
  why: z.string(),
  at: milliseconds,
});
export type ResultInfo = Infer<typeof resultInfo>;
const pairingInfo = z.strictObject({
  /** In the order of the seats of the first match. */
  entrants: z.array(number),
  legs: z.array(legInfo),
  result: z.nullable(resultInfo),
  /** Only in arenas. */
  pairedAt: z.exactOptional(milliseconds),
});
export type PairingInfo = Infer<typeof pairingInfo>;
const roundInfo = z.strictObject({
  /** From 1. */
  round: number,
  pairedAt: milliseconds,
  deadline: z.nullable(milliseconds),
  done: z.boolean(),
  /** The deadline has passed and the organiser must rule on unfinished matches. */
  ruling: z.boolean(),
  pairings: z.array(pairingInfo),
  byes: z.array(number),
});
export type RoundInfo = Infer<typeof roundInfo>;

/** One term of a number in the standings. */
const standingTerm = z.strictObject({
  /** In arenas, the number of the entrant's match. */
  round: number,
  rival: z.nullable(number),
  how: z.enum(["won", "drawn", "lost", "bye", "forfeit"]),
  value: z.number(),
  /** Only in arenas: counts twice, because of a streak. */
  doubled: z.exactOptional(z.literal(true)),
});
export type StandingTerm = Infer<typeof standingTerm>;
const standingSum = z.strictObject({ total: z.number(), terms: z.array(standingTerm) });
export type StandingSum = Infer<typeof standingSum>;
const standingInfo = z.strictObject({
  entrant: number,
  place: number,
  points: standingSum,
  ties: z.partialRecord(tieBreak, standingSum),
});
export type StandingInfo = Infer<typeof standingInfo>;

const tournamentAction = z.enum([
  "made",
  "entered",
  "left",
  "removed",
  "banned",
  "started",
  "paired",
  "deadline",
  "moved",
  "ruled",
  "paused",
  "resumed",
  /** An entrant of an arena takes a break, or is back. */
  "rested",
  "returned",
  "ended",
  /** Its game is no longer installed here; `why` is the `game@edition`. */
  "unplayable",
  /** Too few had entered when it was to begin. */
  "few",
  /** A club accepted or refused a team match, or one of the clubs called it off; `why` is the club. */
  "accepted",
  "refused",
  "calledOff",
  /** The challenged club had not answered when the team match was to begin. */
  "unanswered",
  "done",
]);
export type TournamentAction = z.infer<typeof tournamentAction>;
/** A public event of the tournament. */
const tournamentEvent = z.strictObject({
  at: milliseconds,
  /** Name of the person who acted; null for the host. */
  by: z.nullable(z.string()),
  what: tournamentAction,
  round: z.exactOptional(number),
  entrant: z.exactOptional(number),
  /** For a ruling: the pairing's number from 0, and the scores before and after. */
  pairing: z.exactOptional(number),
  was: z.exactOptional(z.nullable(z.array(score))),
  scores: z.exactOptional(z.array(score)),
  why: z.exactOptional(z.string()),
});
export type TournamentEvent = Infer<typeof tournamentEvent>;

const teamAnswer = z.enum(["waiting", "accepted", "refused"]);
export type TeamAnswer = z.infer<typeof teamAnswer>;
/** The two clubs of a team match, the challenger first. */
const teamSides = z.array(
  z.strictObject({
    club: matchId,
    name: z.string(),
    /** Sum of its boards: won 1, drawn ½; a board for which the other club has no player counts as won. */
    points: z.number(),
  }),
);
const tournamentTeams = z.strictObject({
  boards: wholeNumber(2, 32),
  answer: teamAnswer,
  sides: teamSides,
  you: z.strictObject({
    /** The sides whose club the caller belongs to. */
    sides: z.array(wholeNumber(0, 1)),
    /** The sides for which the caller may answer, call off and remove players. */
    organises: z.array(wholeNumber(0, 1)),
  }),
});
export type TournamentTeams = Infer<typeof tournamentTeams>;

const state = z.enum(["open", "running", "over"]);
const tournamentSeason = z.strictObject({ season: matchId, edition: wholeNumber(1, 9999), every: recurrence });
export type TournamentSeason = Infer<typeof tournamentSeason>;
/** A tournament as lists show it. */
export const tournamentSummary = z.strictObject({
  tournament: matchId,
  title: z.string(),
  game: editionSchema,
  state,
  format: tournamentFormat,
  organiser: z.string(),
  entrants: number,
  limit: number,
  round: number,
  rounds: number,
  changedAt: milliseconds,
  /** When it begins by itself. */
  startsAt: z.exactOptional(milliseconds),
  /** Of a season: the number of the edition. */
  edition: z.exactOptional(wholeNumber(1, 9999)),
  /** The requesting person played in the edition before and has not entered this one. */
  invited: z.exactOptional(z.literal(true)),
  /** Of a team match. */
  teams: z.exactOptional(z.strictObject({ answer: teamAnswer, sides: teamSides })),
  /** A table waits for the requesting person, or the organiser must act. */
  yours: z.boolean(),
});
export type TournamentSummary = Infer<typeof tournamentSummary>;

/** A tournament as visitors see it. `you` differs for each of them. */
export const tournamentInfo = z.strictObject({
  tournament: matchId,
  /** Incremented with every change. */
  version: z.int(),
  state,
  paused: z.boolean(),
  title: z.string(),
  about: z.string(),
  organiser: z.string(),
  game: editionSchema,
  options,
  /** Seats per table; with `smaller`, tables of one seat less are possible. */
  seats: number,
  smaller: z.boolean(),
  format: tournamentFormat,
  /** Number of rounds; for a round robin known at the start. */
  rounds: number,
  bothSides: z.boolean(),
  /** The terms of every table. */
  terms: z.omit(terms, { title: true, listed: true, autoStart: true }),
  roundHours: z.nullable(z.number()),
  atDeadline,
  /** Only for arenas. */
  arena: z.exactOptional(arenaTimes),
  /** When it begins by itself. */
  startsAt: z.exactOptional(milliseconds),
  /** Of a team match. */
  teams: z.exactOptional(tournamentTeams),
  /** The club whose tournament it is. */
  club: z.exactOptional(z.strictObject({ club: matchId, name: z.string() })),
  /** The season whose edition it is. */
  season: z.exactOptional(tournamentSeason),
  ties: z.array(tieBreak),
  listed: z.boolean(),
  entry: entryRule,
  limit: number,
  createdAt: milliseconds,
  startedAt: z.nullable(milliseconds),
  entrants: z.array(entrantInfo),
  played: z.array(roundInfo),
  standings: z.array(standingInfo),
  /** Newest last. */
  events: z.array(tournamentEvent),
  you: z.strictObject({
    entrant: z.nullable(number),
    organiser: z.boolean(),
    /** Id of the table that waits for you: you have to take a seat there, or it is your turn. */
    table: z.nullable(z.string()),
    /** Why you may not enter now; null if you may. */
    mayNot: z.nullable(z.string()),
    /** Your name in the edition before, if you played in it and have not entered this one. */
    invitedAs: z.exactOptional(z.string()),
  }),
  /** For the organiser: the last part of the invitation link (`/tournament/<id>/<invite>`). */
  invite: z.nullable(z.string()),
});
export type TournamentInfo = Infer<typeof tournamentInfo>;
