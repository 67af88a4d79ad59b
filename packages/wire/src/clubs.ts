/** Clubs: groups of accounts with a page, tournaments and a ladder of their own. */
import * as z from "zod/mini";
import { count, gameIdSchema, matchId, milliseconds, wholeNumber } from "./fields.ts";
import { linkToken } from "./host.ts";
import type { Infer } from "./infer.ts";
import { ladderQuery } from "./ladder.ts";
import { type Pace, pace } from "./tickets.ts";
import { prose } from "./tournament.ts";
import { oneLine } from "./text.ts";

/** Most members of a club, and requests to join that wait. */
export const CLUB_MEMBERS = 200;
export const CLUB_REQUESTS = 50;
/** Most clubs that an account owns, and to which it belongs. */
export const CLUBS_OWNED = 3;
export const CLUBS_JOINED = 10;

/** How one joins: at once, by a request that an organiser admits, or with the invitation link only. */
export const clubAccess = z.enum(["open", "request", "invitation"]);
export type ClubAccess = z.infer<typeof clubAccess>;
/** One member owns the club; its organisers admit members, write notices and play team matches. */
export const clubRole = z.enum(["owner", "organiser", "member"]);
export type ClubRole = z.infer<typeof clubRole>;

const name = oneLine(3, 40);
const about = prose(500);
export const newClub = z.strictObject({ name, about: z._default(about, ""), access: clubAccess });
export type NewClub = z.input<typeof newClub>;
/** Fields left out are unchanged. Only the owner changes the name. */
export const clubChange = z.strictObject({
  name: z.optional(name),
  about: z.optional(about),
  access: z.optional(clubAccess),
});
export type ClubChange = z.infer<typeof clubChange>;
/** Joins or asks to join; with the token of the invitation link also a club that is open to nobody else. */
export const joinInput = z.strictObject({ token: z.optional(linkToken) });
export const roleInput = z.strictObject({ role: clubRole });
/** A notice for the members; an empty one removes it. */
export const noticeInput = z.strictObject({ text: prose(500) });
export const clubReportInput = z.strictObject({ why: oneLine(1, 300) });
/** Finds clubs that have words which begin so. */
export const clubQuery = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(60))),
  after: z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/))),
});
export const clubLadderQuery = z.extend(ladderQuery, {
  game: z.string().check(z.maxLength(50), z.regex(/^[a-z0-9-]+$/)),
});

/** Boards of a team match. */
export const MIN_BOARDS = 2;
export const MAX_BOARDS = 32;
/** Most team matches of a club that have not begun, as challenger or challenged. */
export const OPEN_TEAM_MATCHES = 10;
/** Days for which a refused club is not challenged again by the same one. */
export const REFUSED_DAYS = 7;
/** Hours in which all boards of a team match must be decided, by pace; who is awaited at the end loses. */
export const TEAM_HOURS: Readonly<Record<Pace, number>> = { quick: 3, long: 6, day: 720, threeDays: 1440 };
/** A club challenges another to a team match. */
export const teamMatchInput = z.strictObject({
  /** The challenged club. */
  against: matchId,
  game: gameIdSchema,
  /** A preset of the game with two seats; null for the recommended one. */
  preset: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
  pace,
  boards: wholeNumber(MIN_BOARDS, MAX_BOARDS),
  /** Each board plays two matches with the seats exchanged. */
  bothSides: z._default(z.boolean(), false),
  rated: z.boolean(),
  /** When the boards begin, in milliseconds since 1970. */
  startsAt: wholeNumber(0, 9_999_999_999_999),
});
export type TeamMatchInput = z.input<typeof teamMatchInput>;
/** Accepts or refuses a team match. */
export const teamAnswerInput = z.strictObject({ accept: z.boolean() });

const summaryFields = {
  club: matchId,
  name: z.string(),
  about: z.string(),
  access: clubAccess,
  members: count,
};
/** A club as lists show it. */
export const clubSummary = z.strictObject(summaryFields);
export type ClubSummary = Infer<typeof clubSummary>;
export const clubPage = z.strictObject({ clubs: z.array(clubSummary), after: z.nullable(z.string()) });
export type ClubPage = Infer<typeof clubPage>;
/** The caller's clubs. */
export const ownClubs = z.strictObject({
  clubs: z.array(
    z.strictObject({
      ...summaryFields,
      role: clubRole,
      /** Requests to join that wait for the caller; 0 for those who may not admit anybody. */
      requests: count,
      /** When the newest notice was written; null without one. */
      noticeAt: z.nullable(milliseconds),
    }),
  ),
});
export type OwnClubs = Infer<typeof ownClubs>;

const clubMember = z.strictObject({ person: z.string(), name: z.string(), role: clubRole, since: milliseconds });
export type ClubMember = Infer<typeof clubMember>;
/** A club as the caller may see it. */
export const clubInfo = z.strictObject({
  ...summaryFields,
  createdAt: milliseconds,
  /** Those whom the caller may see: members see each other, others see public profiles. */
  people: z.array(clubMember),
  /** For members. */
  notice: z.nullable(z.strictObject({ text: z.string(), by: z.string(), at: milliseconds })),
  /** For organisers: who asks to join, and the last part of the invitation link (`/clubs/<id>/<invite>`). */
  requests: z.array(z.strictObject({ person: z.string(), name: z.string(), at: milliseconds })),
  invite: z.nullable(z.string()),
  /** For members: why an administrator took the club down. */
  takenDown: z.nullable(z.string()),
  you: z.strictObject({
    role: z.nullable(clubRole),
    /** Waits to be admitted. */
    asked: z.boolean(),
    /** Why the caller may not join or ask now; null if they may, and for members. */
    mayNot: z.nullable(z.string()),
  }),
});
export type ClubInfo = Infer<typeof clubInfo>;

/** A report that waits for an administrator. */
export const clubReport = z.strictObject({
  id: z.string(),
  club: matchId,
  name: z.string(),
  why: z.string(),
  at: milliseconds,
  takenDown: z.nullable(z.string()),
});
export type ClubReport = Infer<typeof clubReport>;
