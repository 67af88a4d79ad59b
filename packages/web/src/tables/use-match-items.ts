/** The matches of this player, on this device and online. */
import { useMemo } from "@starboard/ui";
import { useTurns } from "../online/turn-count.ts";
import { type MatchItem, matchItems } from "./match-items.ts";
import { useTables } from "./store.ts";

export function useMatchItems(): readonly MatchItem[] {
  const local = useTables((s) => s.summaries);
  const online = useTurns((s) => s.tables);
  return useMemo(() => matchItems(local, online), [local, online]);
}
