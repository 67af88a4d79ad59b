/** Limits how many pieces of heavy work run at once. The others wait, first come first served. */
export interface ConcurrencyLimit {
  /** Runs the work as soon as a slot is free. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Number of running pieces of work. */
  readonly running: number;
  /** Number of waiting pieces of work. */
  readonly waiting: number;
}

/** @param atOnce number of slots */
export function limitConcurrency(atOnce: number): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async take(work) {
      if (running < atOnce) running += 1;
      // Finished work passes its slot to the next in the queue, so that no later caller takes it.
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.length;
    },
  };
}
