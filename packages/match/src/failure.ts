/** Telling a store that failed from a mistake of our own. */
import type { MatchStore } from "./store.ts";

/** What a store's rejected promise becomes. */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
}

/** The same store, failing with `StoreFailure` and with nothing else. */
export function guarded(store: MatchStore): MatchStore {
  const guard = <T>(promise: Promise<T>): Promise<T> =>
    promise.catch((error: unknown) => {
      throw new StoreFailure(error instanceof Error ? error.message : String(error));
    });
  return {
    create: (opening, rows, card) => guard(store.create(opening, rows, card)),
    append: (match, from, rows, card) => guard(store.append(match, from, rows, card)),
    opening: (match) => guard(store.opening(match)),
    rows: (match, from) => guard(store.rows(match, from)),
    cards: () => guard(store.cards()),
    remove: (match) => guard(store.remove(match)),
  };
}
