/** All players side by side: territories, revenue, units, cards. */
import { Emblem } from "@starboard/ui";
import type { ReactElement } from "react";
import { Revenue } from "../ledger/Revenue.tsx";
import { en } from "../messages.en.ts";
import { incomeOf, knownState, share } from "../model/known-state.ts";
import { peopleOf } from "../model/spoken.ts";
import { type Props, tableOf } from "../model/table.ts";
import { unitName } from "../model/world.ts";
import { goalOf } from "../SeatLine.tsx";

export function Empires(props: Props): ReactElement {
  const table = tableOf(props);
  const { view, world } = table;
  const known = knownState(view, props.viewer);
  return (
    <div className="panel we-panel">
      {view.seats.map((seat) => {
        const { held, of } = share(known, seat.seat);
        const units = view.territories.reduce(
          (sum, t) => sum + (t.stacks.find((stack) => stack.seat === seat.seat)?.count ?? 0),
          0,
        );
        const captured = Object.entries(seat.captured);
        return (
          <section key={seat.seat} className={`we-empire s${table.side(seat.seat)}`}>
            <h3>
              <Emblem side={table.side(seat.seat)} size={18} /> {peopleOf(props, table, seat.seat)}
            </h3>
            <p>
              {en.panels.systems(held, of, goalOf(world, of))}, {en.land.units(units)},{" "}
              {incomeOf(known, seat.seat).revenue.total} {en.seat.revenue}, {en.seat.treasury(seat.treasury)}
            </p>
            {captured.length > 0 && (
              <p>
                {en.panels.captured}: {captured.map(([unit, n]) => `${unitName(world, unit)} ×${n}`).join(", ")}
              </p>
            )}
            {view.phase !== null && seat.alive && (
              <details>
                <summary>{en.ledger.other(peopleOf(props, table, seat.seat))}</summary>
                <Revenue table={table} seat={seat.seat} />
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}
