import type { Bus } from "../store.ts";
import { createTopics } from "../topics.ts";

/** Milliseconds between looks whether the store was replaced behind our back. */
const LOOK = 1_000;

/** The bus of a host that is alone: hints go round in this process. `epoch` changes when the whole store was replaced. */
export function localBus(epoch: () => string, onError: (error: unknown) => void): Bus {
  const topics = createTopics(onError);
  let seen = epoch();
  const look = setInterval(() => {
    try {
      const now = epoch();
      if (now === seen) return;
      seen = now;
      topics.reportGap();
    } catch (error) {
      onError(error);
    }
  }, LOOK).unref();
  return {
    // Hints are plain data that nobody changes. Later, as it would be with several hosts: nobody may count on being heard before going on.
    publish: (topic, hint) => queueMicrotask(() => topics.publish(topic, hint)),
    subscribe: topics.subscribe,
    onGap: topics.onGap,
    async close() {
      clearInterval(look);
      topics.clear();
    },
  };
}
