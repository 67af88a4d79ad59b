/** Heavy work that takes turns: so much at once, the rest in the order in which it came. */
export interface Turns {
  /** Does the work when its turn has come. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Work that is being done, and work that waits. */
  readonly underWay: number;
  readonly waiting: number;
}

/** @param atOnce how much may be done at once */
export function turns(atOnce: number): Turns {
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
    get underWay() {
      return underWay;
    },
    get waiting() {
      return line.length;
    },
  };
}
