import { Button, Dialog, Emblem, Icon } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { copyLink } from "../shell/files.ts";
import { useNow } from "../shell/now.ts";
import { useSettings } from "../settings/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { canClaim } from "./seat-claims.ts";
import { seatName } from "./names.ts";
import { propose } from "./ProposalMenu.tsx";
import { api } from "./api.ts";
import { change } from "./SeatMenu.tsx";

/** Dialog with the seats of a running match: leave, claim, reassign. */
export function SeatsDialog({
  info,
  colour,
  onClose,
}: {
  readonly info: TableInfo;
  /** Colour and emblem of a seat on the board. */
  readonly colour: (seat: Seat) => number;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={en.online.seats.title} onClose={onClose} wide>
      <p className="panel-note">{en.online.seats.text}</p>
      <ol className="online-seats">
        {info.seats.map((_, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
          <Row key={n} info={info} n={n as Seat} colour={colour(n as Seat)} onClose={onClose} />
        ))}
      </ol>
    </Dialog>
  );
}

function Row({
  info,
  n,
  colour,
  onClose,
}: {
  readonly info: TableInfo;
  readonly n: Seat;
  readonly colour: number;
  readonly onClose: () => void;
}) {
  const { seats: words, waitingTable } = en.online;
  const [leaving, setLeaving] = useState(false);
  const seat = info.seats[n];
  const { botLevel } = useSettings();
  if (!seat) return null;
  const mine = info.you.seats.includes(n) && seat.kind === "person";
  const give = (input: Parameters<typeof api.seat>[2]): void => change(() => api.seat(info.table, n, input));
  const name = seatName(info, n);
  const byBot = info.summary?.seats[n]?.kind === "bot";
  const state =
    seat.kind === "bot"
      ? en.table.status.bot(seat.level ?? 1)
      : seat.kind === "vacant"
        ? [words.free, en.online.vacant[seat.reservedFor ?? "open"], ...(byBot ? [words.untilThen] : [])].join(" · ")
        : mine
          ? en.table.you
          : seat.online
            ? en.online.online
            : en.online.offline;
  return (
    <li className={`online-seat ${seat.kind}`}>
      <Emblem side={colour} size={30} />
      <div>
        <b>{name}</b>
        <small>{state}</small>
        {leaving && <small>{info.terms.onTimeout === "bot" ? words.leaveBot : words.leaveOpen}</small>}
      </div>
      <div className="row">
        {mine && (
          <Button
            look={leaving ? "may" : "quiet"}
            onClick={() => {
              if (!leaving) return setLeaving(true);
              change(() => api.leave(info.table, n));
              return onClose();
            }}
          >
            {leaving ? words.leaveNow : waitingTable.stand}
          </Button>
        )}
        {seat.kind !== "person" && info.you.owner ? (
          <>
            {seat.reservedFor === "friend" && (
              <Button look="may" onClick={() => copySeatLink(info.table, n)}>
                <Icon name="link" />
                {words.copyLink}
              </Button>
            )}
            {seat.kind === "vacant" && (
              <Button onClick={() => give({ is: "bot", level: botLevel, name: en.botName(n) })}>
                {waitingTable.toBot}
              </Button>
            )}
            {(seat.kind === "bot" || seat.reservedFor !== "friend") && (
              <Button onClick={() => give({ is: "friend" })}>{waitingTable.toFriend}</Button>
            )}
            {(seat.kind === "bot" || seat.reservedFor !== "open") && (
              <Button onClick={() => give({ is: "open" })}>{waitingTable.toOpen}</Button>
            )}
          </>
        ) : (
          !mine && <Claims info={info} n={n} name={name} />
        )}
      </div>
    </li>
  );
}

/** Button that copies the link to a reserved seat. */
function copySeatLink(table: string, n: Seat): void {
  api.links(table).then(
    (links) => {
      const token = links.find(({ seat }) => seat === n)?.token;
      if (token !== undefined) copyLink({ at: "play", token });
    },
    (error: unknown) => showProblem(toProblem(error)),
  );
}

/** Proposals about another player's seat; unavailable buttons give the reason. */
export function Claims({ info, n, name }: { readonly info: TableInfo; readonly n: Seat; readonly name: string }) {
  const { proposals, seats: words } = en.online;
  const now = useNow();
  const [mine] = info.you.seats;
  const occupant = info.summary?.seats[n];
  if (mine === undefined || !occupant || occupant.kind === "bot") return null;
  const why = canClaim(info, n, now) ? undefined : { fact: info.summary?.clock ? words.notYet : words.notYetNoClock };
  const asks = { bot: proposals.askBot, open: proposals.askOpen } as const;
  const open = info.seats[n]?.kind === "vacant" && info.seats[n]?.reservedFor === "open";
  return (open ? (["bot"] as const) : (["bot", "open"] as const)).map((to) => (
    <Button key={to} why={why} onClick={() => propose(info, mine, { is: "claim", of: n, to })}>
      {asks[to](name)}
    </Button>
  ));
}
