/** Messages of the administration page. Access needs the administrator's token (header `x-starboard-admin`). */
import * as z from "zod/mini";
import { clockRule } from "./clock.ts";
import { count, milliseconds, wholeNumber } from "./fields.ts";
import type { Infer } from "./infer.ts";

const why = z.string().check(z.trim(), z.maxLength(300));
export const banInput = z.strictObject({ why });
/** Takes an item of the library down. Its maker reads the reason. */
export const takeDownInput = z.strictObject({ why });
/** Closes a table. Its players read the reason. */
export const closeInput = z.strictObject({ why });

/** An announcement on every online page. With a date it counts down to maintenance; an empty text removes it. */
export const announcementInput = z.strictObject({
  text: z.string().check(z.trim(), z.maxLength(200)),
  startsAt: z.nullable(z.int().check(z.gte(0), z.lte(9_999_999_999_999))),
});
export const readOnlyInput = z.strictObject({ on: z.boolean() });

/** Load figures of the server. Durations in milliseconds; null if nothing was measured. */
export const adminFigures = z.strictObject({
  /** Writes to matches, averaged over the last minute. */
  movesPerSecond: z.number(),
  /**
   * 95th percentile of response times over the last five minutes, in ms: moves over sockets, and requests over HTTP.
   */
  moveP95Ms: z.nullable(milliseconds),
  requestP95Ms: z.nullable(milliseconds),
  /** Bots that are thinking or queued. */
  botsWaiting: z.int(),
  /** How late the oldest due work is, in ms. */
  dueLateMs: milliseconds,
  stuck: z.int(),
  connections: z.int(),
  /** Memory of the process, in bytes. */
  memory: z.number(),
  /** Disk space of the embedded store, in bytes; null for PostgreSQL. */
  disk: z.nullable(z.strictObject({ free: z.number(), total: z.number() })),
});
export type AdminFigures = Infer<typeof adminFigures>;
export const adminInfo = z.strictObject({
  version: z.string(),
  node: z.string(),
  /** Uptime of this process, in seconds. */
  up: z.int(),
  storage: z.strictObject({
    kind: z.enum(["memory", "sqlite", "postgres"]),
    /** Number of the storage format. */
    format: z.int(),
    matches: z.int(),
    entries: z.int(),
    /** Lines of chat. */
    lines: z.int(),
    /** Bytes on disk; 0 in memory. */
    bytes: z.int(),
    /** Documents by kind. */
    documents: z.record(z.string(), z.int()),
  }),
  /** Number of tables by state. */
  tables: z.strictObject({ lobby: z.int(), playing: z.int(), over: z.int() }),
});
export type AdminInfo = Infer<typeof adminInfo>;
const search = z.optional(z.string().check(z.trim(), z.maxLength(80)));
const after = z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/)));
/** Filters a list of tables by part of a title, a game, a player's name, or the id. */
export const tablesQuery = z.object({ search, after, state: z.optional(z.enum(["lobby", "playing", "over"])) });
/** Filters a list of players by part of a name or login, or the id. */
export const playersQuery = z.object({
  search,
  after,
  kind: z.optional(z.enum(["guest", "account", "bot", "banned"])),
});
/**
 * Lists are newest first, at most 100 items per request. `after=<changedAt>.<id>` of the last item returns the next
 * page.
 */
export const adminTable = z.strictObject({
  table: z.string(),
  game: z.string(),
  title: z.string(),
  state: z.enum(["lobby", "playing", "over"]),
  /** Names of the occupants. */
  seats: z.array(z.string()),
  changedAt: milliseconds,
  /** Closed by its tournament or by an administrator. */
  closed: z.boolean(),
});
export type AdminTable = Infer<typeof adminTable>;
/** The seats and state of a table, without hidden information of its players. */
export const adminTableDetail = z.extend(adminTable, {
  /** Name of the table owner. */
  owner: z.string(),
  createdAt: milliseconds,
  listed: z.boolean(),
  rated: z.boolean(),
  clock: clockRule,
  /** Number of entries of its match; 0 before the start. */
  entries: count,
  watching: z.int(),
  tournament: z.nullable(z.string()),
  /** Why it was closed; null if it was not. */
  why: z.nullable(z.string()),
  /** One item per seat. */
  who: z.array(
    z.strictObject({
      kind: z.enum(["person", "bot", "vacant"]),
      name: z.string(),
      /** Strength of a bot, 1 to 5. */
      level: z.nullable(wholeNumber(1, 5)),
      online: z.boolean(),
      person: z.nullable(z.string()),
      account: z.boolean(),
      /** The match waits for this seat. */
      asked: z.boolean(),
    }),
  ),
});
export type AdminTableDetail = Infer<typeof adminTableDetail>;
/** Something an administrator did, on the page or over HTTP. */
export const auditEntry = z.strictObject({
  id: z.string(),
  at: milliseconds,
  action: z.enum([
    "banned",
    "unbanned",
    "closed",
    "resolved",
    "retried",
    "reset",
    "announced",
    "readOnly",
    "takenDown",
    "restored",
    "clubTakenDown",
    "clubRestored",
    "mirrorAdded",
    "mirrorRemoved",
  ]),
  /** Name of the person, the table or the item of the library. */
  about: z.string(),
  /** Id of the person, the table or the item. */
  of: z.string(),
  why: z.string(),
});
export type AuditEntry = Infer<typeof auditEntry>;
export const adminPlayer = z.strictObject({
  person: z.string(),
  kind: z.enum(["guest", "account", "bot"]),
  name: z.string(),
  login: z.nullable(z.string()),
  createdAt: milliseconds,
  changedAt: milliseconds,
  /** Why the person is banned; null if not banned. */
  banned: z.nullable(z.string()),
});
export type AdminPlayer = Infer<typeof adminPlayer>;
export const adminReport = z.strictObject({
  id: z.string(),
  table: z.string(),
  at: milliseconds,
  why: z.string(),
  /** The message, with the name it was written under. */
  text: z.string(),
  name: z.string(),
  writer: z.string(),
});
export type AdminReport = Infer<typeof adminReport>;

/** A link by which an account's owner sets a new password. It is shown once. */
export const adminResetLink = z.strictObject({
  /** The address on this server, starting with `/`. */
  path: z.string(),
  login: z.string(),
  expiresAt: milliseconds,
});
export type AdminResetLink = Infer<typeof adminResetLink>;
/** What should have acted in a stuck match. `unplayable`: its game or edition is not installed. */
const stuckReason = z.enum(["clock", "bot", "order", "start", "unplayable"]);
export type StuckReason = z.infer<typeof stuckReason>;
/** A match in which automatic work has been overdue for a minute, or that cannot be played on this server. */
export const stuckMatch = z.strictObject({
  table: z.string(),
  /** `game@edition`. */
  game: z.string(),
  title: z.string(),
  seats: z.array(z.string()),
  reason: stuckReason,
  /** When it should have continued; for an unplayable match, when that was found. */
  since: milliseconds,
  /** Number of attempts so far. `nextTryAt` is the time of the next. */
  tries: z.int(),
  nextTryAt: milliseconds,
  /** Code of the error that prevents progress; null if nothing has failed. */
  code: z.nullable(z.string()),
  /** When the server will close an unplayable match; null for others. */
  closesAt: z.nullable(milliseconds),
});
export type StuckMatch = Infer<typeof stuckMatch>;
