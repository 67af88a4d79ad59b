/** Heavy work that takes turns: so much at once, the rest in the order in which it came. */
export interface ConcurrencyLimit {
  /** Does the work when its turn has come. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Work that is being done, and work that waits. */
  readonly running: number;
  readonly waiting: number;
}

/** @param atOnce how much may be done at once */
export function limitConcurrency(atOnce: number): ConcurrencyLimit {
  const line: (() => void)[] = [];
  let underWay = 0;
  return {
    async take(work) {
      if (underWay < atOnce) underWay += 1;
      // Whoever is done hands the place on, so that nobody who comes later gets it.
      else await new Promise<void>((resolve) => line.push(resolve));
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else underWay -= 1;
      }
    },
    get running() {
      return underWay;
    },
    get waiting() {
      return line.length;
    },
  };
}
