/** Which lines of talk have been read, so that new ones are noticed; kept in this browser. */
import { create } from "zustand";
import { useOnline } from "./store.ts";

const KEY = "starboard.read";
/** Tables remembered. */
const MAX_TABLES = 100;
type Read = Readonly<Record<string, number>>;

function readSaved(): Read {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Read) : {};
  } catch {
    return {};
  }
}
const useRead = create<{ readonly to: Read }>(() => ({ to: readSaved() }));

/** The talk of a table has been read up to this line. */
export function markRead(table: string, n: number): void {
  const { [table]: before = -1, ...others } = useRead.getState().to;
  if (n <= before) return;
  const to = Object.fromEntries([...Object.entries(others), [table, n] as const].slice(-MAX_TABLES));
  useRead.setState({ to });
  try {
    localStorage.setItem(KEY, JSON.stringify(to));
  } catch {
    // Blocked storage: it lasts as long as the page.
  }
}

/** Whether somebody has said something at a table since its talk was read here. */
export function useUnread(table: string): boolean {
  const last = useOnline((s) => s.followedTables.get(table)?.chat.at(-1)?.n ?? -1);
  return useRead((s) => last > (s.to[table] ?? -1));
}
