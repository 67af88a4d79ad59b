/** What whoever runs a host sees of it and may do, by the token only they know (header `x-starboard-admin`). */
import * as z from "zod/mini";
import type { ClockRule } from "./clock.ts";

const why = z.string().check(z.trim(), z.maxLength(300));
export const banInput = z.strictObject({ why });
/** A table is closed for a reason: everybody who sat there reads it. */
export const closeInput = z.strictObject({ why });

/** An announcement on every online page; with a date it counts down to maintenance. An empty text takes it away. */
export const announcementInput = z.strictObject({
  text: z.string().check(z.trim(), z.maxLength(200)),
  startsAt: z.nullable(z.int().check(z.gte(0), z.lte(9_999_999_999_999))),
});
export const readOnlyInput = z.strictObject({ on: z.boolean() });

/** Whether the server keeps up. Durations in milliseconds; null where nothing was measured. */
export interface AdminFigures {
  /** Writes to matches, over the last minute. */
  readonly movesPerSecond: number;
  /** 95 of 100 were answered within so long, over the last five minutes: moves over sockets, requests by HTTP. */
  readonly moveP95Ms: number | null;
  readonly requestP95Ms: number | null;
  /** Bots that are thinking, or wait to think. */
  readonly botsWaiting: number;
  /** By how much the oldest due work is late. */
  readonly dueLateMs: number;
  readonly stuck: number;
  readonly connections: number;
  /** Bytes of memory of the process. */
  readonly memory: number;
  /** Bytes on the disk of the embedded store; null for PostgreSQL. */
  readonly disk: { readonly free: number; readonly total: number } | null;
}
export interface AdminInfo {
  readonly version: string;
  readonly node: string;
  /** Seconds this process has been up. */
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
  /** Tables by state. */
  readonly tables: { readonly lobby: number; readonly playing: number; readonly over: number };
}
const search = z.optional(z.string().check(z.trim(), z.maxLength(80)));
const after = z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/)));
/** What a list of tables is narrowed to: part of a title, a game, a player's name, or the id. */
export const tablesQuery = z.object({ search, after, state: z.optional(z.enum(["lobby", "playing", "over"])) });
/** What a list of players is narrowed to: part of a name or login, or the id. */
export const playersQuery = z.object({
  search,
  after,
  kind: z.optional(z.enum(["guest", "account", "bot", "banned"])),
});
/** Newest first, at most a hundred of each at once; `after=<changedAt>.<id>` of the last one has the next. */
export interface AdminTable {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly state: string;
  readonly seats: readonly string[];
  readonly changedAt: number;
  /** Closed from outside: by its tournament or by whoever runs the host. */
  readonly closed: boolean;
}
/** Who sits at a table and how it stands; nothing of what anybody holds there. */
export interface AdminTableDetail extends AdminTable {
  /** Name of whoever made it. */
  readonly owner: string;
  readonly createdAt: number;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly clock: ClockRule;
  /** Entries of its match; 0 before the start. */
  readonly entries: number;
  readonly watching: number;
  readonly tournament: string | null;
  /** Why it was closed; null for a table that was not. */
  readonly why: string | null;
  /** By seat. */
  readonly who: readonly {
    readonly kind: "person" | "bot" | "vacant";
    readonly name: string;
    /** Strength of a bot. */
    readonly level: number | null;
    readonly online: boolean;
    readonly person: string | null;
    readonly account: boolean;
    /** The match waits for this seat. */
    readonly asked: boolean;
  }[];
}
/** Something done on this page, or by its HTTP side. */
export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  readonly action: "banned" | "unbanned" | "closed" | "resolved" | "retried" | "reset" | "announced" | "readOnly";
  /** The name of the person, or of the table. */
  readonly about: string;
  /** Id of the person or table. */
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
  /** Why somebody is shut out; null for everybody else. */
  readonly banned: string | null;
}
export interface AdminReport {
  readonly id: string;
  readonly table: string;
  readonly at: number;
  readonly why: string;
  /** What was said, and under which name. */
  readonly text: string;
  readonly name: string;
  readonly writer: string;
}

/** A link by which an account's owner sets a new password; shown once. */
export interface AdminResetLink {
  /** The address on this server, from `/` on. */
  readonly path: string;
  readonly login: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}
/** Why a match stands still: what should have acted. `unplayable`: its game or edition is not installed. */
export type StuckReason = "clock" | "bot" | "order" | "start" | "unplayable";
/** A match that should have gone on by itself and has not for a minute, or that cannot be played here. */
export interface StuckMatch {
  readonly table: string;
  /** `game@edition`. */
  readonly game: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly reason: StuckReason;
  /** Since when it should have gone on; of an unplayable match, when that was found. Milliseconds since 1970. */
  readonly since: number;
  /** How often the server has tried again, and when it does next. */
  readonly tries: number;
  readonly nextTryAt: number;
  /** Code of what prevents it; null as long as nothing has failed. */
  readonly code: string | null;
  /** When the server closes an unplayable match by itself; null for the others. */
  readonly closesAt: number | null;
}
