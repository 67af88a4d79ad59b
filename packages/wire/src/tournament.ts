/**
 * Messages about tournaments: entrants, rounds, results, standings. HTTP request bodies are schemas; `docs/protocol.md`
 * lists the routes.
 */
import * as z from "zod/mini";
import { clockRule } from "./clock.ts";
import { linkToken, personName, type Terms } from "./host.ts";
import { oneLine } from "./text.ts";

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
/** Plain text of several lines. */
const prose = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cf}]*$/u));
export const entrantLevel = wholeNumber(1, 5);

/** Round robin: every entrant meets every other. Swiss: entrants with equal points meet, for `rounds` rounds. */
export const tournamentFormat = z.enum(["roundRobin", "swiss"]);
export type TournamentFormat = z.infer<typeof tournamentFormat>;
/**
 * What happens to an unfinished match when its round ends: the seat to move loses (`forfeit`), it is drawn (`draw`), or
 * the organiser rules and the round waits for that (`adjudicate`).
 */
export const atDeadline = z.enum(["forfeit", "draw", "adjudicate"]);
export type AtDeadline = z.infer<typeof atDeadline>;
export const tieBreak = z.enum(["headToHead", "buchholz", "sonnebornBerger", "wins"]);
export type TieBreak = z.infer<typeof tieBreak>;

/** Most entrants of a round robin and of a Swiss tournament. */
export const ROUND_ROBIN_LIMIT = 32;
export const SWISS_LIMIT = 128;

/** What the organiser may change before the start. */
const settings = {
  title: oneLine(1, 40),
  /** Information for visitors. */
  about: z._default(prose(2000), ""),
  format: z._default(tournamentFormat, "swiss" as const),
  /** Only for Swiss tournaments, and for any with tables of more than two. */
  rounds: z._default(wholeNumber(1, 15), 5),
  /** Each pairing plays twice with the seats exchanged; the scores are added. */
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
  /** Entrants supply their own seat options for each match, such as a deck. No other entrant sees them in advance. */
  ownSeatOptions: z._default(z.boolean(), false),
  /** Length of a round in hours; null without a limit. */
  roundHours: z._default(z.nullable(wholeNumber(1, 1_440)), null),
  atDeadline: z._default(atDeadline, "forfeit" as const),
  /** In order of precedence. If left out, the default of the format applies. */
  ties: z.optional(z.array(tieBreak).check(z.maxLength(4))),
  /** Shown in the list of tournaments; otherwise found only by its address. */
  listed: z._default(z.boolean(), true),
  /** Anyone may enter, or only those with the invitation link. */
  entry: z._default(z.enum(["open", "invited"]), "open" as const),
  limit: z._default(wholeNumber(2, SWISS_LIMIT), 16),
};
export const newTournament = z.strictObject({
  /** `game@edition`. */
  game: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+@[0-9]+$/)),
  options: z.looseObject({}),
  /** Number of seats per table, as in the options. */
  seats: wholeNumber(2, 6),
  /** Name of the organiser. */
  name: personName,
  ...settings,
});
export type NewTournament = z.input<typeof newTournament>;

const optional = <T extends z.ZodMiniType>(type: T) => z.optional(type);
/**
 * Fields left out are unchanged. After the start only title, about, roundHours, atDeadline, listed and this round's
 * deadline can change.
 */
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
  /** End of this round in milliseconds since 1970; null for no deadline. */
  deadline: optional(z.nullable(wholeNumber(0, 9_999_999_999_999))),
});
export type TournamentChange = z.infer<typeof tournamentChange>;

export const entry = z.strictObject({ name: personName, token: z.optional(linkToken) });
export const botEntry = z.strictObject({ level: entrantLevel, name: z.optional(personName) });
/** A result set by the organiser: the scores from 0 to 1 in the order of the pairing, and the reason. */
export const ruling = z.strictObject({
  scores: z.array(z.number().check(z.gte(0), z.lte(1))).check(z.minLength(2), z.maxLength(6)),
  why: oneLine(1, 200),
});
export type Ruling = z.infer<typeof ruling>;

export interface EntrantInfo {
  /** Number of the entrant; it never changes. */
  readonly entrant: number;
  readonly name: string;
  readonly kind: "person" | "bot";
  /** Strength of a bot, 1 to 5. */
  readonly level: number | null;
  /** Rating at the start of the tournament; null without one. */
  readonly rating: number | null;
  /** Rank before the first round, from 1; 0 before the start. */
  readonly seed: number;
  /** The last round it plays, and why it stops; null while it plays. */
  readonly out: { readonly round: number; readonly why: OutWhy } | null;
}
export type OutWhy = "left" | "removed" | "banned";

/** One match of a pairing. */
export interface LegInfo {
  readonly table: string;
  /** Entrants in the order of the seats. */
  readonly seats: readonly number[];
  readonly state: "lobby" | "playing" | "over";
  /** Entrants whose browsers have not yet opened the table. */
  readonly missing: readonly number[];
  /** Entrants the match waits for. */
  readonly asked: readonly number[];
  /** Scores in the order of the pairing; null until it is over. */
  readonly scores: readonly number[] | null;
  readonly how: LegOutcome | null;
}
/** How a match ended: by the rules, by resignation, by timeout, or by agreement. */
export type LegOutcome = "played" | "conceded" | "timeout" | "agreed";
/** How a result came about. The last three occur without a finished match. */
export type ResultKind = LegOutcome | "forfeit" | "deadline" | "ruled";
export interface ResultInfo {
  /** From 0 to 1, in the order of the pairing. */
  readonly scores: readonly number[];
  readonly how: ResultKind;
  /** The organiser's reason; otherwise empty. */
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
  /** The deadline has passed and the organiser must rule on unfinished matches. */
  readonly ruling: boolean;
  readonly pairings: readonly PairingInfo[];
  readonly byes: readonly number[];
}

/** One term of a number in the standings. */
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

/** A public event of the tournament. */
export interface TournamentEvent {
  readonly at: number;
  /** Name of the person who acted; null for the host. */
  readonly by: string | null;
  readonly what: TournamentAction;
  readonly round?: number;
  readonly entrant?: number;
  /** For a ruling: the pairing's number from 0, and the scores before and after. */
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
  /** Its game is no longer installed here; `why` is the `game@edition`. */
  | "unplayable"
  | "done";

/** A tournament as lists show it. */
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
  /** A table waits for the requesting person, or the organiser must act. */
  readonly yours: boolean;
}

/** A tournament as visitors see it. `you` differs for each of them. */
export interface TournamentInfo {
  readonly tournament: string;
  /** Incremented with every change. */
  readonly version: number;
  readonly state: "open" | "running" | "over";
  readonly paused: boolean;
  readonly title: string;
  readonly about: string;
  readonly organiser: string;
  readonly game: string;
  readonly options: object;
  /** Seats per table; with `smaller`, tables of one seat less are possible. */
  readonly seats: number;
  readonly smaller: boolean;
  readonly format: TournamentFormat;
  /** Number of rounds; for a round robin known at the start. */
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
  /** Newest last. */
  readonly events: readonly TournamentEvent[];
  readonly you: {
    readonly entrant: number | null;
    readonly organiser: boolean;
    /** Id of the table that waits for you: you have to take a seat there, or it is your turn. */
    readonly table: string | null;
    /** Why you may not enter now; null if you may. */
    readonly mayNot: string | null;
  };
  /** For the organiser: the last part of the invitation link (`/tournament/<id>/<invite>`). */
  readonly invite: string | null;
}
