import type { SeatBalance } from "@starboard/bots/review";
import type { Seat } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import { useTableContext } from "../table/table-context.ts";

/** How the result of a seat came about: start, mistakes of all seats, and what stays unseen. The sum is exact. */
export function BalancePanel({
  balance,
  seat,
}: {
  /** Null until the review is complete. */
  readonly balance: SeatBalance | null;
  readonly seat: Seat;
}) {
  const { seats, text } = useTableContext();
  const words = en.review.balance;
  if (!balance) return <p className="panel panel-note">{words.later}</p>;
  return (
    <div className="panel">
      <table className="ledger review-balance">
        <caption>{words.title(text.seat(seat))}</caption>
        <tbody>
          <tr>
            <th scope="row">{words.start}</th>
            <td className="n">{en.review.chance(balance.start)}</td>
          </tr>
          <tr>
            <th scope="row">{words.own}</th>
            <td className="n">{words.change(balance.own)}</td>
          </tr>
          {seats.map((_, by) =>
            (by as Seat) === seat ? null : (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
              <tr key={by}>
                <th scope="row">{words.other(text.side(by as Seat))}</th>
                <td className="n">{words.change(balance.others[by] ?? 0)}</td>
              </tr>
            ),
          )}
          <tr>
            <th scope="row">
              {words.unseen}
              <small>{words.unseenNote}</small>
            </th>
            <td className="n">{words.change(balance.unseen)}</td>
          </tr>
          <tr className="won">
            <th scope="row">{words.result}</th>
            <td className="n">{en.review.chance(balance.result)}</td>
          </tr>
        </tbody>
      </table>
      <p className="panel-note">{words.luck}</p>
    </div>
  );
}
