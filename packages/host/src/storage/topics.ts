/** The listeners of one process, by topic. */
export interface Topics {
  readonly publish: (topic: string, hint: object) => void;
  readonly subscribe: (topic: string, onHint: (hint: object) => void) => () => void;
  readonly onGap: (listener: () => void) => () => void;
  /** Calls the gap listeners: hints may have been missed. */
  reportGap(): void;
  clear(): void;
}

/** Creates an empty set of listeners. An error that a listener throws goes to `onError`; the others are still called. */
export function createTopics(onError: (error: unknown) => void): Topics {
  const topics = new Map<string, Set<(hint: object) => void>>();
  const gaps = new Set<() => void>();
  const safely = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  };
  return {
    publish(topic, hint) {
      for (const onHint of topics.get(topic) ?? []) safely(() => onHint(hint));
    },
    subscribe(topic, onHint) {
      // A separate function per subscription, so that a listener may subscribe twice and unsubscribe once.
      const listener = (hint: object): void => onHint(hint);
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    onGap(listener) {
      const own = (): void => listener();
      gaps.add(own);
      return () => void gaps.delete(own);
    },
    reportGap() {
      for (const listener of gaps) safely(listener);
    },
    clear() {
      topics.clear();
      gaps.clear();
    },
  };
}
