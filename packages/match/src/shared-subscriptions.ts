/**
 * The subscriptions of a page: all watchers of one match with the same viewer share one, which is renewed after a lost
 * connection. Each watcher receives every log item once and in order.
 */
import type { Invalid, Viewer } from "@starboard/kernel";
import type { Changes, Heartbeat, Update } from "@starboard/wire";
import { applyChanges } from "@starboard/wire/changes";
import type { WireClient } from "@starboard/wire/client";

interface Watcher {
  readonly onUpdate: (update: Update) => void;
  readonly onGone: (bad: readonly Invalid[]) => void;
  /** Number of entries that were delivered to this watcher. */
  at: number;
}
/** All watchers on this page of one match with the same viewer. */
interface SharedSubscription {
  readonly match: string;
  readonly viewer: Viewer;
  readonly watchers: Set<Watcher>;
  /** The last update on this connection, which the next changes are applied to. */
  last?: Update | undefined;
}
export interface SharedSubscriptions {
  watch(
    match: string,
    viewer: Viewer,
    onUpdate: (update: Update) => void,
    onGone?: (bad: readonly Invalid[]) => void,
  ): () => void;
  close(): void;
}

/** Codes of temporary failures, such as a store that does not work or a rate limit. The same request succeeds later. */
const TRANSIENT: ReadonlySet<string> = new Set(["MATCH_STORE", "HOST_STORE", "HOST_RATE"]);
/** First and longest delay before the next attempt, in ms. */
const PAUSE = { first: 500, longest: 15_000 };

/** @param retryAfter runs a callback after a delay in ms; with it, subscriptions are retried after temporary failures */
export function createSharedSubscriptions(
  wire: WireClient,
  retryAfter?: (ms: number, run: () => void) => unknown,
): SharedSubscriptions {
  const watching = new Map<string, SharedSubscription>();
  const keyOf = (match: string, viewer: Viewer): string => `${viewer} ${match}`;

  wire.onOpen(() => {
    for (const subscription of watching.values()) {
      subscription.last = undefined;
      sendWatch(subscription);
    }
  });
  wire.onPush("match", (message) => {
    if (message.is === "heartbeat") catchUp(message);
    else if (message.is === "update") deliver(watching.get(keyOf(message.summary.match, message.viewer)), message);
    else if (message.is === "changes") deliverChanges(message);
  });

  function deliver(subscription: SharedSubscription | undefined, update: Update): void {
    if (!subscription) return;
    subscription.last = update;
    for (const watcher of subscription.watchers) {
      const logItems = update.logItems.filter(({ n }) => n >= watcher.at);
      watcher.at = update.at;
      watcher.onUpdate({ ...update, logItems });
    }
  }
  /** Changes without an update before them belong to a subscription that is being replaced; a whole update follows. */
  function deliverChanges(changes: Changes): void {
    const subscription = watching.get(keyOf(changes.match, changes.viewer));
    if (!subscription?.last) return;
    const update = applyChanges(subscription.last, changes);
    if (update) return deliver(subscription, update);
    subscription.last = undefined;
    sendWatch(subscription, { mismatched: true });
  }

  /** Requests the updates that were missed, according to a heartbeat. */
  function catchUp({ newest }: Heartbeat): void {
    for (const { match, at } of newest)
      for (const subscription of watching.values())
        if (subscription.match === match && [...subscription.watchers].some((watcher) => watcher.at < at))
          sendWatch(subscription);
  }

  /** Subscribes from the entry that the least up-to-date watcher needs. */
  function sendWatch(
    subscription: SharedSubscription,
    flags: { readonly mismatched?: true } = {},
    pauseMs = PAUSE.first,
  ): void {
    const { match, viewer, watchers } = subscription;
    const key = keyOf(match, viewer);
    const since = Math.min(...[...watchers].map(({ at }) => at));
    void wire.requestOnce("match", { is: "watch", match, viewer, since, changes: true, ...flags }).then((answer) => {
      const down = wire.state === "down";
      if (answer.is !== "invalid" || down || watching.get(key) !== subscription) return;
      if (retryAfter && answer.bad.every(({ code }) => TRANSIENT.has(code))) {
        retryAfter(pauseMs, () => {
          if (watching.get(key) === subscription) sendWatch(subscription, flags, Math.min(2 * pauseMs, PAUSE.longest));
        });
        return;
      }
      watching.delete(key);
      for (const { onGone } of watchers) onGone(answer.bad);
    });
  }

  return {
    watch(match, viewer, onUpdate, onGone = () => {}) {
      const key = keyOf(match, viewer);
      const subscription = watching.get(key) ?? { match, viewer, watchers: new Set() };
      const watcher: Watcher = { onUpdate, onGone, at: 0 };
      watching.set(key, subscription);
      subscription.watchers.add(watcher);
      sendWatch(subscription);
      return () => {
        subscription.watchers.delete(watcher);
        if (subscription.watchers.size > 0 || watching.get(key) !== subscription) return;
        watching.delete(key);
        void wire.requestOnce("match", { is: "unwatch", match, viewer });
      };
    },
    close: () => watching.clear(),
  };
}
