import type { OrderTopic, Tab } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { writeRecord } from "@starboard/kernel";
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { importRecord } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { type LoadedGame, fetchEdition } from "../loaded-game.ts";
import { navigate } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import type { MatchSource } from "../table/match-source.ts";
import { TournamentBanner } from "../tournament/TournamentBanner.tsx";
import type { HostFeatures } from "../table/host-features.ts";
import { Table } from "../table/Table.tsx";
import { firstProblem, ProblemError } from "../problems.ts";
import { Chat } from "./Chat.tsx";
import { closedText } from "./closed.ts";
import { HostNotes } from "./HostNotes.tsx";
import { Invite } from "./Invite.tsx";
import { gameName } from "./names.ts";
import { OrderInAdvance } from "./orders/OrderInAdvance.tsx";
import { Orders } from "./orders/Orders.tsx";
import { useUnread } from "./unread.ts";
import { type OpenDialog, ProposalMenu } from "./ProposalMenu.tsx";
import { WaitingTable } from "./WaitingTable.tsx";
import { ClockStrip, SeatClock } from "./SeatClock.tsx";
import { RejoinSeat, rejoinableSeats } from "./RejoinSeat.tsx";
import { SeatsDialog } from "./SeatsDialog.tsx";
import { hostMatchClient, sendRequest, useOnline, useTable } from "./store.ts";
import { useTableNotices } from "./TableNotices.tsx";
import { connectionText } from "./connection-status.ts";
import { useTitleEvents } from "./title-events.ts";
import { Unplayable } from "./Unplayable.tsx";
import { VacationDialog } from "./Vacation.tsx";
import "./online.css";

/** An online table by its address: a waiting page before the match, then the board. */
export function OnlineTable({
  table,
  page: Page,
}: {
  readonly table: string;
  readonly page: ComponentType<{ readonly children: ReactNode }>;
}) {
  const followed = useTable(table);
  const { info, errorCode } = followed;
  useTitleEvents(followed);
  // A match is shown by the edition it is played by.
  const game = info?.summary?.game ?? info?.game ?? "";
  const { value: loaded, problem } = useFetched(game, async () => (game === "" ? null : fetchEdition(game)));
  if (errorCode) return <ErrorPage problem={{ code: errorCode }} title={en.online.title} />;
  if (info?.closed?.is === "unplayable")
    return (
      <Page>
        <Unplayable info={info} />
      </Page>
    );
  if (problem) return <ErrorPage problem={problem} title={en.online.title} />;
  if (!info || !loaded) return <Loading text={en.table.opening} />;
  if (info.state === "lobby" || info.summary === null)
    return (
      <Page>
        <WaitingTable info={info} loaded={loaded} />
      </Page>
    );
  // Without spectators the visitor may still have a seat to take.
  if (info.state === "playing" && !info.terms.spectators.allowed && !info.you.owner && info.you.seats.length === 0)
    return (
      <Page>
        <ErrorPage problem={{ code: "WEB_NO_ONLOOKERS" }} title={info.terms.title || gameName(info)}>
          {rejoinableSeats(info).length > 0 && <RejoinSeat info={info} />}
        </ErrorPage>
      </Page>
    );
  return <Playing key={info.table} info={info} loaded={loaded} />;
}

function Playing({ info, loaded }: { readonly info: TableInfo; readonly loaded: LoadedGame }) {
  const { table } = info;
  const [asking, setAsking] = useState<OpenDialog | null>(null);
  const [advance, setAdvance] = useState<{ readonly seat: Seat; readonly topic: OrderTopic } | null>(null);
  const [initialTab, setInitialTab] = useState<string | undefined>(undefined);
  const unread = useUnread(table);
  const mine = playedBy(info).join();
  const source = useHostedSource(table, info, mine);
  const tabs: Tab[] = [
    {
      id: "chat",
      title: en.online.chat.title,
      dot: unread,
      body: panel(<Chat info={info} allies={speaksApart(info, loaded)} />),
    },
    {
      id: "invite",
      title: en.online.invite.title,
      body: panel(
        <>
          {info.tournament !== undefined && (
            <TournamentBanner tournament={info.tournament} playing={info.state === "playing"} />
          )}
          <Invite info={info} onSeats={() => setAsking("seats")} />
        </>,
      ),
    },
    ...(info.you.seats.length > 0 && info.state === "playing"
      ? [
          {
            id: "orders",
            title: en.orders.tab,
            body: panel(<Orders info={info} onAdvance={(seat, topic) => setAdvance({ seat, topic })} />),
          },
        ]
      : []),
  ];
  const up = useOnline((s) => s.up);
  const status = info.state === "playing" ? connectionText(info, up) : null;
  useRematch(info);
  const named = useOnline((s) => (s.me?.person ?? null) !== null);
  const notice = useTableNotices(info);
  const host: HostFeatures = {
    tabs,
    ...(notice !== null && { notice }),
    connection: { isUp: up, text: status },
    ...(info.closed && { closed: closedText(info) }),
    // Tournaments pair their own matches, and spectators cannot propose a rematch.
    again: info.tournament === undefined && info.you.seats.length > 0,
    seat: (seat: Seat) => <SeatClock info={info} seat={seat} />,
    clock: (limits) => <ClockStrip info={info} limits={limits} />,
    menu: <ProposalMenu info={info} onAsk={setAsking} />,
    dialog: (colour) =>
      asking === "vacation" ? (
        <VacationDialog info={info} onClose={() => setAsking(null)} />
      ) : asking === "seats" ? (
        <SeatsDialog info={info} colour={colour} onClose={() => setAsking(null)} />
      ) : null,
    ...(named && { notes: <HostNotes table={table} /> }),
  };
  if (advance)
    return (
      <OrderInAdvance
        info={info}
        loaded={loaded}
        {...advance}
        onClose={() => {
          setAdvance(null);
          setInitialTab("orders");
        }}
      />
    );
  return <Table match={table} loaded={loaded} source={source} host={host} initialTab={initialTab} />;
}

/** Takes the players along to the table of the rematch once it exists. */
function useRematch({ rematch, you }: TableInfo): void {
  const before = useRef(rematch);
  const isPlayer = you.seats.length > 0;
  useEffect(() => {
    const isNew = before.current === null && rematch !== null;
    before.current = rematch;
    if (isNew && isPlayer) navigate({ at: "online", table: rematch });
  }, [rematch, isPlayer]);
}

const panel = (body: ReactNode): ReactNode => <div className="panel">{body}</div>;
/** Whether private chat makes sense: the game allows it, and some players are excluded from it. */
const speaksApart = ({ seats }: TableInfo, { game }: LoadedGame): boolean =>
  game.capabilities?.privateChat !== undefined && seats.length > 2;

/** The seats this person plays now, without seats taken over by a bot. */
const playedBy = ({ you, seats }: TableInfo): Seat[] => you.seats.filter((seat) => seats[seat]?.kind === "person");

/** Match source of an online match. The local seats may change, the object stays the same. */
function useHostedSource(table: string, info: TableInfo, mine: string): MatchSource {
  const latest = useRef(info);
  const changed = useRef(new Set<() => void>());
  useEffect(() => {
    latest.current = info;
  });
  useEffect(() => {
    for (const listener of changed.current) listener();
  }, [mine]);
  return useMemo<MatchSource>(
    () => ({
      client: hostMatchClient,
      // The rendered table may be newer than the socket's first message, so the ref decides.
      localSeats: () => playedBy(latest.current),
      onHere(listener) {
        changed.current.add(listener);
        return () => changed.current.delete(listener);
      },
      link: () => ({ at: "online", table }),
      record: recordFrom,
      // The record is also stored here, but its address stays the host's, so that shared links work for others.
      async importFinished(match) {
        await importRecord(await recordFrom(match)).catch(() => undefined);
        return match;
      },
      rematch() {
        const [seat] = latest.current.you.seats;
        if (latest.current.rematch !== null) navigate({ at: "online", table: latest.current.rematch });
        else if (seat !== undefined) void sendRequest({ is: "propose", table, seat, what: { is: "rematch" } });
      },
      asksOthers: true,
      async continueByEdition(_match, to) {
        const [seat] = playedBy(latest.current);
        if (seat !== undefined) await sendRequest({ is: "propose", table, seat, what: { is: "edition", to } });
      },
      proposeTakeBack(_match, seat, at) {
        void sendRequest({ is: "propose", table, seat, what: { is: "takeBack", at } });
      },
    }),
    [table],
  );
}

/** The record of a finished match, from the host. */
async function recordFrom(match: string): Promise<string> {
  const reply = await hostMatchClient().record(match);
  if ("bad" in reply) throw new ProblemError(firstProblem(reply.bad));
  return "record" in reply.ok ? writeRecord(reply.ok.record) : reply.ok.text;
}
