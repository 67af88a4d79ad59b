/** Which seats the others may dispose of, as the host sees it (tables/proposals.ts): only these are offered to be claimed. */
import type { Seat } from "@starboard/kernel";
import { ABANDONED_AFTER_MS, type TableInfo } from "@starboard/wire/host";

/** Whether a seat may be claimed: its clock has fallen, its person has stood up, or nobody has been seen for long. */
export function canClaim({ seats, card }: TableInfo, seat: Seat, now: number): boolean {
  if (!card || card.over || card.seats[seat]?.kind === "bot") return false;
  if (seats[seat]?.kind === "vacant" || card.clock?.flagged.includes(seat)) return true;
  const away = seats[seat]?.online === false && card.asked.includes(seat);
  return card.clock === undefined && away && now - card.changedAt > ABANDONED_AFTER_MS;
}

/** Seats of others that may be claimed now by somebody who plays at the table. */
export const claimable = (info: TableInfo, now: number): Seat[] =>
  info.you.seats.length === 0 || info.tournament !== undefined
    ? []
    : info.seats.flatMap((_, n) =>
        !info.you.seats.includes(n as Seat) && canClaim(info, n as Seat, now) ? [n as Seat] : [],
      );
