/** Who must do what before the match of a table can start. */
import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";

/** @param choosesFirst whether players confirm their seat options before the match starts automatically */
export function waitingStatus(info: TableInfo, choosesFirst: boolean): string {
  const { status } = en.online.waitingTable;
  const { seats, you, terms, owner } = info;
  const vacantCount = seats.filter(({ kind }) => kind === "vacant").length;
  if (vacantCount > 0) return you.owner ? status.invite(vacantCount) : status.seats(vacantCount);
  const isOwn = (seat: number): boolean => you.seats.some((own) => own === seat);
  const unready = seats.flatMap(({ kind, ready, name }, seat) =>
    kind === "person" && !ready && !isOwn(seat) ? [name || en.newtable.seat(seat + 1)] : [],
  );
  const isOwnUnready = seats.some(({ kind, ready }, seat) => kind === "person" && !ready && isOwn(seat));
  if (isOwnUnready && choosesFirst) return status.choose;
  if (unready.length > 0) return choosesFirst ? status.choosing(en.against(unready)) : status.open(en.against(unready));
  // This browser sends its random bytes by itself.
  if (isOwnUnready || terms.autoStart || owner === "") return status.starts;
  return you.owner ? status.start : status.starting(owner);
}
