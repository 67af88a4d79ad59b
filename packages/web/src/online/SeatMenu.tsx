import { Button, Dialog, Icon, Menu } from "@starboard/ui";
import type { SeatInfo, TableInfo } from "@starboard/wire/host";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { api } from "./api.ts";
import { withIdentity, updateTable } from "./store.ts";

/** Runs a table request and stores the updated table. */
export const change = (act: () => Promise<TableInfo | { readonly table: TableInfo }>): void =>
  void withIdentity(act).then(
    (now) => updateTable("seats" in now ? now : now.table),
    (error: unknown) => showProblem(toProblem(error)),
  );

/** The table owner's menu of a seat: remove the player before the start, or reassign the seat. */
export function SeatMenu({ info, seat, i }: { readonly info: TableInfo; readonly seat: SeatInfo; readonly i: number }) {
  const { waitingTable } = en.online;
  const { botLevel } = useSettings();
  const [asking, setAsking] = useState(false);
  const gifts = [
    ["bot", waitingTable.toBot, { is: "bot", level: botLevel, name: en.botName(i) }],
    ["link", waitingTable.toFriend, { is: "friend" }],
    ["person", waitingTable.toOpen, { is: "open" }],
  ] as const;
  return (
    <>
      <Menu label={waitingTable.seatMenu(i + 1)} className="tool" trigger={<Icon name="more" size={16} />}>
        {seat.kind === "person" ? (
          <button type="button" className="menu-item" onClick={() => setAsking(true)}>
            <Icon name="cross" />
            {waitingTable.kick(seat.name)}
          </button>
        ) : (
          gifts.map(([icon, words, input]) => (
            <button
              key={icon}
              type="button"
              className="menu-item"
              onClick={() => change(() => api.seat(info.table, i, input))}
            >
              <Icon name={icon} />
              {words}
            </button>
          ))
        )}
      </Menu>
      {asking && (
        <Dialog title={waitingTable.kick(seat.name)} onClose={() => setAsking(false)}>
          <p>{waitingTable.kickText(seat.name)}</p>
          <div className="actions">
            <Button onClick={() => setAsking(false)}>{waitingTable.kickKeep(seat.name)}</Button>
            <Button
              look="main"
              onClick={() => {
                setAsking(false);
                change(() => api.kick(info.table, i));
              }}
            >
              {waitingTable.kick(seat.name)}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
