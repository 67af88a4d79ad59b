import { Button } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { Proposal, TableInfo } from "@starboard/wire/host";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { EditionDialog } from "../table/EditionDialog.tsx";
import { seatName } from "./names.ts";
import { sendRequest } from "./store.ts";

/** The open proposals, with buttons to agree or decline; null if there are none. */
export function ProposalNotice({ info }: { readonly info: TableInfo }) {
  return (
    <section className="online-agree" aria-label={en.online.proposals.title}>
      {info.proposals.map((proposal) => (
        <One key={proposal.id} info={info} proposal={proposal} />
      ))}
    </section>
  );
}

function One({ info, proposal }: { readonly info: TableInfo; readonly proposal: Proposal }) {
  const { proposals } = en.online;
  const mine = info.you.seats.filter((seat) => proposal.needs.includes(seat) && !proposal.yes.includes(seat));
  const vote = (yes: boolean): void => {
    const seats: readonly Seat[] = mine.length > 0 ? mine : info.you.seats.includes(proposal.by) ? [proposal.by] : [];
    for (const seat of seats) void sendRequest({ is: "vote", table: info.table, seat, proposal: proposal.id, yes });
  };
  const [shown, setShown] = useState(false);
  const { what } = proposal;
  return (
    <>
      <div role="alert">
        <p>{proposalText(info, proposal)}</p>
        <p className="panel-note">{proposals.waits(proposal.yes.length, proposal.needs.length)}</p>
        <div className="row">
          {what.is === "edition" && (
            <Button look="quiet" onClick={() => setShown(true)}>
              {proposals.changes}
            </Button>
          )}
          {mine.length > 0 && (
            <>
              <Button look="may" onClick={() => vote(true)}>
                {proposals.yes}
              </Button>
              <Button look="quiet" onClick={() => vote(false)}>
                {proposals.no}
              </Button>
            </>
          )}
          {mine.length === 0 && info.you.seats.includes(proposal.by) && (
            <Button look="quiet" onClick={() => vote(false)}>
              {proposals.withdraw}
            </Button>
          )}
        </div>
      </div>
      {shown && what.is === "edition" && (
        <EditionDialog
          game={info.summary?.game ?? info.game}
          to={what.to}
          asksOthers
          choices={
            mine.length > 0
              ? [
                  { label: proposals.no, run: () => vote(false) },
                  { label: proposals.yes, main: true, run: () => vote(true) },
                ]
              : []
          }
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}

/** The sentence of a proposal. */
export function proposalText(info: TableInfo, { by, what }: Pick<Proposal, "by" | "what">): string {
  const { proposals } = en.online;
  const name = (seat: number): string => seatName(info, seat);
  switch (what.is) {
    case "takeBack":
      return proposals.takeBack(name(by));
    case "pause":
      return proposals.pause(name(by));
    case "resume":
      return proposals.resume(name(by));
    case "claim":
      return what.to === "bot"
        ? proposals.claimBot(name(by), name(what.of))
        : proposals.claimOpen(name(by), name(what.of));
    case "rematch":
      return proposals.rematch(name(by));
    case "edition":
      return proposals.edition(name(by), what.to);
  }
}
