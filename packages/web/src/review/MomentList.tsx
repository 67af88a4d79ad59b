import { isInferior, type ReviewMoment } from "@starboard/bots/review";
import { Button, Segments } from "@starboard/ui";
import type { Act, Seat } from "@starboard/kernel";
import type { ReactNode } from "react";
import * as en from "../messages/en.ts";
import { type TableContext, useTableContext } from "../table/table-context.ts";
import { kindOf, type MomentFilter, nameOf } from "./listed-moments.ts";
import { MomentDetail } from "./MomentDetail.tsx";

/** The sign of what was found at a moment. Its name stands beside it for screen readers. */
export function MomentBadge({ moment }: { readonly moment: ReviewMoment }) {
  const kind = kindOf(moment);
  return (
    <span className={`review-badge ${kind}`}>
      <span aria-hidden="true">{en.review.signs[kind]}</span>
      <span className="sr">{nameOf(moment)}</span>
    </span>
  );
}

/** The moments of one seat, in the order of the match; the chosen one is open. */
export function MomentList({
  progress,
  curve,
  moments,
  chosen,
  seat,
  filter,
  turnOf,
  textAt,
  isComplete,
  note,
  onward,
  onLearn,
  onChoose,
  onSeat,
  onFilter,
}: {
  /** How far the review has come; null if that is shown elsewhere. */
  readonly progress: ReactNode;
  /** The win chances over the match. */
  readonly curve: ReactNode;
  readonly moments: readonly ReviewMoment[];
  readonly chosen: ReviewMoment | null;
  readonly seat: Seat;
  readonly filter: MomentFilter;
  /** The name of the turn an entry belongs to. */
  readonly turnOf: (n: number) => string;
  /** The words for what the seat saw before an entry. */
  readonly textAt: (n: number) => TableContext["text"];
  readonly isComplete: boolean;
  /** What the reader must know of this game's reviews. */
  readonly note: string | null;
  /** Where to go on from here, below the moments. */
  readonly onward: ReactNode;
  /** Begins the walk through the mistakes; absent while it is on, or if there are none. */
  readonly onLearn: (() => void) | undefined;
  readonly onChoose: (n: number) => void;
  readonly onSeat: (seat: Seat) => void;
  readonly onFilter: (filter: MomentFilter) => void;
}) {
  const { seats, text } = useTableContext();
  return (
    <div className="panel">
      {progress}
      {curve}
      <div className="review-switches">
        <Segments
          label={en.review.whose}
          value={String(seat)}
          options={seats.map((_, i) => ({ value: String(i), name: text.side(i as Seat) }))}
          onChange={(value) => onSeat(Number(value) as Seat)}
        />
        <Segments
          label={en.review.filter}
          value={filter}
          options={[
            { value: "errors", name: en.review.filters.errors },
            { value: "all", name: en.review.filters.all },
          ]}
          onChange={onFilter}
        />
      </div>
      {onLearn && (
        <Button look="may" onClick={() => onLearn()}>
          {en.review.learn.start}
        </Button>
      )}
      {note !== null && <p className="panel-note">{note}</p>}
      {moments.length === 0 && note === null && (
        <p className="panel-note">{isComplete ? en.review.noMoments : en.review.noneYet}</p>
      )}
      <ol className="review-list" aria-label={en.review.moments}>
        {moments.map((moment) => {
          const isOpen = moment.n === chosen?.n;
          const isShown = isInferior(moment.assessment) || moment.assessment === "close";
          return (
            <li key={moment.n} className={isOpen ? "on" : undefined}>
              <button type="button" aria-expanded={isOpen} onClick={() => onChoose(moment.n)}>
                <MomentBadge moment={moment} />
                <span className="review-turn">{turnOf(moment.n)}</span>
                <span className="review-act">{textAt(moment.n).act(moment.step, moment.chosen.acts[0] as Act)}</span>
                {isShown && (
                  <span className="review-loss n">
                    <span className="sr">{en.review.lossLabel(...moment.loss)}</span>
                    <span aria-hidden="true">
                      {en.review.loss(moment.loss[0])} <small>{en.review.range(moment.loss[1], moment.loss[2])}</small>
                    </span>
                  </span>
                )}
              </button>
              {isOpen && <MomentDetail moment={moment} text={textAt(moment.n)} />}
            </li>
          );
        })}
      </ol>
      {onward}
    </div>
  );
}
