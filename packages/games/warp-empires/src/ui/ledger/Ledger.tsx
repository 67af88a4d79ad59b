/** The next revenue, territory by territory, and the number of units it can keep. */
import { RuleChip } from "@starboard/ui";
import type { RuleId } from "@starboard/kernel";
import type { ReactElement } from "react";

export interface LedgerRow {
  readonly key: string;
  readonly what: string;
  readonly how: string;
  readonly amount: number;
}

export function Ledger({
  title,
  rule,
  held,
  heldWord,
  rows,
  total,
}: {
  readonly title: string;
  readonly rule: RuleId;
  /** Points in the treasury. */
  readonly held: number;
  readonly heldWord: string;
  readonly rows: readonly LedgerRow[];
  readonly total: { readonly what: string; readonly how: string; readonly amount: number };
}): ReactElement {
  return (
    <div className="we-ledger">
      <h2>
        {title} <RuleChip rule={rule} />
        <span>
          {heldWord} <b>{held}</b>
        </span>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <section className="we-ledger-rows" tabIndex={0} aria-label={title}>
        <table>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className={row.amount === 0 ? "nothing" : ""}>
                <th scope="row">{row.what}</th>
                <td>{row.how}</td>
                <td>{row.amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="we-ledger-total">
        <b>{total.what}</b>
        <span>{total.how}</span>
        <b>{total.amount}</b>
      </div>
    </div>
  );
}
