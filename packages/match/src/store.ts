/** The store interface of the match service. Every implementation must pass the checks of `store-contract.ts`. */
import type { Entry, RecordHead, AddressedFact } from "@starboard/kernel";
import type { ActReason, Variation, MatchSummary } from "@starboard/wire";

/** Everything about a match that never changes. */
export interface MatchHeader extends RecordHead {
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The secret from which the draws derive, in hex. It never leaves the match service before the match is over. */
  readonly secret: string;
}

/** One row of a match log: an entry of the record, and metadata that is not part of the record. */
export interface LogRow {
  readonly entry: Entry;
  /** Idempotency key of the message that wrote it, to recognise a repeated message. */
  readonly key?: string;
  /** The variations that the bot considered. */
  readonly variations?: readonly Variation[];
  /** Why the bot did this aside. */
  readonly reason?: ActReason;
  /** Id of the conditional order that played it. */
  readonly order?: string;
  /** Set if the act was caused by time: a flag fall or a time limit of the rules (KRN-TIME-1, KRN-TIME-2). */
  readonly timed?: true;
  /** The facts of a start or an act, with their audience. Rows without them are replayed to get them. */
  readonly facts?: readonly AddressedFact[];
  /** Set if the act drew or disclosed (KRN-UNDO-2). */
  readonly irreversible?: true;
  /** The entries that a take-back undid. */
  readonly undone?: readonly number[];
}

/** The state of a match after `at` entries, in a format private to `snapshot.ts`. */
export interface Snapshot {
  readonly at: number;
  readonly body: string;
}

/**
 * A store that also stores the due date of a match with every write (ms since 1970, null for never), so that a host can
 * call `runDue` at that moment.
 */
export interface ScheduledMatchStore extends Omit<MatchStore, "create" | "append"> {
  create(opening: MatchHeader, rows: readonly LogRow[], summary: MatchSummary, due: number | null): Promise<boolean>;
  append(
    match: string,
    from: number,
    rows: readonly LogRow[],
    summary: MatchSummary,
    due: number | null,
  ): Promise<boolean>;
}

/** Optional part of a store that makes opening long matches faster. A lost snapshot only costs time. */
export interface SnapshotStore {
  snapshot(match: string): Promise<Snapshot | undefined>;
  /** Stores a snapshot unless one of a later entry is stored. */
  keepSnapshot(match: string, snapshot: Snapshot): Promise<void>;
}

/**
 * Append-only logs, one per match. A write that resolves to true is durable, even after a power failure. After a write
 * that rejects the outcome is unknown and must be read back.
 */
export interface MatchStore {
  /** Creates the log of a match; resolves to false if the match exists. */
  create(opening: MatchHeader, rows: readonly LogRow[], summary: MatchSummary): Promise<boolean>;
  /**
   * Appends rows `from`, `from + 1` … and replaces the summary, all or nothing. Resolves to false if the log does not
   * end at `from` (another writer was first) or the match does not exist.
   */
  append(match: string, from: number, rows: readonly LogRow[], summary: MatchSummary): Promise<boolean>;
  opening(match: string): Promise<MatchHeader | undefined>;
  /** Reads the rows from number `from` on, in order; empty if the match does not exist. */
  rows(match: string, from: number): Promise<readonly LogRow[]>;
  /** Reads the latest summary of every match, the last changed first; null if a summary is damaged. */
  summaries(): Promise<readonly { readonly match: string; readonly summary: MatchSummary | null }[]>;
  /** Deletes a match; does nothing if it does not exist. */
  remove(match: string): Promise<void>;
}
