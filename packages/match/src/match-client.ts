/** A page's side of the conversation: asks with promises, watches with callbacks, and survives a lost connection. */
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

/** An open line to a clerk. */
export interface Transport {
  send(message: object): void;
  close(): void;
}
/** Opens a line; `lost` is called once when it breaks. */
export type OpenTransport = (hear: (message: ServiceMessage) => void, lost: () => void) => Transport;

/** A value, or what is wrong with what was sent. */
export type ClientResult<T> = { readonly ok: T } | { readonly bad: readonly Invalid[] };
/** How a commit or a take-back went. Only `ok` changed anything. */
export type CommitResult<T> =
  | ClientResult<T>
  /** The rules say no, to move number `move` of the run. */
  | { readonly refused: Refusal; readonly move: number }
  /** The board was out of date; the update that shows why has been delivered already. */
  | { readonly stale: number };
/** `up`: connected. `lost`: being restored, nothing is forgotten. `down`: given up until `retry`. */
export type ConnectionState = "up" | "lost" | "down";

export interface NewMatch {
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatOccupant[];
}

export interface MatchClient {
  /** Begins a match: commitment, then this page's entropy for every person's seat, then the first draws. */
  create(setup: NewMatch): Promise<ClientResult<MatchSummary>>;
  /** The same from the first `at` entries of a record. */
  fork(from: {
    readonly text: string;
    readonly at: number;
    readonly seats: readonly SeatOccupant[];
  }): Promise<ClientResult<MatchSummary>>;
  list(): Promise<
    ClientResult<{ readonly cards: readonly MatchSummary[]; readonly troubled: readonly UnreadableMatch[] }>
  >;
  /**
   * Calls `hear` with the match as it stands and at every change. Each watcher is told every piece of news once, in
   * order, across lost connections too. `gone` is called when there is nothing to watch. Returns how to stop.
   */
  watch(
    match: string,
    viewer: Viewer,
    hear: (update: Update) => void,
    gone?: (bad: readonly Invalid[]) => void,
  ): () => void;
  /** Sends a run of moves chosen on the board at entry `at`. Resolves after the update that shows them. */
  commit(
    match: string,
    seat: Seat,
    at: number,
    moves: readonly MoveInput[],
  ): Promise<CommitResult<{ readonly at: number; readonly moves: number }>>;
  takeBack(match: string, seat: Seat, at: number): Promise<CommitResult<{ readonly at: number }>>;
  /** Puts somebody else into a seat. */
  seat(match: string, seat: Seat, card: SeatOccupant, at: number): Promise<CommitResult<{ readonly at: number }>>;
  /** The record, or the text that is left of a damaged match. */
  record(match: string): Promise<ClientResult<{ readonly record: MatchRecord } | { readonly text: string }>>;
  /** Takes in the text of a finished record. */
  importRecord(text: string): Promise<ClientResult<MatchSummary>>;
  remove(match: string): Promise<ClientResult<null>>;
  /** Why the bots moved as they did; only after the match. */
  reasons(match: string): Promise<ClientResult<readonly MoveAnalysis[]>>;
  /** What goes wrong unasked: BOT_FAILED, MATCH_REMOVED. Returns how to stop listening. */
  onNotice(hear: (notice: MatchNotice) => void): () => void;
  readonly connection: ConnectionState;
  onConnection(hear: (connection: ConnectionState) => void): () => void;
  /** After `down`: tries again. */
  retry(): void;
  close(): void;
}

interface Asked {
  readonly ask: MatchRequest;
  readonly answered: (answer: MatchResponse) => void;
}
interface Watcher {
  readonly hear: (update: Update) => void;
  readonly gone: (bad: readonly Invalid[]) => void;
  /** Entries this watcher has been told of. */
  at: number;
}
/** Everybody on this page who looks at a match through the same eyes. */
interface Watching {
  readonly match: string;
  readonly viewer: Viewer;
  readonly watchers: Set<Watcher>;
}

/** What a host answers while its store does not work, or when it was asked too much: the same request succeeds later. */
const TRANSIENT: ReadonlySet<string> = new Set(["MATCH_STORE", "HOST_STORE", "HOST_RATE"]);
/** First and longest pause before the next attempt, in milliseconds. */
const PAUSE = { first: 500, longest: 15_000 };

/** A worker that dies so often before everything is answered is not worth another try: something it is sent kills it. */
const TRIES = 4;

/**
 * A client over any kind of line. Every unanswered message is sent again when the line is restored; that is safe since
 * commits carry a key and everything else a place in the match.
 * @param tries how often the line may break in a row before it is given up
 * @param retryAfter runs something after so many milliseconds; with it, watching that fails for a while is tried again
 */
export function createMatchClient(
  connect: OpenTransport,
  random: RandomHex,
  tries = TRIES,
  retryAfter?: (ms: number, run: () => void) => unknown,
): MatchClient {
  const asked = new Map<number, Asked>();
  const watching = new Map<string, Watching>();
  const noticeListeners = new Set<(notice: MatchNotice) => void>();
  const connectionListeners = new Set<(connection: ConnectionState) => void>();
  let connection: ConnectionState = "lost";
  let lastId = 0;
  let failures = 0;
  let line: Transport | null = null;

  const place = (match: string, viewer: Viewer): string => `${viewer} ${match}`;
  const post = (id: number, ask: MatchRequest): void => line?.send({ v: WIRE_VERSION, id, ...ask });

  function become(next: ConnectionState): void {
    if (next === connection) return;
    connection = next;
    for (const hear of connectionListeners) hear(next);
  }

  function open(): void {
    const mine = connect(
      (message) => {
        if (line !== mine) return;
        become("up");
        hear(message);
        if (asked.size === 0) failures = 0;
      },
      () => {
        if (line !== mine) return;
        line = null;
        failures += 1;
        become(failures < tries ? "lost" : "down");
        if (connection === "lost") open();
        else
          for (const { answered } of take(asked)) answered({ is: "invalid", bad: [{ code: "SERVICE_DOWN", at: "" }] });
      },
    );
    line = mine;
    const unanswered = [...asked].filter(([, { ask }]) => ask.is !== "watch" && ask.is !== "unwatch");
    asked.clear();
    for (const who of watching.values()) sendWatch(who);
    for (const [id, one] of unanswered) {
      asked.set(id, one);
      post(id, one.ask);
    }
  }

  function hear(message: ServiceMessage): void {
    if (message.is === "heartbeat") catchUp(message);
    else if (message.is === "notice") for (const listen of noticeListeners) listen(message);
    else if (message.is === "update") {
      const who = watching.get(place(message.card.match, message.viewer));
      for (const w of who?.watchers ?? []) {
        const logItems = message.logItems.filter(({ n }) => n >= w.at);
        w.at = message.at;
        w.hear({ ...message, logItems });
      }
    } else {
      const waiting = asked.get(message.id);
      asked.delete(message.id);
      waiting?.answered(message);
    }
  }

  const tell = (ask: MatchRequest): Promise<MatchResponse> =>
    new Promise((answered) => {
      if (connection === "down") return answered({ is: "invalid", bad: [{ code: "SERVICE_DOWN", at: "" }] });
      const id = ++lastId;
      asked.set(id, { ask, answered });
      post(id, ask);
    });

  /** Asks again for matches of which an update was missed. */
  function catchUp({ newest }: Heartbeat): void {
    for (const { match, at } of newest)
      for (const who of watching.values())
        if (who.match === match && [...who.watchers].some((w) => w.at < at)) sendWatch(who);
  }

  /** Asks for what the watcher who knows least has missed. */
  function sendWatch(who: Watching, pauseMs = PAUSE.first): void {
    const where = place(who.match, who.viewer);
    const since = Math.min(...[...who.watchers].map(({ at }) => at));
    void tell({ is: "watch", match: who.match, viewer: who.viewer, since }).then((answer) => {
      const down = connection === "down";
      if (answer.is !== "invalid" || down || watching.get(where) !== who) return;
      if (retryAfter && answer.bad.every(({ code }) => TRANSIENT.has(code))) {
        retryAfter(pauseMs, () => {
          if (watching.get(where) === who) sendWatch(who, Math.min(2 * pauseMs, PAUSE.longest));
        });
        return;
      }
      watching.delete(where);
      for (const { gone } of who.watchers) gone(answer.bad);
    });
  }

  /** From a commitment to a match; begun again from the start if the clerk has forgotten it in between. */
  async function begin(
    ask: MatchRequest & { is: "create" | "fork" },
    again = true,
  ): Promise<ClientResult<MatchSummary>> {
    const first = await tell(ask);
    if (first.is !== "prepared") return wrong(first);
    const entropy = ask.seats.map((card) => (card.kind === "person" ? random(16) : ""));
    const second = await tell({ is: "begin", match: first.match, entropy });
    if (second.is === "created") return { ok: second.card };
    const forgotten = second.is === "invalid" && second.bad.some(({ code }) => code === "MATCH_UNKNOWN");
    return forgotten && again ? begin(ask, false) : wrong(second);
  }

  open();
  return {
    create: (setup) => begin({ is: "create", ...setup }),
    fork: (from) => begin({ is: "fork", ...from }),
    async list() {
      const answer = await tell({ is: "list" });
      return answer.is === "matches" ? { ok: { cards: answer.matches, troubled: answer.unreadable } } : wrong(answer);
    },
    watch(match, viewer, hearUpdate, gone = () => {}) {
      const where = place(match, viewer);
      const who = watching.get(where) ?? { match, viewer, watchers: new Set() };
      const w: Watcher = { hear: hearUpdate, gone, at: 0 };
      watching.set(where, who);
      who.watchers.add(w);
      sendWatch(who);
      return () => {
        who.watchers.delete(w);
        if (who.watchers.size > 0 || watching.get(where) !== who) return;
        watching.delete(where);
        void tell({ is: "unwatch", match, viewer });
      };
    },
    async commit(match, seat, at, moves) {
      const answer = await tell({ is: "commit", match, seat, at, key: random(12), moves });
      return answer.is === "played" ? { ok: { at: answer.at, moves: answer.moves } } : unmoved(answer);
    },
    async takeBack(match, seat, at) {
      const answer = await tell({ is: "takeBack", match, seat, at });
      return answer.is === "done" ? { ok: { at: answer.at } } : unmoved(answer);
    },
    async seat(match, seat, card, at) {
      const answer = await tell({ is: "seat", match, seat, card, at });
      return answer.is === "done" ? { ok: { at: answer.at } } : unmoved(answer);
    },
    async record(match) {
      const answer = await tell({ is: "record", match });
      if (answer.is === "record") return { ok: { record: answer.record } };
      return answer.is === "rawText" ? { ok: { text: answer.text } } : wrong(answer);
    },
    async importRecord(text) {
      const answer = await tell({ is: "import", text });
      return answer.is === "created" ? { ok: answer.card } : wrong(answer);
    },
    async remove(match) {
      const answer = await tell({ is: "remove", match });
      return answer.is === "done" ? { ok: null } : wrong(answer);
    },
    async reasons(match) {
      const answer = await tell({ is: "analysis", match });
      return answer.is === "analysis" ? { ok: answer.analysis } : wrong(answer);
    },
    onNotice: (hear) => listen(noticeListeners, hear),
    get connection() {
      return connection;
    },
    onConnection: (hear) => listen(connectionListeners, hear),
    retry() {
      if (connection !== "down") return;
      failures = 0;
      become("lost");
      open();
    },
    close() {
      const last = line;
      line = null;
      watching.clear();
      asked.clear();
      last?.close();
    },
  };
}

/** Empties a map and hands out what was in it. */
function take<T>(map: Map<unknown, T>): T[] {
  const all = [...map.values()];
  map.clear();
  return all;
}

function listen<T>(listeners: Set<(said: T) => void>, hear: (said: T) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

const wrong = (answer: MatchResponse): { bad: readonly Invalid[] } =>
  answer.is === "invalid" ? { bad: answer.bad } : { bad: [{ code: "SERVICE_ANSWER", at: answer.is }] };

function unmoved(answer: MatchResponse): CommitResult<never> {
  if (answer.is === "refused") return { refused: answer.refusal, move: answer.move };
  return answer.is === "stale" ? { stale: answer.at } : wrong(answer);
}
