import { Button } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { seatName } from "./names.ts";
import { propose } from "./ProposalMenu.tsx";
import { useOnline } from "./store.ts";
import { Claims } from "./SeatsDialog.tsx";

/** Shown while the clocks are paused by agreement: how to resume. */
export function PausedNotice({ info }: { readonly info: TableInfo }) {
  const { proposals } = en.online;
  const [mine] = info.you.seats;
  const readOnly = useOnline((s) => s.status?.readOnly === true);
  // In read-only mode the banner explains the stop, and no player can change it.
  if (readOnly) return null;
  // An open proposal to resume replaces this notice.
  if (info.proposals.some(({ what }) => what.is === "resume")) return null;
  return (
    <section className="online-agree" aria-label={en.online.clock.paused}>
      <div>
        <p>{proposals.pausedText}</p>
        {mine !== undefined && (
          <div className="row">
            <Button look="may" onClick={() => propose(info, mine, { is: "resume" })}>
              {proposals.askResume}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Shown when a player is out of time or gone: what the other players can propose. */
export function FlaggedNotice({ info, seat }: { readonly info: TableInfo; readonly seat: Seat }) {
  const { proposals } = en.online;
  const name = seatName(info, seat);
  const text = info.seats[seat]?.kind === "vacant" ? proposals.seatLeft(name) : proposals.flagged(name);
  if (info.proposals.some(({ what }) => what.is === "claim" && what.of === seat)) return null;
  return (
    <section className="online-agree" aria-label={text}>
      <div>
        <p>{text}</p>
        <div className="row">
          <Claims info={info} n={seat} name={name} />
        </div>
      </div>
    </section>
  );
}
