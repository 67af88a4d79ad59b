/** The matches of a connection as a page uses them: requests as promises, updates as callbacks. It survives lost connections. */
import type { Invalid, MatchRecord, Refusal, Seat, SeatOccupant, Viewer } from "@starboard/kernel";
import type {
  MatchNotice,
  MatchRequest,
  MatchResponse,
  MatchSummary,
  MoveAnalysis,
  MoveInput,
  UnreadableMatch,
  Update,
} from "@starboard/wire";
import type { ConnectionState, WireClient } from "@starboard/wire/client";
import type { RandomHex } from "./setup.ts";
import { createSharedSubscriptions } from "./shared-subscriptions.ts";

/** A value, or the errors of a request. */
export type ClientResult<T> = { readonly ok: T } | { readonly bad: readonly Invalid[] };
/** The outcome of a commit or a take-back. Only `ok` changed the match. */
export type CommitResult<T> =
  | ClientResult<T>
  /** The rules refused move number `move` of the run. */
  | { readonly refused: Refusal; readonly move: number }
  /** The position was out of date. The update with the current position has been delivered already. */
  | { readonly stale: number };
export interface NewMatch {
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatOccupant[];
}

export interface MatchClient {
  /**
   * Creates a match: the service commits to a secret, this page adds entropy for each person, then the match starts.
   */
  create(setup: NewMatch): Promise<ClientResult<MatchSummary>>;
  /** Creates a match that continues from the first `at` entries of a record. */
  fork(from: {
    readonly text: string;
    readonly at: number;
    readonly seats: readonly SeatOccupant[];
  }): Promise<ClientResult<MatchSummary>>;
  list(): Promise<
    ClientResult<{ readonly matches: readonly MatchSummary[]; readonly unreadable: readonly UnreadableMatch[] }>
  >;
  /**
   * Calls `onUpdate` with the current state of a match and at every change. Each watcher receives every log item once
   * and in order, also across lost connections. `onGone` is called if the match cannot be watched. Returns the
   * unsubscribe function.
   */
  watch(
    match: string,
    viewer: Viewer,
    onUpdate: (update: Update) => void,
    onGone?: (bad: readonly Invalid[]) => void,
  ): () => void;
  /** Sends a run of moves chosen in the position after `at` entries. Resolves after the update that contains them. */
  commit(
    match: string,
    seat: Seat,
    at: number,
    moves: readonly MoveInput[],
  ): Promise<CommitResult<{ readonly at: number; readonly moves: number }>>;
  takeBack(match: string, seat: Seat, at: number): Promise<CommitResult<{ readonly at: number }>>;
  /** Changes the occupant of a seat. */
  seat(match: string, seat: Seat, occupant: SeatOccupant, at: number): Promise<CommitResult<{ readonly at: number }>>;
  /** Continues a match of this device by a later edition of its rules. */
  edition(match: string, to: number, at: number): Promise<CommitResult<{ readonly at: number }>>;
  /** Resolves to the record, or to the raw stored text of a damaged match. */
  record(match: string): Promise<ClientResult<{ readonly record: MatchRecord } | { readonly text: string }>>;
  /** Imports the text of a finished record as a match. */
  importRecord(text: string): Promise<ClientResult<MatchSummary>>;
  remove(match: string): Promise<ClientResult<null>>;
  /** Resolves to the analysis of the bots' moves. It is available only after the match. */
  analysis(match: string): Promise<ClientResult<readonly MoveAnalysis[]>>;
  /** Calls `listener` with notices such as BOT_FAILED or MATCH_REMOVED. Returns the unsubscribe function. */
  onNotice(listener: (notice: MatchNotice) => void): () => void;
  readonly connection: ConnectionState;
  onConnection(listener: (connection: ConnectionState) => void): () => void;
  /** Reconnects after `down`. */
  retry(): void;
  close(): void;
}

/**
 * Creates a client for the match service at the other end of a connection.
 * @param retryAfter runs a callback after a delay in ms; with it, subscriptions are retried after temporary failures
 */
export function createMatchClient(
  wire: WireClient,
  random: RandomHex,
  retryAfter?: (ms: number, run: () => void) => unknown,
): MatchClient {
  const subscriptions = createSharedSubscriptions(wire, retryAfter);
  const noticeListeners = new Set<(notice: MatchNotice) => void>();
  wire.onPush("match", (message) => {
    if (message.is === "notice") for (const listener of noticeListeners) listener(message);
  });
  const sendRequest = (request: MatchRequest): Promise<MatchResponse> => wire.request("match", request);

  /** Prepares and starts a match. It is prepared again if the service has discarded the prepared match in between. */
  async function begin(
    request: MatchRequest & { is: "create" | "fork" },
    again = true,
  ): Promise<ClientResult<MatchSummary>> {
    const first = await sendRequest(request);
    if (first.is !== "prepared") return errorOf(first);
    const entropy = request.seats.map((occupant) => (occupant.kind === "person" ? random(16) : ""));
    const second = await sendRequest({ is: "begin", match: first.match, entropy });
    if (second.is === "created") return { ok: second.summary };
    const forgotten = second.is === "invalid" && second.bad.some(({ code }) => code === "MATCH_UNKNOWN");
    return forgotten && again ? begin(request, false) : errorOf(second);
  }

  return {
    create: (setup) => begin({ is: "create", ...setup }),
    fork: (from) => begin({ is: "fork", ...from }),
    async list() {
      const answer = await sendRequest({ is: "list" });
      return answer.is === "matches"
        ? { ok: { matches: answer.matches, unreadable: answer.unreadable } }
        : errorOf(answer);
    },
    watch: (match, viewer, onUpdate, onGone) => subscriptions.watch(match, viewer, onUpdate, onGone),
    async commit(match, seat, at, moves) {
      const answer = await sendRequest({ is: "commit", match, seat, at, key: random(12), moves });
      return answer.is === "played" ? { ok: { at: answer.at, moves: answer.moves } } : commitError(answer);
    },
    async takeBack(match, seat, at) {
      const answer = await sendRequest({ is: "takeBack", match, seat, at });
      return answer.is === "done" ? { ok: { at: answer.at } } : commitError(answer);
    },
    async seat(match, seat, occupant, at) {
      const answer = await sendRequest({ is: "seat", match, seat, occupant, at });
      return answer.is === "done" ? { ok: { at: answer.at } } : commitError(answer);
    },
    async edition(match, to, at) {
      const answer = await sendRequest({ is: "edition", match, to, at });
      return answer.is === "done" ? { ok: { at: answer.at } } : commitError(answer);
    },
    async record(match) {
      const answer = await sendRequest({ is: "record", match });
      if (answer.is === "record") return { ok: { record: answer.record } };
      return answer.is === "rawText" ? { ok: { text: answer.text } } : errorOf(answer);
    },
    async importRecord(text) {
      const answer = await sendRequest({ is: "import", text });
      return answer.is === "created" ? { ok: answer.summary } : errorOf(answer);
    },
    async remove(match) {
      const answer = await sendRequest({ is: "remove", match });
      return answer.is === "done" ? { ok: null } : errorOf(answer);
    },
    async analysis(match) {
      const answer = await sendRequest({ is: "analysis", match });
      return answer.is === "analysis" ? { ok: answer.analysis } : errorOf(answer);
    },
    onNotice(listener) {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },
    get connection() {
      return wire.state;
    },
    onConnection: (listener) => wire.onState(listener),
    retry: () => wire.retry(),
    close() {
      subscriptions.close();
      wire.close();
    },
  };
}

const errorOf = (answer: MatchResponse): { bad: readonly Invalid[] } =>
  answer.is === "invalid" ? { bad: answer.bad } : { bad: [{ code: "SERVICE_ANSWER", at: answer.is }] };

function commitError(answer: MatchResponse): CommitResult<never> {
  if (answer.is === "refused") return { refused: answer.refusal, move: answer.move };
  return answer.is === "stale" ? { stale: answer.at } : errorOf(answer);
}
