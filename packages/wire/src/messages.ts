/**
 * What a page and a clerk say to each other: the same messages whether the clerk runs in a worker of the page (solo,
 * hot-seat) or on a host. One message up, one down.
 */
import type {
  Act,
  Fact,
  Invalid,
  MatchRecord,
  Offers,
  Outcome,
  Refusal,
  RuleId,
  Seat,
  SeatCard,
  Viewer,
} from "@starboard/kernel";

/** A table as lists show it. */
export interface TableCard {
  readonly match: string;
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatCard[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** Entries so far. */
  readonly at: number;
  /** Seats now asked; empty when the match is over. */
  readonly asked: readonly Seat[];
  readonly over: Outcome | null;
  readonly commitment: string;
}

/** Facts of one entry, as one viewer may hear them. */
export interface News {
  /** Entry number. */
  readonly n: number;
  /** Milliseconds since the start of the match. */
  readonly at: number;
  readonly by: Seat | null;
  readonly facts: readonly Fact[];
}

/** Everything one viewer needs to draw the table at entry `at`. */
export interface Update {
  readonly is: "update";
  readonly card: TableCard;
  readonly at: number;
  readonly viewer: Viewer;
  readonly view: object;
  /** The question play waits on, as the public may know it. */
  readonly question: { readonly step: string; readonly rule: RuleId; readonly seats: readonly Seat[] } | null;
  /** What the viewer may do now, and why not for the rest. */
  readonly offers: readonly Offers[];
  /** News since the entry the viewer last had. */
  readonly news: readonly News[];
  /** Why the viewer may not take the last act back, or null if it may. */
  readonly takeBack: Refusal | null;
  /** Bots now thinking. */
  readonly thinking: readonly Seat[];
}

/** One act of a run; a run ends at the first draw or disclosure. */
export interface Step {
  readonly step: string;
  readonly act: Act;
}

export type ToClerk =
  | {
      readonly is: "create";
      readonly id: number;
      readonly game: string;
      readonly options: object;
      readonly seats: readonly SeatCard[];
      readonly entropy: readonly string[];
    }
  | { readonly is: "list"; readonly id: number }
  | {
      readonly is: "watch";
      readonly id: number;
      readonly match: string;
      readonly viewer: Viewer;
      readonly since: number;
    }
  | { readonly is: "unwatch"; readonly id: number; readonly match: string; readonly viewer: Viewer }
  /** `at` guards against a stale board, `key` against a repeated message. */
  | {
      readonly is: "commit";
      readonly id: number;
      readonly match: string;
      readonly seat: Seat;
      readonly at: number;
      readonly key: string;
      readonly moves: readonly Step[];
    }
  | { readonly is: "takeBack"; readonly id: number; readonly match: string; readonly seat: Seat; readonly at: number }
  | { readonly is: "record"; readonly id: number; readonly match: string }
  | { readonly is: "import"; readonly id: number; readonly text: string }
  /** Plays on from a moment of a record as a new match. */
  | {
      readonly is: "fork";
      readonly id: number;
      readonly text: string;
      readonly at: number;
      readonly seats: readonly SeatCard[];
    }
  | { readonly is: "seats"; readonly id: number; readonly match: string; readonly seats: readonly SeatCard[] }
  | { readonly is: "remove"; readonly id: number; readonly match: string }
  /** After the match: why a bot moved as it did. */
  | { readonly is: "reasons"; readonly id: number; readonly match: string };

/** A bot's reason for one act, kept out of sight until the match is over. */
export interface Reason {
  readonly n: number;
  readonly seat: Seat;
  /** Best lines first. */
  readonly lines: readonly {
    readonly act: Act;
    readonly value: number;
    readonly share: number;
    readonly terms: readonly { readonly what: string; readonly value: number }[];
  }[];
}

/** Answers carry the `id` of the message they answer; updates come unasked. */
export type FromClerk =
  | { readonly is: "created"; readonly id: number; readonly card: TableCard }
  | { readonly is: "cards"; readonly id: number; readonly cards: readonly TableCard[] }
  | { readonly is: "done"; readonly id: number; readonly at: number }
  | { readonly is: "refused"; readonly id: number; readonly refusal: Refusal; readonly at: number }
  | { readonly is: "stale"; readonly id: number; readonly at: number }
  | { readonly is: "invalid"; readonly id: number; readonly bad: readonly Invalid[] }
  | { readonly is: "recorded"; readonly id: number; readonly record: MatchRecord }
  | { readonly is: "reasons"; readonly id: number; readonly reasons: readonly Reason[] }
  | Update;
