/** What this page knows of its host: who it is there, the tables it attends, the lobby, and whether the line stands. */
import type { ChatLine, HostAsk } from "@starboard/wire/hostsocket";
import type { Me, ServiceStatus, TableInfo } from "@starboard/wire/host";
import { useEffect } from "react";
import { create } from "zustand";
import { firstOf, tellTrouble } from "../problems.ts";
import { api } from "./api.ts";
import { named, setTurns } from "./turn-count.ts";
import { type HostLine, hostLine } from "./host-socket.ts";

interface Attended {
  readonly info: TableInfo | null;
  readonly chat: readonly ChatLine[];
  /** There is no such table, or it is not for this person. */
  readonly gone: string | null;
}
interface Online {
  readonly up: boolean;
  readonly me: Me | null;
  /** The host's clock minus this one, in milliseconds. */
  readonly ahead: number;
  readonly lobby: readonly TableInfo[] | null;
  /** The tables one sits at or has opened, once they were asked for. */
  readonly mine: readonly TableInfo[] | null;
  /** What administrators announce; null until the server has told it. */
  readonly status: ServiceStatus | null;
  readonly attended: ReadonlyMap<string, Attended>;
}
const NOTHING: Attended = { info: null, chat: [], gone: null };
/** Lines of chat asked for at first. */
const CHAT = 100;

export const useOnline = create<Online>()(() => ({
  up: false,
  me: null,
  ahead: 0,
  lobby: null,
  mine: null,
  status: null,
  attended: new Map(),
}));
const { getState: get, setState: set } = useOnline;

/** Counts who needs what, so that two places on the page may follow the same table. */
const followers = new Map<string, number>();
let inLobby = 0;
let line: HostLine | null = null;

function put(table: string, change: Partial<Attended>): void {
  const before = get().attended.get(table) ?? NOTHING;
  set({ attended: new Map(get().attended).set(table, { ...before, ...change }) });
}

const attend = (table: string): void => {
  const lines = get().attended.get(table)?.chat ?? [];
  const last = lines[lines.length - 1];
  void said({ is: "attend", table, chat: last ? last.n + 1 : -CHAT }, (code) => put(table, { gone: code }));
};

/** Asks the host; what is wrong becomes a notice, or is told to `bad`. */
export async function said(ask: HostAsk, bad?: (code: string) => void): Promise<boolean> {
  const answer = await opened().ask(ask);
  if (answer.is !== "invalid") return true;
  if (bad) bad(answer.bad[0]?.code ?? "WEB_UNEXPECTED");
  else tellTrouble(firstOf(answer.bad));
  return false;
}

function opened(): HostLine {
  if (line) return line;
  const mine = hostLine();
  line = mine;
  set({ up: mine.up });
  mine.onState((up) => set({ up }));
  mine.onOpen(() => {
    void hello();
    for (const table of followers.keys()) attend(table);
    if (inLobby === 0) return;
    void mine.ask({ is: "lobby" });
    // What happened at one's own tables while the line was broken; the next connection asks again where this fails.
    askMine().catch(() => undefined);
  });
  mine.onNews((news) => {
    switch (news.is) {
      case "tables":
        return set({ lobby: news.tables });
      case "table": {
        const { table } = news.table;
        if (followers.has(table)) put(table, { info: news.table, gone: null });
        const { lobby, mine: own } = get();
        if (lobby && inLobby > 0) set({ lobby: merged(lobby, news.table) });
        if (own) setMine(withOwn(own, news.table));
        return undefined;
      }
      case "tableGone":
        if (news.from === "host" && followers.has(news.table)) put(news.table, { gone: "TABLE_UNKNOWN" });
        return set({ lobby: get().lobby?.filter(({ table }) => table !== news.table) ?? null });
      case "chat": {
        const old = get().attended.get(news.table)?.chat ?? [];
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
  const answer = await opened().ask({ is: "hello", client: "starboard web" });
  if (answer.is !== "welcome") return;
  set({ me: answer.me, ahead: answer.now - Date.now(), status: answer.status });
  named(answer.me.person !== null);
}

function setMine(mine: readonly TableInfo[]): void {
  set({ mine });
  setTurns(mine);
}
/** Asks for the tables one sits at or has opened; from then on the line tells of them while the lobby is shown. */
export async function askMine(): Promise<void> {
  setMine((await api.tables("mine")).tables);
}
const withOwn = (own: readonly TableInfo[], table: TableInfo): readonly TableInfo[] => {
  const others = own.filter((one) => one.table !== table.table);
  const { seats, before, maker } = table.you;
  return maker || seats.length + before.length > 0 ? [table, ...others] : others;
};

const merged = (lobby: readonly TableInfo[], table: TableInfo): readonly TableInfo[] =>
  table.state !== "over" && table.terms.listed
    ? [table, ...lobby.filter((one) => one.table !== table.table)]
    : lobby.filter((one) => one.table !== table.table);

/** Follows a table while something on the page shows it. */
export function useTable(table: string): Attended {
  useEffect(() => {
    followers.set(table, (followers.get(table) ?? 0) + 1);
    if (opened().up) attend(table);
    return () => {
      const left = (followers.get(table) ?? 1) - 1;
      if (left > 0) return void followers.set(table, left);
      followers.delete(table);
      if (opened().up) void opened().ask({ is: "leave", table });
      return undefined;
    };
  }, [table]);
  return useOnline((s) => s.attended.get(table)) ?? NOTHING;
}

/** Follows the list of open tables while something on the page shows it. */
export function useLobby(): readonly TableInfo[] | null {
  useEffect(() => {
    inLobby += 1;
    if (opened().up) void opened().ask({ is: "lobby" });
    return () => {
      inLobby -= 1;
      if (inLobby === 0 && opened().up) void opened().ask({ is: "unlobby" });
    };
  }, []);
  return useOnline((s) => s.lobby);
}

/** Opens the line to the host where nothing else does, so that it is known who one is there. */
export function useLine(): void {
  useEffect(() => void opened(), []);
}

/** What came back over HTTP is at least as new as what the socket has told. */
export function learn(info: TableInfo): void {
  const known = get().attended.get(info.table)?.info;
  if (!known || known.version <= info.version) put(info.table, { info, gone: null });
}

/** Does something that may have given this browser a name: then the line is opened again under it. */
export async function asSomebody<T>(act: () => Promise<T>): Promise<T> {
  const before = get().me?.person ?? null;
  const done = await act();
  if (before === null) {
    const me = await api.me();
    set({ me });
    if (me.person !== null) opened().again();
  }
  return done;
}

/** This browser has become somebody else, or nobody: the line is opened again as that. */
export async function asOther(): Promise<void> {
  set({ me: await api.me() });
  opened().again();
}

/** Milliseconds since 1970 by the host's clock. */
export const hostNow = (): number => Date.now() + get().ahead;
export const hostClerk = () => opened().clerk;
