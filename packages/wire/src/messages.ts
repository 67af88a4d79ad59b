/**
 * Messages between a page and a match service. They are the same whether the service runs in a worker of the page or on
 * a host. `docs/protocol.md` explains the protocol; `parse.ts` validates requests.
 */
import type {
  Act,
  Fact,
  Invalid,
  MatchRecord,
  Move,
  StepOffers,
  Outcome,
  Refusal,
  RuleId,
  Seat,
  SeatOccupant,
  Viewer,
} from "@starboard/kernel";

import type { Clock, ActiveLimit } from "./clock.ts";

/** Version of these messages. A match service refuses any other with WIRE_VERSION. */
export const WIRE_VERSION = 1;

/** A match as lists show it. */
export interface MatchSummary {
  readonly match: string;
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  /** The present occupants. */
  readonly seats: readonly SeatOccupant[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** Number of entries so far. */
  readonly at: number;
  /** Seats asked now; empty when the match is over. */
  readonly asked: readonly Seat[];
  readonly over: Outcome | null;
  readonly commitment: string;
  /** Entries taken over from another record, 0 for none. */
  readonly from: number;
  /** On hosts, if the table has a clock. */
  readonly clock?: Clock;
}

/**
 * A stored match that cannot be continued. The code is MATCH_EDITION or MATCH_DAMAGED. It can be exported and removed.
 */
export interface UnreadableMatch {
  readonly match: string;
  readonly code: string;
  /** The part of its summary that could be read. */
  readonly summary: MatchSummary | null;
}

/** One entry of the log, with the facts that one viewer may receive. */
export interface LogItem {
  /** Entry number. */
  readonly n: number;
  /** Milliseconds since the start of the match. */
  readonly at: number;
  readonly by: Seat | null;
  readonly facts: readonly Fact[];
  /** For a take-back: the numbers of the entries whose facts no longer hold. */
  readonly takenBack?: readonly number[];
  /** For a change of occupant: the new occupant of seat `by`. */
  readonly occupant?: SeatOccupant;
  /** For a move to another edition of the rules: the number of the edition. */
  readonly edition?: number;
  /** Played by a conditional order. Shown to the seat itself, and to others after the match. */
  readonly ordered?: true;
  /** Done because time was up: a clock reached zero, or a time limit of the rules ended. */
  readonly timed?: true;
}

/** Everything one viewer needs to show the match at entry `at`. */
export interface Update {
  readonly is: "update";
  readonly summary: MatchSummary;
  readonly at: number;
  readonly viewer: Viewer;
  readonly view: object;
  /** The question play waits for, as far as it is public. */
  readonly question: { readonly step: string; readonly rule: RuleId; readonly seats: readonly Seat[] } | null;
  /** What the viewer may do now, with the refusals of what it may not. */
  readonly offers: readonly StepOffers[];
  /** Log items since the entry the viewer last had. */
  readonly logItems: readonly LogItem[];
  /** Why the viewer may not take back the last act; null if it may. */
  readonly takeBack: Refusal | null;
  /** Seats whose bots are thinking. */
  readonly thinking: readonly Seat[];
  /** Running time limits, as far as the viewer may know them. */
  readonly limits?: readonly ActiveLimit[];
  /** The newest edition of the rules that the match could move to now, if all its players agree; not for spectators. */
  readonly newerEdition?: number;
}

/** One act of a run. A run ends at the first draw or disclosure. */
export interface MoveInput {
  readonly step: string;
  readonly act: Act;
}

/** A line of play a bot considered. */
export interface Variation {
  /** The expected acts, the bot's own first. */
  readonly moves: readonly Move[];
  /** Expected score for the bot, 0 to 1. */
  readonly expectedScore: number;
  /** Share of the search visits spent on it, 0 to 1. */
  readonly visitShare: number;
  /** The evaluation at the end of the variation, heaviest term first, in the game's own unit. */
  readonly terms: readonly {
    readonly key: string;
    readonly value: number;
    readonly about?: { readonly [name: string]: string | number };
  }[];
}
/** Why a bot played the act of entry `n`. Not sent before the match is over. */
export interface MoveAnalysis {
  readonly n: number;
  readonly seat: Seat;
  /** The variation that was played, then the alternatives. */
  readonly variations: readonly Variation[];
}

/** Requests to a match service. */
export type MatchRequest =
  /** Answered by `prepared` with the commitment to the draws. Nothing is stored before `begin`. */
  | { readonly is: "create"; readonly game: string; readonly options: object; readonly seats: readonly SeatOccupant[] }
  /** Creates a match that continues the first `at` entries of a record; answered like `create`. */
  | { readonly is: "fork"; readonly text: string; readonly at: number; readonly seats: readonly SeatOccupant[] }
  /** The seats' entropy in hex, one text per seat; sent after the commitment is known. */
  | { readonly is: "begin"; readonly match: string; readonly entropy: readonly string[] }
  | { readonly is: "list" }
  /** Asks for an update at every change. `since` is the number of entries already known, 0 for all. */
  | { readonly is: "watch"; readonly match: string; readonly viewer: Viewer; readonly since: number }
  | { readonly is: "unwatch"; readonly match: string; readonly viewer: Viewer }
  /** `at` guards against acting on an old state, `key` against a repeated message. */
  | {
      readonly is: "commit";
      readonly match: string;
      readonly seat: Seat;
      readonly at: number;
      readonly key: string;
      readonly moves: readonly MoveInput[];
    }
  | { readonly is: "takeBack"; readonly match: string; readonly seat: Seat; readonly at: number }
  /** Changes a seat's occupant: a bot for a person who left, or a person for a bot. */
  | {
      readonly is: "seat";
      readonly match: string;
      readonly seat: Seat;
      readonly occupant: SeatOccupant;
      readonly at: number;
    }
  /**
   * Moves the match to a later edition of its rules. All players have agreed; a host asks them by a proposal and does not
   * accept this request.
   */
  | { readonly is: "edition"; readonly match: string; readonly to: number; readonly at: number }
  | { readonly is: "record"; readonly match: string }
  /** Imports a finished record. */
  | { readonly is: "import"; readonly text: string }
  | { readonly is: "remove"; readonly match: string }
  /** After the match: why the bots played as they did. */
  | { readonly is: "analysis"; readonly match: string };
export type ClientMessage = MatchRequest & { readonly id: number };

/** Responses of a match service. */
export type MatchResponse =
  | { readonly is: "prepared"; readonly match: string; readonly commitment: string }
  | { readonly is: "created"; readonly summary: MatchSummary }
  | {
      readonly is: "matches";
      readonly matches: readonly MatchSummary[];
      readonly unreadable: readonly UnreadableMatch[];
    }
  /** Done. The match now has `at` entries. */
  | { readonly is: "done"; readonly at: number }
  /**
   * The first `moves` moves of the run were played. The run stops after one that drew or disclosed, because the rest
   * was chosen without knowing the result.
   */
  | { readonly is: "played"; readonly at: number; readonly moves: number }
  /** Move number `move` of the run is illegal. Nothing was written. */
  | { readonly is: "refused"; readonly refusal: Refusal; readonly move: number; readonly at: number }
  /** The act was chosen on an old state. Nothing was written, and the update that follows catches up. */
  | { readonly is: "stale"; readonly at: number }
  | { readonly is: "invalid"; readonly bad: readonly Invalid[] }
  | { readonly is: "record"; readonly record: MatchRecord }
  /** The stored text of a match that cannot be read as a record. */
  | { readonly is: "rawText"; readonly text: string }
  | { readonly is: "analysis"; readonly analysis: readonly MoveAnalysis[] };

/** A problem the players should know of, such as a bot that failed and made a random move. */
export interface MatchNotice {
  readonly is: "notice";
  readonly match: string;
  readonly code: string;
  readonly about?: { readonly [name: string]: unknown };
}
/**
 * Sent by hosts at regular intervals: the entry counts of the matches the connection watches. A page with fewer entries
 * has missed an update and sends `watch` again.
 */
export interface Heartbeat {
  readonly is: "heartbeat";
  readonly newest: readonly { readonly match: string; readonly at: number }[];
}
/** Responses carry the `id` of their request. Updates, notices and heartbeats are unsolicited. */
export type ServiceMessage = (MatchResponse & { readonly id: number }) | Update | MatchNotice | Heartbeat;
