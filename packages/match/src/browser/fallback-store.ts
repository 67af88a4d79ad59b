/** A store for browsers that let a page keep nothing: matches then last as long as the page, and somebody is told so. */
import { type MatchStore, memoryStore } from "@starboard/match";

/** What a browser throws when storage is forbidden or missing, and not merely full, damaged or busy. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  "SecurityError",
  "InvalidStateError",
  "NotSupportedError",
  "ReferenceError",
  "TypeError",
]);

/**
 * The store, or memory in its place when the first thing asked of it shows that the browser forbids it; `unkept` hears of
 * that once. A store that fails in any other way stays: what it keeps must not seem to be gone.
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
    cards: async () => (await choose()).cards(),
    remove: async (...all) => (await choose()).remove(...all),
  };
}
