/** The line under a seat’s name: cards, territories that count for victory, revenue. */
import type { Seat } from "@starboard/kernel";
import type { CSSProperties, ReactElement } from "react";
import { en } from "./messages.en.ts";
import { incomeOf, knownState, share } from "./model/known-state.ts";
import { type Props, tableOf } from "./model/table.ts";
import type { World } from "./model/world.ts";

export function SeatLine(props: Props & { readonly seat: Seat }): ReactElement | null {
  const table = tableOf(props);
  const { view, world } = table;
  const seat = view.seats[props.seat];
  if (!seat || view.phase === null) return null;
  if (!seat.alive) return <div className="we-seat">{en.seat.out}</div>;
  const known = knownState(view, props.viewer);
  const { held, of } = share(known, props.seat);
  const goal = goalOf(world, of);
  const { revenue } = incomeOf(known, props.seat);
  return (
    <div className={`we-seat s${table.side(props.seat)}`} title={en.seat.treasury(seat.treasury)}>
      <span>{en.seat.line(seat.hand.count, held, of, goal)}</span>
      <strong className="n">
        {revenue.total}
        <small>{en.seat.revenue}</small>
      </strong>
      {goal !== null && (
        <i
          className="we-share"
          aria-hidden="true"
          style={{ "--held": `${Math.min(100, (held / goal) * 100)}%` } as CSSProperties}
        />
      )}
    </div>
  );
}

/** The smallest number of territories that wins; null if the module has another condition of victory. */
export function goalOf(world: World, of: number): number | null {
  const { condition } = world.module.victory;
  if (condition.op !== "controlShare") return null;
  const [n, d] = condition.over;
  return Math.floor((of * n) / d) + 1;
}
