import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { EmptyList } from "../shell/EmptyList.tsx";
import { ListRow } from "../shell/ListRow.tsx";
import { useNow } from "../shell/now.ts";
import { gameName } from "./names.ts";
import { Left } from "./SeatClock.tsx";
import { useStartPicture } from "./start-picture.tsx";
import { isTurn } from "./turn-count.ts";
import "./online.css";

/** Time left of the player to act: the viewer's own on their turn, otherwise the first other player's. */
export function Clocks({ info }: { readonly info: TableInfo }) {
  const { summary, you } = info;
  if (!summary || summary.over) return null;
  const seat = summary.asked.find((one) => you.seats.includes(one)) ?? summary.asked[0];
  return seat === undefined || summary.seats[seat]?.kind !== "person" ? null : (
    <Left clock={summary.clock} seat={seat} />
  );
}

/** Tables of the host as links, or a text if there are none. */
export function TableList({ tables, none }: { readonly tables: readonly TableInfo[]; readonly none: string }) {
  if (tables.length === 0) return <EmptyList icon="table" text={none} />;
  return (
    <ul className="tables">
      {tables.map((info) => (
        <TableRow key={info.table} info={info} />
      ))}
    </ul>
  );
}

/** A table in a list, before its match with a picture of the start. */
function TableRow({ info }: { readonly info: TableInfo }) {
  const now = useNow();
  const picture = useStartPicture(info.state === "lobby" ? info : null);
  const free = info.seats.filter(({ kind }) => kind === "vacant").length;
  const forFriends =
    free > 0 &&
    !info.you.owner &&
    info.seats.every(({ kind, reservedFor }) => kind !== "vacant" || reservedFor === "friend");
  const turn = isTurn(info);
  return (
    <ListRow
      to={{ at: "online", table: info.table }}
      icon={info.state === "over" ? "time" : "table"}
      picture={picture}
      mine={turn}
      title={info.terms.title || gameName(info)}
      about={[
        ...(info.terms.title ? [gameName(info)] : []),
        info.seats.map(({ name }) => name || "…").join(", "),
        info.state === "lobby"
          ? forFriends
            ? en.online.state.kept
            : en.online.state.lobby(free)
          : info.closed
            ? en.online.closed.short
            : en.online.state[info.state],
        ...(turn ? [en.online.yourTurn] : []),
      ]}
    >
      <span className="online-when">
        <Clocks info={info} />
        <time dateTime={new Date(info.changedAt).toISOString()}>{en.ago(info.changedAt, now)}</time>
      </span>
    </ListRow>
  );
}
