import { Button } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { SeatInfo, TableInfo } from "@starboard/wire/host";
import { useEffect } from "react";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { navigate } from "../router.ts";
import { TournamentBanner } from "../tournament/TournamentBanner.tsx";
import { HandOver } from "../find/HandOver.tsx";
import { useSettings } from "../settings/store.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import { showProblem, toProblem } from "../problems.ts";
import { api } from "./api.ts";
import { canSupplyOptions, OwnSeatOptions } from "./SeatOptionsForm.tsx";
import { Chat } from "./Chat.tsx";
import { closedText } from "./closed.ts";
import { Invite } from "./Invite.tsx";
import { clockWords, gameName } from "./names.ts";
import { SetupSummary, type SeatSide, useSetupSides } from "./SetupSummary.tsx";
import { change, SeatMenu } from "./SeatMenu.tsx";
import { updateTable, useOnline } from "./store.ts";
import { waitingStatus } from "./waiting-status.ts";

/** A table before its match: seats, links and setup, updated live. */
export function WaitingTable({ info, loaded }: { readonly info: TableInfo; readonly loaded: LoadedGame }) {
  const { waitingTable } = en.online;
  const { you, terms, closed } = info;
  const up = useOnline((s) => s.up);
  const free = info.seats.filter(({ kind }) => kind === "vacant").length;
  const unready = info.seats.some(({ kind, ready }) => kind === "person" && !ready);
  const played = useSetupSides(info, loaded);
  const own = closed ? [] : you.seats.filter((seat) => canSupplyOptions(info, loaded, seat));
  // With automatic start, players confirm when their seat options are chosen.
  const choosing = chosenFirst(info, loaded) ? own.filter((seat) => info.seats[seat]?.ready === false) : [];
  useEntropy(info, choosing.length === 0 && !closed);
  return (
    <main className="page online-room" id="content">
      <div className="online-room-main">
        <h1>{terms.title || gameName(info)}</h1>
        {!up && <output className="online-lost">{en.online.reconnecting}</output>}
        {closed && <output className="online-lost">{closedText(info)}</output>}
        {you.removed && (
          <p className="online-lost" role="alert">
            {waitingTable.barred}
          </p>
        )}
        <p className="lead">
          {[
            ...(info.owner === "" ? [] : [waitingTable.made(info.owner)]),
            ...(terms.title ? [gameName(info)] : []),
            clockWords(terms.clock),
            ...(terms.rated ? [en.online.ratedShort] : []),
          ].join(" · ")}
        </p>
        {info.tournament !== undefined && <TournamentBanner tournament={info.tournament} playing={!closed} />}
        {info.handOver && <HandOver info={info} choice={info.handOver} loaded={loaded} />}
        <ol className="online-seats">
          {info.seats.map((seat, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            <SeatLine key={i} info={info} loaded={loaded} seat={seat} i={i} played={played[i] ?? null} />
          ))}
        </ol>
        {!closed && !info.handOver && (
          <div className="row online-go">
            {you.owner && (
              <Button
                look="main"
                why={free > 0 ? { fact: waitingTable.waiting } : unready ? { fact: waitingTable.unready } : undefined}
                onClick={() => change(() => api.start(info.table))}
              >
                {waitingTable.start}
              </Button>
            )}
            <output className="panel-note">
              {free === 0 && unready && info.tournament !== undefined && !chosenFirst(info, loaded)
                ? en.tournament.now.sitText
                : waitingStatus(info, chosenFirst(info, loaded))}
            </output>
            {you.owner && (
              <Button
                look="quiet"
                onClick={() =>
                  void api.remove(info.table).then(
                    () => navigate({ at: "online" }),
                    (error: unknown) => showProblem(toProblem(error)),
                  )
                }
              >
                {waitingTable.close}
              </Button>
            )}
          </div>
        )}
        {own.map((seat) => (
          <OwnSeatOptions key={seat} info={info} loaded={loaded} seat={seat} />
        ))}
        {choosing.length > 0 && (
          <div className="row online-go">
            <Button
              look="main"
              onClick={() => {
                for (const seat of choosing) change(() => api.entropy(info, seat));
              }}
            >
              {en.online.seatOptions.ready}
            </Button>
            <output className="panel-note">{en.online.seatOptions.readyText}</output>
          </div>
        )}
        <SetupSummary info={info} loaded={loaded} />
      </div>
      <aside className="online-room-side">
        {!closed && <Invite info={info} />}
        <Chat info={info} />
      </aside>
    </main>
  );
}

/** Players check their seat options before the match starts automatically. */
const chosenFirst = (info: TableInfo, loaded: LoadedGame): boolean =>
  info.terms.autoStart && info.seats.some((_, n) => canSupplyOptions(info, loaded, n));

/** A seat taken before the commitment existed still needs entropy; the browser sends it automatically. */
function useEntropy(info: TableInfo, now: boolean): void {
  const owing =
    info.commitment === "" || !now ? [] : info.you.seats.filter((seat) => info.seats[seat]?.ready === false);
  const wanted = owing.join();
  useEffect(() => {
    for (const seat of wanted === "" ? [] : wanted.split(","))
      api.entropy(info, Number(seat)).then(updateTable, (error: unknown) => showProblem(toProblem(error)));
    // A new commitment asks for new chance, another version of the same table does not.
    // oxlint-disable-next-line react/exhaustive-deps -- as said
  }, [wanted, info.commitment]);
}

function SeatLine({
  info,
  loaded,
  seat,
  i,
  played,
}: {
  readonly info: TableInfo;
  readonly loaded: LoadedGame;
  readonly seat: SeatInfo;
  readonly i: number;
  /** The side of the seat; null if it is not known yet. */
  readonly played: SeatSide | null;
}) {
  const { waitingTable } = en.online;
  const { name: own, set } = useSettings();
  const mine = info.you.seats.includes(i as Seat);
  const sit = (): void => {
    const name = own.trim() || en.youName;
    set({ name });
    change(() => api.sit(info, i, name));
  };
  const note =
    seat.kind === "bot"
      ? `${en.online.seatKind.bot} · ${seat.level} · ${en.levelNames[(seat.level ?? 1) - 1]}`
      : seat.kind === "vacant"
        ? info.closed
          ? en.online.closed.nobody
          : en.online.vacant[seat.reservedFor ?? "open"]
        : [
            mine ? en.table.you : "",
            seat.online ? en.online.online : en.online.offline,
            seat.ready || info.closed
              ? ""
              : chosenFirst(info, loaded)
                ? en.online.seatOptions.notReady
                : en.online.notReady,
            seat.seatOptions.length > 0
              ? en.online.seatOptions.has(seat.seatOptions.map((id) => loaded.words.option(id).name))
              : "",
          ]
            .filter(Boolean)
            .join(" · ");
  return (
    <li className={`online-seat ${seat.kind}`}>
      <SeatEmblem badge={played ?? { colour: i + 1 }} size={30} />
      <div>
        <b>{seat.kind === "vacant" ? en.newtable.seat(i + 1) : seat.name}</b>
        <small>{played && played.side !== seat.name ? `${played.side} · ${note}` : note}</small>
      </div>
      {!info.closed &&
        seat.kind === "vacant" &&
        (seat.reservedFor === "open" || info.you.owner) &&
        !info.you.removed && (
          <Button
            look={info.you.seats.length === 0 ? "may" : "quiet"}
            label={`${info.you.seats.length === 0 ? waitingTable.sit : waitingTable.sitToo}: ${en.newtable.seat(i + 1)}`}
            onClick={sit}
          >
            {info.you.seats.length === 0 ? waitingTable.sit : waitingTable.sitToo}
          </Button>
        )}
      {mine && !info.closed && info.tournament === undefined && (
        <Button look="quiet" onClick={() => change(() => api.leave(info.table, i))}>
          {waitingTable.stand}
        </Button>
      )}
      {info.you.owner && !mine && !info.closed && <SeatMenu info={info} seat={seat} i={i} />}
    </li>
  );
}
