/** Who hears what within one process. */
export interface Topics {
  readonly tell: (topic: string, hint: object) => void;
  readonly subscribe: (topic: string, hear: (hint: object) => void) => () => void;
  readonly onGap: (hear: () => void) => () => void;
  gap(): void;
  clear(): void;
}

/** Listeners by topic. One that throws does not keep the others from hearing; what it threw goes to `trouble`. */
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
    tell(topic, hint) {
      for (const hear of topics.get(topic) ?? []) safely(() => hear(hint));
    },
    subscribe(topic, hear) {
      // A function of its own, so that one listener may subscribe twice and leave once.
      const own = (hint: object): void => hear(hint);
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(own));
      return () => {
        listeners.delete(own);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    onGap(hear) {
      const own = (): void => hear();
      gaps.add(own);
      return () => void gaps.delete(own);
    },
    gap() {
      for (const hear of gaps) safely(hear);
    },
    clear() {
      topics.clear();
      gaps.clear();
    },
  };
}
