import { Icon } from "@starboard/ui";
import type { Puzzle } from "@starboard/kit";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import * as en from "../messages/en.ts";
import { navigate, type Route } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { announce } from "../shell/announce.tsx";
import { share } from "../share/share-store.ts";
import { Loading } from "../shell/Loading.tsx";
import { useCompact } from "../shell/media.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { useHotkeys } from "../table/Shortcuts.tsx";
import { Table } from "../table/Table.tsx";
import { PuzzleCoach, type PuzzleAtTable } from "./PuzzleCoach.tsx";
import { PuzzleEnding } from "./PuzzleEnding.tsx";
import { EndedPrompt, HintButton } from "./PuzzlePrompt.tsx";
import { PuzzleStrip } from "./PuzzleStrip.tsx";
import { openLibraryPuzzle, openOwnPuzzle, type OpenedPuzzle } from "./open-puzzle.ts";
import { usePuzzleFile } from "./puzzle-file.tsx";
import { nextPuzzle } from "./puzzle-list.ts";
import type { PuzzleSession } from "./puzzle-session.ts";
import type { PuzzleWords } from "./puzzle-words.ts";
import { type Solver, solverFrom } from "./solver-record.ts";
import { refreshSolver, useSolver } from "./solver-store.ts";
import { StreakTool } from "./Streak.tsx";
import "./puzzle-match.css";
import "./puzzles.css";

/** A puzzle on the match screen. */
export function PuzzleScreen({ game, puzzle }: { readonly game: string; readonly puzzle: string }) {
  const { value, problem } = useFetched(`puzzle ${game} ${puzzle}`, () => openOwnPuzzle(game, puzzle));
  if (problem) return <ErrorPage problem={problem} title={en.puzzles.title} />;
  if (!value) return <Loading text={en.table.opening} />;
  return <PuzzleTable key={puzzle} {...value} />;
}

/** A puzzle of the library on the match screen. */
export function LibraryPuzzleScreen({ item, n }: { readonly item: string; readonly n: number }) {
  const { value, problem } = useFetched(`library puzzle ${item} ${n}`, () => openLibraryPuzzle(item, n));
  if (problem) return <ErrorPage problem={problem} title={en.puzzles.title} />;
  if (!value) return <Loading text={en.table.opening} />;
  return <PuzzleTable key={`${item} ${n}`} {...value} />;
}

/** Where a solver goes on: another puzzle of the game, or the next one of the file, and back to where it is listed. */
function useWays({ of, puzzle, words, library, loaded }: OpenedPuzzle, solver: Solver) {
  const figures = useSolver((s) => s.figures);
  const { game } = of;
  if (library) {
    const { item, n } = library;
    const list: Route = { at: "libraryItem", item: item.item };
    return {
      list,
      next: n < of.puzzles.length ? ({ at: "libraryPuzzle", item: item.item, n: n + 1 } satisfies Route) : undefined,
      same: undefined,
      share: { route: list, title: item.name },
    };
  }
  const theme = puzzle.themes[0];
  const next = nextPuzzle(of, solver, figures, undefined, puzzle.id);
  const same = theme === undefined ? undefined : nextPuzzle(of, solver, figures, theme, puzzle.id);
  const to = (one: Puzzle | undefined): Route | undefined => one && { at: "puzzle", game, puzzle: one.id };
  const route: Route = { at: "puzzle", game, puzzle: puzzle.id };
  return {
    list: { at: "puzzles", game } satisfies Route,
    next: to(next),
    same: to(same),
    share: { route, title: `${loaded.words.title}: ${words.title}` },
  };
}

function PuzzleTable(opened: OpenedPuzzle) {
  const { loaded, of, puzzle, words, session, errors, library } = opened;
  const compact = useCompact();
  const { status, hints } = useStore(session);
  const { record, account } = useSolver();
  const solver = useMemo(() => solverFrom(record, account), [record, account]);
  const { game } = of;
  const isEnded = status === "solved" || status === "shown";
  const ways = useWays(opened, solver);
  const file = usePuzzleFile(opened);
  const leave = (): void => navigate(ways.list);
  const sharePuzzle = (): void => share(ways.share);
  const next = (): void => navigate(ways.next ?? ways.list);
  const { same } = ways;
  const allOf = library ? en.puzzles.toItem : en.puzzles.all;
  const atTable: PuzzleAtTable = {
    game,
    puzzle,
    words,
    session,
    errors,
    solver,
    isRated: library === null,
    isProved: library === null || library.item.version.proof?.is === "proved",
  };
  useEffect(() => void refreshSolver(), []);
  useEffect(() => announce(en.puzzles.spoken.goal(words.title, words.task)), [words]);
  useOutcomeSpeech(session, words);
  useHotkeys({
    h: status === "open" && hints < 2 ? () => session.hint() : undefined,
    t: status === "failed" || isEnded ? () => session.retry() : undefined,
    n: isEnded ? next : undefined,
  });
  const ending = isEnded ? <PuzzleEnding {...atTable} onShare={sharePuzzle} /> : null;
  return (
    <>
      <Table
        match={library ? `puzzle-${library.item.item}-${library.n}` : `puzzle-${game}-${puzzle.id}`}
        loaded={loaded}
        source={session.source}
        initialTab={compact ? undefined : "puzzle"}
        host={{
          tabs: [{ id: "puzzle", title: en.puzzles.tab, body: <PuzzleCoach {...atTable} /> }],
          seat: () => null,
          again: false,
          advice: false,
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
              {file.lines}
              {!isEnded && (
                <button type="button" className="menu-item" onClick={() => session.giveUp()}>
                  <Icon name="search" />
                  {en.puzzles.giveUp}
                </button>
              )}
              <button type="button" className="menu-item" onClick={leave}>
                <Icon name="cross" />
                {allOf}
              </button>
            </>
          ),
          buttons: status === "open" && <HintButton session={session} />,
          ...(status !== "open" && {
            prompt: (
              <EndedPrompt
                {...atTable}
                onNext={next}
                hasNext={ways.next !== undefined}
                all={allOf}
                {...(same && { onSame: () => navigate(same) })}
              />
            ),
          }),
          strip: compact ? <PuzzleStrip {...atTable} ending={ending} /> : null,
          still: isEnded,
          ...(ending && !compact && { ended: ending }),
        }}
      />
      {file.dialog}
    </>
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
