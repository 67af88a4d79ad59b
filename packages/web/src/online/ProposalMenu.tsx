import { Icon } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import type { ProposalContent } from "@starboard/wire/host-socket";
import * as en from "../messages/en.ts";
import { sendRequest } from "./store.ts";

/** The entry opens a separate dialog. */
export type OpenDialog = "vacation" | "seats";

export const propose = (info: TableInfo, seat: Seat, what: ProposalContent): void =>
  void sendRequest({ is: "propose", table: info.table, seat, what });

/** Menu entries for proposals. */
export function ProposalMenu({
  info,
  onAsk,
}: {
  readonly info: TableInfo;
  readonly onAsk: (asking: OpenDialog) => void;
}) {
  const { proposals } = en.online;
  const [mine] = info.you.seats;
  if (info.state !== "playing" || (mine === undefined && !info.you.owner)) return null;
  const clock = info.summary?.clock;
  const rest = mine === undefined ? undefined : clock?.vacation[mine];
  const paused = clock?.stopped === "pause";
  return (
    <>
      {clock && mine !== undefined && (
        <button
          type="button"
          className="menu-item"
          onClick={() => propose(info, mine, { is: paused ? "resume" : "pause" })}
        >
          <Icon name={paused ? "play" : "pause"} />
          {paused ? proposals.askResume : proposals.askPause}
        </button>
      )}
      {rest && rest.left > 0 && rest.until === null && (
        <button type="button" className="menu-item" onClick={() => onAsk("vacation")}>
          <Icon name="time" />
          {proposals.vacation(Math.floor(rest.left / 86_400_000))}
        </button>
      )}
      {info.tournament === undefined && (
        <button type="button" className="menu-item" onClick={() => onAsk("seats")}>
          <Icon name="person" />
          {proposals.seats}
        </button>
      )}
    </>
  );
}
