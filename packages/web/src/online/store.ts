/** The page's state of its host: identity, followed tables, lobby and connection. */
import type { TournamentInfo } from "@starboard/wire/tournament";
import type { ChatLine, HostRequest } from "@starboard/wire/host-socket";
import type { Me, ServiceStatus, TableInfo } from "@starboard/wire/host";
import type { TicketInfo } from "@starboard/wire/tickets";
import { useEffect } from "react";
import { create } from "zustand";
import { firstProblem, showProblem } from "../problems.ts";
import { api } from "./api.ts";
import { followReader } from "./reader-language.ts";
import { setIdentified, setTurns } from "./turn-count.ts";
import { type HostSocket, hostSocket } from "./host-socket.ts";

/** A table as it is known here. */
export interface FollowedTable {
  readonly info: TableInfo | null;
  readonly chat: readonly ChatLine[];
  /** Error code if the table does not exist or is not accessible; otherwise null. */
  readonly errorCode: string | null;
}
interface Online {
  readonly up: boolean;
  /** Whether the host cannot be reached, which is not known before the first attempt has failed. */
  readonly isAway: boolean;
  readonly me: Me | null;
  /** The host's clock minus the local clock, in milliseconds. */
  readonly clockOffsetMs: number;
  readonly lobby: readonly TableInfo[] | null;
  /** The person's own ticket as last pushed; null if there is none or it is not followed. */
  readonly ticket: TicketInfo | null;
  /** The person's own tables; null until they are loaded. */
  readonly mine: readonly TableInfo[] | null;
  /** The administrators' announcement; null until the host has sent it. */
  readonly status: ServiceStatus | null;
  /** Whether the host speaks another version of the protocol than this page. */
  readonly outdated: boolean;
  readonly followedTables: ReadonlyMap<string, FollowedTable>;
}
const NOTHING: FollowedTable = { info: null, chat: [], errorCode: null };
/** Chat messages loaded initially. */
const CHAT_PAGE = 100;

export const useOnline = create<Online>()(() => ({
  up: false,
  isAway: false,
  me: null,
  clockOffsetMs: 0,
  lobby: null,
  ticket: null,
  mine: null,
  status: null,
  outdated: false,
  followedTables: new Map(),
}));
const { getState: get, setState: set } = useOnline;
useOnline.subscribe(({ me }, before) => {
  if (me !== null && me !== before.me) followReader(me);
});

/** Number of components that follow each table. */
const followers = new Map<string, number>();
let inLobby = 0;
let ticketFollowers = 0;
let socket: HostSocket | null = null;

function mergeTable(table: string, change: Partial<FollowedTable>): void {
  const before = get().followedTables.get(table) ?? NOTHING;
  set({ followedTables: new Map(get().followedTables).set(table, { ...before, ...change }) });
}

const followTable = (table: string): void => {
  const lines = get().followedTables.get(table)?.chat ?? [];
  const last = lines[lines.length - 1];
  void sendRequest({ is: "followTable", table, chat: last ? last.n + 1 : -CHAT_PAGE }, (code) =>
    mergeTable(table, { errorCode: code }),
  );
};

/** Sends a request to the host. An error is shown as a toast, or passed to `bad`. */
export async function sendRequest(request: HostRequest, onError?: (code: string) => void): Promise<boolean> {
  const answer = await connection().request(request);
  if (answer.is !== "invalid") return true;
  if (onError) onError(answer.bad[0]?.code ?? "WEB_UNEXPECTED");
  else showProblem(firstProblem(answer.bad));
  return false;
}

function connection(): HostSocket {
  if (socket) return socket;
  const created = hostSocket();
  socket = created;
  set({ up: created.up });
  created.onState((up) => set({ up, isAway: !up }));
  created.onOpen(() => {
    void hello();
    for (const table of followers.keys()) followTable(table);
    for (const one of tournamentFollowers) void askForTournament(one);
    if (ticketFollowers > 0) void created.request({ is: "followTicket" });
    if (inLobby === 0) return;
    void created.request({ is: "followLobby" });
    // Catches up with changes during a lost connection; after a failure the next connection repeats it.
    refreshMyTables().catch(() => undefined);
  });
  created.onPush((message) => {
    switch (message.is) {
      case "tables":
        return set({ lobby: message.tables });
      case "table": {
        const { table } = message.table;
        if (followers.has(table)) mergeTable(table, { info: message.table, errorCode: null });
        const { lobby, mine: own } = get();
        if (lobby && inLobby > 0) set({ lobby: withLobbyTable(lobby, message.table) });
        if (own) setMine(withMyTable(own, message.table));
        return undefined;
      }
      case "tableGone":
        if (message.from === "host" && followers.has(message.table))
          mergeTable(message.table, { errorCode: "TABLE_UNKNOWN" });
        return set({ lobby: get().lobby?.filter(({ table }) => table !== message.table) ?? null });
      case "tournament":
        for (const one of tournamentFollowers)
          if (one.id === message.tournament.tournament) one.onInfo(message.tournament);
        return undefined;
      case "ticket":
        return set({ ticket: message.ticket });
      case "chat": {
        const old = get().followedTables.get(message.table)?.chat ?? [];
        const lines = new Map([...old, ...message.lines].map((one) => [one.n, one]));
        return mergeTable(message.table, { chat: [...lines.values()].toSorted((a, b) => a.n - b.n) });
      }
      case "status":
        return set({ status: message.status });
      case "closing":
        return undefined;
    }
  });
  return created;
}

/** Asks for this browser's identity; repeated for every connection, because it may have changed. */
async function hello(): Promise<void> {
  const answer = await connection().request({ is: "hello", client: "starboard web" });
  set({ outdated: answer.is === "invalid" && answer.bad.some(({ code }) => code === "WIRE_VERSION") });
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
    if (connection().up) followTable(table);
    return () => {
      const left = (followers.get(table) ?? 1) - 1;
      if (left > 0) return void followers.set(table, left);
      followers.delete(table);
      if (connection().up) void connection().request({ is: "unfollowTable", table });
      return undefined;
    };
  }, [table]);
  return useOnline((s) => s.followedTables.get(table)) ?? NOTHING;
}

/** Follows the lobby while a component shows it. */
export function useLobby(): readonly TableInfo[] | null {
  useEffect(() => {
    inLobby += 1;
    if (connection().up) void connection().request({ is: "followLobby" });
    return () => {
      inLobby -= 1;
      if (inLobby === 0 && connection().up) void connection().request({ is: "unfollowLobby" });
    };
  }, []);
  return useOnline((s) => s.lobby);
}

/** Follows the person's ticket while a component shows it. */
export function useTicketFeed(): TicketInfo | null {
  useEffect(() => {
    ticketFollowers += 1;
    if (connection().up) void connection().request({ is: "followTicket" });
    return () => void (ticketFollowers -= 1);
  }, []);
  return useOnline((s) => s.ticket);
}

/** Someone who follows a tournament. */
interface TournamentFollower {
  readonly id: string;
  /** Of the invitation link. */
  readonly token: string | undefined;
  readonly onInfo: (info: TournamentInfo) => void;
  readonly onError: (code: string) => void;
}
const tournamentFollowers = new Set<TournamentFollower>();
const askForTournament = ({ id, token, onError }: TournamentFollower): Promise<boolean> =>
  sendRequest({ is: "followTournament", tournament: id, ...(token !== undefined && { token }) }, onError);

/** Follows a tournament over the connection until the returned function is called. */
export function followTournament(follower: TournamentFollower): () => void {
  tournamentFollowers.add(follower);
  if (connection().up) void askForTournament(follower);
  return () => {
    tournamentFollowers.delete(follower);
    const isFollowed = [...tournamentFollowers].some(({ id }) => id === follower.id);
    if (!isFollowed && connection().up)
      void connection().request({ is: "unfollowTournament", tournament: follower.id });
  };
}

/** Opens the connection to the host on pages that need only the identity. */
export function useHostConnection(): void {
  useEffect(() => void connection(), []);
}

/** Stores a table received over HTTP unless the known version is newer. */
export function updateTable(info: TableInfo): void {
  const known = get().followedTables.get(info.table)?.info;
  if (!known || known.version <= info.version) mergeTable(info.table, { info, errorCode: null });
}

/** Runs a request that may create an identity; then reconnects with it. */
export async function withIdentity<T>(act: () => Promise<T>): Promise<T> {
  const before = get().me?.person ?? null;
  const done = await act();
  if (before === null) {
    const me = await api.me();
    set({ me });
    if (me.person !== null) connection().reconnect();
  }
  return done;
}

/** Reconnects after the identity of this browser has changed. */
export async function afterIdentityChange(): Promise<void> {
  set({ me: await api.me() });
  connection().reconnect();
}

/** The host's time, in milliseconds since 1970. */
export const hostNow = (): number => Date.now() + get().clockOffsetMs;
export const hostMatchClient = () => connection().matches;
