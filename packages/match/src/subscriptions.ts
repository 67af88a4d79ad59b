/** The subscriptions of one connection: one for each viewer of a match. They start and end in the order of their requests. */
import type { MatchRequest, MatchResponse } from "@starboard/wire";
import type { Unsubscribe } from "./match-service.ts";

/** A request to watch a match. */
export type Watch = MatchRequest & { readonly is: "watch" };

export interface Subscriptions {
  /** Replaces the subscription of a viewer by the one that `subscribe` opens, or ends it for `unwatch`. */
  handle(
    request: MatchRequest & { readonly is: "watch" | "unwatch" },
    subscribe: (watch: Watch) => Promise<MatchResponse | Unsubscribe>,
  ): Promise<MatchResponse>;
  /** The requests of the present subscriptions. */
  open(): readonly Watch[];
  /** Ends the subscription of a request that `open` returned. */
  end(request: Watch): void;
  /** Ends all subscriptions, and those that are being opened. */
  close(): void;
}

/** @param most maximum number of subscriptions at a time */
export function createSubscriptions(most = Number.POSITIVE_INFINITY): Subscriptions {
  const watching = new Map<string, { readonly request: Watch; readonly unsubscribe: Unsubscribe }>();
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;
  const keyOf = ({ match, viewer }: Pick<Watch, "match" | "viewer">): string => `${viewer} ${match}`;
  function unsubscribe(key: string): void {
    watching.get(key)?.unsubscribe();
    watching.delete(key);
  }

  return {
    handle(request, subscribe) {
      const handled = last.then(async (): Promise<MatchResponse> => {
        const key = keyOf(request);
        unsubscribe(key);
        if (request.is === "unwatch" || closed) return { is: "done", at: 0 };
        if (watching.size >= most)
          return { is: "invalid", bad: [{ code: "SERVICE_WATCHES", at: "match", about: { most } }] };
        const subscribed = await subscribe(request);
        if (typeof subscribed !== "function") return subscribed;
        watching.set(key, { request, unsubscribe: subscribed });
        if (closed) unsubscribe(key);
        return { is: "done", at: 0 };
      });
      last = handled.catch(() => {});
      return handled;
    },
    open: () => [...watching.values()].map(({ request }) => request),
    end: (request) => unsubscribe(keyOf(request)),
    close() {
      closed = true;
      for (const key of watching.keys()) unsubscribe(key);
    },
  };
}
