import { Button } from "@starboard/ui";
import { isDelayed, type TableInfo } from "@starboard/wire/host";
import { type ReactNode, useState } from "react";
import * as en from "../messages/en.ts";
import { InstallNotice, useInstallOffer } from "../install/InstallNotice.tsx";
import { navigate } from "../router.ts";
import { useNow } from "../shell/now.ts";
import { ProposalNotice, proposalText } from "./ProposalNotice.tsx";
import { claimable } from "./seat-claims.ts";
import { closedText } from "./closed.ts";
import { FlaggedNotice, PausedNotice } from "./ClockNotices.tsx";
import { seatName } from "./names.ts";
import { RejoinSeat, rejoinableSeats } from "./RejoinSeat.tsx";
import { useOnline } from "./store.ts";
import { AwayNotice } from "./Vacation.tsx";

/** Notices above the prompt: proposals, pauses, timeouts, rejoining; null if there are none. */
export function useTableNotices(info: TableInfo): ReactNode {
  const up = useOnline((s) => s.up);
  const now = useNow();
  const declined = useDeclined(info);
  const canInstall = useInstallOffer();
  const playing = info.state === "playing";
  const clock = playing ? info.summary?.clock : undefined;
  const { rematch } = info;
  const cup = info.state === "over" ? info.tournament : undefined;
  const notices: ReactNode[] = [];
  // While the match runs, the prompt line says it.
  if (!up && !playing)
    notices.push(
      <output key="lost" className="online-lost">
        {en.online.reconnecting}
      </output>,
    );
  if (info.closed && info.summary?.over)
    notices.push(
      <output key="closed" className="online-lost">
        {closedText(info)}
      </output>,
    );
  if (cup !== undefined)
    notices.push(
      <button
        key="cup"
        type="button"
        className="btn main"
        onClick={() => navigate({ at: "tournament", tournament: cup })}
      >
        {en.tournament.toTournament}
      </button>,
    );
  if (rematch !== null)
    notices.push(
      <button
        key="rematch"
        type="button"
        className="btn main"
        onClick={() => navigate({ at: "online", table: rematch })}
      >
        {en.online.toRematch}
      </button>,
    );
  const { delay, acts } = info.terms.spectators;
  if (playing && isDelayed(info.terms.spectators) && info.you.seats.length === 0 && !info.you.owner)
    notices.push(
      <output key="late" className="online-lost">
        {en.online.late(en.online.delayed(delay, acts))}
      </output>,
    );
  const { handedOver, summary } = info;
  // Until somebody has acted since.
  if (playing && handedOver && summary && summary.at <= handedOver.at + 1)
    notices.push(
      <output key="handed over" className="online-lost">
        {en.find.handedOver(info.seats[handedOver.seat]?.name ?? "")}
      </output>,
    );
  if (rejoinableSeats(info).length > 0) notices.push(<RejoinSeat key="sit" info={info} />);
  for (const seat of info.you.seats) {
    const until = clock?.vacation[seat]?.until ?? null;
    if (until !== null) notices.push(<AwayNotice key={`away ${seat}`} info={info} seat={seat} until={until} />);
  }
  if (canInstall && info.terms.clock.is === "correspondence" && info.you.seats.length > 0)
    notices.push(<InstallNotice key="install" />);
  if (info.proposals.length > 0) notices.push(<ProposalNotice key="agree" info={info} />);
  if (declined !== null) notices.push(declined);
  if (clock?.stopped === "pause") notices.push(<PausedNotice key="paused" info={info} />);
  if (playing)
    for (const seat of claimable(info, now))
      notices.push(<FlaggedNotice key={`flagged ${seat}`} info={info} seat={seat} />);
  return notices.length === 0 ? null : <div className="online-notices">{notices}</div>;
}

/** A proposal declined while this page was open, until the player dismisses it or a new proposal arrives. */
function useDeclined(info: TableInfo): ReactNode {
  const { declined, proposals, you } = info;
  // Proposals declined before the page was opened are ignored.
  const [read, setRead] = useState(declined?.id);
  if (!declined || declined.id === read || proposals.length > 0) return null;
  // The player who declined does not need the notice.
  if (you.seats.length === 0 || you.seats.includes(declined.seat)) return null;
  return (
    <section key="declined" className="online-agree" aria-label={en.online.proposals.title}>
      <div role="alert">
        <p>{en.online.proposals.declined(seatName(info, declined.seat))}</p>
        <p className="panel-note">{proposalText(info, declined)}</p>
        <div className="row">
          <Button look="quiet" onClick={() => setRead(declined.id)}>
            {en.online.proposals.noted}
          </Button>
        </div>
      </div>
    </section>
  );
}
