/**
 * How many tables of the host wait for this person, for the bar of every page. It asks the host by itself, and only for a
 * browser that has a name there, so that pages without a host ask nobody.
 */
import type { TableInfo } from "@starboard/wire/host";
import { create } from "zustand";
import { badge } from "../shell/badge.ts";

const KEY = "starboard.named";
/** Milliseconds between two looks. */
const REFRESH_MS = 60_000;

export const useTurns = create<{ readonly count: number }>()(() => ({ count: 0 }));

/** Whether a table of a tournament waits for somebody to come. */
export const isAwaited = ({ state, tournament, you, seats }: TableInfo): boolean =>
  state === "lobby" && tournament !== undefined && you.seats.some((seat) => seats[seat]?.ready === false);

/** Whether it is somebody's turn at a table. */
export const isTurn = (info: TableInfo): boolean => isAwaited(info) || isAsked(info);
const isAsked = ({ state, card, you, seats }: TableInfo): boolean =>
  state === "playing" &&
  card !== null &&
  card.over === null &&
  card.asked.some((seat) => you.seats.includes(seat) && seats[seat]?.kind === "person");

export function setTurns(tables: readonly TableInfo[]): void {
  const count = tables.filter(isTurn).length;
  useTurns.setState({ count });
  badge("tables", count);
}

/** The host knows this browser by a name, or does not any more. */
export function setIdentified(yes: boolean): void {
  try {
    if (yes) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the bar of other pages stays without a number.
  }
  if (!yes) setTurns([]);
}

async function refreshTurns(): Promise<void> {
  try {
    if (localStorage.getItem(KEY) === null || document.hidden) return;
    const response = await fetch("/api/tables?of=mine&limit=200");
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !type.includes("application/json")) return;
    setTurns(((await response.json()) as { readonly tables: readonly TableInfo[] }).tables);
  } catch {
    // The host is away, or storage is blocked: what was known stays.
  }
}

/** Looks now and every minute until the returned function is called. */
export function followTurns(): () => void {
  const again = (): void => void refreshTurns();
  again();
  const timer = setInterval(again, REFRESH_MS);
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
