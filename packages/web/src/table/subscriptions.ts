import type { Viewer } from "@starboard/kernel";

/** The viewers whose updates the page receives, one subscription for each. */
export interface Subscriptions {
  /** Subscribes for exactly these viewers: others end, and those that stay go on. */
  keep(viewers: readonly Viewer[]): void;
}

/** @param subscribe subscribes for one viewer and returns the unsubscribe function */
export function createSubscriptions(subscribe: (viewer: Viewer) => () => void): Subscriptions {
  const unsubscribes = new Map<Viewer, () => void>();
  return {
    keep(viewers) {
      for (const viewer of viewers) if (!unsubscribes.has(viewer)) unsubscribes.set(viewer, subscribe(viewer));
      for (const [viewer, unsubscribe] of unsubscribes) {
        if (viewers.includes(viewer)) continue;
        unsubscribe();
        unsubscribes.delete(viewer);
      }
    },
  };
}
