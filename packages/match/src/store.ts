/** What a clerk needs from a store. Whoever keeps matches elsewhere proves it with the checks of `store-contract.ts`. */
import type { Entry, RecordHead, AddressedFact } from "@starboard/kernel";
import type { Variation, MatchSummary } from "@starboard/wire";

/** Everything about a match that never changes. */
export interface MatchHeader extends RecordHead {
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** What the draws derive from, in hex. Never leaves the clerk before the match is over. */
  readonly secret: string;
}

/** An entry of the record, and what is kept beside it but does not belong in the record. */
export interface LogRow {
  readonly entry: Entry;
  /** The key of the message that wrote it, so that a repeated message can be told. */
  readonly key?: string;
  /** What the bot considered. */
  readonly variations?: readonly Variation[];
  /** The order by which it was done while nobody was there. */
  readonly order?: string;
  /** An act that time has done: a clock at zero, or what the rules end by themselves (KRN-TIME-1, KRN-TIME-2). */
  readonly timed?: true;
  /** What a start or an act told, and whom: the story is read from here. Missing where an older clerk wrote. */
  readonly facts?: readonly AddressedFact[];
  /** An act that drew or disclosed (KRN-UNDO-2). */
  readonly irreversible?: true;
  /** The entries that a take-back undid. */
  readonly undone?: readonly number[];
}

/** A match as it stood after `at` entries, in a form only its writer reads. */
export interface Snapshot {
  readonly at: number;
  readonly body: string;
}

/**
 * What a clerk needs beyond `MatchStore`, if its store can: to be told, with everything that is written, when time will
 * change something in that match (milliseconds since 1970, null for never), so that somebody wakes the clerk then.
 */
export interface ScheduledMatchStore extends Omit<MatchStore, "create" | "append"> {
  create(opening: MatchHeader, rows: readonly LogRow[], card: MatchSummary, due: number | null): Promise<boolean>;
  append(
    match: string,
    from: number,
    rows: readonly LogRow[],
    card: MatchSummary,
    due: number | null,
  ): Promise<boolean>;
}

/** What a store may offer besides, to have long matches opened faster. Losing a snapshot loses nothing but time. */
export interface SnapshotStore {
  snapshot(match: string): Promise<Snapshot | undefined>;
  /** Keeps the snapshot that goes furthest. */
  keepSnapshot(match: string, snapshot: Snapshot): Promise<void>;
}

/**
 * Append-only logs, one per match. A promise that resolves to true means: it will still be there after the power has
 * failed. A promise that rejects means: nobody knows, ask again.
 */
export interface MatchStore {
  /** Begins a log; false when the match is already there. */
  create(opening: MatchHeader, rows: readonly LogRow[], card: MatchSummary): Promise<boolean>;
  /**
   * Adds rows `from`, `from + 1` … and the card that goes with them, all or nothing; false when the log does not end at
   * `from` (somebody else was first) or the match is not there.
   */
  append(match: string, from: number, rows: readonly LogRow[], card: MatchSummary): Promise<boolean>;
  opening(match: string): Promise<MatchHeader | undefined>;
  /** The rows from number `from` on, in order; none for a match that is not there. */
  rows(match: string, from: number): Promise<readonly LogRow[]>;
  /** The latest card of every match, the one changed last first; null where it cannot be read. */
  cards(): Promise<readonly { readonly match: string; readonly card: MatchSummary | null }[]>;
  /** Forgets a match; does nothing when it is not there. */
  remove(match: string): Promise<void>;
}
