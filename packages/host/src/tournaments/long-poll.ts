/** Waiting for news of a tournament: told when it, or one of its tables, is not what it was. */
import { createHash } from "node:crypto";
import type { HostServices } from "../services.ts";
import { after } from "../play/timer.ts";
import { currentRound, tournaments } from "./doc.ts";
import { type TournamentView, loadTournamentView } from "./info.ts";

/** What happens within this time, in milliseconds, is looked at together. */
const GATHER = 400;

/** A tournament and the name of how it now stands. */
export interface TaggedTournament {
  readonly all: TournamentView;
  readonly tag: string;
}
export interface TournamentUpdates {
  read(id: string): Promise<TaggedTournament | undefined>;
  /** The tournament once it stands otherwise than `tag` says; undefined when it does not in time, or there is none. */
  wait(id: string, tag: string, seconds: number): Promise<TaggedTournament | undefined>;
  /** The host is going down: there will be no more news here. */
  closed(): boolean;
  close(): void;
}

interface Follower {
  readonly tag: string;
  readonly tell: (standing: TaggedTournament | undefined) => void;
}

export function createTournamentUpdates(services: HostServices): TournamentUpdates {
  const { store, storage, onError } = services;
  const followers = new Map<string, Set<Follower>>();
  /** The followed tournament of each of its tables. */
  const byTable = new Map<string, string>();
  const gathering = new Map<string, () => void>();
  let closed = false;

  async function read(id: string): Promise<TaggedTournament | undefined> {
    const kept = await tournaments.get(store, id);
    if (!kept) return undefined;
    const all = await loadTournamentView(services, kept);
    if (followers.has(id))
      for (const { legs } of currentRound(kept.doc)?.pairings ?? [])
        for (const { table } of legs) byTable.set(table, id);
    const text = JSON.stringify([kept.version, all.rounds]);
    return { all, tag: createHash("sha256").update(text).digest("base64url").slice(0, 16) };
  }
  async function tell(id: string): Promise<void> {
    const standing = await read(id);
    for (const one of followers.get(id) ?? []) if (standing && standing.tag !== one.tag) one.tell(standing);
  }
  function stir(id: string): void {
    if (!followers.has(id) || gathering.has(id)) return;
    gathering.set(
      id,
      after(GATHER, () => {
        gathering.delete(id);
        tell(id).catch(onError);
      }),
    );
  }
  const leaves = [
    storage.bus.subscribe("tournament", (hint) => stir((hint as { readonly tournament: string }).tournament)),
    storage.bus.subscribe("table", (hint) => stir(byTable.get((hint as { readonly table: string }).table) ?? "")),
    storage.bus.subscribe("match", (hint) => stir(byTable.get((hint as { readonly match: string }).match) ?? "")),
    storage.bus.onGap(() => [...followers.keys()].forEach(stir)),
  ];

  return {
    read,
    async wait(id, tag, seconds) {
      const { promise, resolve } = Promise.withResolvers<TaggedTournament | undefined>();
      const follower: Follower = { tag, tell: resolve };
      const others = followers.get(id) ?? new Set();
      followers.set(id, others.add(follower));
      const quiet = after(seconds * 1000, () => resolve(undefined));
      try {
        // It may have changed before anybody listened.
        const now = await read(id);
        if (!now || now.tag !== tag) return now;
        return await promise;
      } finally {
        quiet();
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
      for (const leave of leaves) leave();
      for (const quiet of gathering.values()) quiet();
      for (const all of followers.values()) for (const one of all) one.tell(undefined);
    },
  };
}
