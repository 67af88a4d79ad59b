/** Messages of the administration page. Access needs the administrator's token (header `x-starboard-admin`). */
import * as z from "zod/mini";
import type { ClockRule } from "./clock.ts";

const why = z.string().check(z.trim(), z.maxLength(300));
export const banInput = z.strictObject({ why });
/** Closes a table. Its players read the reason. */
export const closeInput = z.strictObject({ why });

/** An announcement on every online page. With a date it counts down to maintenance; an empty text removes it. */
export const announcementInput = z.strictObject({
  text: z.string().check(z.trim(), z.maxLength(200)),
  startsAt: z.nullable(z.int().check(z.gte(0), z.lte(9_999_999_999_999))),
});
export const readOnlyInput = z.strictObject({ on: z.boolean() });

/** Load figures of the server. Durations in milliseconds; null if nothing was measured. */
export interface AdminFigures {
  /** Writes to matches, averaged over the last minute. */
  readonly movesPerSecond: number;
  /**
   * 95th percentile of response times over the last five minutes, in ms: moves over sockets, and requests over HTTP.
   */
  readonly moveP95Ms: number | null;
  readonly requestP95Ms: number | null;
  /** Bots that are thinking or queued. */
  readonly botsWaiting: number;
  /** How late the oldest due work is, in ms. */
  readonly dueLateMs: number;
  readonly stuck: number;
  readonly connections: number;
  /** Memory of the process, in bytes. */
  readonly memory: number;
  /** Disk space of the embedded store, in bytes; null for PostgreSQL. */
  readonly disk: { readonly free: number; readonly total: number } | null;
}
export interface AdminInfo {
  readonly version: string;
  readonly node: string;
  /** Uptime of this process, in seconds. */
  readonly up: number;
  readonly storage: {
    readonly kind: string;
    readonly format: number;
    readonly matches: number;
    readonly entries: number;
    readonly lines: number;
    readonly bytes: number;
    readonly documents: { readonly [kind: string]: number | undefined };
  };
  /** Number of tables by state. */
  readonly tables: { readonly lobby: number; readonly playing: number; readonly over: number };
}
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
export interface AdminTable {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly state: string;
  readonly seats: readonly string[];
  readonly changedAt: number;
  /** Closed by its tournament or by an administrator. */
  readonly closed: boolean;
}
/** The seats and state of a table, without hidden information of its players. */
export interface AdminTableDetail extends AdminTable {
  /** Name of the table owner. */
  readonly owner: string;
  readonly createdAt: number;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly clock: ClockRule;
  /** Number of entries of its match; 0 before the start. */
  readonly entries: number;
  readonly watching: number;
  readonly tournament: string | null;
  /** Why it was closed; null if it was not. */
  readonly why: string | null;
  /** One item per seat. */
  readonly who: readonly {
    readonly kind: "person" | "bot" | "vacant";
    readonly name: string;
    /** Strength of a bot, 1 to 5. */
    readonly level: number | null;
    readonly online: boolean;
    readonly person: string | null;
    readonly account: boolean;
    /** The match waits for this seat. */
    readonly asked: boolean;
  }[];
}
/** Something an administrator did, on the page or over HTTP. */
export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  readonly action: "banned" | "unbanned" | "closed" | "resolved" | "retried" | "reset" | "announced" | "readOnly";
  /** Name of the person or the table. */
  readonly about: string;
  /** Id of the person or the table. */
  readonly of: string;
  readonly why: string;
}
export interface AdminPlayer {
  readonly person: string;
  readonly kind: "guest" | "account" | "bot";
  readonly name: string;
  readonly login: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Why the person is banned; null if not banned. */
  readonly banned: string | null;
}
export interface AdminReport {
  readonly id: string;
  readonly table: string;
  readonly at: number;
  readonly why: string;
  /** The message, with the name it was written under. */
  readonly text: string;
  readonly name: string;
  readonly writer: string;
}

/** A link by which an account's owner sets a new password. It is shown once. */
export interface AdminResetLink {
  /** The address on this server, starting with `/`. */
  readonly path: string;
  readonly login: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}
/** What should have acted in a stuck match. `unplayable`: its game or edition is not installed. */
export type StuckReason = "clock" | "bot" | "order" | "start" | "unplayable";
/** A match in which automatic work has been overdue for a minute, or that cannot be played on this server. */
export interface StuckMatch {
  readonly table: string;
  /** `game@edition`. */
  readonly game: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly reason: StuckReason;
  /** When it should have continued; for an unplayable match, when that was found. Milliseconds since 1970. */
  readonly since: number;
  /** Number of attempts so far. `nextTryAt` is the time of the next. */
  readonly tries: number;
  readonly nextTryAt: number;
  /** Code of the error that prevents progress; null if nothing has failed. */
  readonly code: string | null;
  /** When the server will close an unplayable match, in milliseconds since 1970; null for others. */
  readonly closesAt: number | null;
}
