/** Runs tasks one at a time per name, in the order of the calls. */
export interface TaskQueues {
  /** Runs a job after all earlier jobs of the name, whether they succeeded or failed. */
  readonly enqueue: <T>(name: string, job: () => Promise<T>) => Promise<T>;
  /** Whether a job of the name is running or waiting. */
  readonly isBusy: (name: string) => boolean;
}

const IDLE: Promise<unknown> = Promise.resolve();

/** @param done is called after every job, before the next one starts */
export function createQueues(onDone: (name: string) => void): TaskQueues {
  const queues = new Map<string, Promise<unknown>>();
  return {
    enqueue(name, job) {
      const mine = (queues.get(name) ?? IDLE).then(job, job);
      queues.set(name, mine);
      const finish = (): void => {
        if (queues.get(name) === mine) queues.delete(name);
        onDone(name);
      };
      mine.then(finish, finish);
      return mine;
    },
    isBusy: (name) => queues.has(name),
  };
}
