/**
 * Interfaces of a host's storage: match logs, documents with index fields, streams of lines, and due dates. These four
 * shapes serve tables, accounts, chat and clocks. A new sort of data becomes a new kind of document, not a new method.
 * The checks in `contract/` hold for every store.
 */
import type { MatchStore, MatchHeader, LogRow, SnapshotStore } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { ChannelName } from "@starboard/wire/notifications";

/** Every kind of document a host stores. The store does not read their content; `collection.ts` gives them types. */
export type Kind =
  /** A table, in the lobby and during its match: seats, options, clocks and who may take which seat. */
  | "table"
  /** The secret behind the draws of a table's match, and the record that the match continues. */
  | "secret"
  /** The meaning of a seat link, an invitation or a claim, stored under the digest of its token. */
  | "seat"
  | "person"
  /** A name that only one account may have, stored under its folded form. */
  | "name"
  /** A passkey or a password. */
  | "credential"
  | "session"
  /** A token of the bot API, stored under its digest. */
  | "token"
  /** A notification that has not been delivered yet. */
  | "notification"
  /** Where a person wants notifications: web push, e-mail or webhook. */
  | "notificationTarget"
  | "report"
  /** The idempotency key of a chat line, for as long as a client may send the line again. */
  | "chatKey"
  | "ban"
  /** Actions of administrators. */
  | "audit"
  | "rating"
  /** What became of an account's attempts at a puzzle. */
  | "puzzleResult"
  /** The rating of an account at the puzzles of a game. */
  | "solverRating"
  /** The rating of a puzzle, with the number of attempts. */
  | "puzzleRating"
  /** A finished match, for profiles and the archive. */
  | "finished"
  /** How often each side of a game won in public matches. */
  | "statistics"
  | "tournament"
  /** What a tournament repeats: how often, since when, and the settings of the next edition. */
  | "season"
  | "club"
  /** A name that only one club may have, stored under its folded form. */
  | "clubName"
  /** The clubs of an account. */
  | "clubMember"
  /** That an account reported a club. */
  | "clubReport"
  /** A person's wish to be paired with an opponent. */
  | "ticket"
  /** An account's wish to play another. */
  | "challenge"
  | "announcement"
  /** What an account has chosen about another: it follows or blocks that account. */
  | "relation"
  /** A player's private notes at a table. */
  | "note"
  /** The review of a finished match. */
  | "review"
  /** Conditional orders. */
  | "order"
  /** An item of the library: names, versions, what its maker says about it. */
  | "libraryItem"
  /** The place of an item among the most liked ones; written at its number of likes. */
  | "libraryRank"
  /** The content of a version, stored under its hash. */
  | "libraryContent"
  /** What bots have measured about a content, under its hash. */
  | "libraryMeasure"
  /** Whether the puzzles of a content are proved, under its hash. */
  | "libraryProof"
  /** A host whose library this one follows. */
  | "libraryMirror"
  /** A name that only one item of a kind may have, stored under its folded form. */
  | "libraryName"
  /** That an account likes an item. */
  | "libraryLike"
  /** That an account reported an item. */
  | "libraryReport"
  /** Data of the host itself, such as its keys. */
  | "setting";

/** A stored document. */
export interface Stored<T extends object = object> {
  readonly id: string;
  /** Begins at 1; every change adds one. */
  readonly version: number;
  /** Milliseconds since 1970, from the `at` of the change. */
  readonly changedAt: number;
  readonly doc: T;
}

/** Values by which a document can be found. A name has one value or several. */
export interface IndexFields {
  readonly [name: string]: string | readonly string[] | undefined;
}

/** One write. The store carries out a list of changes completely or not at all. */
export type Change =
  | {
      readonly is: "put";
      readonly kind: Kind;
      readonly id: string;
      readonly doc: object;
      /** The version this put replaces, 0 for a new document. Without it, the put replaces any version. */
      readonly expectedVersion?: number;
      /** Milliseconds since 1970. */
      readonly at: number;
      readonly index?: IndexFields;
      /** When `deleteExpired` may delete it, in milliseconds since 1970. */
      readonly expiresAt?: number;
    }
  | { readonly is: "delete"; readonly kind: Kind; readonly id: string; readonly expectedVersion?: number }
  /** Appends a line to a stream. */
  | {
      readonly is: "appendLine";
      readonly stream: string;
      readonly by: string;
      readonly at: number;
      readonly line: object;
    }
  /** Replaces the content of a line, for instance when its author is deleted. A missing line fails the whole list. */
  | {
      readonly is: "replaceLine";
      readonly stream: string;
      readonly n: number;
      readonly by: string;
      readonly line: object;
    }
  /** Deletes a whole stream. */
  | { readonly is: "deleteStream"; readonly stream: string }
  /** Sets the due date of `key`, or removes it for null. `expectedVersion`, if given, must be the present due date. */
  | {
      readonly is: "schedule";
      readonly key: string;
      readonly at: number | null;
      readonly expectedVersion?: number;
      readonly about?: object;
    };

/** A line of a stream. */
export interface StreamLine {
  readonly stream: string;
  /** Number of the line: from 0, without gaps. */
  readonly n: number;
  readonly by: string;
  readonly at: number;
  readonly line: object;
}
export interface ScheduledItem {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly about: object | null;
}

/** The last item of a page; the next page begins after it. */
export interface Cursor {
  readonly changedAt: number;
  readonly id: string;
}
export interface DocumentFilter {
  /** Only documents with this value of an index field. */
  readonly index?: readonly [name: string, value: string];
  readonly after?: Cursor;
  /** Documents returned at most. */
  readonly limit: number;
}

export interface Stats {
  readonly kind: "memory" | "sqlite" | "postgres";
  /** Number of the format (`migrations.ts`). */
  readonly format: number;
  readonly matches: number;
  readonly entries: number;
  /** Documents by kind. */
  readonly documents: Readonly<Partial<Record<Kind, number>>>;
  readonly lines: number;
  /** Bytes on disk; 0 in memory. */
  readonly bytes: number;
}

/**
 * All data of a host. Promises of writes mean what they mean in `MatchStore`. True: the write is on disk. False:
 * another writer was first and nothing was written. Rejected: the outcome is unknown and the caller should retry.
 */
export interface HostStore extends MatchStore, SnapshotStore {
  /** As in `MatchStore`; `also` is written in the same transaction. */
  create(
    opening: MatchHeader,
    rows: readonly LogRow[],
    summary: MatchSummary,
    also?: readonly Change[],
  ): Promise<boolean>;
  /**
   * As in `MatchStore`; `also` is written in the same transaction. With a lease, false too if another host has taken the
   * match over since.
   */
  append(
    match: string,
    from: number,
    rows: readonly LogRow[],
    summary: MatchSummary,
    also?: readonly Change[],
    lease?: MatchLease,
  ): Promise<boolean>;
  /** Returns the latest summaries of these matches in the order of `matches`, without those that do not exist. */
  summariesOf(matches: readonly string[]): Promise<readonly MatchSummary[]>;
  /** Returns one page of match summaries, most recently changed first. */
  summaryPage(search: Omit<DocumentFilter, "index">): Promise<readonly MatchSummary[]>;
  /** Writes all changes or none. False when a document or date is not at its `expectedVersion`, or a line is missing. */
  write(changes: readonly Change[]): Promise<boolean>;
  get(kind: Kind, id: string): Promise<Stored | undefined>;
  /** Returns documents in the order of `ids`, without those that do not exist. */
  getAll(kind: Kind, ids: readonly string[]): Promise<readonly Stored[]>;
  /** Returns documents, most recently changed first; documents changed at the same time are sorted by id. */
  find(kind: Kind, search: DocumentFilter): Promise<readonly Stored[]>;
  /**
   * Returns all documents with one of these values of an index field, each once, most recently changed first: for fields of
   * which few documents have the same value.
   */
  findByValues(kind: Kind, name: string, values: readonly string[]): Promise<readonly Stored[]>;
  count(kind: Kind, index?: readonly [name: string, value: string]): Promise<number>;
  /** Deletes documents whose `expiresAt` is not after `now`; returns how many. */
  deleteExpired(now: number): Promise<number>;

  /**
   * Compresses the log of one match that is over and has not changed since `before`, in milliseconds since 1970. Returns
   * false if there is none. Its rows are read as before, and it can still be continued.
   */
  compressLog(before: number): Promise<boolean>;

  /** Returns lines from number `from` on, at most `limit`. A negative `from` counts from the end. */
  lines(stream: string, from: number, limit: number): Promise<readonly StreamLine[]>;
  /** Returns all lines of one author, stream by stream, for export and deletion. */
  linesBy(by: string): Promise<readonly StreamLine[]>;

  /** Returns the due dates of these keys, without keys that have none. */
  getScheduled(keys: readonly string[]): Promise<readonly ScheduledItem[]>;
  /** Returns the earliest due date. */
  nextScheduledAt(): Promise<number | undefined>;
  /**
   * Claims items due up to `now`, earliest first, and postpones them to `until`. If the claiming host dies before it
   * writes a `schedule` change for an item, the item falls due again. No two callers get the same item.
   */
  claimDue(now: number, until: number, limit: number): Promise<readonly ScheduledItem[]>;

  stats(): Promise<Stats>;
  /** Reads and writes once as a health check; rejects if either fails. */
  check(): Promise<void>;
  /** Finishes pending writes and releases the store. */
  close(): Promise<void>;
}

/** Publishes changes to all hosts of one store. Messages are only hints to read; the store has the data. */
export interface Bus {
  /** Sends a hint to all hosts, including this one. `hint` is at most 4000 bytes as JSON. */
  publish(topic: string, hint: object): void;
  /** Calls `onHint` for each hint of a topic until the returned function is called. */
  subscribe(topic: string, onHint: (hint: object) => void): () => void;
  /**
   * Calls `listener` when hints may have been missed, for instance after a lost connection or a restore. The listener
   * must read its data again.
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

export type JobKind = "bot" | "notification" | "clock" | "review" | "measure" | "proof" | ChannelName;
export interface JobOptions {
  /** While a job of a kind waits, further jobs of that kind with the same key are not added. */
  readonly key?: string;
  /** Earliest start, in milliseconds since 1970. */
  readonly at?: number;
}
/** Work that one of the hosts must do. If that host dies, another one takes the work over. */
export interface JobQueue {
  /** True if other hosts may do the jobs. If false, the host can do the work directly instead of queueing it. */
  readonly shared: boolean;
  /** Adds a job. False if a job with this key already waits. */
  add(kind: JobKind, data: object, options?: JobOptions): Promise<boolean>;
  /** Deletes the waiting job with this key. */
  cancel(kind: JobKind, key: string): Promise<void>;
  /**
   * Processes the jobs of a kind, `atOnce` at a time. A job whose work rejects, or whose host dies, is retried after
   * growing pauses, five tries in all. `work` must therefore be idempotent.
   */
  process(kind: JobKind, atOnce: number, work: (data: object) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Leases on named work, so that one host of a store does it at a time. A lease avoids duplicate work but is not a lock:
 * when a host loses its database connection, another host may do the same work.
 */
export interface Leases {
  /** True if no other host has the lease. It ends when it was released as often as acquired, or when the host dies. */
  acquire(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

/** That a host holds a match. Every change of holder raises the epoch. */
export interface MatchLease {
  /** Id of the host; empty if the match is free. */
  readonly holder: string;
  readonly epoch: number;
}
/** A running host, as the others see it. Its leases last as long as this entry is renewed. */
export interface HostEntry {
  readonly host: string;
  /** Where other hosts reach it, as `name:port`. */
  readonly address: string;
  /** Version of the protocol between hosts that it speaks. */
  readonly protocol: number;
  /** The newest edition it knows of each game, as `game@edition`. */
  readonly games: readonly string[];
}
/** Who holds a match. */
export interface HeldMatch extends MatchLease {
  readonly match: string;
  /** The holder, if its entry has not expired by the clock of the database. */
  readonly host: HostEntry | null;
  readonly game: string;
  readonly over: boolean;
}
/**
 * Leases on matches: a host that holds one is the only one that may append to it. They are fenced: an append names the
 * epoch of its lease, and the store refuses it once another host has taken the match over.
 */
export interface MatchLeases {
  /** Returns who holds these matches, without matches that do not exist. */
  look(matches: readonly string[]): Promise<readonly HeldMatch[]>;
  /** Takes matches over for a host, each from the lease that was seen. Returns the new epochs of those that succeeded. */
  take(host: string, seen: readonly (MatchLease & { readonly match: string })[]): Promise<ReadonlyMap<string, number>>;
  /** Frees matches that a host holds. */
  free(host: string, matches: readonly string[]): Promise<void>;
  /** Writes the entry of a host, or renews it; it expires after `lifetimeMs` by the clock of the database. */
  announce(entry: HostEntry, lifetimeMs: number): Promise<void>;
  /** Ends the entry of a host, and with it all its leases. */
  leave(host: string): Promise<void>;
  /** Returns the hosts that run. */
  hosts(): Promise<readonly HostEntry[]>;
}

/** The storage of one host. */
export interface Storage {
  readonly store: HostStore;
  readonly bus: Bus;
  readonly jobs: JobQueue;
  readonly leases: Leases;
  /** Absent where only one host can use the storage. */
  readonly matchLeases?: MatchLeases;
  /** Folder of the data on this machine; absent for storage in memory and for PostgreSQL. */
  readonly folder?: string;
  close(): Promise<void>;
}
