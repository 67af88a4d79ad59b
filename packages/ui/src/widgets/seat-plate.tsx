import type { ReactNode } from "react";
import { Emblem } from "./emblem.tsx";

/** One seat in the rail: emblem, name, status and the game's own line. */
export function SeatPlate({
  side,
  figure,
  name,
  note,
  status,
  state,
  aside,
  current,
  children,
  onChoose,
  chooseLabel,
}: {
  /** Colour and emblem, 1 to 6. */
  readonly side: number;
  /** The game's own figure for the emblem. */
  readonly figure?: string | undefined;
  readonly name: ReactNode;
  /** Small text after the name: who plays the seat. */
  readonly note?: ReactNode;
  readonly status: ReactNode;
  readonly state: "turn" | "waiting" | "thinking" | "out";
  /** Shown at the right edge, such as a count or a clock. */
  readonly aside?: ReactNode;
  /** True for the seat whose view the page shows. */
  readonly current?: boolean;
  readonly children?: ReactNode;
  /** Shows the match from this seat; absent if that is not possible. */
  readonly onChoose?: (() => void) | undefined;
  readonly chooseLabel?: string;
}) {
  // Long names are cut; the tooltip has them whole.
  const title = typeof name === "string" ? name : undefined;
  return (
    <li
      className={`seat ${state}${current === true ? " current" : ""}`}
      aria-current={state === "turn" ? "step" : undefined}
    >
      <Emblem side={side} figure={figure} />
      <div className="seat-name">
        {onChoose ? (
          <button type="button" className="seat-look" onClick={onChoose} aria-label={chooseLabel}>
            <b title={title}>{name}</b>
          </button>
        ) : (
          <b title={title}>{name}</b>
        )}
        {note !== undefined && <small>{note}</small>}
        <span title={typeof status === "string" ? status : undefined}>
          {state === "thinking" && <i className="thinking" aria-hidden="true" />}
          {status}
        </span>
      </div>
      {aside !== undefined && <div className="seat-aside n">{aside}</div>}
      {children !== undefined && <div className="seat-line">{children}</div>}
    </li>
  );
}

/** A list of labelled amounts with a total line, for revenue, purchases and the like. */
export function SeatStats({
  caption,
  rows,
  total,
}: {
  readonly caption: string;
  readonly rows: readonly {
    readonly id: string;
    readonly what: ReactNode;
    readonly amount: ReactNode;
    readonly note?: ReactNode;
  }[];
  readonly total?: { readonly what: ReactNode; readonly amount: ReactNode };
}) {
  return (
    <table className="ledger">
      <caption className="sr">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.what}</th>
            <td>{row.note}</td>
            <td className="n">{row.amount}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {total.what}
            </th>
            <td className="n">{total.amount}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The strip of a turn's stages in the top bar. */
export function Stages({
  label,
  stages,
}: {
  readonly label: string;
  readonly stages: readonly { readonly name: string; readonly state: "done" | "open" | "now" | "ahead" }[];
}) {
  return (
    <ol className="steps" aria-label={label}>
      {stages.map((stage) => (
        <li key={stage.name} className={stage.state} aria-current={stage.state === "now" ? "step" : undefined}>
          {stage.name}
        </li>
      ))}
    </ol>
  );
}
