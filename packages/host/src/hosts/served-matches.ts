/** What this host does for others with the matches that it owns. */
import type { MatchService, OnUpdate } from "@starboard/match";
import type { MatchPush } from "@starboard/wire";
import { sendingChangesText } from "@starboard/wire/changes";
import { pushText } from "../live/push-text.ts";
import { isStoreFailure } from "./forwarded-subscription.ts";
import type { Ownership } from "./ownership.ts";
import type { Forwarded } from "./peer-frames.ts";
import type { OwnMatches } from "./serve-peer.ts";

export interface ServedMatches {
  readonly own: OwnMatches;
  /** Ends the subscriptions of other hosts to a match. */
  end(match: string): void;
  endAll(): void;
}
export interface ServedMatchesOptions {
  readonly local: MatchService;
  readonly ownership: Ownership;
  /** Resolves when this host has handed over its matches; undefined as long as it is not to stop. */
  readonly drained: () => Promise<void> | undefined;
  /** Whether a method has returned that the store failed. */
  readonly isFailure: (method: Forwarded, value: unknown) => boolean;
}

/** Calls a forwarded method of a match service. */
export const invokeOn = (service: MatchService, method: Forwarded, args: readonly unknown[]): Promise<unknown> =>
  (service[method] as (...given: readonly unknown[]) => Promise<unknown>)(...args);

export function createServedMatches({ local, ownership, drained, isFailure }: ServedMatchesOptions): ServedMatches {
  /** Ends the subscriptions of other hosts, by match. */
  const served = new Map<string, Set<() => void>>();

  function end(match: string): void {
    const ends = served.get(match) ?? [];
    served.delete(match);
    for (const endOne of ends) endOne();
  }
  /** True if this host owns a match, or serves it to itself only; then another host has to look again. */
  const isElsewhere = async (match: string): Promise<boolean> => (await ownership.ownerOf(match)).is === "there";

  const own: OwnMatches = {
    async callHere(match, method, args) {
      const handedOver = drained();
      if (handedOver) {
        await handedOver;
        return "moved";
      }
      if (await isElsewhere(match)) return "moved";
      const value = await invokeOn(local, method, args);
      return isFailure(method, value) && !ownership.leaseOf(match) ? "moved" : { value };
    },
    async watchHere({ match, viewer, since, changes }, listener) {
      const handedOver = drained();
      if (handedOver) {
        await handedOver;
        return "moved";
      }
      if (await isElsewhere(match)) return "moved";
      let at = since;
      const push = (text: string): void => listener.onPush(at, text);
      const send: OnUpdate = changes
        ? sendingChangesText(push, pushText)
        : (message) => push(JSON.stringify(message satisfies MatchPush));
      const opened = await local.subscribe({ match, viewer: viewer as never, since }, (message) => {
        if (message.is === "update") at = message.at;
        send(message);
      });
      if (typeof opened !== "function") return isStoreFailure(opened) && !ownership.leaseOf(match) ? "moved" : opened;
      const endOne = (): void => {
        stop();
        listener.onEnded();
      };
      const stop = (): void => {
        opened();
        const all = served.get(match);
        all?.delete(endOne);
        if (all?.size === 0) served.delete(match);
      };
      served.set(match, (served.get(match) ?? new Set()).add(endOne));
      return stop;
    },
  };

  return {
    own,
    end,
    endAll() {
      for (const match of served.keys()) end(match);
    },
  };
}
