import { Button } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { useSettings } from "../settings/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { api } from "./api.ts";
import { withIdentity, updateTable } from "./store.ts";

/** Seats this browser may take during the match: its own that were taken over or claimed, and open seats. */
export function rejoinableSeats({
  you,
  seats,
  state,
}: TableInfo): readonly { readonly seat: Seat; readonly own: boolean }[] {
  if (state !== "playing") return [];
  const own = [...you.seats.filter((seat) => seats[seat]?.kind === "bot"), ...you.reclaimable];
  const open = seats.flatMap(({ kind, reservedFor }, n) =>
    kind === "vacant" && (reservedFor === "open" || you.owner) && !own.includes(n as Seat) ? [n as Seat] : [],
  );
  return [
    ...own.map((seat) => ({ seat, own: true })),
    ...(you.seats.length === 0 ? open : []).map((seat) => ({ seat, own: false })),
  ];
}

/** Buttons that take those seats. */
export function RejoinSeat({ info }: { readonly info: TableInfo }) {
  const { name: known, set } = useSettings();
  const sit = (seat: Seat): void => {
    const name = known.trim() || info.seats[seat]?.name || en.youName;
    set({ name });
    withIdentity(() => api.sit(info, seat, name)).then(
      ({ table }) => updateTable(table),
      (error: unknown) => showProblem(toProblem(error)),
    );
  };
  const byBot = (seat: Seat): boolean => info.summary?.seats[seat]?.kind === "bot";
  return (
    <section className="online-agree" aria-label={en.online.again.title}>
      {rejoinableSeats(info).map(({ seat, own }) => (
        <div key={seat}>
          <p>
            {own
              ? en.online.again.own(seat + 1)
              : byBot(seat)
                ? en.online.again.byBot(seat + 1)
                : en.online.again.open(seat + 1)}
          </p>
          <div className="row">
            <Button
              look="may"
              label={`${en.online.again.sit}: ${en.newtable.seat(seat + 1)}`}
              onClick={() => sit(seat)}
            >
              {en.online.again.sit}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
