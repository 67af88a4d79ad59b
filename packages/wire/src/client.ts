/**
 * The client's end of a connection: requests of all channels as promises, unsolicited messages as callbacks. It survives
 * lost transports: what was not answered is sent again. Ids are unique over all channels of a connection.
 */
import type { Channel, PushOf, RequestOf, ResponseOf, ServerMessage } from "./channels.ts";
import { WIRE_VERSION } from "./version.ts";

/** An open transport to a service. */
export interface Transport {
  send(message: object): void;
  close(): void;
}
/** Opens a transport. `onLost` is called once when it breaks. */
export type OpenTransport = (onMessage: (message: ServerMessage) => void, onLost: () => void) => Transport;

/** `up`: connected. `lost`: reconnecting; requests are kept. `down`: stopped until `retry` is called. */
export type ConnectionState = "up" | "lost" | "down";

export interface WireClient {
  /**
   * Sends a request and resolves with its response. After a lost transport it is sent again under the same id, which is
   * safe because every write carries an idempotency key or an entry number.
   */
  request<C extends Channel>(channel: C, request: RequestOf<C>): Promise<ResponseOf<C>>;
  /**
   * Sends a request that is meaningful only on the present transport, such as a subscription. If the transport is lost
   * first, the promise never settles and the caller renews it in `onOpen`.
   */
  requestOnce<C extends Channel>(channel: C, request: RequestOf<C>): Promise<ResponseOf<C>>;
  /** Calls `listener` with every unsolicited message of a channel. Returns the unsubscribe function. */
  onPush<C extends Channel>(channel: C, listener: (message: PushOf<C>) => void): () => void;
  /** Calls `listener` for every new transport, before unanswered requests are sent again. Returns the unsubscribe function. */
  onOpen(listener: () => void): () => void;
  readonly state: ConnectionState;
  onState(listener: (state: ConnectionState) => void): () => void;
  /** Reconnects after `down`. */
  retry(): void;
  close(): void;
}

interface Pending {
  readonly channel: Channel;
  readonly request: object;
  /** Not sent again on another transport. */
  readonly once: boolean;
  readonly resolve: (response: object) => void;
}

/** Number of lost transports in a row after which a client stops. A request may be what kills the worker. */
const MAX_FAILURES = 4;
const DOWN = { is: "invalid", bad: [{ code: "SERVICE_DOWN", at: "" }] };

/** @param maxFailures number of lost transports in a row after which the client stops */
export function createWireClient(connect: OpenTransport, maxFailures = MAX_FAILURES): WireClient {
  const pending = new Map<number, Pending>();
  const pushListeners = new Map<Channel, Set<(message: never) => void>>();
  const openListeners = new Set<() => void>();
  const stateListeners = new Set<(state: ConnectionState) => void>();
  let state: ConnectionState = "lost";
  let lastId = 0;
  /** Lost transports since the last time that nothing was pending. */
  let failures = 0;
  let transport: Transport | null = null;

  const post = (id: number, { channel, request }: Pending): void =>
    transport?.send({ v: WIRE_VERSION, channel, id, ...request });

  function setState(next: ConnectionState): void {
    if (next === state) return;
    state = next;
    for (const listener of stateListeners) listener(next);
  }

  function open(): void {
    const mine = connect(
      (message) => {
        if (transport !== mine) return;
        setState("up");
        receive(message);
        if (pending.size === 0) failures = 0;
      },
      () => {
        if (transport === mine) onLost();
      },
    );
    transport = mine;
    const unanswered = [...pending].filter(([, { once }]) => !once);
    pending.clear();
    for (const listener of openListeners) listener();
    for (const [id, one] of unanswered) {
      pending.set(id, one);
      post(id, one);
    }
  }

  function onLost(): void {
    transport = null;
    failures += 1;
    setState(failures < maxFailures ? "lost" : "down");
    if (state === "lost") return open();
    const abandoned = [...pending.values()];
    pending.clear();
    for (const { resolve } of abandoned) resolve(DOWN);
  }

  function receive(message: ServerMessage): void {
    if (message.id === undefined) {
      const { channel, ...push } = message;
      for (const listener of pushListeners.get(channel) ?? []) listener(push as never);
      return;
    }
    // A service of another version may answer without a channel; the id is enough.
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    waiting?.resolve(message);
  }

  const send = <C extends Channel>(channel: C, request: RequestOf<C>, once: boolean): Promise<ResponseOf<C>> =>
    new Promise((resolve) => {
      if (state === "down") return resolve(DOWN as never);
      const id = ++lastId;
      const one: Pending = { channel, request, once, resolve: resolve as (response: object) => void };
      pending.set(id, one);
      post(id, one);
    });

  open();
  return {
    request: (channel, request) => send(channel, request, false),
    requestOnce: (channel, request) => send(channel, request, true),
    onPush(channel, listener) {
      const listeners = pushListeners.get(channel) ?? new Set();
      pushListeners.set(channel, listeners);
      return listen(listeners, listener as (message: never) => void);
    },
    onOpen: (listener) => listen(openListeners, listener),
    get state() {
      return state;
    },
    onState: (listener) => listen(stateListeners, listener),
    retry() {
      if (state !== "down") return;
      failures = 0;
      setState("lost");
      open();
    },
    close() {
      const last = transport;
      transport = null;
      pending.clear();
      last?.close();
    },
  };
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
