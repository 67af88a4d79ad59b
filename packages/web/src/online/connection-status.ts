/** Whose connection is lost, for the seats and the prompt of a table. */
import { isLive, type TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";

/** Whether a player's absence is worth showing at once: in correspondence play it is normal. */
const showsAbsence = ({ summary, terms }: TableInfo): boolean =>
  summary?.clock ? isLive(summary.clock.rule) : isLive(terms.clock) || terms.clock.is === "none";

/** Whether a seat's player has no connection, as this page knows it. `isUp` is the page's own connection. */
export function isDisconnected(info: TableInfo, seat: number, isUp: boolean): boolean {
  const player = info.seats[seat];
  if (player?.kind !== "person" || info.state !== "playing" || info.summary?.over) return false;
  // Without a connection nothing is known of the others.
  return isUp ? !player.online && showsAbsence(info) : info.you.seats.some((own) => own === seat);
}

/** What the prompt says about lost connections; null if the players to act are connected. */
export function connectionText(info: TableInfo, isUp: boolean): string | null {
  if (!isUp) return en.online.noConnection;
  const away = (info.summary?.asked ?? []).filter((seat) => isDisconnected(info, seat, isUp));
  const names = away.map((seat) => info.summary?.seats[seat]?.name ?? "");
  return names.length === 0 ? null : en.online.disconnected(names);
}
