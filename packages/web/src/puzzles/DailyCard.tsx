import { DAY_MS, dayNumber } from "@starboard/kit";
import { Icon } from "@starboard/ui";
import { useEffect } from "react";
import * as en from "../messages/en.ts";
import { gameTitle } from "../games.ts";
import { GamePicture } from "../learn/GamePicture.tsx";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { noonOf } from "./days.ts";
import { fetchDaily, strengthOf } from "./puzzle-list.ts";
import { wordsOf } from "./puzzle-words.ts";
import { puzzleKey } from "./solver-record.ts";
import { refreshSolver, useSolver } from "./solver-store.ts";
import "./puzzles.css";

/** The daily puzzle: the same for everyone on this date. Nothing while it loads, and if there is none. */
export function DailyCard() {
  const now = useNow();
  const day = dayNumber(now);
  const { value } = useFetched(`daily ${day}`, () => fetchDaily(day));
  const { record, account, figures } = useSolver();
  useEffect(() => void refreshSolver(), []);
  if (!value) return null;
  const { of, puzzle } = value;
  const words = wordsOf(of, puzzle);
  const isDone = record.days.includes(day) || account?.days.includes(day) === true;
  const its = figures.get(puzzleKey(of.game, puzzle.id));
  return (
    <section className="puzzle-daily" aria-label={en.puzzles.daily.title}>
      <GamePicture game={of.game} />
      <div className="cap">
        <small>{en.puzzles.daily.of(noonOf(day))}</small>
        <h2>{words.title}</h2>
        <p>
          {gameTitle(of.game)}: {words.task}
        </p>
        <div className="learn-go">
          <a className="btn may" {...link({ at: "puzzle", game: of.game, puzzle: puzzle.id })}>
            <Icon name={isDone ? "check" : "target"} />
            {isDone ? en.puzzles.daily.again : en.puzzles.daily.solve}
          </a>
          <span>
            {isDone && `${en.puzzles.daily.done}. `}
            {en.puzzles.ratedPuzzle(Math.round(strengthOf(puzzle, its).rating))}
            {its &&
              its.attempts > 0 &&
              ` · ${en.puzzles.figures.share(its.solved, its.attempts)} ${en.puzzles.figures.of(its.attempts)}`}
          </span>
        </div>
        <p className="puzzle-note">
          {en.puzzles.daily.note} {en.puzzles.daily.left(Math.ceil(((day + 1) * DAY_MS - now) / 3_600_000) * 3600)}
        </p>
      </div>
    </section>
  );
}
