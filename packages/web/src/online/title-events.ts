/** Shows in the tab's title what happened at a table while the tab was hidden: a message, a proposal, a new player. */
import type { TableInfo } from "@starboard/wire/host";
import { useEffect, useRef } from "react";
import * as en from "../messages/en.ts";
import { showInTitle } from "../shell/page-title.ts";
import { seatName } from "./names.ts";
import type { FollowedTable } from "./store.ts";

/** What happened between two states of a table that concerns this player; null if nothing did. */
export function eventBetween(before: FollowedTable, after: FollowedTable): string | null {
  const { events } = en.online;
  const [was, now] = [before.info, after.info];
  if (!was || !now || was.table !== now.table) return null;
  if (was.rematch === null && now.rematch !== null) return events.rematch;
  if (!was.summary?.over && now.summary?.over) return events.over;
  if (was.state === "lobby" && now.state === "playing") return events.started;
  const isAsked = ({ summary, you }: TableInfo): boolean =>
    summary !== null && !summary.over && summary.asked.some((seat) => you.seats.includes(seat));
  if (!isAsked(was) && isAsked(now)) return events.turn;
  const flagged = now.summary?.clock?.flagged.find((seat) => !was.summary?.clock?.flagged.includes(seat));
  if (flagged !== undefined) return events.flagged(seatName(now, flagged));
  if (now.proposals.some(({ id, by }) => !was.proposals.some((one) => one.id === id) && !now.you.seats.includes(by)))
    return events.proposal;
  const joined = now.seats.findIndex(({ kind }, n) => kind === "person" && was.seats[n]?.kind === "vacant");
  if (joined >= 0 && !now.you.seats.some((seat) => seat === joined)) return events.joined(seatName(now, joined));
  const line = after.chat.at(-1);
  const isNew = line !== undefined && before.chat.length > 0 && line.n > (before.chat.at(-1)?.n ?? -1);
  const isOwn = line?.seat !== null && now.you.seats.some((seat) => seat === line?.seat);
  return isNew && !isOwn ? events.chat(line.name) : null;
}

/** Shows the events of a table in the title of a hidden tab. */
export function useTitleEvents(table: FollowedTable): void {
  const last = useRef(table);
  useEffect(() => {
    const event = eventBetween(last.current, table);
    last.current = table;
    if (event !== null) showInTitle(event);
  }, [table]);
}
