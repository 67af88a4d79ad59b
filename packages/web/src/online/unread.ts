/** Which chat messages were read, stored in this browser. */
import { create } from "zustand";
import { useOnline } from "./store.ts";

const KEY = "starboard.read";
/** Tables stored at most. */
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

/** Marks a table's chat as read up to this message. */
export function markRead(table: string, n: number): void {
  const { [table]: before = -1, ...others } = useRead.getState().to;
  if (n <= before) return;
  const to = Object.fromEntries([...Object.entries(others), [table, n] as const].slice(-MAX_TABLES));
  useRead.setState({ to });
  try {
    localStorage.setItem(KEY, JSON.stringify(to));
  } catch {
    // Storage is blocked: the change lasts as long as the page.
  }
}

/** Whether a table has unread chat messages. */
export function useUnread(table: string): boolean {
  const last = useOnline((s) => s.followedTables.get(table)?.chat.at(-1)?.n ?? -1);
  return useRead((s) => last > (s.to[table] ?? -1));
}
