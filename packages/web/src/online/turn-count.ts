/**
 * Number of online tables that wait for this person, shown in the navigation bar. It polls the host only if this
 * browser has an identity there, so pages without a host send no requests.
 */
import type { TableInfo } from "@starboard/wire/host";
import { create } from "zustand";
import { badge } from "../shell/badge.ts";

const KEY = "starboard.named";
/** Polling interval, in milliseconds. */
const REFRESH_MS = 60_000;

/** The person's online tables as last known, and how many of them wait for this person. */
export const useTurns = create<{
  readonly count: number;
  readonly tables: readonly TableInfo[];
  /** Whether the tables could not be read the last time. */
  readonly isAway: boolean;
}>()(() => ({
  count: 0,
  tables: [],
  isAway: false,
}));

/** Whether a tournament table, a rematch or the table of a ticket waits for this person to open it. */
export const isAwaited = ({ state, tournament, fromTickets, rematchOf, you, seats }: TableInfo): boolean =>
  state === "lobby" &&
  (tournament !== undefined || fromTickets === true || rematchOf !== null) &&
  you.seats.some((seat) => seats[seat]?.ready === false);

/** Whether a table waits for this person. */
export const isTurn = (info: TableInfo): boolean => isAwaited(info) || isAsked(info);
const isAsked = ({ state, summary, you, seats }: TableInfo): boolean =>
  state === "playing" &&
  summary !== null &&
  summary.over === null &&
  summary.asked.some((seat) => you.seats.includes(seat) && seats[seat]?.kind === "person");

export function setTurns(tables: readonly TableInfo[]): void {
  const count = tables.filter(isTurn).length;
  useTurns.setState({ count, tables, isAway: false });
  badge("tables", count);
}

/** Stores whether this browser has an identity at the host. */
export function setIdentified(yes: boolean): void {
  try {
    if (yes) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: other pages show no number.
  }
  if (!yes) setTurns([]);
}

/** Reads the person's tables from the host. */
export async function refreshTurns(): Promise<void> {
  try {
    if (localStorage.getItem(KEY) === null || document.hidden) return;
    const response = await fetch("/api/tables?of=mine&limit=200");
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !type.includes("application/json")) return;
    setTurns(((await response.json()) as { readonly tables: readonly TableInfo[] }).tables);
  } catch {
    // The host is unreachable or storage is blocked: the last number stays.
    useTurns.setState({ isAway: true });
  }
}

/** Refreshes now and every minute until the returned function is called. */
export function followTurns(): () => void {
  const again = (): void => void refreshTurns();
  again();
  const timer = setInterval(again, REFRESH_MS);
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    removeEventListener("online", again);
  };
}
