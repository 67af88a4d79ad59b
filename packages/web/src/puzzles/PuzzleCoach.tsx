import { Button, Icon, RuleChip } from "@starboard/ui";
import type { Puzzle } from "@starboard/kit";
import type { Seat } from "@starboard/kernel";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { useTableContext } from "../table/table-context.ts";
import { RatingSum } from "./RatingSum.tsx";
import { strengthOf } from "./puzzle-list.ts";
import type { PuzzleSession } from "./puzzle-session.ts";
import type { PuzzleWords } from "./puzzle-words.ts";
import { puzzleKey, type Solver } from "./solver-record.ts";
import { useSolver } from "./solver-store.ts";

/** A puzzle with everything that its parts beside the board show. */
export interface PuzzleAtTable {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly words: PuzzleWords;
  readonly session: PuzzleSession;
  /** The listed errors with the names of their acts. */
  readonly errors: () => readonly { readonly wrong: Puzzle["wrong"][number]; readonly labels: readonly string[] }[];
  readonly solver: Solver;
  /** False for puzzles of the library. */
  readonly isRated: boolean;
  /** Whether what its file says about its proof is known to be true. */
  readonly isProved: boolean;
}

/** Beside the board: the goal, the themes, the ratings, the attempts with their reasons, and the hints. */
export function PuzzleCoach(at: PuzzleAtTable) {
  const { game, puzzle, words, session } = at;
  const { status, hints } = useStore(session);
  const { text } = useTableContext();
  const isEnded = status === "solved" || status === "shown";
  return (
    <div className="panel puzzle-coach">
      <section>
        <small>{en.puzzles.goal}</small>
        <h2>{words.task}</h2>
        <p>
          {en.puzzles.knew(text.side(puzzle.seat as Seat))} <RuleChip rule={words.rule} />
        </p>
        <ul className="puzzle-chips" aria-label={en.puzzles.themes}>
          {words.themes.map(({ id, name }) => (
            <li key={id}>
              <a {...link({ at: "puzzles", game, theme: id })}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        {at.isRated ? <Figures {...at} /> : <p className="puzzle-note">{en.puzzles.unrated(puzzle.rating)}</p>}
      </section>
      {isEnded && at.isRated && <RatingSum game={game} puzzle={puzzle.id} />}
      <section>
        <Attempts {...at} />
      </section>
      <section>
        <div className="puzzle-heading">
          <h3>{en.puzzles.hint.title}</h3>
          <span>{en.puzzles.hint.shown(hints)}</span>
        </div>
        {words.hints.slice(0, hints).map((one) => (
          <p key={one} className="puzzle-hint">
            {one}
          </p>
        ))}
        {!isEnded && hints < 2 && (
          <>
            <p className="puzzle-note">{hasResult(at) ? en.puzzles.hint.free : en.puzzles.hint.cost(hints)}</p>
            <Button onClick={() => session.hint()}>{en.puzzles.hint.ask(hints)}</Button>
          </>
        )}
      </section>
      {!isEnded && (
        <section>
          <Button look="quiet" onClick={() => session.giveUp()}>
            {en.puzzles.giveUp}
          </Button>
        </section>
      )}
    </div>
  );
}

/** Whether nothing that is done now counts. */
const hasResult = ({ game, puzzle, solver, isRated }: PuzzleAtTable): boolean =>
  !isRated || solver.states.has(puzzleKey(game, puzzle.id));

function Figures({ game, puzzle, solver }: PuzzleAtTable) {
  const figures = useSolver((s) => s.figures.get(puzzleKey(game, puzzle.id)));
  const its = strengthOf(puzzle, figures);
  const mine = solver.ratings.get(game);
  const texts = en.puzzles.figures;
  return (
    <dl className="puzzle-figures">
      <div>
        <dt>{texts.puzzle}</dt>
        <dd className="n">
          <b>{Math.round(its.rating)}</b> {texts.deviation(Math.round(its.deviation))}
        </dd>
      </div>
      <div>
        <dt>{texts.yours}</dt>
        <dd className="n">
          {mine ? (
            <>
              <b>{mine.rating}</b> {texts.deviation(mine.deviation)}
            </>
          ) : (
            en.puzzles.notRated
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.solved}</dt>
        <dd className="n">
          {figures && figures.attempts > 0 ? (
            <>
              <b>{texts.share(figures.solved, figures.attempts)}</b> {texts.of(figures.attempts)}
            </>
          ) : (
            texts.untried
          )}
        </dd>
      </div>
    </dl>
  );
}

function Attempts(at: PuzzleAtTable) {
  const { puzzle, words, session } = at;
  const { status, failed, labels } = useStore(session);
  const isKnown = hasResult(at) && failed.length === 0 && status === "open";
  return (
    <>
      <div className="puzzle-heading">
        <h3>{en.puzzles.attempts.title}</h3>
        {at.isRated && <span>{isKnown ? en.puzzles.attempts.known : en.puzzles.attempts.first}</span>}
      </div>
      <ol className="puzzle-attempts">
        {failed.map((one, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- attempts are told apart by their order only
          <li key={i} className="failed">
            <i aria-hidden="true">
              <Icon name="cross" size={14} />
            </i>
            <div>
              <b>
                {one.labels.join(", ")}
                <span className="sr"> ({en.puzzles.attempts.failed})</span>
              </b>
              <p>
                {words.failure(one)} <RuleChip rule={ruleOfFailure(puzzle, words, one.why)} />
              </p>
            </div>
          </li>
        ))}
        {status === "open" && (
          <li className="now">
            <i aria-hidden="true">{failed.length + 1}</i>
            <div>
              <b>{en.puzzles.attempts.number(failed.length + 1)}</b>
              <p>{labels.length > 0 ? labels.join(", ") : en.puzzles.attempts.now}</p>
            </div>
          </li>
        )}
        {status === "solved" && (
          <li className="solved">
            <i aria-hidden="true">
              <Icon name="check" size={14} />
            </i>
            <div>
              <b>{labels.join(", ")}</b>
              <p>{en.puzzles.status.solved}</p>
            </div>
          </li>
        )}
      </ol>
    </>
  );
}

/** The rule of a failed attempt: that of its reason, else that of the family. */
export const ruleOfFailure = (puzzle: Puzzle, words: PuzzleWords, why: number | null): PuzzleWords["rule"] =>
  (why === null ? undefined : puzzle.wrong[why]?.rule) ?? words.rule;
