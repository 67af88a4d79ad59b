import type { Bus } from "../store.ts";
import { createTopics } from "../topics.ts";

/** Interval in ms at which the bus checks whether another program replaced the store. */
const EPOCH_CHECK_MS = 1_000;

/**
 * Creates the bus of a single host, which passes hints on within this process. `epoch` returns a new value when the
 * whole store was replaced; the bus then reports a gap.
 */
export function localBus(epoch: () => string, onError: (error: unknown) => void): Bus {
  const topics = createTopics(onError);
  let lastEpoch = epoch();
  const epochCheck = setInterval(() => {
    try {
      const current = epoch();
      if (current === lastEpoch) return;
      lastEpoch = current;
      topics.reportGap();
    } catch (error) {
      onError(error);
    }
  }, EPOCH_CHECK_MS).unref();
  return {
    // Hints are plain, unchanged data and need no copy. Listeners are called later, as with several hosts, so that no
    // publisher relies on them having run.
    publish: (topic, hint) => queueMicrotask(() => topics.publish(topic, hint)),
    subscribe: topics.subscribe,
    onGap: topics.onGap,
    async close() {
      clearInterval(epochCheck);
      topics.clear();
    },
  };
}
