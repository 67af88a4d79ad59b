import { Button, Icon, RuleChip, useMemo } from "@starboard/ui";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import { useCompact } from "../shell/media.ts";
import type { PuzzleAtTable } from "./PuzzleCoach.tsx";
import { RatingSum } from "./RatingSum.tsx";

/** Most errors that are explained at the end. */
const MOST_ERRORS = 4;

/** The end of a puzzle: what was done, why it works, why other ways do not, and how it was made. */
export function PuzzleEnding({
  game,
  puzzle,
  words,
  session,
  errors,
  isRated,
  isProved,
  onShare,
}: PuzzleAtTable & { readonly onShare: () => void }) {
  const { status, failed, hints, labels } = useStore(session);
  const compact = useCompact();
  const explained = useMemo(() => explainedErrors(errors, words), [errors, words]);
  return (
    <section className={`puzzle-ending ${status}`} aria-label={en.puzzles.status[status]}>
      <div>
        {compact && (
          <div className="puzzle-verdict">
            <i aria-hidden="true">
              <Icon name={status === "solved" ? "check" : "search"} />
            </i>
            <div>
              <h2>{en.puzzles.status[status]}</h2>
              <p>{status === "solved" ? en.puzzles.solvedAt(failed.length + 1, hints) : en.puzzles.shownNote}</p>
            </div>
          </div>
        )}
        <h2 className="puzzle-title">{en.puzzles.why}</h2>
        <ol className="puzzle-line" aria-label={en.puzzles.line}>
          {labels.map((label, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same act may come twice
            <li key={i}>{label}</li>
          ))}
        </ol>
        <p>
          {words.solved} <RuleChip rule={words.rule} />
        </p>
        <p className="puzzle-note">
          {isRated && en.puzzles.from[puzzle.from.is]}{" "}
          {isProved &&
            (puzzle.proof === "exact" ? en.puzzles.proof.exact : en.puzzles.proof.search(puzzle.gap[1], puzzle.gap[2]))}
        </p>
        <Button onClick={onShare}>
          <Icon name="share" />
          {en.share.action}
        </Button>
      </div>
      <div>
        <h2 className="puzzle-title">{en.puzzles.whyNot}</h2>
        <ul className="puzzle-errors">
          {explained.map(({ wrong, labels: did, reason }) => (
            <li key={`${wrong.reason} ${did.join()}`}>
              <b>{did.join(", ")}</b>
              <p>
                {reason} <RuleChip rule={wrong.rule} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      {compact && isRated && <RatingSum game={game} puzzle={puzzle.id} />}
    </section>
  );
}

/** The errors that are explained: one for each reason; the file lists the likeliest first. */
function explainedErrors(errors: PuzzleAtTable["errors"], words: PuzzleAtTable["words"]) {
  const told = errors()
    .filter(({ labels }) => labels.length > 0)
    .map((one) => ({ ...one, reason: words.reason(one.wrong) }));
  return told.filter((one, i) => told.findIndex(({ reason }) => reason === one.reason) === i).slice(0, MOST_ERRORS);
}
