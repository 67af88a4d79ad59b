/**
 * What a page and a host say to each other about tournaments: who enters, rounds, results, standings. Forms of HTTP bodies
 * are schemas; `docs/protocol.md` has the routes.
 */
import * as z from "zod/mini";
import { clockRule } from "./clock.ts";
import { linkToken, personName, type Terms } from "./host.ts";
import { oneLine } from "./text.ts";

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
/** More than one line of plain text. */
const prose = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cf}]*$/u));
export const entrantLevel = wholeNumber(1, 5);

/** Everybody meets everybody, or equal points meet each other for so many rounds. */
export const tournamentFormat = z.enum(["roundRobin", "swiss"]);
export type TournamentFormat = z.infer<typeof tournamentFormat>;
/**
 * What becomes of a match that is not over when its round ends: whoever it waits for loses (`forfeit`), it is drawn (`draw`), or
 * the organiser says what it came to, and the round waits for that (`adjudicate`).
 */
export const atDeadline = z.enum(["forfeit", "draw", "adjudicate"]);
export type AtDeadline = z.infer<typeof atDeadline>;
export const tieBreak = z.enum(["headToHead", "buchholz", "sonnebornBerger", "wins"]);
export type TieBreak = z.infer<typeof tieBreak>;

/** Most entrants of a round robin, and of a Swiss tournament. */
export const ROUND_ROBIN_LIMIT = 32;
export const SWISS_LIMIT = 128;

/** What the organiser may still change before the start. */
const settings = {
  title: oneLine(1, 40),
  /** What visitors should know. */
  about: z._default(prose(2000), ""),
  format: z._default(tournamentFormat, "swiss" as const),
  /** Of a Swiss tournament, and of any with tables for more than two. */
  rounds: z._default(wholeNumber(1, 15), 5),
  /** Each pairing plays twice with the seats exchanged, and both are added up. */
  bothSides: z._default(z.boolean(), false),
  clock: z._default(clockRule, { is: "none" as const }),
  onTimeout: z._default(z.enum(["lose", "bot"]), "lose" as const),
  standInLevel: z._default(entrantLevel, 3),
  takeBack: z._default(z.enum(["rules", "consent"]), "rules" as const),
  spectators: z._default(z.strictObject({ allowed: z.boolean(), delay: wholeNumber(0, 86_400) }), {
    allowed: true,
    delay: 0,
  }),
  rated: z._default(z.boolean(), false),
  /** Entrants bring to each match what the game lets a seat bring, such as a deck: told to nobody else. */
  ownSeatOptions: z._default(z.boolean(), false),
  /** Hours that a round may take; null for as long as it takes. */
  roundHours: z._default(z.nullable(wholeNumber(1, 1_440)), null),
  atDeadline: z._default(atDeadline, "forfeit" as const),
  /** In the order in which they count; standard ones for the format when left out. */
  ties: z.optional(z.array(tieBreak).check(z.maxLength(4))),
  /** In the list of tournaments, or found only by its address. */
  listed: z._default(z.boolean(), true),
  /** Anybody who finds it may enter, or only who has the invitation. */
  entry: z._default(z.enum(["open", "invited"]), "open" as const),
  limit: z._default(wholeNumber(2, SWISS_LIMIT), 16),
};
export const newTournament = z.strictObject({
  /** `game@edition`. */
  game: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+@[0-9]+$/)),
  options: z.looseObject({}),
  /** Seats at each table, as the options have it. */
  seats: wholeNumber(2, 6),
  /** What the organiser is called. */
  name: personName,
  ...settings,
});
export type NewTournament = z.input<typeof newTournament>;

const optional = <T extends z.ZodMiniType>(type: T) => z.optional(type);
/** What is left out stays. After the start only title, about, roundHours, atDeadline, listed and the deadline of this round. */
export const tournamentChange = z.strictObject({
  title: optional(oneLine(1, 40)),
  about: optional(prose(2000)),
  format: optional(tournamentFormat),
  rounds: optional(wholeNumber(1, 15)),
  roundHours: optional(z.nullable(wholeNumber(1, 1_440))),
  atDeadline: optional(atDeadline),
  listed: optional(z.boolean()),
  entry: optional(z.enum(["open", "invited"])),
  limit: optional(wholeNumber(2, SWISS_LIMIT)),
  /** When this round ends, in milliseconds since 1970; null for when it is done. */
  deadline: optional(z.nullable(wholeNumber(0, 9_999_999_999_999))),
});
export type TournamentChange = z.infer<typeof tournamentChange>;

export const entry = z.strictObject({ name: personName, token: z.optional(linkToken) });
export const botEntry = z.strictObject({ level: entrantLevel, name: z.optional(personName) });
/** A result by the organiser: everybody's score from 0 to 1 in the order of the pairing, and why. */
export const ruling = z.strictObject({
  scores: z.array(z.number().check(z.gte(0), z.lte(1))).check(z.minLength(2), z.maxLength(6)),
  why: oneLine(1, 200),
});
export type Ruling = z.infer<typeof ruling>;

export interface EntrantInfo {
  /** Its number, the same for good. */
  readonly entrant: number;
  readonly name: string;
  readonly kind: "person" | "bot";
  /** Strength of a bot. */
  readonly level: number | null;
  /** Rating when the tournament began; null without one. */
  readonly rating: number | null;
  /** Rank before the first round, from 1; 0 before the start. */
  readonly seed: number;
  /** The round after which it plays no more, and why; null while it plays. */
  readonly out: { readonly round: number; readonly why: OutWhy } | null;
}
export type OutWhy = "left" | "removed" | "banned";

/** One match of a pairing. */
export interface LegInfo {
  readonly table: string;
  /** Entrants in the order of the seats. */
  readonly seats: readonly number[];
  readonly state: "lobby" | "playing" | "over";
  /** Entrants whose browsers have not yet been at the table. */
  readonly missing: readonly number[];
  /** Entrants it waits for. */
  readonly asked: readonly number[];
  /** Scores by the order of the pairing, once it is over. */
  readonly scores: readonly number[] | null;
  readonly how: LegOutcome | null;
}
/** How a match ended: by the rules, given up, out of time, or agreed. */
export type LegOutcome = "played" | "conceded" | "timeout" | "agreed";
/** How a result came about; the last three without a game to its end. */
export type ResultKind = LegOutcome | "forfeit" | "deadline" | "ruled";
export interface ResultInfo {
  /** From 0 to 1, in the order of the pairing. */
  readonly scores: readonly number[];
  readonly how: ResultKind;
  /** The organiser's reason; empty otherwise. */
  readonly why: string;
  readonly at: number;
}
export interface PairingInfo {
  /** In the order of the seats of the first match. */
  readonly entrants: readonly number[];
  readonly legs: readonly LegInfo[];
  readonly result: ResultInfo | null;
}
export interface RoundInfo {
  /** From 1. */
  readonly round: number;
  readonly pairedAt: number;
  readonly deadline: number | null;
  readonly done: boolean;
  /** The deadline has passed and the organiser has to rule what is open. */
  readonly ruling: boolean;
  readonly pairings: readonly PairingInfo[];
  readonly byes: readonly number[];
}

/** An addend of a number in the standings. */
export interface StandingTerm {
  readonly round: number;
  readonly rival: number | null;
  readonly how: "won" | "drawn" | "lost" | "bye" | "forfeit";
  readonly value: number;
}
export interface StandingSum {
  readonly total: number;
  readonly terms: readonly StandingTerm[];
}
export interface StandingInfo {
  readonly entrant: number;
  readonly place: number;
  readonly points: StandingSum;
  readonly ties: Readonly<Partial<Record<TieBreak, StandingSum>>>;
}

/** Something that was done, for everybody to read. */
export interface TournamentEvent {
  readonly at: number;
  /** Name of whoever did it; null for the host. */
  readonly by: string | null;
  readonly what: TournamentAction;
  readonly round?: number;
  readonly entrant?: number;
  /** Of a ruling: the pairing's number from 0, and the scores before and after. */
  readonly pairing?: number;
  readonly was?: readonly number[] | null;
  readonly scores?: readonly number[];
  readonly why?: string;
}
export type TournamentAction =
  | "made"
  | "entered"
  | "left"
  | "removed"
  | "banned"
  | "started"
  | "paired"
  | "deadline"
  | "moved"
  | "ruled"
  | "paused"
  | "resumed"
  | "ended"
  /** Its game is not installed here any more; `why` is the `game@edition`. */
  | "unplayable"
  | "done";

/** A line of the list of tournaments. */
export interface TournamentSummary {
  readonly tournament: string;
  readonly title: string;
  /** `game@edition`. */
  readonly game: string;
  readonly state: "open" | "running" | "over";
  readonly format: TournamentFormat;
  readonly organiser: string;
  readonly entrants: number;
  readonly limit: number;
  readonly round: number;
  readonly rounds: number;
  readonly changedAt: number;
  /** A table waits for the sender, or the organiser has to do something. */
  readonly yours: boolean;
}

/** A tournament as those see it who have its address; `you` is different for each of them. */
export interface TournamentInfo {
  readonly tournament: string;
  /** Counts up with every change. */
  readonly version: number;
  readonly state: "open" | "running" | "over";
  readonly paused: boolean;
  readonly title: string;
  readonly about: string;
  readonly organiser: string;
  readonly game: string;
  readonly options: object;
  /** Seats at a table; with `smaller` one less may sit there too. */
  readonly seats: number;
  readonly smaller: boolean;
  readonly format: TournamentFormat;
  /** Rounds there will be; of a round robin known at the start. */
  readonly rounds: number;
  readonly bothSides: boolean;
  readonly terms: Omit<Terms, "title" | "listed" | "autoStart">;
  readonly roundHours: number | null;
  readonly atDeadline: AtDeadline;
  readonly ties: readonly TieBreak[];
  readonly listed: boolean;
  readonly entry: "open" | "invited";
  readonly limit: number;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly entrants: readonly EntrantInfo[];
  readonly played: readonly RoundInfo[];
  readonly standings: readonly StandingInfo[];
  /** The newest last. */
  readonly events: readonly TournamentEvent[];
  readonly you: {
    readonly entrant: number | null;
    readonly organiser: boolean;
    /** Table that waits for you: you have to sit down there, or it is your turn. */
    readonly table: string | null;
    /** Why you may not enter now; null when you may. */
    readonly mayNot: string | null;
  };
  /** For the organiser: what invites (`/tournament/<id>/<invite>`). */
  readonly invite: string | null;
}
