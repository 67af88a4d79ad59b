import type { OpenPoint, ReviewMoment } from "@starboard/bots/review";
import type { Seat } from "@starboard/kernel";
import { Segments } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { useTableContext } from "../table/table-context.ts";
import { useElementSize } from "../shell/use-element-size.ts";
import { kindOf } from "./listed-moments.ts";

const LEFT = 46;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 20;
/** Estimated width in pixels of a letter of a label, and the least distance between two labels. */
const LETTER_WIDTH = 6.4;
const LABEL_GAP = 10;

/** The first two words of a turn's name, such as "Round 4". */
const shortName = (turn: string): string =>
  turn
    .split(/[\s,:]+/)
    .slice(0, 2)
    .join(" ");

/**
 * The win chance of every seat over the match: as that seat could know it, or with everything open. Marked moments can be
 * chosen.
 */
export function WinChanceCurve({
  moments,
  open,
  marked,
  chosen,
  turns,
  of,
  onChoose,
}: {
  /** Every judged moment. */
  readonly moments: readonly ReviewMoment[];
  /** The match with everything open; empty until it was followed. */
  readonly open: readonly OpenPoint[];
  readonly marked: readonly ReviewMoment[];
  /** Entry number of the chosen moment. */
  readonly chosen: number | null;
  /** The entry at which each turn begins. */
  readonly turns: readonly { readonly n: number; readonly turn: string }[];
  /** Entries of the match. */
  readonly of: number;
  readonly onChoose: (n: number) => void;
}) {
  const { loaded, board, seats, viewer, text } = useTableContext();
  const [isOpen, setOpen] = useState(false);
  const [box, { width, height }] = useElementSize();
  const x = (n: number): number => LEFT + (n / Math.max(1, of)) * (width - LEFT - RIGHT);
  const y = (chance: number): number => TOP + (1 - chance) * (height - TOP - BOTTOM);
  const names = seats.map((_, seat) => (seat === viewer ? en.review.you : text.side(seat as Seat)));
  const order = seats.map((_, seat) => seat).toSorted((a, b) => Number(a === viewer) - Number(b === viewer));
  return (
    <section className="review-curve" aria-label={en.review.curve}>
      <header>
        <h2>{en.review.curve}</h2>
        {names.map((name, seat) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
            key={seat}
            className={`review-legend s${loaded.screen.badge(board.view, seat as Seat).colour}`}
          >
            <i /> {name}
          </span>
        ))}
        <Segments
          label={en.review.curveShows}
          value={isOpen ? "open" : "known"}
          options={[
            { value: "known", name: en.review.known },
            { value: "open", name: en.review.allOpen },
          ]}
          onChange={(value) => setOpen(value === "open")}
        />
      </header>
      {isOpen && open.length === 0 && <p className="panel-note">{en.review.openLater}</p>}
      <div ref={box} className="review-chart">
        {width > 0 && (
          <svg width={width} height={height}>
            <title>{(isOpen ? en.review.openLabel : en.review.curveLabel)(en.against(names))}</title>
            {[0, 0.5, 1].map((chance) => (
              <g key={chance}>
                <path className="review-grid" d={`M${LEFT} ${y(chance)}H${width - RIGHT}`} />
                <text className="review-axis end" x={LEFT - 6} y={y(chance) + 4}>
                  {en.review.chance(chance)}
                </text>
              </g>
            ))}
            {fittingLabels(turns, x, width).map(({ n, name }) => (
              <text key={n} className="review-axis" x={x(n)} y={height - 4}>
                {name}
              </text>
            ))}
            {order.map((seat) => (
              <path
                key={seat}
                className={`review-line s${loaded.screen.badge(board.view, seat as Seat).colour}${seat === viewer ? " own" : ""}`}
                d={
                  isOpen
                    ? openLineOf(open, seat, x, y)
                    : lineOf(
                        moments.filter(({ by }) => by === seat),
                        x,
                        y,
                      )
                }
              />
            ))}
            {marked.map((moment) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list of moments does the same by keyboard
              <g
                key={moment.n}
                className={`review-mark ${kindOf(moment)}${moment.n === chosen ? " on" : ""}`}
                onClick={() => onChoose(moment.n)}
              >
                {moment.n === chosen && (
                  <path className="review-cursor" d={`M${x(moment.n)} ${TOP}V${height - BOTTOM}`} />
                )}
                <circle
                  cx={x(moment.n)}
                  cy={y(isOpen ? (openAt(open, moment) ?? moment.chosen.chance) : moment.chosen.chance)}
                  r={moment.n === chosen ? 9 : 6}
                />
              </g>
            ))}
          </svg>
        )}
      </div>
    </section>
  );
}

/** From the chance with best play to the chance after what was played, moment by moment. */
function lineOf(moments: readonly ReviewMoment[], x: (n: number) => number, y: (chance: number) => number): string {
  return moments
    .map(({ n, best, chosen }, i) => {
      const at = x(n).toFixed(1);
      return `${i === 0 ? "M" : "L"}${at} ${y(best.chance).toFixed(1)}L${at} ${y(chosen.chance).toFixed(1)}`;
    })
    .join("");
}

/** The chance after each entry, from entry to entry. */
const openLineOf = (
  open: readonly OpenPoint[],
  seat: number,
  x: (n: number) => number,
  y: (chance: number) => number,
): string =>
  open
    .map(({ n, chances }, i) => `${i === 0 ? "M" : "L"}${x(n).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`)
    .join("");

/** The chance of a moment's seat after it, with everything open; undefined if the match was not followed so far. */
const openAt = (open: readonly OpenPoint[], { n, by }: ReviewMoment): number | undefined =>
  open.find((point) => point.n === n)?.chances[by];

/** The names of turns that fit beside each other, each at the entry with which its turn begins. */
function fittingLabels(
  turns: readonly { readonly n: number; readonly turn: string }[],
  x: (n: number) => number,
  width: number,
): { n: number; name: string }[] {
  // Where turns are numbered, what lies between them has no label.
  const numbered = turns.filter(({ turn }) => /\d/.test(turn));
  let taken = 0;
  return (numbered.length > 0 ? numbered : turns).flatMap(({ n, turn }) => {
    const name = shortName(turn);
    const end = x(n) + name.length * LETTER_WIDTH;
    if (x(n) < taken || end > width) return [];
    taken = end + LABEL_GAP;
    return [{ n, name }];
  });
}
