/** Everything a host is made of, put together once and handed to routes and sockets. */
import { hash, randomBytes } from "node:crypto";
import { hashWith } from "@starboard/kernel";
import { createShadows, type Shadows, type Thinker } from "@starboard/match";
import { createChat, type Chat } from "./chat/chat.ts";
import { buckets } from "./live/rate-limit.ts";
import { createHub, type Hub } from "./live/hub.ts";
import { createPresence } from "./live/presence.ts";
import { createMetrics, type Metrics } from "./ops/metrics.ts";
import { createFigures, type Figures } from "./ops/figures.ts";
import { waitingThinker } from "./ops/read-only.ts";
import { createService, type Service } from "./ops/service-status.ts";
import { orderBook } from "./conditional-orders/order-store.ts";
import { createPeople, type People } from "./people/identity.ts";
import { loadGame } from "./play/games.ts";
import { createReferee, type Referee } from "./play/match-runner.ts";
import { sharedThinker } from "./play/leased-bots.ts";
import { after } from "./play/timer.ts";
import type { Settings } from "./settings.ts";
import { withStorageFailures } from "./storage/failures.ts";
import type { HostStore, Storage } from "./storage/store.ts";
import { tables } from "./tables/doc.ts";
import { type KnownTables, knownTables } from "./tables/table-cache.ts";
import { createLinks, linkKey } from "./tables/links.ts";
import { createOffice, type Office } from "./tables/table-service.ts";

export interface House {
  readonly settings: Settings;
  readonly version: string;
  readonly storage: Storage;
  readonly store: HostStore;
  /** Who sits where, for what is asked with every act. */
  readonly known: KnownTables;
  readonly people: People;
  readonly referee: Referee;
  readonly office: Office;
  readonly chat: Chat;
  /** Matches for spectators who are kept behind. */
  readonly shadows: Shadows;
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
  endConnections(of: Ended): void;
  /** Hears of what is due and no match's, and of tournaments a match of which has ended, until the returned function is called. */
  onDue(hear: (key: string) => void): () => void;
  /** Notes a failure nobody is waiting for. */
  readonly trouble: (error: unknown) => void;
  close(): Promise<void>;
}

// Every act is chained to the one before it.
hashWith((text) => hash("sha256", text));

/** Between two rounds of tidying up, in milliseconds. */
const SWEEP = 3_600_000;

/** Whose connections end. */
export type Ended = { readonly session: string } | { readonly person: string };

export interface HouseOptions {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly thinker: Thinker & { close(): void };
  readonly version: string;
  readonly now?: () => number;
  /** So many bytes of chance, in hex: what secrets and names are made of. */
  readonly random?: (bytes: number) => string;
  readonly trouble: (error: unknown) => void;
}

const chance = (bytes: number): string => randomBytes(bytes).toString("hex");

export async function createHouse(options: HouseOptions): Promise<House> {
  const { settings, storage, thinker, version, now = () => Date.now(), random = chance } = options;
  const { bus } = storage;
  const known = knownTables(withStorageFailures(storage.store), bus, now);
  const { store } = known;
  const metrics = createMetrics();
  const trouble = (error: unknown): void => {
    metrics.troubles.inc();
    options.trouble(error);
  };
  const key = await linkKey(store, now());
  const service = await createService(store, bus, now, trouble);
  const figures = createFigures(now);
  const referee = createReferee({
    store,
    bus,
    jobs: storage.jobs,
    now,
    load: loadGame,
    thinker: waitingThinker(figures.counting(sharedThinker(thinker, storage.claims, after)), service),
    isPaused: () => service.isReadOnly(),
    orders: orderBook(store, known, now, trouble),
    wrote,
    ended,
    dueElsewhere: due,
    trouble,
  });
  const presence = createPresence(bus, now, after, (table) => bus.publish("table", { table }));
  const office = createOffice({
    store,
    bus,
    referee,
    links: createLinks(key),
    now,
    random,
    isOnline: (table, person) => presence.isOnline(table, person),
  });
  const chat = createChat(store, office, key, (table) => bus.publish("chat", { table }));
  const shadows = createShadows({
    load: loadGame,
    store,
    now,
    after,
    follow: (match, changed) =>
      referee.clerk.watch({ match, viewer: "public", since: Number.MAX_SAFE_INTEGER }, changed),
  });
  const hub = createHub({ office, bus, chat, presence, after, trouble });

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
    tables
      .update(store, match, now(), (doc) =>
        doc.state === "over" ? undefined : { doc: { ...doc, state: "over", proposals: [] } },
      )
      .then((kept) => {
        if (kept?.doc.tournament !== undefined) due(`tournament/${kept.doc.tournament}`);
      })
      .catch(trouble);
  }

  /** Forgets what has had its time: sessions nobody uses, tables nobody began. */
  let quiet = (): void => {};
  function sweep(): void {
    quiet = after(SWEEP, sweep);
    store.sweep(now()).catch(trouble);
  }
  sweep();

  return {
    settings,
    version,
    storage,
    store,
    known,
    people: createPeople(store, now),
    referee,
    office,
    chat,
    shadows,
    hub,
    metrics,
    figures,
    service,
    now,
    heavy: buckets(3 * settings.patience, 0.1 * settings.patience, now),
    looks: buckets(600 * settings.patience, 60 * settings.patience, now),
    endConnections: (of) => bus.publish("ended", of),
    onDue(hear) {
      dueHearers.add(hear);
      return () => void dueHearers.delete(hear);
    },
    trouble,
    async close() {
      quiet();
      hub.close();
      known.close();
      service.close();
      presence.close();
      await referee.close();
      thinker.close();
      await storage.close();
    },
  };
}
