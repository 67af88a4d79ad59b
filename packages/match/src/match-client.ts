/** The page side of the match protocol: requests as promises, updates as callbacks. It survives lost connections. */
import type { Invalid, MatchRecord, Refusal, Seat, SeatOccupant, Viewer } from "@starboard/kernel";
import {
  type MatchResponse,
  type MatchRequest,
  type ServiceMessage,
  type Heartbeat,
  type MatchNotice,
  type MoveAnalysis,
  type MoveInput,
  type MatchSummary,
  type UnreadableMatch,
  type Update,
  WIRE_VERSION,
} from "@starboard/wire";
import type { RandomHex } from "./setup.ts";

/** An open transport to a match service. */
export interface Transport {
  send(message: object): void;
  close(): void;
}
/** Opens a transport. `onLost` is called once when it breaks. */
export type OpenTransport = (onMessage: (message: ServiceMessage) => void, onLost: () => void) => Transport;

/** A value, or the errors of a request. */
export type ClientResult<T> = { readonly ok: T } | { readonly bad: readonly Invalid[] };
/** The outcome of a commit or a take-back. Only `ok` changed the match. */
export type CommitResult<T> =
  | ClientResult<T>
  /** The rules refused move number `move` of the run. */
  | { readonly refused: Refusal; readonly move: number }
  /** The position was out of date. The update with the current position has been delivered already. */
  | { readonly stale: number };
/** `up`: connected. `lost`: reconnecting; requests are kept. `down`: stopped until `retry` is called. */
export type ConnectionState = "up" | "lost" | "down";

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

interface Asked {
  readonly request: MatchRequest;
  readonly resolve: (answer: MatchResponse) => void;
}
interface Watcher {
  readonly onUpdate: (update: Update) => void;
  readonly onGone: (bad: readonly Invalid[]) => void;
  /** Number of entries that were delivered to this watcher. */
  at: number;
}
/** All watchers on this page of one match with the same viewer. They share one subscription. */
interface SharedSubscription {
  readonly match: string;
  readonly viewer: Viewer;
  readonly watchers: Set<Watcher>;
}

/** Codes of temporary failures, such as a store that does not work or a rate limit. The same request succeeds later. */
const TRANSIENT: ReadonlySet<string> = new Set(["MATCH_STORE", "HOST_STORE", "HOST_RATE"]);
/** First and longest delay before the next attempt, in ms. */
const PAUSE = { first: 500, longest: 15_000 };

/** Number of lost transports in a row after which the client stops. A request may be what kills the worker. */
const TRIES = 4;

/**
 * Creates a client over any transport. Unanswered requests are sent again after a reconnect. This is safe because
 * commits carry an idempotency key and all other writes an entry number.
 * @param tries number of lost transports in a row after which the client stops
 * @param retryAfter runs a callback after a delay in ms; with it, subscriptions are retried after temporary failures
 */
export function createMatchClient(
  connect: OpenTransport,
  random: RandomHex,
  tries = TRIES,
  retryAfter?: (ms: number, run: () => void) => unknown,
): MatchClient {
  const pendingRequests = new Map<number, Asked>();
  const watching = new Map<string, SharedSubscription>();
  const noticeListeners = new Set<(notice: MatchNotice) => void>();
  const connectionListeners = new Set<(connection: ConnectionState) => void>();
  let connection: ConnectionState = "lost";
  let lastId = 0;
  let failures = 0;
  let transport: Transport | null = null;

  const subscriptionKey = (match: string, viewer: Viewer): string => `${viewer} ${match}`;
  const post = (id: number, request: MatchRequest): void => transport?.send({ v: WIRE_VERSION, id, ...request });

  function setConnection(next: ConnectionState): void {
    if (next === connection) return;
    connection = next;
    for (const listener of connectionListeners) listener(next);
  }

  function open(): void {
    const mine = connect(
      (message) => {
        if (transport !== mine) return;
        setConnection("up");
        handleMessage(message);
        if (pendingRequests.size === 0) failures = 0;
      },
      () => {
        if (transport !== mine) return;
        transport = null;
        failures += 1;
        setConnection(failures < tries ? "lost" : "down");
        if (connection === "lost") open();
        else
          for (const { resolve } of take(pendingRequests))
            resolve({ is: "invalid", bad: [{ code: "SERVICE_DOWN", at: "" }] });
      },
    );
    transport = mine;
    const unanswered = [...pendingRequests].filter(
      ([, { request }]) => request.is !== "watch" && request.is !== "unwatch",
    );
    pendingRequests.clear();
    for (const who of watching.values()) sendWatch(who);
    for (const [id, one] of unanswered) {
      pendingRequests.set(id, one);
      post(id, one.request);
    }
  }

  function handleMessage(message: ServiceMessage): void {
    if (message.is === "heartbeat") catchUp(message);
    else if (message.is === "notice") for (const listener of noticeListeners) listener(message);
    else if (message.is === "update") {
      const who = watching.get(subscriptionKey(message.summary.match, message.viewer));
      for (const w of who?.watchers ?? []) {
        const logItems = message.logItems.filter(({ n }) => n >= w.at);
        w.at = message.at;
        w.onUpdate({ ...message, logItems });
      }
    } else {
      const waiting = pendingRequests.get(message.id);
      pendingRequests.delete(message.id);
      waiting?.resolve(message);
    }
  }

  const sendRequest = (request: MatchRequest): Promise<MatchResponse> =>
    new Promise((resolve) => {
      if (connection === "down") return resolve({ is: "invalid", bad: [{ code: "SERVICE_DOWN", at: "" }] });
      const id = ++lastId;
      pendingRequests.set(id, { request, resolve });
      post(id, request);
    });

  /** Requests the updates that were missed, according to a heartbeat. */
  function catchUp({ newest }: Heartbeat): void {
    for (const { match, at } of newest)
      for (const who of watching.values())
        if (who.match === match && [...who.watchers].some((w) => w.at < at)) sendWatch(who);
  }

  /** Subscribes from the entry that the least up-to-date watcher needs. */
  function sendWatch(who: SharedSubscription, pauseMs = PAUSE.first): void {
    const where = subscriptionKey(who.match, who.viewer);
    const since = Math.min(...[...who.watchers].map(({ at }) => at));
    void sendRequest({ is: "watch", match: who.match, viewer: who.viewer, since }).then((answer) => {
      const down = connection === "down";
      if (answer.is !== "invalid" || down || watching.get(where) !== who) return;
      if (retryAfter && answer.bad.every(({ code }) => TRANSIENT.has(code))) {
        retryAfter(pauseMs, () => {
          if (watching.get(where) === who) sendWatch(who, Math.min(2 * pauseMs, PAUSE.longest));
        });
        return;
      }
      watching.delete(where);
      for (const { onGone } of who.watchers) onGone(answer.bad);
    });
  }

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

  open();
  return {
    create: (setup) => begin({ is: "create", ...setup }),
    fork: (from) => begin({ is: "fork", ...from }),
    async list() {
      const answer = await sendRequest({ is: "list" });
      return answer.is === "matches"
        ? { ok: { matches: answer.matches, unreadable: answer.unreadable } }
        : errorOf(answer);
    },
    watch(match, viewer, onUpdate, onGone = () => {}) {
      const where = subscriptionKey(match, viewer);
      const who = watching.get(where) ?? { match, viewer, watchers: new Set() };
      const w: Watcher = { onUpdate, onGone, at: 0 };
      watching.set(where, who);
      who.watchers.add(w);
      sendWatch(who);
      return () => {
        who.watchers.delete(w);
        if (who.watchers.size > 0 || watching.get(where) !== who) return;
        watching.delete(where);
        void sendRequest({ is: "unwatch", match, viewer });
      };
    },
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
    onNotice: (listener) => listen(noticeListeners, listener),
    get connection() {
      return connection;
    },
    onConnection: (listener) => listen(connectionListeners, listener),
    retry() {
      if (connection !== "down") return;
      failures = 0;
      setConnection("lost");
      open();
    },
    close() {
      const last = transport;
      transport = null;
      watching.clear();
      pendingRequests.clear();
      last?.close();
    },
  };
}

/** Empties a map and returns its values. */
function take<T>(map: Map<unknown, T>): T[] {
  const all = [...map.values()];
  map.clear();
  return all;
}

function listen<T>(listeners: Set<(value: T) => void>, listener: (value: T) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const errorOf = (answer: MatchResponse): { bad: readonly Invalid[] } =>
  answer.is === "invalid" ? { bad: answer.bad } : { bad: [{ code: "SERVICE_ANSWER", at: answer.is }] };

function commitError(answer: MatchResponse): CommitResult<never> {
  if (answer.is === "refused") return { refused: answer.refusal, move: answer.move };
  return answer.is === "stale" ? { stale: answer.at } : errorOf(answer);
}
