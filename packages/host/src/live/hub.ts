/** Publishes table changes and chat to connections that follow the lobby or a table. */
import { createRetries } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { TableInfo } from "@starboard/wire/host";
import type { HostPush } from "@starboard/wire/host-socket";
import type { Chat } from "../chat/chat.ts";
import type { Bus, Stored } from "../storage/store.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import { infoFor } from "../tables/info.ts";
import type { TableService } from "../tables/table-service.ts";
import { createLobbyFeed } from "./lobby-feed.ts";
import type { Presence } from "./presence.ts";

/** A connection as the hub knows it. */
export interface Listener {
  readonly person: string | null;
  send(message: HostPush): void;
  /** Called when a table changed, because the listener's access to it may have changed too. */
  review(table: string): void;
}
interface TableSubscription {
  /** Number of the next chat line to send to this listener. */
  chat: number;
  readonly leave: () => void;
}

/** Time for which changes of a table are collected into one message, in ms. Lists need not show every act. */
const COLLECT_MS = 250;

export type Hub = ReturnType<typeof createHub>;

export interface HubOptions {
  readonly tableService: TableService;
  readonly bus: Bus;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** Returns a function that says how a person sees a table now: with who is there and who may not write. */
const tableInfoReader =
  (chat: Chat, presence: Presence) =>
  (stored: Stored<TableDoc>, summary: MatchSummary | undefined, person: string | null): TableInfo => {
    const present = presence.people(stored.id);
    const seated = new Set(
      stored.doc.seats.flatMap(({ person: one, otherIdentities }) =>
        one ? [one, ...otherIdentities] : otherIdentities,
      ),
    );
    const watching = [...present].filter((one) => !seated.has(one)).length;
    const muted = stored.doc.muted.map((one) => chat.pseudonym(stored.id, one));
    return infoFor(stored, summary, person, { online: (one) => present.has(one), watching, muted });
  };

export function createHub({ tableService, bus, chat, presence, after, onError }: HubOptions) {
  const subscriptions = new Map<string, Map<Listener, TableSubscription>>();
  const infoOf = tableInfoReader(chat, presence);
  const lobby = createLobbyFeed(tableService, infoOf);
  const pending = new Map<string, () => void>();

  /** Schedules one message about a changed table to its listeners. */
  function tableChanged(table: string): void {
    // No notification needed: new subscribers read the current state.
    if (pending.has(table) || (!subscriptions.has(table) && lobby.isEmpty())) return;
    pending.set(
      table,
      after(COLLECT_MS, () => {
        pending.delete(table);
        untilDone(`table ${table}`, () => sendTable(table));
      }),
    );
  }

  const retries = createRetries(after);
  /** Runs a job and repeats it until it succeeds, so that listeners miss nothing while the store is down. */
  function untilDone(name: string, job: () => Promise<void>): void {
    job().catch((error: unknown) => {
      onError(error);
      retries.until(name, job);
    });
  }

  async function sendTable(table: string): Promise<void> {
    const listeners = subscriptions.get(table);
    if (!listeners && lobby.isEmpty()) return;
    const stored = await tableDocs.get(tableService.store, table);
    if (!stored) {
      for (const listener of listeners?.keys() ?? []) listener.send({ is: "tableGone", table, from: "host" });
      lobby.sendGone(table);
      return;
    }
    const summary = await tableService.matchSummary(table);
    for (const listener of listeners?.keys() ?? []) {
      listener.review(table);
      listener.send({ is: "table", table: infoOf(stored, summary, listener.person) });
    }
    lobby.sendTable(stored, summary, new Set(listeners?.keys()));
  }

  async function sendChat(table: string): Promise<void> {
    const listeners = subscriptions.get(table);
    if (!listeners) return;
    const stored = await tableDocs.get(tableService.store, table);
    if (!stored) return;
    const summary = await tableService.matchSummary(table);
    for (const [listener, subscription] of listeners) {
      const { lines, next } = await chat.read(table, stored.doc, summary, listener.person, subscription.chat);
      // A concurrent call may have sent some of these lines already.
      const fresh = lines.filter(({ n }) => n >= subscription.chat);
      subscription.chat = Math.max(subscription.chat, next);
      if (fresh.length > 0) listener.send({ is: "chat", table, lines: fresh });
    }
  }

  const chatChanged = (table: string): void => untilDone(`chat ${table}`, () => sendChat(table));
  let lobbyCount = 0;
  const busSubscriptions = [
    bus.subscribe("table", (hint) => tableChanged((hint as { table: string }).table)),
    bus.subscribe("chat", (hint) => chatChanged((hint as { table: string }).table)),
    bus.onGap(() => {
      for (const table of subscriptions.keys()) {
        tableChanged(table);
        chatChanged(table);
      }
      for (const listener of lobby.listeners())
        untilDone(`lobby ${lobbyCount++}`, async () => {
          if (lobby.has(listener)) await lobby.enter(listener);
        });
    }),
  ];

  return {
    infoOf,
    tableChanged,
    attendance: (): number => subscriptions.size,
    async attend(listener: Listener, stored: Stored<TableDoc>, from: number): Promise<void> {
      const table = stored.id;
      const summary = await tableService.matchSummary(table);
      const { lines, next } = await chat.read(table, stored.doc, summary, listener.person, from);
      // Only now: the last other listener may have left during the reads, and its map with it.
      const listeners = subscriptions.get(table) ?? new Map<Listener, TableSubscription>();
      subscriptions.set(table, listeners);
      listeners.get(listener)?.leave();
      const leave = listener.person === null ? () => {} : presence.enter(table, listener.person);
      listeners.set(listener, { chat: next, leave });
      listener.send({ is: "table", table: infoOf(stored, summary, listener.person) });
      listener.send({ is: "chat", table, lines });
      // Sends what changed during the reads above, which nobody was told of if the listener is the first.
      const current = await tableDocs.get(tableService.store, table);
      const played = await tableService.matchSummary(table);
      if (current?.version !== stored.version || played?.at !== summary?.at) tableChanged(table);
      await sendChat(table);
    },
    leave(listener: Listener, table: string): void {
      const listeners = subscriptions.get(table);
      listeners?.get(listener)?.leave();
      listeners?.delete(listener);
      if (listeners?.size === 0) subscriptions.delete(table);
    },
    enterLobby: (listener: Listener): Promise<void> => lobby.enter(listener),
    leaveLobby: (listener: Listener): void => lobby.leave(listener),
    close(): void {
      for (const unsubscribe of busSubscriptions) unsubscribe();
      retries.close();
      for (const cancel of pending.values()) cancel();
    },
  };
}
