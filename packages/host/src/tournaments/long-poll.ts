/** Follows tournaments for waiting requests and connections: answers when a tournament or one of its tables has changed. */
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
  /**
   * Calls `onChange` now and at every change until the returned function is called; undefined if there is no such
   * tournament.
   */
  subscribe(id: string, onChange: (all: TournamentView) => void): Promise<(() => void) | undefined>;
  /** True once the host is shutting down. */
  closed(): boolean;
  close(): void;
}

interface Follower {
  tag: string;
  readonly notify: (standing: TaggedTournament | undefined) => void;
}

export function createTournamentUpdates(
  services: Pick<HostServices, "store" | "storage" | "onError">,
): TournamentUpdates {
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
  /** Adds a follower, and returns the function that removes it. */
  function enter(id: string, follower: Follower): () => void {
    followers.set(id, (followers.get(id) ?? new Set()).add(follower));
    return () => {
      const others = followers.get(id);
      if (!others?.delete(follower) || others.size > 0) return;
      followers.delete(id);
      for (const [table, of] of byTable) if (of === id) byTable.delete(table);
    };
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
      const leave = enter(id, { tag, notify: resolve });
      const cancel = after(seconds * 1000, () => resolve(undefined));
      try {
        // The tournament may have changed before this follower was added.
        const now = await read(id);
        if (!now || now.tag !== tag) return now;
        return await promise;
      } finally {
        cancel();
        leave();
      }
    },
    async subscribe(id, onChange) {
      const follower: Follower = {
        tag: "",
        notify(standing) {
          if (!standing || standing.tag === follower.tag) return;
          follower.tag = standing.tag;
          onChange(standing.all);
        },
      };
      const leave = enter(id, follower);
      const now = await read(id);
      if (now) follower.notify(now);
      else leave();
      return now && leave;
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
