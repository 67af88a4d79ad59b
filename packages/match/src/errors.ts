/** Telling what failed around us, the store or the fetching of rules, from a mistake of our own. */
import type { AnyGame } from "@starboard/kernel";
import type { ScheduledMatchStore, SnapshotStore } from "./store.ts";

/** What a store's rejected promise becomes. */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
}

/** What becomes of rules that could not be fetched. */
export class RulesFailure extends Error {
  override readonly name = "RulesFailure";
}
/** The code a page is told for something that was thrown. */
export function errorCodeOf(error: unknown): "MATCH_STORE" | "MATCH_RULES" | "MATCH_INTERNAL" {
  if (error instanceof StoreFailure) return "MATCH_STORE";
  return error instanceof RulesFailure ? "MATCH_RULES" : "MATCH_INTERNAL";
}

/** Finds the rules of an edition, fetching them first if need be. */
export type LoadGame = (id: string, edition: number) => AnyGame | undefined | Promise<AnyGame | undefined>;

/** The same way of finding rules, failing with `RulesFailure` and with nothing else. */
export const guardedLoad =
  (load: LoadGame) =>
  async (id: string, edition: number): Promise<AnyGame | undefined> => {
    try {
      return await load(id, edition);
    } catch (error) {
      throw new RulesFailure(error instanceof Error ? error.message : String(error));
    }
  };

/** The same store, failing with `StoreFailure` and with nothing else. */
export function wrapStoreErrors(
  store: ScheduledMatchStore & Partial<SnapshotStore>,
): ScheduledMatchStore & Partial<SnapshotStore> {
  const guard = <T>(promise: Promise<T>): Promise<T> =>
    promise.catch((error: unknown) => {
      throw new StoreFailure(error instanceof Error ? error.message : String(error));
    });
  return {
    create: (opening, rows, card, due) => guard(store.create(opening, rows, card, due)),
    append: (match, from, rows, card, due) => guard(store.append(match, from, rows, card, due)),
    opening: (match) => guard(store.opening(match)),
    rows: (match, from) => guard(store.rows(match, from)),
    cards: () => guard(store.cards()),
    remove: (match) => guard(store.remove(match)),
    ...(store.snapshot && { snapshot: (match) => guard(store.snapshot?.(match) ?? Promise.resolve(undefined)) }),
    ...(store.keepSnapshot && {
      keepSnapshot: (match, snapshot) => guard(store.keepSnapshot?.(match, snapshot) ?? Promise.resolve()),
    }),
  };
}
