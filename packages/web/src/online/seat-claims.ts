/** Which seats other players may claim. The host applies the same rule in `tables/proposals.ts`. */
import type { Seat } from "@starboard/kernel";
import { ABANDONED_AFTER_MS, type TableInfo } from "@starboard/wire/host";

/**
 * Whether a seat can be claimed: its clock ran out, its player left, or its player has been offline and overdue for
 * long.
 */
export function canClaim({ seats, summary }: TableInfo, seat: Seat, now: number): boolean {
  if (!summary || summary.over || summary.seats[seat]?.kind === "bot") return false;
  if (seats[seat]?.kind === "vacant" || summary.clock?.flagged.includes(seat)) return true;
  const away = seats[seat]?.online === false && summary.asked.includes(seat);
  return summary.clock === undefined && away && now - summary.changedAt > ABANDONED_AFTER_MS;
}

/** Other players' seats that a player of the table can claim now. */
export const claimable = (info: TableInfo, now: number): Seat[] =>
  info.you.seats.length === 0 || info.tournament !== undefined
    ? []
    : info.seats.flatMap((_, n) =>
        !info.you.seats.includes(n as Seat) && canClaim(info, n as Seat, now) ? [n as Seat] : [],
      );
