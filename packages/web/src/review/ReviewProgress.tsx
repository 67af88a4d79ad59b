import { Button } from "@starboard/ui";
import * as en from "../messages/en.ts";
import type { ReviewJob, ReviewState } from "./review-job.ts";

/** How far the review has come, with a button to stop it and to go on. */
export function ReviewProgress({
  state,
  job,
  listed,
}: {
  readonly state: ReviewState;
  readonly job: ReviewJob;
  /** Number of moments to look at. */
  readonly listed: number;
}) {
  const { is, done, of, review, problem } = state;
  if (is === "complete") return <p className="review-progress">{en.review.complete(review?.decisions ?? 0, listed)}</p>;
  if (is === "failed")
    return (
      <p className="review-progress" role="alert">
        {en.review.failed} {en.problem(problem ?? "")} <code>{problem}</code>
      </p>
    );
  const words =
    is === "reading" ? en.review.reading : is === "paused" ? en.review.paused(done, of) : en.review.judging(done, of);
  return (
    <section className="review-progress" aria-label={en.review.progress}>
      <p>{words}</p>
      {is !== "reading" && (
        <Button onClick={is === "paused" ? job.resume : job.pause}>
          {is === "paused" ? en.review.resume : en.review.stop}
        </Button>
      )}
      <progress max={of} value={done} aria-label={en.review.progress} />
    </section>
  );
}
