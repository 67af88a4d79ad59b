import { pips, RuleChip } from "@starboard/ui";
import type { Outcome, Seat } from "@starboard/kernel";
import { Fragment, type ReactNode } from "react";
import * as en from "../messages/en.ts";
import { isDraw } from "../shell/outcome.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import { useTableContext } from "../table/table-context.ts";
import { CourseChart } from "./CourseChart.tsx";
import type { Course, RareRoll } from "./course.ts";
import "./ending.css";

/** The end of a match: who won and why, what each side had, and the course of the match as curves. */
export function Ending({
  over,
  course,
  details,
}: {
  readonly over: Outcome;
  /** Null until it is calculated. */
  readonly course: Course | null;
  /** What the game adds to the result. */
  readonly details?: ReactNode;
}) {
  const { loaded, board, seats, viewer, pastFacts, text } = useTableContext();
  const [winner] = over.winners;
  const events = pastFacts.filter(({ fact }) => !loaded.screen.sections?.includes(fact.is));
  // The fact that ended the match; after it a game may still report opened hands and sums.
  const last = events.findLast(({ fact }) => fact.rule === over.rule) ?? events.at(-1);
  return (
    <div className="ending">
      <section className="verdict" aria-label={en.ending.label}>
        <h2>
          {winner !== undefined && <SeatEmblem badge={loaded.screen.badge(board.view, winner)} size={36} />}
          {titleOf(over, seats.length, viewer, (seat) => text.seat(seat))}
        </h2>
        <p>
          {last && text.fact(last.fact)} <RuleChip rule={over.rule} />
        </p>
        {details}
        {course && <Standings over={over} course={course} />}
      </section>
      {course ? <CourseChart course={course} /> : <p className="panel-note">{en.ending.calculating}</p>}
    </div>
  );
}

/** The headline for the viewer, or for spectators. */
function titleOf(over: Outcome, seatCount: number, viewer: Seat | "public", nameOf: (seat: Seat) => string): string {
  const { winners } = over;
  if (isDraw(over, seatCount)) return en.ending.draw;
  if (winners.length === 0) return en.ending.noWinner;
  if (viewer === "public") return en.ending.won(en.against(winners.map(nameOf)));
  if (!winners.includes(viewer)) return en.ending.defeat;
  return winners.length > 1 ? en.ending.shared : en.ending.victory;
}

/** What each side had at the end, the winners first. */
function Standings({ over, course: { measures, points } }: { readonly over: Outcome; readonly course: Course }) {
  const { loaded, board, seats, viewer, text } = useTableContext();
  const values = points[points.length - 1]?.values ?? [];
  if (measures.length === 0) return null;
  const sides = loaded.screen.objectives?.(board)?.sides;
  const nameOf = (seat: Seat): string => sides?.find((side) => side.seat === seat)?.shortName ?? text.side(seat);
  const order = seats.map((_, seat) => seat as Seat).toSorted((a, b) => (over.scores[b] ?? 0) - (over.scores[a] ?? 0));
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{en.ending.side}</th>
          {measures.map(({ id, name, rule }) => (
            <th key={id} scope="col">
              {name} {rule && <RuleChip rule={rule} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat} className={over.winners.includes(seat) ? "won" : undefined}>
            <th scope="row">
              <SeatEmblem badge={loaded.screen.badge(board.view, seat)} />{" "}
              {seat === viewer ? en.ending.yours(nameOf(seat)) : nameOf(seat)}
            </th>
            {measures.map(({ id }, i) => {
              const value = values[i]?.[seat] ?? null;
              return (
                <td key={id} className="n">
                  {value === null ? "–" : en.ending.figure(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the match turned, and its least likely rolls, each with a way into the replay. */
export function TurningPoints({
  course,
  onReplay,
}: {
  readonly course: Course | null;
  /** Opens the replay before an entry. */
  readonly onReplay: (n: number) => void;
}) {
  const { text } = useTableContext();
  if (!course) return <p className="panel panel-note">{en.ending.calculating}</p>;
  const sentences = (facts: RareRoll["facts"]): string => facts.map((fact) => text.fact(fact)).join(" ");
  return (
    <div className="panel turning">
      <h2>{en.ending.turningPoints}</h2>
      {course.turningPoints.length === 0 && <p>{en.ending.noTurningPoints}</p>}
      <ol>
        {course.turningPoints.map((turn, i) => (
          <li key={turn.n}>
            <i className="turning-number n">{i + 1}</i>
            <div>
              {turn.title}
              <p>{sentences(turn.facts)}</p>
              <button type="button" className="text-button" onClick={() => onReplay(turn.n)}>
                {en.ending.replayFrom}
              </button>
            </div>
            <b className={`n ${turn.change > 0 ? "up" : "down"}`}>{en.ending.change(turn.change)}</b>
          </li>
        ))}
      </ol>
      {course.luckyRolls.map((roll) => (
        <Fragment key={roll.helped}>
          <h2>{roll.helped === course.seat ? en.ending.luckiest : en.ending.luckiestOf(text.seat(roll.helped))}</h2>
          <Roll roll={roll} onReplay={onReplay} />
        </Fragment>
      ))}
      {course.rareRolls.length > 0 && <h2>{en.ending.rareRolls}</h2>}
      {course.rareRolls.map((roll) => (
        <Roll key={`${roll.n} ${roll.values.join()}`} roll={roll} onReplay={onReplay} />
      ))}
    </div>
  );
}

/** A roll with its dice, what it led to, how seldom it is, and a way into the replay. */
function Roll({ roll, onReplay }: { readonly roll: RareRoll; readonly onReplay: (n: number) => void }) {
  const { text } = useTableContext();
  return (
    <section className="rare-roll">
      <header>
        <Dice roll={roll} />
        <span>{roll.roundName}</span>
      </header>
      <p>
        {roll.facts.map((fact) => text.fact(fact)).join(" ")} {en.ending.chance(roll.chance, roll.isHigh)}{" "}
        <RuleChip rule={roll.rule} />
      </p>
      <button type="button" className="text-button" onClick={() => onReplay(roll.n)}>
        {en.ending.replayFrom}
      </button>
    </section>
  );
}

function Dice({ roll: { sides, values } }: { readonly roll: RareRoll }) {
  return (
    <span className="dice-shown">
      <span className="sr">{en.ending.rolled(values)}</span>
      {values.map((value, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- dice of a roll are known by their place
        <i key={i} className="n" aria-hidden="true">
          {sides === 6 ? (
            <svg viewBox="-12 -12 24 24">
              {pips(value).map(([x, y]) => (
                <circle key={`${x}${y}`} cx={x * 5.4} cy={y * 5.4} r={2.2} />
              ))}
            </svg>
          ) : (
            value
          )}
        </i>
      ))}
    </span>
  );
}
