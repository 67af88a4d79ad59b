import * as en from "../messages/en.ts";
import { puzzleKey } from "./solver-record.ts";
import { useSolver } from "./solver-store.ts";

/** How the first attempt at a puzzle changed the rating of its solver, as a sum that a person can check. */
export function RatingSum({ game, puzzle }: { readonly game: string; readonly puzzle: string }) {
  const key = puzzleKey(game, puzzle);
  const local = useSolver((s) => s.record.results[key]);
  const hosted = useSolver((s) => s.account?.results.find((one) => one.game === game && one.puzzle === puzzle));
  const figures = useSolver((s) => s.figures.get(key));
  const isAccount = useSolver((s) => s.account !== null);
  const change = hosted?.change ?? local?.change;
  if (!change) return null;
  const texts = en.puzzles.change;
  const { score, expected, step, before, after } = change;
  const [from, to] = [Math.round(before.rating), Math.round(after.rating)];
  const difference = score - expected;
  return (
    <section className="puzzle-sum">
      <div className="puzzle-heading">
        <h3>{texts.title}</h3>
        <span className="n">
          <b>{texts.now(to)}</b> {texts.change(to - from)}
        </span>
      </div>
      <dl>
        <div>
          <dt>{score === 1 ? texts.solved : score === 0.5 ? texts.half : texts.failed}</dt>
          <dd className="n">{texts.value(score)}</dd>
        </div>
        <div>
          <dt>{texts.expected(Math.round(change.puzzle.rating), Math.round(change.puzzle.deviation))}</dt>
          <dd className="n">{texts.minus(expected)}</dd>
        </div>
        <div className="puzzle-total">
          <dt>{texts.difference}</dt>
          <dd className="n">{difference < 0 ? texts.minus(-difference) : texts.value(difference)}</dd>
        </div>
        <div>
          <dt>{texts.step(Math.round(before.deviation))}</dt>
          <dd className="n">× {texts.points(step)}</dd>
        </div>
        <div className="puzzle-total">
          <dt>{texts.result}</dt>
          <dd className="n">{texts.change(to - from)}</dd>
        </div>
      </dl>
      {figures && <p className="puzzle-note">{texts.puzzle(figures.rating, figures.deviation)}</p>}
      {isAccount && !hosted && <p className="puzzle-note">{texts.waits}</p>}
    </section>
  );
}
