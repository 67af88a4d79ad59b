/** Creates the services of a host, shared by its routes and sockets. */
import { hash, randomBytes } from "node:crypto";
import { setNativeHash } from "@starboard/kernel";
import { createDelayedFeeds, type DelayedFeeds, type BotRunner } from "@starboard/match";
import { archiveMatch } from "./archive/archive.ts";
import { createChat, type Chat } from "./chat/chat.ts";
import { createBuckets } from "./live/rate-limit.ts";
import { createHub, type Hub } from "./live/hub.ts";
import { type ContentReader, createContentReader } from "./library/check/content-thread.ts";
import { joinHosts } from "./hosts/membership.ts";
import { createTournamentUpdates, type TournamentUpdates } from "./tournaments/long-poll.ts";
import { createTicketFeed, type TicketFeed } from "./live/ticket-feed.ts";
import { createPresence, type Presence } from "./live/presence.ts";
import { createMetrics, type Metrics } from "./ops/metrics.ts";
import { createFigures, type Figures } from "./ops/figures.ts";
import { maintainStore } from "./ops/store-maintenance.ts";
import { waitingBots } from "./ops/read-only.ts";
import { createService, type Service } from "./ops/service-status.ts";
import { createOrderStore } from "./conditional-orders/order-store.ts";
import { addAllTexts } from "./languages.ts";
import { createPeople, type People } from "./people/identity.ts";
import { loadGame } from "./play/games.ts";
import { createMatchRunner, type MatchRunner } from "./play/match-runner.ts";
import { leaseBots } from "./play/leased-bots.ts";
import { after } from "./play/timer.ts";
import { type Blocks, createBlocks } from "./relations/blocks.ts";
import type { Settings } from "./settings.ts";
import { withStorageFailures } from "./storage/failures.ts";
import type { HostStore, Storage } from "./storage/store.ts";
import type { StartThread } from "./task-thread.ts";
import { afterMatch, tableDocs } from "./tables/doc.ts";
import { type TableCache, createTableCache } from "./tables/table-cache.ts";
import { createLinks, linkKey } from "./tables/links.ts";
import { createTableService, type TableService } from "./tables/table-service.ts";

export interface HostServices {
  readonly settings: Settings;
  readonly version: string;
  readonly storage: Storage;
  readonly store: HostStore;
  /** Cached tables, for checks on every act. */
  readonly tableCache: TableCache;
  readonly people: People;
  readonly matches: MatchRunner;
  readonly tables: TableService;
  readonly blocks: Blocks;
  readonly chat: Chat;
  /** Matches for spectators with a delay. */
  readonly delayedFeeds: DelayedFeeds;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly ticketFeed: TicketFeed;
  readonly tournamentUpdates: TournamentUpdates;
  readonly metrics: Metrics;
  readonly figures: Figures;
  /** The announcement of administrators, and read-only mode. */
  readonly service: Service;
  /** Reads and draws the contents of the library. */
  readonly contentReader: ContentReader;
  readonly now: () => number;
  /** Rate limit of expensive requests, such as verifying a record, by address: a few at once, then one per ten seconds. */
  readonly expensive: { take(address: string): boolean };
  /** Rate limit by address of reads that look through many matches: profiles and the archive. */
  readonly searches: { take(address: string): boolean };
  /** Rate limit of reads by address, over HTTP and all its sockets. */
  readonly lookups: { take(address: string): boolean };
  /** Ends the connections of a session, or of a person, on all hosts. */
  endConnections(of: ConnectionOwner): void;
  /**
   * Calls `listener` with every due key that is not a match's, and with tournaments in which a match has ended, until the
   * returned function is called.
   */
  readonly onDueKey: (listener: (key: string) => void) => () => void;
  /** Reports an error that no caller receives. */
  readonly onError: (error: unknown) => void;
  /** Hands the matches of this host over to the others of its database. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

// Native hashing: every entry is chained to the one before it.
setNativeHash((text) => hash("sha256", text));

/** The session or person whose connections end. */
export type ConnectionOwner = { readonly session: string } | { readonly person: string };

export interface HostServicesOptions {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly botRunner: BotRunner & { close(): void };
  readonly version: string;
  readonly now?: () => number;
  /** Returns this many random bytes in hex, for secrets and ids. */
  readonly random?: (bytes: number) => string;
  /** Starts the thread for contents that play whole matches; its own file by default. */
  readonly startContent?: StartThread;
  readonly onError: (error: unknown) => void;
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString("hex");

/** Rate limits by address that routes share: so many at once, then so many per second. */
function rateLimits(
  { rateLimitFactor: factor }: Settings,
  now: () => number,
): Pick<HostServices, "expensive" | "searches" | "lookups"> {
  return {
    expensive: createBuckets(3 * factor, 0.1 * factor, now),
    searches: createBuckets(40 * factor, 2 * factor, now),
    lookups: createBuckets(600 * factor, 60 * factor, now),
  };
}

/** Listeners to due keys that are no matches'. */
function dueKeys(): Pick<HostServices, "onDueKey"> & { readonly due: (key: string) => void } {
  const listeners = new Set<(key: string) => void>();
  return {
    due(key) {
      for (const listener of listeners) listener(key);
    },
    onDueKey(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export async function createServices(options: HostServicesOptions): Promise<HostServices> {
  const { settings, storage, botRunner, version, now = () => Date.now(), random = randomHex } = options;
  await addAllTexts();
  const { bus } = storage;
  const tableCache = createTableCache(withStorageFailures(storage.store), bus, now);
  const { store } = tableCache;
  const metrics = createMetrics();
  const onError = (error: unknown): void => {
    metrics.errors.inc();
    options.onError(error);
  };
  const { due, onDueKey } = dueKeys();
  const key = await linkKey(store, now());
  const service = await createService(store, bus, now, onError);
  const figures = createFigures(now);
  const membership = await joinHosts({ settings, storage, store, metrics, now, after, onError });
  const matches = createMatchRunner({
    store: membership.store,
    bus,
    jobs: storage.jobs,
    now,
    load: loadGame,
    botRunner: waitingBots(figures.counting(leaseBots(botRunner, storage.leases, after, membership.isOwner)), service),
    ...(membership.route && { route: membership.route }),
    isPaused: () => service.isReadOnly(),
    orders: createOrderStore(store, tableCache, now, onError),
    onWritten: wrote,
    onMatchEnd: ended,
    onOtherDueKey: due,
    onError,
  });
  const blocks = createBlocks(store, bus);
  const presence = createPresence(bus, now, after, (table) => bus.publish("table", { table }));
  const tableService = createTableService({
    store,
    bus,
    matches,
    links: createLinks(key),
    now,
    random,
    isOnline: (table, person) => presence.isOnline(table, person),
    blocksAgainst: (person) => blocks.against(person),
  });
  const onLine = (table: string): void => bus.publish("chat", { table });
  const chat = createChat({ store, tableService, key, blocks, onLine, onError });
  const delayedFeeds = createDelayedFeeds({
    load: loadGame,
    store,
    now,
    after,
    isOver: async (match) => Boolean((await tableService.matchSummary(match))?.over),
    follow: (match, changed) =>
      matches.service.subscribe({ match, viewer: "public", since: Number.MAX_SAFE_INTEGER }, changed),
  });
  const ticketFeed = createTicketFeed({ store, storage, onError });
  const hub = createHub({ tableService, bus, chat, presence, after, onError });

  function wrote(match: string): void {
    metrics.writes.inc();
    figures.moved();
    hub.tableChanged(match);
  }
  /** Marks the table of a finished match as over, and archives the match. */
  function ended(match: string): void {
    tableDocs
      .update(store, match, now(), (doc) => (doc.state === "over" ? undefined : { doc: afterMatch(doc) }))
      .then((stored) => {
        if (stored?.doc.tournament !== undefined) due(`tournament/${stored.doc.tournament}`);
        return archiveMatch({ store, tables: tableService }, match);
      })
      .catch(onError);
  }

  const contentReader = createContentReader(options.startContent);
  const stopMaintenance = maintainStore({ store, after, now, onError, compressAfterDays: settings.compressAfterDays });

  return {
    settings,
    version,
    storage,
    store,
    tableCache,
    people: createPeople(store, now),
    matches,
    tables: tableService,
    blocks,
    chat,
    delayedFeeds,
    hub,
    presence,
    ticketFeed,
    tournamentUpdates: createTournamentUpdates({ store, storage, onError }),
    metrics,
    figures,
    service,
    contentReader,
    now,
    ...rateLimits(settings, now),
    endConnections: (of) => bus.publish("ended", of),
    onDueKey,
    onError,
    drain: membership.drain,
    async close() {
      stopMaintenance();
      contentReader.close();
      hub.close();
      ticketFeed.close();
      tableCache.close();
      blocks.close();
      service.close();
      presence.close();
      await membership.close();
      await matches.close();
      botRunner.close();
      await storage.close();
    },
  };
}
