/** A subscription of this host's clients, wherever the match is owned: it moves with the match and misses nothing. */
import type { Seat, Viewer } from "@starboard/kernel";
import type { MatchService, OnUpdate, Unsubscribe } from "@starboard/match";
import type { MatchResponse } from "@starboard/wire";
import type { Ownership } from "./ownership.ts";
import type { Peers } from "./peers.ts";

export interface Wanted {
  readonly match: string;
  readonly viewer: Viewer;
  readonly since: number;
  /**
   * Returns a listener for updates that are made on this host or travel whole. It is asked for anew whenever the
   * subscription moves, because differences begin with a whole update.
   */
  readonly listener: () => OnUpdate;
  /** Receives the messages for the client as the owner wrote them. Without it, updates travel whole. */
  readonly onText?: ((text: string) => void) | undefined;
}
export interface SubscriptionDeps {
  readonly local: Pick<MatchService, "subscribe">;
  readonly ownership: Ownership;
  readonly peers: Peers;
  /** Repeats `job` until it succeeds. */
  readonly retry: (name: string, job: () => Promise<void>) => void;
}
export interface MovingSubscription {
  readonly match: string;
  /** Opens it; the response tells why it cannot be. */
  open(): Promise<MatchResponse | "open">;
  /** Opens it again where the match is now. */
  move(): void;
  close(): void;
}

/** Attempts to find the owner of a match that moves. */
const TRIES = 6;
const STORE: MatchResponse = { is: "invalid", bad: [{ code: "MATCH_STORE", at: "" }] };
export const isStoreFailure = (response: unknown): boolean =>
  (response as MatchResponse | undefined)?.is === "invalid" &&
  (response as MatchResponse & { is: "invalid" }).bad.some(({ code }) => code === "MATCH_STORE");

let names = 0;

export function movingSubscription(deps: SubscriptionDeps, wanted: Wanted): MovingSubscription {
  const { local, ownership, peers, retry } = deps;
  const { match, viewer } = wanted;
  const name = `subscription ${names++}`;
  let at = wanted.since;
  let stop: Unsubscribe = () => {};
  let closed = false;
  /** Counts the places where it was opened; what comes from an earlier place is ignored. */
  let turn = 0;

  async function openHere(mine: number): Promise<MatchResponse | Unsubscribe> {
    const deliver = wanted.listener();
    return local.subscribe({ match, viewer, since: at }, (message) => {
      if (mine !== turn) return;
      if (message.is === "update") at = message.at;
      deliver(message);
    });
  }
  async function openThere(
    mine: number,
    host: Parameters<Peers["watch"]>[0],
  ): Promise<Awaited<ReturnType<Peers["watch"]>>> {
    const { onText } = wanted;
    const deliver = onText ? undefined : wanted.listener();
    return peers.watch(
      host,
      { match, viewer: viewer as Seat | "public", since: at, changes: onText !== undefined },
      {
        onPush(newest, text) {
          if (mine !== turn) return;
          at = newest;
          if (deliver) deliver(JSON.parse(text) as Parameters<OnUpdate>[0]);
          else onText?.(text);
        },
        onEnded() {
          if (mine !== turn) return;
          ownership.forget(match);
          move();
        },
      },
    );
  }

  /** One attempt; undefined if the match has moved meanwhile. */
  async function attempt(mine: number): Promise<MatchResponse | "open" | undefined> {
    const owner = await ownership.ownerOf(match);
    if (owner.is !== "there") {
      const opened = await openHere(mine);
      const isLost = owner.is === "here" && !ownership.leaseOf(match);
      if (typeof opened !== "function") return isLost && isStoreFailure(opened) ? undefined : opened;
      if (mine === turn && !isLost) stop = opened;
      else opened();
      return isLost ? undefined : "open";
    }
    const opened = await openThere(mine, owner.host);
    if (opened.is === "refused") return opened.response;
    if (opened.is === "open") {
      if (mine === turn) stop = opened.stop;
      else opened.stop();
      return "open";
    }
    if (opened.is === "moved") ownership.forget(match);
    if (opened.is === "unreachable") await ownership.takeOver(match, owner.lease);
    return undefined;
  }
  async function open(): Promise<MatchResponse | "open"> {
    const mine = ++turn;
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const opened = await attempt(mine);
        if (closed || mine !== turn) return "open";
        if (opened !== undefined) return opened;
      }
    } catch {
      // The store failed, or hosts take the match from each other.
    }
    return STORE;
  }
  function move(): void {
    if (closed) return;
    turn += 1;
    stop();
    stop = () => {};
    reopen().catch(() => retry(name, reopen));
  }
  async function reopen(): Promise<void> {
    if (closed) return;
    const opened = await open();
    if (opened === "open") return;
    if (isStoreFailure(opened)) throw new Error(`${match} cannot be opened`);
    const code = opened.is === "invalid" ? (opened.bad[0]?.code ?? "MATCH_INTERNAL") : "MATCH_INTERNAL";
    wanted.listener()({ is: "notice", match, code });
  }

  return {
    match,
    open,
    move,
    close() {
      closed = true;
      turn += 1;
      stop();
    },
  };
}
