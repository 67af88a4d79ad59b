import { RuleChip } from "@starboard/ui";
import { type ReviewMoment, termChanges } from "@starboard/bots/review";
import type { Act, RuleId } from "@starboard/kernel";
import * as en from "../messages/en.ts";
import type { TableContext } from "../table/table-context.ts";

/** Most terms of the evaluation that are shown. */
const MAX_TERMS = 4;
/** Most further acts of the expected line. */
const MAX_LINE = 6;

/** A moment in full: what was played, what was better, what follows from it, and the terms that differ. */
export function MomentDetail({
  moment,
  text,
}: {
  readonly moment: ReviewMoment;
  /** The words for what its seat saw. */
  readonly text: TableContext["text"];
}) {
  const { chosen, best, loss, assessment, step, isProven } = moment;
  const wordsOf = (acts: readonly Act[]): string => acts.map((act) => text.act(step, act)).join("; ");
  const isDifferent = assessment !== "fine";
  const line = isDifferent ? best.line.slice(best.acts.length, best.acts.length + MAX_LINE) : [];
  const changes = isDifferent ? termChanges(moment).slice(0, MAX_TERMS) : [];
  return (
    <div className="review-detail">
      <dl className="review-acts">
        <div>
          <dt>{en.review.played}</dt>
          <dd>
            {wordsOf(chosen.acts)} <b className="n">{en.review.chance(chosen.chance)}</b>
          </dd>
        </div>
        {isDifferent && (
          <div className="better">
            <dt>{en.review.better}</dt>
            <dd>
              {wordsOf(best.acts)} <b className="n">{en.review.chance(best.chance)}</b>
            </dd>
          </div>
        )}
        {line.length > 0 && (
          <div>
            <dt>{en.review.follows}</dt>
            <dd>{line.map((move) => `${text.seat(move.by)}: ${text.act(move.step, move.act)}`).join("; ")}</dd>
          </div>
        )}
      </dl>
      {moment.parts.length > 1 && (
        <ol className="review-parts" aria-label={en.review.parts}>
          {moment.parts.map((part) => (
            <li key={part.n} className={part.assessment}>
              <span>{text.act(part.step, part.act)}</span>
              <b className="n">{en.review.partLoss(...part.loss)}</b>
            </li>
          ))}
        </ol>
      )}
      {changes.length > 0 && (
        <ul className="review-terms" aria-label={en.review.why}>
          {changes.map(({ key, better, played }) => {
            const rule = text.reasonRule(key);
            return (
              <li key={key}>
                {played && (
                  <span className="played">
                    <small>{en.review.played}</small> {text.reason(played)}{" "}
                    {!better && rule && <RuleChip rule={rule} />}
                  </span>
                )}
                {better && (
                  <span>
                    <small>{en.review.better}</small> {text.reason(better)} {rule && <RuleChip rule={rule} />}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className="review-total">
        <span>
          {assessment === "close" ? en.review.closeNote : isProven ? en.review.proven : en.review.knew}{" "}
          <RuleChip rule={moment.rule as RuleId} />
        </span>
        {isDifferent && (
          <b className="n">
            <span className="sr">{en.review.lossLabel(...loss)}</span>
            <span aria-hidden="true">{en.review.loss(loss[0])}</span>
          </b>
        )}
      </p>
    </div>
  );
}
