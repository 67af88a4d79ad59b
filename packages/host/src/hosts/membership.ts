/** This host among the others of its database: its entry and leases, its connections, and the routes of its matches. */
import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { createRetries, type MatchService } from "@starboard/match";
import { editionName, parseEdition } from "@starboard/kernel";
import { gameEntries, loadGame } from "../play/games.ts";
import type { Settings } from "../settings.ts";
import type { Metrics } from "../ops/metrics.ts";
import type { HostEntry, HostStore, Storage } from "../storage/store.ts";
import { fencedStore } from "./fenced-store.ts";
import { BEAT_MS, createOwnership, ENTRY_LIFETIME_MS, type Ownership } from "./ownership.ts";
import { PEER_PROTOCOL } from "./peer-frames.ts";
import { connectingPeers, listenForPeers } from "./peer-sockets.ts";
import { createPeers } from "./peers.ts";
import { createRoutedMatches, type RoutedMatches } from "./routed-matches.ts";
import { servePeer } from "./serve-peer.ts";

export interface Membership {
  /** The store with fenced appends. */
  readonly store: HostStore;
  /** True if this host owns the match. */
  readonly isOwner: (match: string) => boolean;
  /** Routes the requests of a match service; called once. Absent if this host forwards nothing. */
  readonly route?: (local: MatchService) => Pick<RoutedMatches, "service" | "watch">;
  /** Hands all matches over to the other hosts. Called as soon as this host is to stop. */
  readonly drain: () => Promise<void>;
  close(): Promise<void>;
}
export interface MembershipOptions {
  readonly settings: Pick<Settings, "internal">;
  readonly storage: Pick<Storage, "matchLeases" | "bus">;
  readonly store: HostStore;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

async function knowsGame(game: string): Promise<boolean> {
  const named = parseEdition(game);
  return named !== undefined && (await loadGame(named.id, named.edition)) !== undefined;
}

/**
 * Joins the other hosts of the database, unless this host shares its matches with them through the database only. Rejects if
 * the internal address cannot be used.
 */
export async function joinHosts(options: MembershipOptions): Promise<Membership> {
  const {
    settings: { internal },
    storage: { matchLeases: leases, bus },
    store,
    metrics,
    now,
    after,
    onError,
  } = options;
  if (!internal || !leases) return { store, isOwner: () => false, drain: async () => {}, close: async () => {} };
  const host = randomBytes(9).toString("hex");
  const retries = createRetries(after);
  const name = internal.name === "" ? hostname() : internal.name;
  let routed: RoutedMatches | undefined;
  let local: MatchService | undefined;
  let closed = false;
  let cancelBeat = (): void => {};

  const server = await listenForPeers({
    host,
    secret: internal.secret,
    listen: { name, port: internal.port },
    now,
    serve(wire) {
      if (!routed) throw new Error("The host is not ready.");
      return servePeer(wire, routed.own, onError);
    },
    onRefused: (code) => metrics.refusedPeers.inc({ code }),
  });
  const entry: HostEntry = {
    host,
    address: `${name.includes(":") ? `[${name}]` : name}:${server.port}`,
    protocol: PEER_PROTOCOL,
    games: gameEntries.map(({ game }) => editionName(game)),
  };
  const openHere = (): Set<string> => new Set(local?.openMatches().map(({ match }) => match));
  let open = new Set<string>();
  const ownership: Ownership = createOwnership({
    entry,
    leases,
    bus,
    knows: knowsGame,
    isOpen: (match) => open.has(match),
    onTaken: async (match) => local?.refresh(match),
    onTakeOver: () => metrics.takeovers.inc(),
    onError,
  });
  const peers = createPeers(connectingPeers({ host, secret: internal.secret }));

  async function beat(): Promise<void> {
    open = openHere();
    await ownership.beat();
    metrics.leases.set(ownership.count());
    metrics.peers.set(peers.count());
  }
  let failing = false;
  function beatAgain(): void {
    cancelBeat = after(BEAT_MS, () => {
      beat()
        .then(() => {
          failing = false;
        })
        .catch((error: unknown) => {
          // Reported once: an outage of an hour would be 1,200 errors.
          if (!failing && !closed) onError(error);
          failing = true;
        })
        .finally(() => {
          if (!closed) beatAgain();
        });
    });
  }
  await leases.announce(entry, ENTRY_LIFETIME_MS);
  beatAgain();

  return {
    store: fencedStore(store, ownership),
    isOwner: (match) => ownership.leaseOf(match) !== undefined,
    route(service) {
      local = service;
      routed = createRoutedMatches({
        local: service,
        ownership,
        peers,
        retry: (key, job) => retries.until(key, job),
        onForwarded: (result) => metrics.forwarded.inc({ result }),
        onError,
      });
      return routed;
    },
    async drain() {
      await routed?.drain();
    },
    async close() {
      closed = true;
      cancelBeat();
      await routed?.drain().catch(onError);
      retries.close();
      ownership.close();
      peers.close();
      await server.close();
    },
  };
}
