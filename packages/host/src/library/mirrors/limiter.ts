/** Runs tasks one after the other. */
export function createLimiter(): <T>(task: () => Promise<T>) => Promise<T> {
  let busy: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = busy.then(task, task);
    busy = done.catch(() => undefined);
    return done;
  };
}
