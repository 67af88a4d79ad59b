import type { OrderTopic, Tab } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { navigate } from "../router.ts";
import { TournamentBanner } from "../tournament/TournamentBanner.tsx";
import type { HostFeatures } from "../table/host-features.ts";
import { Table } from "../table/Table.tsx";
import { CastMarks, CastStrip } from "../casting/Casting.tsx";
import { useJoinCasting } from "../casting/use-join-casting.ts";
import { Chat } from "./Chat.tsx";
import { closedText } from "./closed.ts";
import { connectionText } from "./connection-status.ts";
import { HostNotes } from "./HostNotes.tsx";
import { useHostedSource } from "./hosted-source.ts";
import { Invite } from "./Invite.tsx";
import { ChallengeDialog } from "../people/ChallengeDialog.tsx";
import { gameIdOf } from "./names.ts";
import { OpponentMenu } from "./OpponentMenu.tsx";
import { OrderInAdvance } from "./orders/OrderInAdvance.tsx";
import { Orders } from "./orders/Orders.tsx";
import { type OpenDialog, ProposalMenu } from "./ProposalMenu.tsx";
import { ClockStrip, SeatClock } from "./SeatClock.tsx";
import { SeatsDialog } from "./SeatsDialog.tsx";
import { useOnline } from "./store.ts";
import { useTableNotices } from "./TableNotices.tsx";
import { useUnread } from "./unread.ts";
import { VacationDialog } from "./Vacation.tsx";

/** The match of an online table, with what the host adds to it: chat, clocks, orders, proposals. */
export function PlayingTable({ info, loaded }: { readonly info: TableInfo; readonly loaded: LoadedGame }) {
  const { table } = info;
  const [asking, setAsking] = useState<OpenDialog | null>(null);
  const [advance, setAdvance] = useState<{ readonly seat: Seat; readonly topic: OrderTopic } | null>(null);
  const [initialTab, setInitialTab] = useState<string | undefined>(undefined);
  const [challenged, setChallenged] = useState<{ readonly person: string; readonly name: string } | null>(null);
  const hasAccount = useOnline((s) => s.me?.kind === "account");
  const unread = useUnread(table);
  const source = useHostedSource(info);
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
  useJoinCasting(table);
  const named = useOnline((s) => (s.me?.person ?? null) !== null);
  const notice = useTableNotices(info);
  const host: HostFeatures = {
    tabs,
    ...(notice !== null && { notice }),
    connection: { isUp: up, text: status },
    ...(info.casting && { overlay: <CastMarks info={info} />, strip: <CastStrip info={info} /> }),
    ...(info.closed && { closed: closedText(info) }),
    // Tournaments pair their own matches, and spectators cannot propose a rematch.
    again: info.tournament === undefined && info.you.seats.length > 0,
    seat: (seat: Seat) => <SeatClock info={info} seat={seat} />,
    clock: (limits) => <ClockStrip info={info} limits={limits} />,
    menu: (
      <>
        <ProposalMenu info={info} onAsk={setAsking} />
        <OpponentMenu info={info} onChallenge={hasAccount ? setChallenged : undefined} />
      </>
    ),
    dialog: (colour) =>
      challenged ? (
        <ChallengeDialog {...challenged} game={gameIdOf(info)} onClose={() => setChallenged(null)} />
      ) : asking === "vacation" ? (
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
