import { Button } from "@starboard/frame";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { propose } from "./Propose.tsx";
import { Claims } from "./SeatsDialog.tsx";

/** The clocks stand by agreement: how it goes on. */
export function Paused({ info }: { readonly info: TableInfo }) {
  const { agree } = en.online;
  const [mine] = info.you.seats;
  const asked = info.proposals.some(({ what }) => what.is === "resume");
  return (
    <section className="online-agree" aria-label={en.online.clock.paused}>
      <div>
        <p>{agree.pausedText}</p>
        {mine !== undefined && !asked && (
          <div className="row">
            <Button look="may" onClick={() => propose(info, mine, { is: "resume" })}>
              {agree.askResume}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Somebody is out of time or gone: what the others may do about it. */
export function Fallen({ info, seat }: { readonly info: TableInfo; readonly seat: Seat }) {
  const { agree } = en.online;
  const name = info.seats[seat]?.name || en.newtable.seat(seat + 1);
  if (info.proposals.some(({ what }) => what.is === "claim" && what.of === seat)) return null;
  return (
    <section className="online-agree" aria-label={agree.fallen(name)}>
      <div>
        <p>{agree.fallen(name)}</p>
        <div className="row">
          <Claims info={info} n={seat} name={name} />
        </div>
      </div>
    </section>
  );
}
