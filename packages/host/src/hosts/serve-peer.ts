/** The end of a connection between two hosts that answers: it carries out what another host asks for matches of this one. */
import type { MatchResponse } from "@starboard/wire";
import {
  BadFrame,
  batchingLines,
  type Forwarded,
  matchOf,
  parseRequest,
  type PeerWatch,
  replyLine,
  type Reply,
  type Request,
} from "./peer-frames.ts";
import type { PeerWire, WatchListener } from "./peer-link.ts";

/** What this host does for other hosts. It never asks a third host. */
export interface OwnMatches {
  /** Carries out a call; "moved" if this host does not own the match. */
  callHere(match: string, method: Forwarded, args: readonly unknown[]): Promise<{ readonly value: unknown } | "moved">;
  /** Subscribes; a function ends the subscription. */
  watchHere(watch: PeerWatch, listener: WatchListener): Promise<MatchResponse | (() => void) | "moved">;
}

export interface ServedPeer {
  readonly receive: (text: string) => void;
  /** Ends the subscriptions of a connection that is gone. */
  readonly ended: () => void;
}

export function servePeer(wire: PeerWire, matches: OwnMatches, onError: (error: unknown) => void): ServedPeer {
  const sendLine = batchingLines((text) => {
    if (!closed) wire.send(text);
  });
  const send = (reply: Reply): void => sendLine(replyLine(reply));
  /** By id; undefined while it is being opened. */
  const watches = new Map<number, (() => void) | undefined>();
  let closed = false;
  let lastId = 0;

  async function call({ id, method, args }: Request & { is: "call" }): Promise<void> {
    const done = await matches.callHere(matchOf(args) ?? "", method, args);
    send(done === "moved" ? { is: "moved", id } : { is: "value", id, value: done.value });
  }
  async function watch({ id, watch: asked }: Request & { is: "watch" }): Promise<void> {
    watches.set(id, undefined);
    const opened = await matches.watchHere(asked, {
      onPush(at, text) {
        if (watches.has(id)) send({ is: "push", id, at, text });
      },
      onEnded() {
        if (watches.delete(id)) send({ is: "ended", id });
      },
    });
    if (typeof opened === "function") {
      // It may have ended, or moved, while it was being opened.
      if (!watches.has(id)) opened();
      else watches.set(id, opened);
      return send({ is: "value", id, value: { is: "done", at: 0 } satisfies MatchResponse });
    }
    watches.delete(id);
    send(opened === "moved" ? { is: "moved", id } : { is: "value", id, value: opened });
  }
  function handle(request: Request): void {
    if (request.is === "unwatch") {
      watches.get(request.id)?.();
      watches.delete(request.id);
      return;
    }
    // Numbers go up, so a message that is sent again is noticed.
    if (request.id <= lastId) return refuse("PEER_REPLAY");
    lastId = request.id;
    const { id } = request;
    (request.is === "call" ? call(request) : watch(request)).catch((error: unknown) => {
      onError(error);
      send({ is: "moved", id });
    });
  }
  function refuse(code: string): void {
    closed = true;
    wire.close(code);
  }

  return {
    receive(text) {
      try {
        for (const line of text.split("\n")) {
          if (closed) return;
          handle(parseRequest(line));
        }
      } catch (error) {
        if (!(error instanceof BadFrame)) throw error;
        refuse("PEER_FRAME");
      }
    },
    ended() {
      closed = true;
      for (const stop of watches.values()) stop?.();
      watches.clear();
    },
  };
}
