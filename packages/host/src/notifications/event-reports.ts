/**
 * Has the events of a match reported by one of several hosts: the one that wrote them. The others keep an event until they hear
 * that it was reported, and report it themselves if they do not hear so, as after a kill.
 */
import type { MatchHint } from "../play/match-runner.ts";
import type { Bus } from "../storage/store.ts";

export interface EventReports {
  close(): void;
}
export interface EventReportsOptions {
  /** Id of this host, as it stands in its hints. */
  readonly node: string;
  readonly bus: Pick<Bus, "publish" | "subscribe">;
  /** Reports the last event of a match. An event that could not be reported is left to another host. */
  readonly report: (hint: MatchHint) => Promise<void>;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** Events of a match within this time, in ms, are reported together. */
export const GATHER_MS = 1_000;
/** An event of another host is kept for one to two of these times, in ms. */
export const STAND_IN_MS = 15_000;
/** Matches in one message at most. */
const MAX_CONFIRMED = 80;

/** Published under the topic `reported`: what a host has reported, up to a number of entries of each match. */
interface Reported {
  readonly node: string;
  readonly events: readonly (readonly [match: string, at: number])[];
}

export function createEventReports({ node, bus, report, after, onError }: EventReportsOptions): EventReports {
  /** Own events by match, as last written. */
  let own = new Map<string, MatchHint>();
  let cancelOwn: (() => void) | undefined;
  /** Events of other hosts by match: those of the current time, and of the one before. */
  let recent = new Map<string, MatchHint>();
  let older = new Map<string, MatchHint>();
  let cancelStandIn: (() => void) | undefined;

  async function reportOwn(): Promise<void> {
    const hints = [...own.values()];
    own = new Map();
    cancelOwn = undefined;
    const done: [string, number][] = [];
    await Promise.all(hints.map((hint) => report(hint).then(() => void done.push([hint.match, hint.at]), onError)));
    for (let i = 0; i < done.length; i += MAX_CONFIRMED)
      bus.publish("reported", { node, events: done.slice(i, i + MAX_CONFIRMED) } satisfies Reported);
  }
  function standIn(): void {
    const unreported = [...older.values()];
    older = recent;
    recent = new Map();
    cancelStandIn = older.size > 0 ? after(STAND_IN_MS, standIn) : undefined;
    for (const hint of unreported) report(hint).catch(onError);
  }
  function confirm(kept: Map<string, MatchHint>, [match, at]: readonly [string, number]): void {
    const hint = kept.get(match);
    if (hint && hint.at <= at) kept.delete(match);
  }

  const subscriptions = [
    bus.subscribe("match", (message) => {
      const hint = message as MatchHint;
      older.delete(hint.match);
      recent.delete(hint.match);
      if (hint.node === node) {
        own.set(hint.match, hint);
        cancelOwn ??= after(GATHER_MS, () => void reportOwn().catch(onError));
        return;
      }
      recent.set(hint.match, hint);
      cancelStandIn ??= after(STAND_IN_MS, standIn);
    }),
    bus.subscribe("reported", (message) => {
      const { node: by, events } = message as Reported;
      if (by === node) return;
      for (const event of events) {
        confirm(older, event);
        confirm(recent, event);
      }
    }),
  ];
  return {
    close() {
      for (const unsubscribe of subscriptions) unsubscribe();
      cancelOwn?.();
      cancelStandIn?.();
    },
  };
}
