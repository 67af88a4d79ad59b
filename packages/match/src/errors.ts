/** Distinguishes failures of the store and of loading rules from internal errors of the match service. */
import type { AnyGame } from "@starboard/kernel";
import type { ScheduledMatchStore, SnapshotStore } from "./store.ts";

/** A rejected promise of the store. */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
}

/** Rules that could not be loaded. */
export class RulesFailure extends Error {
  override readonly name = "RulesFailure";
}
/** Returns the error code for an exception. */
export function errorCodeOf(error: unknown): "MATCH_STORE" | "MATCH_RULES" | "MATCH_INTERNAL" {
  if (error instanceof StoreFailure) return "MATCH_STORE";
  return error instanceof RulesFailure ? "MATCH_RULES" : "MATCH_INTERNAL";
}

/** Finds the rules of an edition, loading them if necessary; undefined if there are none. */
export type LoadGame = (id: string, edition: number) => AnyGame | undefined | Promise<AnyGame | undefined>;

/** Wraps a loader so that it rejects only with `RulesFailure`. */
export const guardedLoad =
  (load: LoadGame) =>
  async (id: string, edition: number): Promise<AnyGame | undefined> => {
    try {
      return await load(id, edition);
    } catch (error) {
      throw new RulesFailure(error instanceof Error ? error.message : String(error));
    }
  };

/** Wraps a store so that it rejects only with `StoreFailure`. */
export function wrapStoreErrors(
  store: ScheduledMatchStore & Partial<SnapshotStore>,
): ScheduledMatchStore & Partial<SnapshotStore> {
  const guard = <T>(promise: Promise<T>): Promise<T> =>
    promise.catch((error: unknown) => {
      throw new StoreFailure(error instanceof Error ? error.message : String(error));
    });
  return {
    create: (opening, rows, summary, due) => guard(store.create(opening, rows, summary, due)),
    append: (match, from, rows, summary, due) => guard(store.append(match, from, rows, summary, due)),
    opening: (match) => guard(store.opening(match)),
    rows: (match, from) => guard(store.rows(match, from)),
    summaries: () => guard(store.summaries()),
    remove: (match) => guard(store.remove(match)),
    ...(store.snapshot && { snapshot: (match) => guard(store.snapshot?.(match) ?? Promise.resolve(undefined)) }),
    ...(store.keepSnapshot && {
      keepSnapshot: (match, snapshot) => guard(store.keepSnapshot?.(match, snapshot) ?? Promise.resolve()),
    }),
  };
}
