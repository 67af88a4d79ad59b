/** The end of a connection between two hosts that asks: calls and subscriptions for matches that the other host owns. */
import type { MatchResponse } from "@starboard/wire";
import { batchingLines, type Forwarded, parseReply, type PeerWatch, type Reply, requestLine } from "./peer-frames.ts";

/** A connection as both ends use it. */
export interface PeerWire {
  readonly send: (text: string) => void;
  /** Ends it with a code, such as PEER_FRAME. */
  readonly close: (code: string) => void;
}

/** The other host does not own the match, or the connection ended before the answer. */
export type NoAnswer = { readonly is: "moved" } | { readonly is: "closed" };
export type CallAnswer = { readonly is: "value"; readonly value: unknown } | NoAnswer;
export type WatchAnswer =
  | { readonly is: "open"; readonly stop: () => void }
  | { readonly is: "refused"; readonly response: MatchResponse }
  | NoAnswer;

export interface WatchListener {
  readonly onPush: (at: number, text: string) => void;
  /** The subscription has ended, since the match has moved or the connection is gone. */
  readonly onEnded: () => void;
}

export interface PeerLink {
  call(method: Forwarded, args: readonly unknown[]): Promise<CallAnswer>;
  watch(watch: PeerWatch, listener: WatchListener): Promise<WatchAnswer>;
  /** Handles one message. */
  readonly receive: (text: string) => void;
  /** Handles the end of the connection. */
  readonly ended: () => void;
}

export function createPeerLink(wire: PeerWire): PeerLink {
  const send = batchingLines((text) => {
    if (!closed) wire.send(text);
  });
  const calls = new Map<number, (answer: CallAnswer) => void>();
  const watches = new Map<number, WatchListener>();
  let lastId = 0;
  let closed = false;

  function settle(id: number, answer: CallAnswer): void {
    calls.get(id)?.(answer);
    calls.delete(id);
  }
  function handle(reply: Reply): void {
    switch (reply.is) {
      case "value":
        return settle(reply.id, { is: "value", value: reply.value });
      case "moved":
        return settle(reply.id, { is: "moved" });
      case "push":
        return watches.get(reply.id)?.onPush(reply.at, reply.text);
      case "ended": {
        const listener = watches.get(reply.id);
        watches.delete(reply.id);
        listener?.onEnded();
      }
    }
  }
  const waitFor = (id: number): Promise<CallAnswer> => new Promise((resolve) => void calls.set(id, resolve));

  return {
    async call(method, args) {
      if (closed) return { is: "closed" };
      const id = ++lastId;
      const answer = waitFor(id);
      send(requestLine({ is: "call", id, method, args }));
      return answer;
    },
    async watch(watch, listener) {
      if (closed) return { is: "closed" };
      const id = ++lastId;
      watches.set(id, listener);
      const waiting = waitFor(id);
      send(requestLine({ is: "watch", id, watch }));
      const answer = await waiting;
      const response = answer.is === "value" ? (answer.value as MatchResponse | undefined) : undefined;
      if (answer.is === "value" && response?.is === "done")
        return {
          is: "open",
          stop() {
            if (watches.delete(id) && !closed) send(requestLine({ is: "unwatch", id }));
          },
        };
      watches.delete(id);
      if (answer.is !== "value") return answer;
      return response ? { is: "refused", response } : { is: "moved" };
    },
    receive(text) {
      try {
        for (const line of text.split("\n")) handle(parseReply(line));
      } catch {
        wire.close("PEER_FRAME");
      }
    },
    ended() {
      closed = true;
      for (const resolve of calls.values()) resolve({ is: "closed" });
      calls.clear();
      const listeners = [...watches.values()];
      watches.clear();
      for (const listener of listeners) listener.onEnded();
    },
  };
}
