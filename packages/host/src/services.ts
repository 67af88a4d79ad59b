/** Everything a host is made of, put together once and handed to routes and sockets. */
import { hash, randomBytes } from "node:crypto";
import { setNativeHash } from "@starboard/kernel";
import { createDelayedFeeds, type DelayedFeeds, type BotRunner } from "@starboard/match";
import { createChat, type Chat } from "./chat/chat.ts";
import { createBuckets } from "./live/rate-limit.ts";
import { createHub, type Hub } from "./live/hub.ts";
import { createPresence } from "./live/presence.ts";
import { createMetrics, type Metrics } from "./ops/metrics.ts";
import { createFigures, type Figures } from "./ops/figures.ts";
import { waitingThinker } from "./ops/read-only.ts";
import { createService, type Service } from "./ops/service-status.ts";
import { createOrderStore } from "./conditional-orders/order-store.ts";
import { createPeople, type People } from "./people/identity.ts";
import { loadGame } from "./play/games.ts";
import { createMatchRunner, type MatchRunner } from "./play/match-runner.ts";
import { leaseBots } from "./play/leased-bots.ts";
import { after } from "./play/timer.ts";
import type { Settings } from "./settings.ts";
import { withStorageFailures } from "./storage/failures.ts";
import type { HostStore, Storage } from "./storage/store.ts";
import { tableDocs } from "./tables/doc.ts";
import { type TableCache, createTableCache } from "./tables/table-cache.ts";
import { createLinks, linkKey } from "./tables/links.ts";
import { createTableService, type TableService } from "./tables/table-service.ts";

export interface HostServices {
  readonly settings: Settings;
  readonly version: string;
  readonly storage: Storage;
  readonly store: HostStore;
  /** Who sits where, for what is asked with every act. */
  readonly tableCache: TableCache;
  readonly people: People;
  readonly matches: MatchRunner;
  readonly tables: TableService;
  readonly chat: Chat;
  /** Matches for spectators who are kept behind. */
  readonly delayedFeeds: DelayedFeeds;
  readonly hub: Hub;
  readonly metrics: Metrics;
  readonly figures: Figures;
  /** The announcement of administrators, and read-only mode. */
  readonly service: Service;
  readonly now: () => number;
  /** What takes the host long, such as proving a record: by address, a few at once and one in ten seconds. */
  readonly heavy: { take(address: string): boolean };
  /** What is looked up for one address, over HTTP and over all its sockets. */
  readonly looks: { take(address: string): boolean };
  /** Ends the connections of a session, or of a person, on all hosts. */
  endConnections(of: ConnectionOwner): void;
  /** Hears of what is due and no match's, and of tournaments a match of which has ended, until the returned function is called. */
  onDueKey(hear: (key: string) => void): () => void;
  /** Notes a failure nobody is waiting for. */
  readonly onError: (error: unknown) => void;
  close(): Promise<void>;
}

// Every act is chained to the one before it.
setNativeHash((text) => hash("sha256", text));

/** Between two rounds of tidying up, in milliseconds. */
const SWEEP_INTERVAL_MS = 3_600_000;

/** Whose connections end. */
export type ConnectionOwner = { readonly session: string } | { readonly person: string };

export interface HostServicesOptions {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly botRunner: BotRunner & { close(): void };
  readonly version: string;
  readonly now?: () => number;
  /** So many bytes of chance, in hex: what secrets and names are made of. */
  readonly random?: (bytes: number) => string;
  readonly onError: (error: unknown) => void;
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString("hex");

export async function createServices(options: HostServicesOptions): Promise<HostServices> {
  const { settings, storage, botRunner, version, now = () => Date.now(), random = randomHex } = options;
  const { bus } = storage;
  const tableCache = createTableCache(withStorageFailures(storage.store), bus, now);
  const { store } = tableCache;
  const metrics = createMetrics();
  const onError = (error: unknown): void => {
    metrics.errors.inc();
    options.onError(error);
  };
  const key = await linkKey(store, now());
  const service = await createService(store, bus, now, onError);
  const figures = createFigures(now);
  const matches = createMatchRunner({
    store,
    bus,
    jobs: storage.jobs,
    now,
    load: loadGame,
    thinker: waitingThinker(figures.counting(leaseBots(botRunner, storage.leases, after)), service),
    isPaused: () => service.isReadOnly(),
    orders: createOrderStore(store, tableCache, now, onError),
    onWritten: wrote,
    onMatchEnd: ended,
    onOtherDueKey: due,
    onError,
  });
  const presence = createPresence(bus, now, after, (table) => bus.publish("table", { table }));
  const tableService = createTableService({
    store,
    bus,
    matches,
    links: createLinks(key),
    now,
    random,
    isOnline: (table, person) => presence.isOnline(table, person),
  });
  const chat = createChat(store, tableService, key, (table) => bus.publish("chat", { table }));
  const delayedFeeds = createDelayedFeeds({
    load: loadGame,
    store,
    now,
    after,
    follow: (match, changed) =>
      matches.service.subscribe({ match, viewer: "public", since: Number.MAX_SAFE_INTEGER }, changed),
  });
  const hub = createHub({ tableService, bus, chat, presence, after, onError });

  function wrote(match: string): void {
    metrics.writes.inc();
    figures.moved();
    hub.stir(match);
  }
  const dueHearers = new Set<(key: string) => void>();
  function due(key: string): void {
    for (const hear of dueHearers) hear(key);
  }
  /** The table of a match that is over is over too. */
  function ended(match: string): void {
    tableDocs
      .update(store, match, now(), (doc) =>
        doc.state === "over" ? undefined : { doc: { ...doc, state: "over", proposals: [] } },
      )
      .then((kept) => {
        if (kept?.doc.tournament !== undefined) due(`tournament/${kept.doc.tournament}`);
      })
      .catch(onError);
  }

  /** Forgets what has had its time: sessions nobody uses, tables nobody began. */
  let quiet = (): void => {};
  function sweep(): void {
    quiet = after(SWEEP_INTERVAL_MS, sweep);
    store.deleteExpired(now()).catch(onError);
  }
  sweep();

  return {
    settings,
    version,
    storage,
    store,
    tableCache,
    people: createPeople(store, now),
    matches,
    tables: tableService,
    chat,
    delayedFeeds,
    hub,
    metrics,
    figures,
    service,
    now,
    heavy: createBuckets(3 * settings.rateLimitFactor, 0.1 * settings.rateLimitFactor, now),
    looks: createBuckets(600 * settings.rateLimitFactor, 60 * settings.rateLimitFactor, now),
    endConnections: (of) => bus.publish("ended", of),
    onDueKey(hear) {
      dueHearers.add(hear);
      return () => void dueHearers.delete(hear);
    },
    onError,
    async close() {
      quiet();
      hub.close();
      tableCache.close();
      service.close();
      presence.close();
      await matches.close();
      botRunner.close();
      await storage.close();
    },
  };
}
