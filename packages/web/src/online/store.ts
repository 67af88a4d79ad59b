/** The page's state of its host: identity, followed tables, lobby and connection. */
import type { ChatLine, HostRequest } from "@starboard/wire/host-socket";
import type { Me, ServiceStatus, TableInfo } from "@starboard/wire/host";
import { useEffect } from "react";
import { create } from "zustand";
import { firstProblem, showProblem } from "../problems.ts";
import { api } from "./api.ts";
import { setIdentified, setTurns } from "./turn-count.ts";
import { type HostSocket, hostSocket } from "./host-socket.ts";

interface FollowedTable {
  readonly info: TableInfo | null;
  readonly chat: readonly ChatLine[];
  /** Error code if the table does not exist or is not accessible; otherwise null. */
  readonly gone: string | null;
}
interface Online {
  readonly up: boolean;
  readonly me: Me | null;
  /** The host's clock minus the local clock, in milliseconds. */
  readonly clockOffsetMs: number;
  readonly lobby: readonly TableInfo[] | null;
  /** The person's own tables; null until they are loaded. */
  readonly mine: readonly TableInfo[] | null;
  /** The administrators' announcement; null until the host has sent it. */
  readonly status: ServiceStatus | null;
  readonly followedTables: ReadonlyMap<string, FollowedTable>;
}
const NOTHING: FollowedTable = { info: null, chat: [], gone: null };
/** Chat messages loaded initially. */
const CHAT_PAGE = 100;

export const useOnline = create<Online>()(() => ({
  up: false,
  me: null,
  clockOffsetMs: 0,
  lobby: null,
  mine: null,
  status: null,
  followedTables: new Map(),
}));
const { getState: get, setState: set } = useOnline;

/** Number of components that follow each table. */
const followers = new Map<string, number>();
let inLobby = 0;
let line: HostSocket | null = null;

function put(table: string, change: Partial<FollowedTable>): void {
  const before = get().followedTables.get(table) ?? NOTHING;
  set({ followedTables: new Map(get().followedTables).set(table, { ...before, ...change }) });
}

const followTable = (table: string): void => {
  const lines = get().followedTables.get(table)?.chat ?? [];
  const last = lines[lines.length - 1];
  void sendRequest({ is: "followTable", table, chat: last ? last.n + 1 : -CHAT_PAGE }, (code) =>
    put(table, { gone: code }),
  );
};

/** Sends a request to the host. An error is shown as a toast, or passed to `bad`. */
export async function sendRequest(ask: HostRequest, bad?: (code: string) => void): Promise<boolean> {
  const answer = await opened().request(ask);
  if (answer.is !== "invalid") return true;
  if (bad) bad(answer.bad[0]?.code ?? "WEB_UNEXPECTED");
  else showProblem(firstProblem(answer.bad));
  return false;
}

function opened(): HostSocket {
  if (line) return line;
  const mine = hostSocket();
  line = mine;
  set({ up: mine.up });
  mine.onState((up) => set({ up }));
  mine.onOpen(() => {
    void hello();
    for (const table of followers.keys()) followTable(table);
    if (inLobby === 0) return;
    void mine.request({ is: "followLobby" });
    // Catches up with changes during a lost connection; after a failure the next connection repeats it.
    refreshMyTables().catch(() => undefined);
  });
  mine.onPush((news) => {
    switch (news.is) {
      case "tables":
        return set({ lobby: news.tables });
      case "table": {
        const { table } = news.table;
        if (followers.has(table)) put(table, { info: news.table, gone: null });
        const { lobby, mine: own } = get();
        if (lobby && inLobby > 0) set({ lobby: withLobbyTable(lobby, news.table) });
        if (own) setMine(withMyTable(own, news.table));
        return undefined;
      }
      case "tableGone":
        if (news.from === "host" && followers.has(news.table)) put(news.table, { gone: "TABLE_UNKNOWN" });
        return set({ lobby: get().lobby?.filter(({ table }) => table !== news.table) ?? null });
      case "chat": {
        const old = get().followedTables.get(news.table)?.chat ?? [];
        const lines = new Map([...old, ...news.lines].map((one) => [one.n, one]));
        return put(news.table, { chat: [...lines.values()].toSorted((a, b) => a.n - b.n) });
      }
      case "status":
        return set({ status: news.status });
      case "closing":
        return undefined;
    }
  });
  return mine;
}

/** Asks for this browser's identity; repeated for every connection, because it may have changed. */
async function hello(): Promise<void> {
  const answer = await opened().request({ is: "hello", client: "starboard web" });
  if (answer.is !== "welcome") return;
  set({ me: answer.me, clockOffsetMs: answer.now - Date.now(), status: answer.status });
  setIdentified(answer.me.person !== null);
}

function setMine(mine: readonly TableInfo[]): void {
  set({ mine });
  setTurns(mine);
}
/** Loads the person's own tables. Later changes arrive over the socket while the lobby is shown. */
export async function refreshMyTables(): Promise<void> {
  setMine((await api.tables("mine")).tables);
}
const withMyTable = (own: readonly TableInfo[], table: TableInfo): readonly TableInfo[] => {
  const others = own.filter((one) => one.table !== table.table);
  const { seats, reclaimable, owner } = table.you;
  return owner || seats.length + reclaimable.length > 0 ? [table, ...others] : others;
};

const withLobbyTable = (lobby: readonly TableInfo[], table: TableInfo): readonly TableInfo[] =>
  table.state !== "over" && table.terms.listed
    ? [table, ...lobby.filter((one) => one.table !== table.table)]
    : lobby.filter((one) => one.table !== table.table);

/** Follows a table while a component shows it. */
export function useTable(table: string): FollowedTable {
  useEffect(() => {
    followers.set(table, (followers.get(table) ?? 0) + 1);
    if (opened().up) followTable(table);
    return () => {
      const left = (followers.get(table) ?? 1) - 1;
      if (left > 0) return void followers.set(table, left);
      followers.delete(table);
      if (opened().up) void opened().request({ is: "unfollowTable", table });
      return undefined;
    };
  }, [table]);
  return useOnline((s) => s.followedTables.get(table)) ?? NOTHING;
}

/** Follows the lobby while a component shows it. */
export function useLobby(): readonly TableInfo[] | null {
  useEffect(() => {
    inLobby += 1;
    if (opened().up) void opened().request({ is: "followLobby" });
    return () => {
      inLobby -= 1;
      if (inLobby === 0 && opened().up) void opened().request({ is: "unfollowLobby" });
    };
  }, []);
  return useOnline((s) => s.lobby);
}

/** Opens the connection to the host on pages that need only the identity. */
export function useHostConnection(): void {
  useEffect(() => void opened(), []);
}

/** Stores a table received over HTTP unless the known version is newer. */
export function updateTable(info: TableInfo): void {
  const known = get().followedTables.get(info.table)?.info;
  if (!known || known.version <= info.version) put(info.table, { info, gone: null });
}

/** Runs a request that may create an identity; then reconnects with it. */
export async function withIdentity<T>(act: () => Promise<T>): Promise<T> {
  const before = get().me?.person ?? null;
  const done = await act();
  if (before === null) {
    const me = await api.me();
    set({ me });
    if (me.person !== null) opened().reconnect();
  }
  return done;
}

/** Reconnects after the identity of this browser has changed. */
export async function afterIdentityChange(): Promise<void> {
  set({ me: await api.me() });
  opened().reconnect();
}

/** The host's time, in milliseconds since 1970. */
export const hostNow = (): number => Date.now() + get().clockOffsetMs;
export const hostMatchClient = () => opened().matches;
