import { Button, Dialog } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { hostNow, sendRequest } from "./store.ts";

const DAY = 86_400_000;
const take = (table: string, seat: Seat, until: number | null): void =>
  void sendRequest({ is: "vacation", table, seat, until });

/** Dialog that asks for the length of a vacation. */
export function VacationDialog({ info, onClose }: { readonly info: TableInfo; readonly onClose: () => void }) {
  const { vacation } = en.online;
  const [seat] = info.you.seats;
  const most = Math.floor((seat === undefined ? 0 : (info.summary?.clock?.vacation[seat]?.left ?? 0)) / DAY);
  const [days, setDays] = useState(Math.min(7, most));
  const fits = Number.isInteger(days) && days >= 1 && days <= most;
  const go = (): void => {
    if (!fits || seat === undefined) return;
    take(info.table, seat, hostNow() + days * DAY);
    onClose();
  };
  return (
    <Dialog title={vacation.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <p>{vacation.text}</p>
        <label className="online-field">
          <span>{vacation.days}</span>
          <input
            className="field n"
            type="number"
            min={1}
            max={most}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          />
        </label>
        <p className="panel-note">
          {fits ? vacation.until(en.day(hostNow() + days * DAY), most - days) : vacation.most(most)}
        </p>
        <div className="actions">
          <Button onClick={onClose}>{vacation.stay}</Button>
          <Button type="submit" look="main" why={fits ? undefined : { fact: vacation.most(most) }}>
            {vacation.go}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Shown to a player on vacation, with a button that ends it. */
export function AwayNotice({
  info,
  seat,
  until,
}: {
  readonly info: TableInfo;
  readonly seat: Seat;
  readonly until: number;
}) {
  const { vacation } = en.online;
  return (
    <section className="online-agree" aria-label={en.online.clock.vacation}>
      <div>
        <p>{vacation.away(en.day(until))}</p>
        <div className="row">
          <Button look="may" onClick={() => take(info.table, seat, null)}>
            {vacation.back}
          </Button>
        </div>
      </div>
    </section>
  );
}
