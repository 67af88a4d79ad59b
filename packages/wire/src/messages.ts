/**
 * What a page and a clerk say to each other: the same messages whether the clerk runs in a worker of the page (solo,
 * hot-seat) or on a host. One message up, one down. `docs/protocol.md` tells the story; `parse.ts` guards the door.
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

/** Version of these messages. A clerk refuses any other with WIRE_VERSION. */
export const WIRE_VERSION = 1;

/** A table as lists show it. */
export interface MatchSummary {
  readonly match: string;
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  /** Who sits there now. */
  readonly seats: readonly SeatOccupant[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** Entries so far. */
  readonly at: number;
  /** Seats now asked; empty when the match is over. */
  readonly asked: readonly Seat[];
  readonly over: Outcome | null;
  readonly commitment: string;
  /** Entries taken over from another record, 0 for a match of its own. */
  readonly from: number;
  /** On hosts, where the table keeps time. */
  readonly clock?: Clock;
}

/** A stored match that cannot be played on, and why: MATCH_EDITION or MATCH_DAMAGED. It can be exported and removed. */
export interface UnreadableMatch {
  readonly match: string;
  readonly code: string;
  /** What is still known of it. */
  readonly card: MatchSummary | null;
}

/** Facts of one entry, as one viewer may hear them. */
export interface LogItem {
  /** Entry number. */
  readonly n: number;
  /** Milliseconds since the start of the match. */
  readonly at: number;
  readonly by: Seat | null;
  readonly facts: readonly Fact[];
  /** With a take-back: the entries whose facts no longer stand. */
  readonly takenBack?: readonly number[];
  /** With a change of seats: who now sits where `by` says. */
  readonly card?: SeatOccupant;
  /** Done by an order while nobody was there; told to the seat itself, and to others after the match. */
  readonly ordered?: true;
  /** Done because time was up: a clock stood at zero, or the rules let it stand no longer. */
  readonly timed?: true;
}

/** Everything one viewer needs to draw the table at entry `at`. */
export interface Update {
  readonly is: "update";
  readonly card: MatchSummary;
  readonly at: number;
  readonly viewer: Viewer;
  readonly view: object;
  /** The question play waits on, as the public may know it. */
  readonly question: { readonly step: string; readonly rule: RuleId; readonly seats: readonly Seat[] } | null;
  /** What the viewer may do now, and why not for the rest. */
  readonly offers: readonly StepOffers[];
  /** News since the entry the viewer last had. */
  readonly logItems: readonly LogItem[];
  /** Why the viewer may not take the last act back, or null if it may. */
  readonly takeBack: Refusal | null;
  /** Bots now thinking. */
  readonly thinking: readonly Seat[];
  /** What ends by itself in a while, as far as the viewer may know it. */
  readonly limits?: readonly ActiveLimit[];
}

/** One act of a run; a run ends at the first draw or disclosure. */
export interface MoveInput {
  readonly step: string;
  readonly act: Act;
}

/** A line of play a bot considered. */
export interface Variation {
  /** The acts expected, the bot's own first. */
  readonly moves: readonly Move[];
  /** Expected result for the bot, 0 to 1. */
  readonly expectedScore: number;
  /** How much of the thinking went into it, 0 to 1. */
  readonly visitShare: number;
  /** The evaluation where the line ends, weightiest part first, in the game's own unit. */
  readonly terms: readonly {
    readonly key: string;
    readonly value: number;
    readonly about?: { readonly [name: string]: string | number };
  }[];
}
/** Why a bot did what entry `n` records; kept out of sight until the match is over. */
export interface MoveAnalysis {
  readonly n: number;
  readonly seat: Seat;
  /** The line that was played first, then the others that were considered. */
  readonly variations: readonly Variation[];
}

/** What can be asked of a clerk. */
export type MatchRequest =
  /** Answered by `opened` with the commitment to the draws. Nothing is stored before `begin`. */
  | { readonly is: "create"; readonly game: string; readonly options: object; readonly seats: readonly SeatOccupant[] }
  /** Plays on from the first `at` entries of a record as a new match; answered like `create`. */
  | { readonly is: "fork"; readonly text: string; readonly at: number; readonly seats: readonly SeatOccupant[] }
  /** The seats' own entropy, in hex, one text per seat; sent after the commitment is known. */
  | { readonly is: "begin"; readonly match: string; readonly entropy: readonly string[] }
  | { readonly is: "list" }
  /** Asks for an update at every change; `since` is the number of entries already known, 0 for everything. */
  | { readonly is: "watch"; readonly match: string; readonly viewer: Viewer; readonly since: number }
  | { readonly is: "unwatch"; readonly match: string; readonly viewer: Viewer }
  /** `at` guards against a stale board, `key` against a repeated message. */
  | {
      readonly is: "commit";
      readonly match: string;
      readonly seat: Seat;
      readonly at: number;
      readonly key: string;
      readonly moves: readonly MoveInput[];
    }
  | { readonly is: "takeBack"; readonly match: string; readonly seat: Seat; readonly at: number }
  /** Puts somebody else into a seat: a bot for a person who left, or a person for a bot. */
  | {
      readonly is: "seat";
      readonly match: string;
      readonly seat: Seat;
      readonly card: SeatOccupant;
      readonly at: number;
    }
  | { readonly is: "record"; readonly match: string }
  /** Takes in a finished record. */
  | { readonly is: "import"; readonly text: string }
  | { readonly is: "remove"; readonly match: string }
  /** After the match: why the bots moved as they did. */
  | { readonly is: "analysis"; readonly match: string };
export type ClientMessage = MatchRequest & { readonly id: number };

/** What a clerk answers. */
export type MatchResponse =
  | { readonly is: "prepared"; readonly match: string; readonly commitment: string }
  | { readonly is: "created"; readonly card: MatchSummary }
  | {
      readonly is: "matches";
      readonly matches: readonly MatchSummary[];
      readonly unreadable: readonly UnreadableMatch[];
    }
  /** Done; the match now has `at` entries. */
  | { readonly is: "done"; readonly at: number }
  /** So many moves of the run were played: fewer than sent if one of them drew or disclosed, since what follows was chosen without knowing that. */
  | { readonly is: "played"; readonly at: number; readonly moves: number }
  /** Move `move` of the run may not be done; nothing was written. */
  | { readonly is: "refused"; readonly refusal: Refusal; readonly move: number; readonly at: number }
  /** The board it was chosen on is old; the update that follows is the catch-up. Nothing was written. */
  | { readonly is: "stale"; readonly at: number }
  | { readonly is: "invalid"; readonly bad: readonly Invalid[] }
  | { readonly is: "record"; readonly record: MatchRecord }
  /** What is stored of a match that cannot be read as a record. */
  | { readonly is: "rawText"; readonly text: string }
  | { readonly is: "analysis"; readonly analysis: readonly MoveAnalysis[] };

/** Something went wrong that the players should know of, such as a bot that failed and was played by chance. */
export interface MatchNotice {
  readonly is: "notice";
  readonly match: string;
  readonly code: string;
  readonly about?: { readonly [name: string]: unknown };
}
/**
 * Sent by hosts at regular times: how many entries each match that the connection watches has. A page that was told of fewer has
 * missed something and sends `watch` again.
 */
export interface Heartbeat {
  readonly is: "heartbeat";
  readonly newest: readonly { readonly match: string; readonly at: number }[];
}
/** Answers carry the `id` of the message they answer; updates, notices and heartbeats come unasked. */
export type ServiceMessage = (MatchResponse & { readonly id: number }) | Update | MatchNotice | Heartbeat;
