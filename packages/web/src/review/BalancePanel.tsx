import { Icon, RuleChip } from "@starboard/ui";
import type { LuckTerm, MatchReview } from "@starboard/bots/review";
import type { RuleId, Seat } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import { type TableContext, useTableContext } from "../table/table-context.ts";
import { type BalanceRow, type BalanceTerm, balanceRows } from "./balance-rows.ts";
import { MomentBadge } from "./MomentList.tsx";
import { nameOf } from "./listed-moments.ts";

/** What the panel tells of a term: the turn, the facts of an entry in words, and where to look at it. */
export interface BalanceWords {
  readonly turnOf: (n: number) => string;
  /** The sentences of the log about the draws of an entry. */
  readonly factsOf: (n: number, rule: string) => readonly string[];
  /** The draws that are dice; cards are named by the facts. */
  readonly diceOf: (draw: LuckTerm) => LuckTerm["draws"];
  readonly onMoment: (n: number) => void;
  readonly onEntry: (n: number) => void;
}

/** How the result of a seat came about: start, draws, mistakes of all seats, and what stays unseen. The sum is exact. */
export function BalancePanel({
  review,
  seat,
  words: told,
}: {
  /** Null until the review is complete. */
  readonly review: MatchReview | null;
  readonly seat: Seat;
  readonly words: BalanceWords;
}) {
  const { text, loaded, board } = useTableContext();
  const words = en.review.balance;
  if (!review) return <p className="panel panel-note">{words.later}</p>;
  const rows = balanceRows(review, seat);
  const scale = scaleOf(rows);
  const badge = (by: Seat): number => loaded.screen.badge(board.view, by).colour;
  return (
    <div className="panel">
      <h2 className="review-balance-title">{words.title(text.seat(seat))}</h2>
      <ul className="review-balance">
        {rows.map((row) => (
          <Row
            key={`${row.is} ${row.by ?? ""}`}
            row={row}
            at={scale}
            name={nameOfRow(row, text, review.scope.luck)}
            colour={badge(row.by ?? seat)}
            told={told}
          />
        ))}
      </ul>
      <p className="panel-note">{review.scope.luck ? words.unseenNote : words.unseenWithLuck}</p>
    </div>
  );
}

function nameOfRow(row: BalanceRow, text: TableContext["text"], hasLuck: boolean): string {
  const words = en.review.balance;
  if (row.is === "others") return words.other(text.side(row.by as Seat));
  return row.is === "start" && hasLuck ? words.startBeforeDraws : words[row.is];
}

/** Returns the place of a win chance on the bars, in percent. Sums of mistakes can lead below 0 and above 1 on the way. */
function scaleOf(rows: readonly BalanceRow[]): (chance: number) => number {
  const ends = rows.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...ends);
  const width = Math.max(1, ...ends) - low;
  return (chance) => (100 * (chance - low)) / width;
}

function Row({
  row,
  at,
  name,
  colour,
  told,
}: {
  readonly row: BalanceRow;
  /** The place of a win chance on the bar, in percent. */
  readonly at: (chance: number) => number;
  readonly name: string;
  /** Colour of the seat whose part this is. */
  readonly colour: number;
  readonly told: BalanceWords;
}) {
  const { is, from, to, points, terms } = row;
  const isChance = is === "start" || is === "result";
  const left = at(Math.min(from, to));
  const bar = isChance ? { left: `${at(to)}%` } : { left: `${left}%`, width: `${at(Math.max(from, to)) - left}%` };
  const line = (
    <>
      <span>{name}</span>
      <span className="review-bar" aria-hidden="true">
        <i className={isChance ? "at" : `${is} s${colour}`} style={bar} />
      </span>
      <b className="n">{isChance ? en.review.chance(points / 100) : en.review.balance.change(points)}</b>
    </>
  );
  if (terms.length === 0)
    return (
      <li className={is}>
        <p>{line}</p>
      </li>
    );
  return (
    <li className={is}>
      <details>
        <summary>{line}</summary>
        <ol>
          {terms.map((term) => (
            <Term key={term.n} term={term} told={told} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function Term({ term, told }: { readonly term: BalanceTerm; readonly told: BalanceWords }) {
  const { n, value } = term;
  const change = <b className="n">{en.review.balance.tenths(value)}</b>;
  if (term.is === "error")
    return (
      <li>
        <button type="button" onClick={() => told.onMoment(n)}>
          <span>
            <MomentBadge moment={term.moment} /> {told.turnOf(n)}: {nameOf(term.moment)}
          </span>
          {change}
        </button>
      </li>
    );
  const { draw } = term;
  const facts = draw.kind === "setUp" ? [en.review.balance.setUp] : told.factsOf(n, draw.rule);
  return (
    <li>
      <button type="button" onClick={() => told.onEntry(n)}>
        <span>
          {draw.kind !== "setUp" && <small>{told.turnOf(n)}</small>} {facts.join(" ")}
          {told.diceOf(draw).map(({ sides, values }, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- draws have an order and nothing else
            <small key={i}>{en.review.balance.dice(values, sides)}</small>
          ))}
          <small>{en.review.balance.expectedAndGot(term.expected, term.got)}</small>
        </span>
        {change}
        <Icon name="right" size={14} />
      </button>
      {draw.rule !== "" && <RuleChip rule={draw.rule as RuleId} />}
    </li>
  );
}
