/**
 * What a host keeps, and what it needs from whatever keeps it: logs of matches, documents with marks to find them by,
 * streams of lines, and dates on which something falls due. Four shapes are enough for tables, accounts, chat and
 * clocks; a new thing to keep is a new kind of document, not a new method. `contract.ts` checks every store.
 */
import type { MatchStore, MatchHeader, LogRow, SnapshotStore } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";

/** Every kind of document a host keeps. What is in one is its owner's business; `collection.ts` gives it a type. */
export type Kind =
  /** A table in the lobby and later the match at it: seats, options, clocks, who may sit where. */
  | "table"
  /** What the draws of a table come from, and the record it plays on from. */
  | "secret"
  /** What a seat link, an invitation or a claim stands for, under the digest of its token. */
  | "seat"
  | "person"
  /** A name that only one account may have, under its folded form. */
  | "name"
  /** A passkey or a password. */
  | "credential"
  | "session"
  /** A token of the bot API, under its digest. */
  | "token"
  /** Something to tell a person, until it is told. */
  | "notification"
  /** Where a person wants to be told: web push, e-mail, webhook. */
  | "notificationTarget"
  | "report"
  /** The key of a line of chat, for as long as the line may be sent again. */
  | "chatKey"
  | "ban"
  /** What whoever runs the host did there. */
  | "audit"
  | "rating"
  | "tournament"
  /** A person's notes to oneself at a table. */
  | "note"
  /** Standing orders and conditional answers. */
  | "order"
  /** What the host itself has to remember, such as its keys. */
  | "setting";

/** A document as it is kept. */
export interface Stored<T extends object = object> {
  readonly id: string;
  /** From 1; every change counts one up. */
  readonly version: number;
  /** Milliseconds since 1970, as the writer gave it. */
  readonly changedAt: number;
  readonly doc: T;
}

/** Values to find a document by: of each name one value or several. */
export interface IndexFields {
  readonly [name: string]: string | readonly string[] | undefined;
}

/** One thing to be written. A list of them is written all or nothing. */
export type Change =
  | {
      readonly is: "put";
      readonly kind: Kind;
      readonly id: string;
      readonly doc: object;
      /** The version it replaces, 0 for a document that is not there yet; without it, whatever is there. */
      readonly expectedVersion?: number;
      /** Milliseconds since 1970. */
      readonly at: number;
      readonly index?: IndexFields;
      /** When it may be forgotten, in milliseconds since 1970 (`sweep`). */
      readonly expiresAt?: number;
    }
  | { readonly is: "delete"; readonly kind: Kind; readonly id: string; readonly expectedVersion?: number }
  /** Adds a line at the end of a stream. */
  | {
      readonly is: "appendLine";
      readonly stream: string;
      readonly by: string;
      readonly at: number;
      readonly line: object;
    }
  /** Replaces what a line says, as when its author is erased; a line that is not there fails the list. */
  | {
      readonly is: "replaceLine";
      readonly stream: string;
      readonly n: number;
      readonly by: string;
      readonly line: object;
    }
  /** Forgets a whole stream. */
  | { readonly is: "deleteStream"; readonly stream: string }
  /** Sets the date on which `key` falls due, or null for never; with `was`, only if it stands there now. */
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
  /** From 0, without gaps. */
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

/** Where a page of a list ended: the next page begins behind it. */
export interface Cursor {
  readonly changedAt: number;
  readonly id: string;
}
export interface DocumentFilter {
  /** Only documents with this mark. */
  readonly index?: readonly [name: string, value: string];
  readonly after?: Cursor;
  /** At most so many. */
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
 * Everything a host keeps. Promises mean what they mean in `MatchStore`: resolved to true, it is on the disk; to false,
 * somebody else was first and nothing was written; rejected, nobody knows and asking again is right.
 */
export interface HostStore extends MatchStore, SnapshotStore {
  /** As in `MatchStore`; `also` is written with it, all or nothing. */
  create(opening: MatchHeader, rows: readonly LogRow[], card: MatchSummary, also?: readonly Change[]): Promise<boolean>;
  /** As in `MatchStore`; `also` is written with it, all or nothing. */
  append(
    match: string,
    from: number,
    rows: readonly LogRow[],
    card: MatchSummary,
    also?: readonly Change[],
  ): Promise<boolean>;
  /** The latest cards of these matches, in the order asked; those that are not there are left out. */
  cardsOf(matches: readonly string[]): Promise<readonly MatchSummary[]>;
  /** Cards page by page, the match changed last first. */
  cardPage(search: Omit<DocumentFilter, "index">): Promise<readonly MatchSummary[]>;
  /** Writes everything, or nothing: false when a document, line or date is not as `was` says. */
  write(changes: readonly Change[]): Promise<boolean>;
  get(kind: Kind, id: string): Promise<Stored | undefined>;
  /** In the order asked; those that are not there are left out. */
  getAll(kind: Kind, ids: readonly string[]): Promise<readonly Stored[]>;
  /** The document changed last first, equal times by id. */
  find(kind: Kind, search: DocumentFilter): Promise<readonly Stored[]>;
  count(kind: Kind, mark?: readonly [name: string, value: string]): Promise<number>;
  /** Forgets documents whose `until` has come; returns how many. */
  deleteExpired(now: number): Promise<number>;

  /** Lines from number `from` on, at most `limit`. A negative `from` counts from the end. */
  lines(stream: string, from: number, limit: number): Promise<readonly StreamLine[]>;
  /** Everything somebody said, stream by stream, for export and erasure. */
  linesBy(by: string): Promise<readonly StreamLine[]>;

  /** What stands under these keys; those without a date are left out. */
  getScheduled(keys: readonly string[]): Promise<readonly ScheduledItem[]>;
  /** The earliest date there is. */
  nextScheduledAt(): Promise<number | undefined>;
  /**
   * Takes what falls due up to `now`, the earliest first, and puts it off until `until`: if the taker dies before it
   * settles the matter (with a `due` change), it falls due again. No two takers get the same.
   */
  claimDue(now: number, until: number, limit: number): Promise<readonly ScheduledItem[]>;

  stats(): Promise<Stats>;
  /** Reads and writes something; rejects where that does not work. */
  check(): Promise<void>;
  /** Writes what is under way and lets go. */
  close(): Promise<void>;
}

/** Tells all hosts of one store that something changed. Only hints travel here: what counts is in the store. */
export interface Bus {
  /** Tells everybody, this host included. `hint` is at most 4000 bytes as JSON. */
  publish(topic: string, hint: object): void;
  /** Hears what is published under a topic until the returned function is called. */
  subscribe(topic: string, hear: (hint: object) => void): () => void;
  /** Hears that hints may have been missed, as after a lost connection or a restore: read anew what you hold. */
  onGap(hear: () => void): () => void;
  close(): Promise<void>;
}

export type JobKind = "bot" | "notification" | "clock" | "email" | "push" | "webhook";
export interface JobOptions {
  /** Of several waiting jobs of a kind with one key only the first is kept. */
  readonly key?: string;
  /** Not before, in milliseconds since 1970. */
  readonly at?: number;
}
/** Work that must be done once by any host, also if the host that should have done it is gone. */
export interface JobQueue {
  /** Whether other hosts may do them: whoever is alone does at once what it would only fetch again. */
  readonly shared: boolean;
  /** False when one with this key waits already. */
  add(kind: JobKind, data: object, options?: JobOptions): Promise<boolean>;
  /** Forgets the waiting job of this key. */
  cancel(kind: JobKind, key: string): Promise<void>;
  /**
   * Does the jobs of a kind, `atOnce` at a time. A job whose work rejects, or whose host dies, comes again, later each
   * time, five times in all: work has to bear being done twice.
   */
  process(kind: JobKind, atOnce: number, work: (data: object) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Work that one host of a store does at a time, by name: a hint that spares the others the trouble, not a lock. Whoever
 * loses touch with the database may find that somebody else does the same.
 */
export interface Leases {
  /** True when no other host has it: it is this host's until it is released as often as it was taken, or the host is gone. */
  acquire(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Everything one host needs to keep and to hear. */
export interface Storage {
  readonly store: HostStore;
  readonly bus: Bus;
  readonly jobs: JobQueue;
  readonly leases: Leases;
  /** Where it lies on this machine's disk; absent for memory and for a database elsewhere. */
  readonly folder?: string;
  close(): Promise<void>;
}
