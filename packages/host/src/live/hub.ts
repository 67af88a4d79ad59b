/** Tells those who are connected what happens to tables: the lobby, tables they attend, and their chat. */
import { createRetries } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { TableInfo } from "@starboard/wire/host";
import type { HostMessage } from "@starboard/wire/host-socket";
import type { Chat } from "../chat/chat.ts";
import type { Bus, Stored } from "../storage/store.ts";
import { isPlayedBy, type TableDoc, tableDocs } from "../tables/doc.ts";
import { infoFor, inLobby } from "../tables/info.ts";
import type { TableService } from "../tables/table-service.ts";
import type { Presence } from "./presence.ts";

/** A connection as the hub knows it. */
export interface Listener {
  readonly person: string | null;
  send(message: HostMessage): void;
  /** A table has changed: what one may see of it may have changed too. */
  review(table: string): void;
}
interface TableSubscription {
  /** The next line of chat this listener has not been told. */
  chat: number;
  readonly leave: () => void;
}

/** Whether somebody sits at a table, or has opened it. */
const isOwn = ({ owner, seats }: TableDoc, person: string | null): boolean =>
  person !== null && (owner === person || seats.some((seat) => isPlayedBy(seat, person)));

/** Lists show so many tables. */
export const LOBBY_LIMIT = 200;
/** Changes of one table are gathered for so long, in milliseconds: lists need not show every act. */
const GATHER_MS = 250;

export type Hub = ReturnType<typeof createHub>;

export interface HubOptions {
  readonly tableService: TableService;
  readonly bus: Bus;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

export function createHub({ tableService, bus, chat, presence, after, onError }: HubOptions) {
  const attending = new Map<string, Map<Listener, TableSubscription>>();
  const inLobbyNow = new Map<Listener, Set<string>>();
  const gathering = new Map<string, () => void>();

  function infoOf(kept: Stored<TableDoc>, card: MatchSummary | undefined, person: string | null): TableInfo {
    const present = presence.people(kept.id);
    const seated = new Set(
      kept.doc.seats.flatMap(({ person: one, otherIdentities }) => (one ? [one, ...otherIdentities] : otherIdentities)),
    );
    const watching = [...present].filter((one) => !seated.has(one)).length;
    const muted = kept.doc.muted.map((one) => chat.pseudonym(kept.id, one));
    return infoFor(kept, card, person, { online: (one) => present.has(one), watching, muted });
  }

  /** Something about a table is different: its listeners hear of it soon, and once. */
  function tableChanged(table: string): void {
    // Whoever comes now reads it as it is.
    if (gathering.has(table) || (!attending.has(table) && inLobbyNow.size === 0)) return;
    gathering.set(
      table,
      after(GATHER_MS, () => {
        gathering.delete(table);
        untilDone(`table ${table}`, () => tell(table));
      }),
    );
  }

  const retries = createRetries(after);
  /** What listeners have to hear is tried until it succeeds, however long the store does not work. */
  function untilDone(name: string, job: () => Promise<void>): void {
    job().catch((error: unknown) => {
      onError(error);
      retries.until(name, job);
    });
  }

  async function tell(table: string): Promise<void> {
    const here = attending.get(table);
    if (!here && inLobbyNow.size === 0) return;
    const kept = await tableDocs.get(tableService.store, table);
    if (!kept) {
      for (const listener of here?.keys() ?? []) listener.send({ is: "tableGone", table, from: "host" });
      gone(table);
      return;
    }
    const card = await tableService.matchSummary(table);
    for (const listener of here?.keys() ?? []) {
      listener.review(table);
      listener.send({ is: "table", table: infoOf(kept, card, listener.person) });
    }
    const listed = inLobby(kept.doc) && !card?.over;
    for (const [listener, known] of inLobbyNow) {
      // One's own tables are told of there too, listed or not: it may be one's turn.
      if (!listed && !isOwn(kept.doc, listener.person)) continue;
      if (listed) known.add(table);
      if (!here?.has(listener)) listener.send({ is: "table", table: infoOf(kept, card, listener.person) });
    }
    if (!listed) gone(table);
  }
  function gone(table: string): void {
    for (const [listener, known] of inLobbyNow) {
      if (known.delete(table)) listener.send({ is: "tableGone", table, from: "lobby" });
    }
  }

  async function tellChat(table: string): Promise<void> {
    const here = attending.get(table);
    if (!here) return;
    const kept = await tableDocs.get(tableService.store, table);
    if (!kept) return;
    const card = await tableService.matchSummary(table);
    for (const [listener, attendance] of here) {
      const { lines, next } = await chat.read(table, kept.doc, card, listener.person, attendance.chat);
      // Another call may have been faster.
      const fresh = lines.filter(({ n }) => n >= attendance.chat);
      attendance.chat = Math.max(attendance.chat, next);
      if (fresh.length > 0) listener.send({ is: "chat", table, lines: fresh });
    }
  }

  const chatChanged = (table: string): void => untilDone(`chat ${table}`, () => tellChat(table));
  let lobbyCount = 0;
  async function enterLobby(listener: Listener): Promise<void> {
    const known = new Set<string>();
    inLobbyNow.set(listener, known);
    const found = await tableDocs.find(tableService.store, { index: ["lobby", "yes"], limit: LOBBY_LIMIT });
    const cards = new Map(
      (await tableService.store.cardsOf(found.map(({ id }) => id))).map((card) => [card.match, card]),
    );
    const shown = found.filter(({ id }) => !cards.get(id)?.over);
    for (const { id } of shown) known.add(id);
    listener.send({ is: "tables", tables: shown.map((kept) => infoOf(kept, cards.get(kept.id), listener.person)) });
  }

  const leaves = [
    bus.subscribe("table", (hint) => tableChanged((hint as { table: string }).table)),
    bus.subscribe("chat", (hint) => chatChanged((hint as { table: string }).table)),
    bus.onGap(() => {
      for (const table of attending.keys()) {
        tableChanged(table);
        chatChanged(table);
      }
      for (const listener of inLobbyNow.keys())
        untilDone(`lobby ${lobbyCount++}`, async () => {
          if (inLobbyNow.has(listener)) await enterLobby(listener);
        });
    }),
  ];

  return {
    infoOf,
    tableChanged,
    attendance: (): number => attending.size,
    async attend(listener: Listener, kept: Stored<TableDoc>, from: number): Promise<void> {
      const table = kept.id;
      const here = attending.get(table) ?? new Map<Listener, TableSubscription>();
      attending.set(table, here);
      here.get(listener)?.leave();
      const card = await tableService.matchSummary(table);
      const { lines, next } = await chat.read(table, kept.doc, card, listener.person, from);
      const leave = listener.person === null ? () => {} : presence.enter(table, listener.person);
      here.set(listener, { chat: next, leave });
      listener.send({ is: "table", table: infoOf(kept, card, listener.person) });
      listener.send({ is: "chat", table, lines });
      // What was said while we read.
      await tellChat(table);
    },
    leave(listener: Listener, table: string): void {
      const here = attending.get(table);
      here?.get(listener)?.leave();
      here?.delete(listener);
      if (here?.size === 0) attending.delete(table);
    },
    enterLobby,
    leaveLobby(listener: Listener): void {
      inLobbyNow.delete(listener);
    },
    close(): void {
      for (const leave of leaves) leave();
      retries.close();
      for (const quiet of gathering.values()) quiet();
    },
  };
}
