/** Long polling for tournaments: answers when a tournament or one of its tables has changed. */
import { createHash } from "node:crypto";
import type { HostServices } from "../services.ts";
import { after } from "../play/timer.ts";
import { currentRound, tournaments } from "./doc.ts";
import { type TournamentView, loadTournamentView } from "./info.ts";

/** Changes within this time, in ms, are handled together. */
const GATHER_MS = 400;

/** A tournament and a tag of its current state. */
export interface TaggedTournament {
  readonly all: TournamentView;
  readonly tag: string;
}
export interface TournamentUpdates {
  read(id: string): Promise<TaggedTournament | undefined>;
  /** Resolves once the state differs from `tag`; with undefined on timeout, or if there is no such tournament. */
  wait(id: string, tag: string, seconds: number): Promise<TaggedTournament | undefined>;
  /** True once the host is shutting down. */
  closed(): boolean;
  close(): void;
}

interface Follower {
  readonly tag: string;
  readonly notify: (standing: TaggedTournament | undefined) => void;
}

export function createTournamentUpdates(services: HostServices): TournamentUpdates {
  const { store, storage, onError } = services;
  const followers = new Map<string, Set<Follower>>();
  /** Maps each table to the followed tournament it belongs to. */
  const byTable = new Map<string, string>();
  const gathering = new Map<string, () => void>();
  let closed = false;

  async function read(id: string): Promise<TaggedTournament | undefined> {
    const stored = await tournaments.get(store, id);
    if (!stored) return undefined;
    const all = await loadTournamentView(services, stored);
    if (followers.has(id))
      for (const { legs } of currentRound(stored.doc)?.pairings ?? [])
        for (const { table } of legs) byTable.set(table, id);
    const text = JSON.stringify([stored.version, all.rounds]);
    return { all, tag: createHash("sha256").update(text).digest("base64url").slice(0, 16) };
  }
  async function notifyFollowers(id: string): Promise<void> {
    const standing = await read(id);
    for (const one of followers.get(id) ?? []) if (standing && standing.tag !== one.tag) one.notify(standing);
  }
  function scheduleUpdate(id: string): void {
    if (!followers.has(id) || gathering.has(id)) return;
    gathering.set(
      id,
      after(GATHER_MS, () => {
        gathering.delete(id);
        notifyFollowers(id).catch(onError);
      }),
    );
  }
  const subscriptions = [
    storage.bus.subscribe("tournament", (hint) => scheduleUpdate((hint as { readonly tournament: string }).tournament)),
    storage.bus.subscribe("table", (hint) =>
      scheduleUpdate(byTable.get((hint as { readonly table: string }).table) ?? ""),
    ),
    storage.bus.subscribe("match", (hint) =>
      scheduleUpdate(byTable.get((hint as { readonly match: string }).match) ?? ""),
    ),
    storage.bus.onGap(() => [...followers.keys()].forEach(scheduleUpdate)),
  ];

  return {
    read,
    async wait(id, tag, seconds) {
      const { promise, resolve } = Promise.withResolvers<TaggedTournament | undefined>();
      const follower: Follower = { tag, notify: resolve };
      const others = followers.get(id) ?? new Set();
      followers.set(id, others.add(follower));
      const cancel = after(seconds * 1000, () => resolve(undefined));
      try {
        // The tournament may have changed before this follower was added.
        const now = await read(id);
        if (!now || now.tag !== tag) return now;
        return await promise;
      } finally {
        cancel();
        others.delete(follower);
        if (others.size === 0) {
          followers.delete(id);
          for (const [table, of] of byTable) if (of === id) byTable.delete(table);
        }
      }
    },
    closed: () => closed,
    close() {
      closed = true;
      for (const unsubscribe of subscriptions) unsubscribe();
      for (const cancel of gathering.values()) cancel();
      for (const all of followers.values()) for (const one of all) one.notify(undefined);
    },
  };
}
