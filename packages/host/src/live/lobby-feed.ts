/** Sends the list of open tables to connections that follow the lobby, and its changes. */
import type { MatchSummary } from "@starboard/wire";
import type { TableInfo } from "@starboard/wire/host";
import type { Stored } from "../storage/store.ts";
import { isPlayedBy, type TableDoc, tableDocs } from "../tables/doc.ts";
import { inLobby } from "../tables/info.ts";
import type { TableService } from "../tables/table-service.ts";
import type { Listener } from "./hub.ts";

/** True if the person is the owner of the table or plays a seat at it. */
const isOwn = ({ owner, seats }: TableDoc, person: string | null): boolean =>
  person !== null && (owner === person || seats.some((seat) => isPlayedBy(seat, person)));

/** Maximum number of tables in a list. */
export const LOBBY_LIMIT = 200;

export interface LobbyFeed {
  /** Sends the open tables now, and from then on their changes. */
  enter(listener: Listener): Promise<void>;
  leave(listener: Listener): void;
  has(listener: Listener): boolean;
  listeners(): readonly Listener[];
  isEmpty(): boolean;
  /** Sends a changed table, except to `informed`, who follow the table itself and have it already. */
  sendTable(stored: Stored<TableDoc>, summary: MatchSummary | undefined, informed: ReadonlySet<Listener>): void;
  /** Tells those who have seen a table that it has left the lobby. */
  sendGone(table: string): void;
}

/** @param infoOf returns a table as a person sees it */
export function createLobbyFeed(
  { store }: TableService,
  infoOf: (stored: Stored<TableDoc>, summary: MatchSummary | undefined, person: string | null) => TableInfo,
): LobbyFeed {
  /** The tables that each listener knows of. */
  const knownTables = new Map<Listener, Set<string>>();

  function sendGone(table: string): void {
    for (const [listener, known] of knownTables)
      if (known.delete(table)) listener.send({ is: "tableGone", table, from: "lobby" });
  }
  return {
    async enter(listener) {
      const known = new Set<string>();
      knownTables.set(listener, known);
      const found = await tableDocs.find(store, { index: ["lobby", "yes"], limit: LOBBY_LIMIT });
      const summaries = new Map(
        (await store.summariesOf(found.map(({ id }) => id))).map((summary) => [summary.match, summary]),
      );
      const shown = found.filter(({ id }) => !summaries.get(id)?.over);
      for (const { id } of shown) known.add(id);
      listener.send({
        is: "tables",
        tables: shown.map((stored) => infoOf(stored, summaries.get(stored.id), listener.person)),
      });
    },
    leave: (listener) => void knownTables.delete(listener),
    has: (listener) => knownTables.has(listener),
    listeners: () => [...knownTables.keys()],
    isEmpty: () => knownTables.size === 0,
    sendTable(stored, summary, informed) {
      const listed = inLobby(stored.doc) && !summary?.over;
      for (const [listener, known] of knownTables) {
        // Sent for the listener's own tables too, listed or not, because it may be their turn.
        if (!listed && !isOwn(stored.doc, listener.person)) continue;
        if (listed) known.add(stored.id);
        if (!informed.has(listener)) listener.send({ is: "table", table: infoOf(stored, summary, listener.person) });
      }
      if (!listed) sendGone(stored.id);
    },
    sendGone,
  };
}
