/** What this page knows of its host: who it is there, the tables it attends, the lobby, and whether the line stands. */
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
  /** There is no such table, or it is not for this person. */
  readonly gone: string | null;
}
interface Online {
  readonly up: boolean;
  readonly me: Me | null;
  /** The host's clock minus this one, in milliseconds. */
  readonly clockOffsetMs: number;
  readonly lobby: readonly TableInfo[] | null;
  /** The tables one sits at or has opened, once they were asked for. */
  readonly mine: readonly TableInfo[] | null;
  /** What administrators announce; null until the server has told it. */
  readonly status: ServiceStatus | null;
  readonly followedTables: ReadonlyMap<string, FollowedTable>;
}
const NOTHING: FollowedTable = { info: null, chat: [], gone: null };
/** Lines of chat asked for at first. */
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

/** Counts who needs what, so that two places on the page may follow the same table. */
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

/** Asks the host; what is wrong becomes a notice, or is told to `bad`. */
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
    // What happened at one's own tables while the line was broken; the next connection asks again where this fails.
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

/** Who the host takes this page for; asked with every connection, since a name may have come in between. */
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
/** Asks for the tables one sits at or has opened; from then on the line tells of them while the lobby is shown. */
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

/** Follows a table while something on the page shows it. */
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

/** Follows the list of open tables while something on the page shows it. */
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

/** Opens the line to the host where nothing else does, so that it is known who one is there. */
export function useHostConnection(): void {
  useEffect(() => void opened(), []);
}

/** What came back over HTTP is at least as new as what the socket has told. */
export function updateTable(info: TableInfo): void {
  const known = get().followedTables.get(info.table)?.info;
  if (!known || known.version <= info.version) put(info.table, { info, gone: null });
}

/** Does something that may have given this browser a name: then the line is opened again under it. */
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

/** This browser has become somebody else, or nobody: the line is opened again as that. */
export async function afterIdentityChange(): Promise<void> {
  set({ me: await api.me() });
  opened().reconnect();
}

/** Milliseconds since 1970 by the host's clock. */
export const hostNow = (): number => Date.now() + get().clockOffsetMs;
export const hostMatchClient = () => opened().matches;
