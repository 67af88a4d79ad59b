/**
 * The match service of one of several hosts: each request goes to the owner of its match, which is this host or another.
 * If the owner is gone, this host takes the match over and carries the request out itself; a repeated act has the same key.
 */
import type { MatchService, UnaryRequest } from "@starboard/match";
import type { MatchResponse } from "@starboard/wire";
import {
  isStoreFailure,
  movingSubscription,
  type MovingSubscription,
  type SubscriptionDeps,
  type Wanted,
} from "./forwarded-subscription.ts";
import type { Ownership } from "./ownership.ts";
import { type Forwarded, matchOf } from "./peer-frames.ts";
import type { Peers } from "./peers.ts";
import type { OwnMatches } from "./serve-peer.ts";
import { createServedMatches, invokeOn } from "./served-matches.ts";

export interface RoutedMatches {
  readonly service: MatchService;
  /** Subscribes like the service; `onText` receives what another host has written for the client. */
  readonly watch: (wanted: Wanted) => Promise<MatchResponse | (() => void)>;
  /** What this host does for others. */
  readonly own: OwnMatches;
  /** Hands all matches over to the other hosts. */
  drain(): Promise<void>;
}
export interface RoutedMatchesOptions {
  readonly local: MatchService;
  readonly ownership: Ownership;
  readonly peers: Peers;
  readonly retry: SubscriptionDeps["retry"];
  /** Counts a request that was sent to another host, by what became of it. */
  readonly onForwarded?: (result: "answered" | "moved" | "closed" | "unreachable") => void;
  readonly onError: (error: unknown) => void;
}

/** Attempts of one request to find the owner of a match that moves. */
const TRIES = 6;
const STORE = { is: "invalid", bad: [{ code: "MATCH_STORE", at: "" }] } as const satisfies MatchResponse;
/** What a method returns when the store fails. */
const failureOf = (method: Forwarded): unknown => {
  if (method === "runDue" || method === "ordersChanged") return undefined;
  if (method === "publicViewAfterAct") return null;
  return method === "privateChatSeats" ? [] : STORE;
};
const isFailure = (method: Forwarded, value: unknown): boolean =>
  method === "runDue" || method === "ordersChanged" ? value === undefined : isStoreFailure(value);

/** Requests that only read the store, or concern no match that is open. */
const ANYWHERE: ReadonlySet<UnaryRequest["is"]> = new Set([
  "create",
  "fork",
  "begin",
  "import",
  "list",
  "record",
  "analysis",
]);

export function createRoutedMatches(options: RoutedMatchesOptions): RoutedMatches {
  const { local, ownership, peers, onError } = options;
  const subscriptions = new Map<string, Set<MovingSubscription>>();
  let drained: Promise<void> | undefined;

  async function call(match: string, method: Forwarded, args: readonly unknown[]): Promise<unknown> {
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const owner = await ownership.ownerOf(match);
        if (owner.is !== "there") {
          const value = await invokeOn(local, method, args);
          if (!isFailure(method, value) || ownership.leaseOf(match)) return value;
          // It may have failed because the match has another owner now.
          if ((await ownership.ownerOf(match)).is !== "there") return value;
          continue;
        }
        const answer = await peers.call(owner.host, method, args);
        options.onForwarded?.(answer.is === "value" ? "answered" : answer.is);
        if (answer.is === "value") return answer.value;
        if (answer.is === "moved") ownership.forget(match);
        if (answer.is === "unreachable") await ownership.takeOver(match, owner.lease);
      }
    } catch (error) {
      onError(error);
    }
    return failureOf(method);
  }
  /** A method of the service that is carried out by the owner of the match. */
  const routed = <K extends Forwarded>(method: K): MatchService[K] =>
    ((...args: readonly unknown[]) => call(matchOf(args) ?? "", method, args)) as unknown as MatchService[K];

  async function watch(wanted: Wanted): Promise<MatchResponse | (() => void)> {
    const { match } = wanted;
    const subscription = movingSubscription({ ...options }, wanted);
    const all = subscriptions.get(match) ?? new Set();
    subscriptions.set(match, all.add(subscription));
    const close = (): void => {
      subscription.close();
      all.delete(subscription);
      if (all.size === 0 && subscriptions.get(match) === all) subscriptions.delete(match);
    };
    const opened = await subscription.open();
    if (opened === "open") return close;
    close();
    return opened;
  }

  const served = createServedMatches({ local, ownership, drained: () => drained, isFailure });
  ownership.onLost((match) => {
    // What is still in memory belongs to the time before.
    local.release(match).catch(onError);
    served.end(match);
    for (const subscription of subscriptions.get(match) ?? []) subscription.move();
  });

  const service: MatchService = {
    ...local,
    execute: (request) =>
      ANYWHERE.has(request.is)
        ? local.execute(request)
        : (call((request as UnaryRequest & { match: string }).match, "execute", [request]) as Promise<MatchResponse>),
    subscribe: ({ match, viewer, since }, onUpdate) => watch({ match, viewer, since, listener: () => onUpdate }),
    takeBackAgreed: routed("takeBackAgreed"),
    seatsToAsk: routed("seatsToAsk"),
    newerEdition: routed("newerEdition"),
    privateChatSeats: routed("privateChatSeats"),
    publicViewAfterAct: routed("publicViewAfterAct"),
    rematchOptions: routed("rematchOptions"),
    setClock: routed("setClock"),
    handOver: routed("handOver"),
    resign: routed("resign"),
    runDue: routed("runDue"),
    ordersChanged: routed("ordersChanged"),
    restart: routed("restart"),
    describeOrders: routed("describeOrders"),
  };

  return {
    service,
    watch,
    own: served.own,
    async drain() {
      drained ??= ownership.drain((match) => local.release(match));
      await drained;
      served.endAll();
    },
  };
}
