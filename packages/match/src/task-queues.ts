/** One thing at a time under each name, in the order in which it was asked for. */
export interface TaskQueues {
  /** Does a job when all before it are done; one that fails does not hold up the next. */
  readonly enqueue: <T>(name: string, job: () => Promise<T>) => Promise<T>;
  /** Whether something is being done or waits. */
  readonly isBusy: (name: string) => boolean;
}

/** @param done hears of every job that is done, before the next begins */
export function createQueues(done: (name: string) => void): TaskQueues {
  const queues = new Map<string, Promise<unknown>>();
  return {
    enqueue(name, job) {
      const mine = (queues.get(name) ?? Promise.resolve()).then(job, job);
      queues.set(name, mine);
      const tidy = (): void => {
        if (queues.get(name) === mine) queues.delete(name);
        done(name);
      };
      mine.then(tidy, tidy);
      return mine;
    },
    isBusy: (name) => queues.has(name),
  };
}
