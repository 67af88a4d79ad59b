import { Button, Dialog } from "@starboard/ui";
import type { AdminTableDetail, AdminTable } from "@starboard/wire/admin";
import { type ReactNode, useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { Field, Form } from "../online/AccountForm.tsx";
import { call } from "../online/api.ts";
import { clockWords, gameName } from "../online/names.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import { showSuccess, showProblem, toProblem } from "../problems.ts";
import type { AdminHeaders } from "./admin-headers.ts";
import { Section } from "./Section.tsx";

const words = en.admin;
const nameOf = ({ title, game }: AdminTable): string => title || gameName({ game });
const stateOf = ({ state, closed, seats }: AdminTable): string =>
  closed
    ? en.online.closed.short
    : state === "lobby"
      ? en.online.state.lobby(seats.filter((name) => name === "").length)
      : en.online.state[state === "over" ? "over" : "playing"];

/** The tables changed last; an administrator can view and close each of them. */
export function AdminTables({
  tables,
  headers,
  onBan,
  onChanged,
  more,
  openTable,
  onOpen,
  filter,
}: {
  /** Filters the list. */
  readonly filter: ReactNode;
  /** The table whose dialog is open. */
  readonly openTable: string | null;
  readonly onOpen: (table: string | null) => void;
  readonly tables: readonly AdminTable[];
  readonly headers: AdminHeaders;
  /** Opens the dialog that bans a player of the table. */
  readonly onBan: (player: { readonly person: string; readonly name: string }) => void;
  readonly onChanged: () => void;
  /** Loads older items; absent at the end of the list. */
  readonly more?: (() => void) | undefined;
}) {
  const now = useNow();
  return (
    <>
      <Section title={words.tables} more={more} filter={filter} {...(tables.length === 0 && { none: words.empty })}>
        {tables.map((table) => (
          <li key={table.table}>
            <span>
              <b>{nameOf(table)}</b>{" "}
              <small>
                {[stateOf(table), table.seats.map((name) => name || "…").join(", "), en.ago(table.changedAt, now)].join(
                  " · ",
                )}
              </small>
            </span>
            <Button look="quiet" label={words.lookAt(nameOf(table))} onClick={() => onOpen(table.table)}>
              {words.look}
            </Button>
          </li>
        ))}
      </Section>
      {openTable !== null && (
        <TableDialog
          key={openTable}
          id={openTable}
          headers={headers}
          onBan={(player) => {
            onOpen(null);
            onBan(player);
          }}
          onChanged={onChanged}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}

/** Seats and state of a table, and the button that closes it. Hidden game information is not shown. */
function TableDialog({
  id,
  headers,
  onBan,
  onChanged,
  onClose,
}: {
  readonly id: string;
  readonly headers: AdminHeaders;
  readonly onBan: (player: { readonly person: string; readonly name: string }) => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}) {
  const now = useNow();
  const [info, setInfo] = useState<AdminTableDetail | null>(null);
  const [why, setWhy] = useState("");
  const [isConfirming, setConfirming] = useState(false);
  const path = `admin/tables/${id}`;
  useEffect(() => {
    let active = true;
    call<AdminTableDetail>("GET", path, undefined, headers).then(
      (loaded) => active && setInfo(loaded),
      (error: unknown) => active && showProblem(toProblem(error)),
    );
    return () => {
      active = false;
    };
  }, [path, headers]);
  const close = (): void =>
    void call<AdminTableDetail>("PUT", `${path}/closed`, { why: why.trim() }, headers).then(
      (closed) => {
        setInfo(closed);
        setConfirming(false);
        showSuccess({ code: "WEB_TABLE_CLOSED" });
        onChanged();
      },
      (error: unknown) => showProblem(toProblem(error)),
    );
  return (
    <Dialog title={info ? nameOf(info) : words.look} onClose={onClose} wide>
      {info && (
        <>
          <p>{facts(info, now).join(" · ")}</p>
          {info.why !== null && <p className="bad">{words.closedWhy(info.why)}</p>}
          <ul className="account-list" aria-label={words.who}>
            {info.who.map((seat, n) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
              <li key={n}>
                <span>
                  <b>{seat.name || en.newtable.seat(n + 1)}</b> <small>{about(seat).join(" · ")}</small>
                </span>
                {seat.person !== null && (
                  <Button look="quiet" onClick={() => onBan({ person: seat.person ?? "", name: seat.name })}>
                    {words.ban(seat.name)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div className="account-acts admin-acts">
            <a className="btn may" {...link({ at: "online", table: info.table })}>
              {words.goThere}
            </a>
            {info.tournament !== null && (
              <a className="btn" {...link({ at: "tournament", tournament: info.tournament })}>
                {en.tournament.toTournament}
              </a>
            )}
            {info.state !== "over" && !isConfirming && (
              <Button onClick={() => setConfirming(true)}>{words.close}</Button>
            )}
          </div>
          {isConfirming && (
            <Form title="" label={words.closeTitle} submit={close}>
              <p>{info.tournament === null ? words.closeText : words.closeCup}</p>
              <Field label={words.closeWhy} value={why} onChange={setWhy} complete="off" />
              <div className="actions">
                <Button onClick={() => setConfirming(false)}>{words.leaveOpen}</Button>
                <Button type="submit" look="main">
                  {words.closeGo}
                </Button>
              </div>
            </Form>
          )}
        </>
      )}
    </Dialog>
  );
}

const facts = (info: AdminTableDetail, now: number): string[] => [
  gameName(info),
  stateOf(info),
  ...(info.owner === "" ? [] : [en.online.waitingTable.made(info.owner)]),
  words.madeAgo(en.ago(info.createdAt, now)),
  clockWords(info.clock),
  info.listed ? words.listed : words.private,
  ...(info.rated ? [en.online.ratedShort] : []),
  words.entries(info.entries),
  words.watching(info.watching),
];
const about = ({ kind, level, online, account, asked }: AdminTableDetail["who"][number]): string[] => {
  if (kind === "vacant") return [words.vacant];
  const who =
    kind === "bot" ? [words.kinds.bot, String(level ?? "")] : [account ? words.kinds.account : words.kinds.guest];
  return [
    ...who,
    ...(kind === "person" ? [online ? en.online.online : en.online.offline] : []),
    ...(asked ? [words.asked] : []),
  ];
};
