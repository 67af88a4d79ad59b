/** Requests about tournaments; `tournament-info.ts` has what the host answers, `docs/protocol.md` lists the routes. */
import * as z from "zod/mini";
import { clockRule } from "./clock.ts";
import { matchId, wholeNumber } from "./fields.ts";
import { linkToken, personName } from "./host.ts";
import { oneLine } from "./text.ts";

export type {
  EntrantInfo,
  LegInfo,
  LegOutcome,
  OutWhy,
  PairingInfo,
  ResultInfo,
  ResultKind,
  RoundInfo,
  StandingInfo,
  StandingSum,
  StandingTerm,
  TournamentAction,
  TournamentEvent,
  TournamentInfo,
  TournamentSummary,
  TournamentTeams,
  TeamAnswer,
} from "./tournament-info.ts";
/** Plain text of several lines. */
export const prose = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cf}]*$/u));
export const entrantLevel = wholeNumber(1, 5);

/**
 * Round robin: every entrant meets every other. Swiss: entrants with equal points meet, for `rounds` rounds. Arena:
 * whoever is free is paired again at once, until the time is up.
 */
export const chosenFormat = z.enum(["roundRobin", "swiss", "arena"]);
export type ChosenFormat = z.infer<typeof chosenFormat>;
/** Besides them `teams`: two clubs meet on several boards (`clubs.ts`). */
export const tournamentFormat = z.enum([...chosenFormat.options, "teams"]);
export type TournamentFormat = z.infer<typeof tournamentFormat>;
/** Who may enter: anyone, those with the invitation link, or the members of the club whose tournament it is. */
export const entryRule = z.enum(["open", "invited", "members"]);
export type EntryRule = z.infer<typeof entryRule>;
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
/** Most entrants of an arena, and most matches that it pairs. */
export const ARENA_LIMIT = 64;
export const ARENA_MATCHES = 1000;
/** Times of an arena, in minutes: it pairs for `minutes`, and matches that end within `grace` afterwards count. */
export const arenaTimes = z.strictObject({ minutes: wholeNumber(5, 720), grace: wholeNumber(0, 120) });
export type ArenaTimes = z.infer<typeof arenaTimes>;

/** How often a season begins its next edition. */
export const recurrence = z.enum(["week", "month", "quarter"]);
export type Recurrence = z.infer<typeof recurrence>;
/** Most seasons of an organiser that recur. */
export const MAX_SEASONS = 5;
/** Days before its date at which the registration for the next edition opens at the latest. */
export const SEASON_OPENS_DAYS: Readonly<Record<Recurrence, number>> = { week: 3, month: 7, quarter: 14 };
/** How far ahead a tournament may begin, in days. */
export const MAX_START_DAYS = 366;

/** What the organiser may change before the start. */
const settings = {
  title: oneLine(1, 40),
  /** Information for visitors. */
  about: z._default(prose(2000), ""),
  format: z._default(chosenFormat, "swiss" as const),
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
  /** Only for arenas, which need it. */
  arena: z.optional(arenaTimes),
  /** When it begins by itself, in milliseconds since 1970; without it the organiser starts it. */
  startsAt: z.optional(wholeNumber(0, 9_999_999_999_999)),
  /** Repeats as a season: from `startsAt` on, the server opens and starts each edition. */
  every: z.optional(recurrence),
  /** In order of precedence. If left out, the default of the format applies. */
  ties: z.optional(z.array(tieBreak).check(z.maxLength(4))),
  /** Shown in the list of tournaments; otherwise found only by its address. */
  listed: z._default(z.boolean(), true),
  entry: z._default(entryRule, "open" as const),
  /** The club whose tournament it is; the organiser is one of its organisers. */
  club: z.optional(matchId),
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
  format: optional(chosenFormat),
  rounds: optional(wholeNumber(1, 15)),
  roundHours: optional(z.nullable(wholeNumber(1, 1_440))),
  atDeadline: optional(atDeadline),
  listed: optional(z.boolean()),
  entry: optional(entryRule),
  limit: optional(wholeNumber(2, SWISS_LIMIT)),
  /** End of this round in milliseconds since 1970; null for no deadline. */
  deadline: optional(z.nullable(wholeNumber(0, 9_999_999_999_999))),
});
export type TournamentChange = z.infer<typeof tournamentChange>;

export const entry = z.strictObject({
  name: personName,
  token: z.optional(linkToken),
  /** In a team match, for members of both clubs: the side they play for. */
  team: z.optional(wholeNumber(0, 1)),
});
export const botEntry = z.strictObject({ level: entrantLevel, name: z.optional(personName) });
/** A result set by the organiser: the scores from 0 to 1 in the order of the pairing, and the reason. */
export const ruling = z.strictObject({
  scores: z.array(z.number().check(z.gte(0), z.lte(1))).check(z.minLength(2), z.maxLength(6)),
  why: oneLine(1, 200),
});
export type Ruling = z.infer<typeof ruling>;
