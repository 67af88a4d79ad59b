/** Joins calls of one turn of the event loop into one. */

/** Keys of one call at most. */
const MOST = 500;

/**
 * Returns a function that answers for one key, from `run`, which answers for many. Calls for the same key
 * in one turn share an answer. A failure fails all calls of its batch.
 */
export function batched<K, V>(
  nameOf: (key: K) => string,
  run: (keys: readonly K[]) => Promise<ReadonlyMap<string, V>>,
): (key: K) => Promise<V | undefined> {
  let waiting = new Map<string, { readonly key: K; readonly answer: PromiseWithResolvers<V | undefined> }>();

  function send(): void {
    const batch = [...waiting];
    waiting = new Map();
    for (let i = 0; i < batch.length; i += MOST) void sendSome(batch.slice(i, i + MOST));
  }
  async function sendSome(batch: (typeof waiting extends Map<string, infer T> ? [string, T] : never)[]): Promise<void> {
    try {
      const found = await run(batch.map(([, { key }]) => key));
      for (const [name, { answer }] of batch) answer.resolve(found.get(name));
    } catch (error) {
      for (const [, { answer }] of batch) answer.reject(error);
    }
  }

  return (key) => {
    const name = nameOf(key);
    const known = waiting.get(name);
    if (known) return known.answer.promise;
    if (waiting.size === 0) setImmediate(send);
    const answer = Promise.withResolvers<V | undefined>();
    waiting.set(name, { key, answer });
    return answer.promise;
  };
}
