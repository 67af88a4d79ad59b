/** Replaces a browser store by memory if the browser forbids storage. Matches then last as long as the page. */
import { type MatchStore, memoryStore } from "@starboard/match";

/** Names of the errors that a browser throws if storage is forbidden or missing, not if it is full, damaged or busy. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  "SecurityError",
  "InvalidStateError",
  "NotSupportedError",
  "ReferenceError",
  "TypeError",
]);

/**
 * Wraps a store. If its first request shows that the browser forbids storage, memory is used instead and `onFallback`
 * is called once. After any other failure the store stays in use, because its stored matches must not seem lost.
 */
export function withMemoryFallback(store: MatchStore, onFallback: (problem: string) => void): MatchStore {
  let chosen: Promise<MatchStore> | undefined;
  const choose = (): Promise<MatchStore> => {
    chosen ??= store.rows("", 0).then(
      () => store,
      (error: unknown) => {
        const { name, message } = error as Error;
        if (!FORBIDDEN.has(name)) return store;
        onFallback(message);
        return memoryStore();
      },
    );
    return chosen;
  };
  return {
    create: async (...all) => (await choose()).create(...all),
    append: async (...all) => (await choose()).append(...all),
    opening: async (...all) => (await choose()).opening(...all),
    rows: async (...all) => (await choose()).rows(...all),
    summaries: async () => (await choose()).summaries(),
    remove: async (...all) => (await choose()).remove(...all),
  };
}
