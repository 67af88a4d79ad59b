import { Icon } from "@starboard/ui";
import { dailyPuzzle, dailyTurn, dayNumber, type Puzzle } from "@starboard/kit";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { practiceSeats } from "../guide/practice-seats.ts";
import { fetchEdition, type LoadedGame } from "../loaded-game.ts";
import * as en from "../messages/en.ts";
import { manifestOf } from "../games.ts";
import { ProblemError } from "../problems.ts";
import { navigate } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { announce } from "../shell/announce.tsx";
import { share } from "../share/share-store.ts";
import { Loading } from "../shell/Loading.tsx";
import { useCompact } from "../shell/media.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { useHotkeys } from "../table/Shortcuts.tsx";
import { Table } from "../table/Table.tsx";
import { createTexts } from "../table/table-context.ts";
import { refusalText } from "../table/use-table-view.ts";
import { PuzzleCoach, type PuzzleAtTable } from "./PuzzleCoach.tsx";
import { PuzzleEnding } from "./PuzzleEnding.tsx";
import { EndedPrompt, HintButton } from "./PuzzlePrompt.tsx";
import { PuzzleStrip } from "./PuzzleStrip.tsx";
import { fetchPuzzles, type GamePuzzles, nextPuzzle, puzzleGames, strengthOf } from "./puzzle-list.ts";
import { type ActLabel, movesFor, openPuzzle, type PuzzleSession } from "./puzzle-session.ts";
import { type PuzzleWords, wordsOf } from "./puzzle-words.ts";
import { puzzleKey, solverFrom } from "./solver-record.ts";
import { addAttempt, refreshSolver, useSolver } from "./solver-store.ts";
import { StreakTool } from "./Streak.tsx";
import "./puzzle-match.css";
import "./puzzles.css";

/** A puzzle on the match screen. */
export function PuzzleScreen({ game, puzzle }: { readonly game: string; readonly puzzle: string }) {
  const { value, problem } = useFetched(`puzzle ${game} ${puzzle}`, () => load(game, puzzle));
  if (problem) return <ErrorPage problem={problem} title={en.puzzles.title} />;
  if (!value) return <Loading text={en.table.opening} />;
  return <PuzzleTable key={puzzle} {...value} />;
}

interface OpenedPuzzle {
  readonly loaded: LoadedGame;
  readonly of: GamePuzzles;
  readonly puzzle: Puzzle;
  readonly words: PuzzleWords;
  readonly session: PuzzleSession;
  /** The listed errors, each with the names of its acts. They are played only to be named, at the end. */
  readonly errors: PuzzleAtTable["errors"];
}

/** Opens a puzzle. Rejects with WEB_GAME, WEB_LOAD, or WEB_PUZZLE if there is none or its position cannot be read. */
async function load(game: string, id: string): Promise<OpenedPuzzle> {
  const of = await fetchPuzzles(game);
  const puzzle = of.puzzles.find((one) => one.id === id);
  if (!puzzle) throw new ProblemError({ code: "WEB_PUZZLE", about: { puzzle: id } });
  const words = wordsOf(of, puzzle);
  const [loaded, course] = await Promise.all([fetchEdition(of.editions.get(id) ?? game), manifestOf(game)?.course?.()]);
  const passive = course?.passive ?? [];
  const seats = practiceSeats(loaded.game, puzzle.options, puzzle.seat);
  const labelOf: ActLabel = (view, step, act) =>
    createTexts(loaded, view, seats, puzzle.seat as never, refusalText).act(step, act);
  try {
    const session = openPuzzle({
      game: loaded.game,
      puzzle,
      passive,
      seats,
      labelOf,
      onEnd: (attempt) => {
        const at = Date.now();
        const day = dayNumber(at);
        const turn = dailyTurn(puzzleGames(), day);
        const isDaily =
          turn?.game === game &&
          dailyPuzzle(
            of.puzzles.map((one) => one.id),
            turn,
          ) === id;
        const strength = strengthOf(puzzle, useSolver.getState().figures.get(puzzleKey(game, id)));
        addAttempt({ ...attempt, game, puzzle: id, day, at, isDaily }, strength);
      },
    });
    const errors: PuzzleAtTable["errors"] = () =>
      puzzle.wrong.map((wrong) => ({
        wrong,
        labels: movesFor({ game: loaded.game, puzzle, passive }, wrong.acts, labelOf).labels,
      }));
    return { loaded, of, puzzle, words, session, errors };
  } catch {
    throw new ProblemError({ code: "WEB_PUZZLE", about: { puzzle: id } });
  }
}

function PuzzleTable({ loaded, of, puzzle, words, session, errors }: OpenedPuzzle) {
  const compact = useCompact();
  const { status, hints } = useStore(session);
  const { record, account, figures } = useSolver();
  const solver = useMemo(() => solverFrom(record, account), [record, account]);
  const { game } = of;
  const isEnded = status === "solved" || status === "shown";
  const theme = puzzle.themes[0];
  const next = nextPuzzle(of, solver, figures, undefined, puzzle.id);
  const same = theme === undefined ? undefined : nextPuzzle(of, solver, figures, theme, puzzle.id);
  const leave = (): void => navigate({ at: "puzzles", game });
  const go = (to: Puzzle | undefined): void => (to ? navigate({ at: "puzzle", game, puzzle: to.id }) : leave());
  const sharePuzzle = (): void =>
    share({ route: { at: "puzzle", game, puzzle: puzzle.id }, title: `${loaded.words.title}: ${words.title}` });
  const atTable: PuzzleAtTable = { game, puzzle, words, session, errors, solver };
  useEffect(() => void refreshSolver(), []);
  useEffect(() => announce(en.puzzles.spoken.goal(words.title, words.task)), [words]);
  useOutcomeSpeech(session, words);
  useHotkeys({
    h: status === "open" && hints < 2 ? () => session.hint() : undefined,
    t: status === "failed" || isEnded ? () => session.retry() : undefined,
    n: isEnded ? () => go(next) : undefined,
  });
  const ending = isEnded ? <PuzzleEnding {...atTable} onShare={sharePuzzle} /> : null;
  return (
    <Table
      match={`puzzle-${game}-${puzzle.id}`}
      loaded={loaded}
      source={session.source}
      initialTab={compact ? undefined : "puzzle"}
      host={{
        tabs: [{ id: "puzzle", title: en.puzzles.tab, body: <PuzzleCoach {...atTable} /> }],
        seat: () => null,
        again: false,
        alarms: false,
        note: words.title,
        clock: () => <StreakTool days={solver.days} />,
        fairness: (
          <div className="panel">
            <h2>{en.guide.fairTitle}</h2>
            <p>{en.puzzles.fair}</p>
            <p>{en.guide.fairRecord}</p>
          </div>
        ),
        menu: (
          <>
            <button type="button" className="menu-item" onClick={sharePuzzle}>
              <Icon name="share" />
              {en.share.action}
            </button>
            {!isEnded && (
              <button type="button" className="menu-item" onClick={() => session.giveUp()}>
                <Icon name="search" />
                {en.puzzles.giveUp}
              </button>
            )}
            <button type="button" className="menu-item" onClick={leave}>
              <Icon name="cross" />
              {en.puzzles.stop}
            </button>
          </>
        ),
        buttons: status === "open" && <HintButton session={session} />,
        ...(status !== "open" && {
          prompt: (
            <EndedPrompt
              {...atTable}
              onNext={() => go(next)}
              hasNext={next !== undefined}
              {...(same && { onSame: () => go(same) })}
            />
          ),
        }),
        strip: compact ? <PuzzleStrip {...atTable} ending={ending} /> : null,
        still: isEnded,
        ...(ending && !compact && { ended: ending }),
      }}
    />
  );
}

/** Speaks each verdict with its reason, and each hint. */
function useOutcomeSpeech(session: PuzzleSession, words: PuzzleWords): void {
  const { status, failed, hints, labels } = useStore(session);
  useEffect(() => {
    const last = failed.at(-1);
    if (status === "failed" && last)
      announce(en.puzzles.spoken.wrong(`${en.puzzles.wrong} ${last.labels.join(", ")}`, words.failure(last)));
    if (status === "solved") announce(en.puzzles.spoken.solved(words.solved));
    if (status === "shown") announce(en.puzzles.spoken.shown(labels.join(", "), words.solved));
    // The verdict is spoken once, when it falls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status, failed.length]);
  useEffect(() => {
    if (hints > 0) announce(en.puzzles.hint.spoken(hints, words.hints[hints - 1] ?? ""));
  }, [hints, words]);
}
