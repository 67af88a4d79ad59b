import { Icon } from "@starboard/ui";
import { gameTitle } from "../games.ts";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { countOf, fetchPuzzles, type GamePuzzles, nextPuzzle, stateOf, strengthOf, themesOf } from "./puzzle-list.ts";
import { wordsOf } from "./puzzle-words.ts";
import { puzzleKey } from "./solver-record.ts";
import { useSolverInfo } from "./PuzzlesPage.tsx";
import { useSolver } from "./solver-store.ts";
import "../learn/learn.css";
import "./puzzles.css";

/** The puzzles of a game, all or those with a theme, by rating. */
export function PuzzleListPage({ game, theme }: { readonly game: string; readonly theme?: string | undefined }) {
  const { value, problem } = useFetched(`puzzles ${game}`, () => fetchPuzzles(game));
  if (problem) return <ErrorPage problem={problem} title={en.puzzles.title} />;
  if (!value) return <Loading />;
  return (
    <List of={value} theme={value.puzzles.some(({ themes }) => themes.includes(theme ?? "")) ? theme : undefined} />
  );
}

function List({ of, theme }: { readonly of: GamePuzzles; readonly theme: string | undefined }) {
  const { game, collection, puzzles } = of;
  const solver = useSolverInfo();
  const figures = useSolver((s) => s.figures);
  const shown = puzzles
    .filter(({ themes }) => theme === undefined || themes.includes(theme))
    .map((puzzle) => ({
      puzzle,
      words: wordsOf(of, puzzle),
      state: stateOf(solver, game, puzzle.id),
      rating: Math.round(strengthOf(puzzle, figures.get(puzzleKey(game, puzzle.id))).rating),
    }))
    .toSorted((a, b) => a.rating - b.rating || (a.puzzle.id < b.puzzle.id ? -1 : 1));
  const next = nextPuzzle(of, solver, figures, theme);
  const count = countOf(
    solver,
    game,
    shown.map(({ puzzle }) => puzzle),
  );
  return (
    <main className="learn puzzles" id="content">
      <header>
        <h1>
          {en.puzzles.title}: {gameTitle(game)}
        </h1>
        <p>{en.puzzles.progress(count.solved, count.of)}</p>
        <a className="btn quiet" {...link({ at: "puzzles" })}>
          {en.puzzles.games}
        </a>
      </header>
      <nav aria-label={en.puzzles.themes}>
        <ul className="puzzle-chips">
          <li>
            <a {...link({ at: "puzzles", game })} aria-current={theme === undefined ? "page" : undefined}>
              {en.puzzles.allThemes} <span className="n">{puzzles.length}</span>
            </a>
          </li>
          {themesOf(of).map(([id, own]) => (
            <li key={id}>
              <a {...link({ at: "puzzles", game, theme: id })} aria-current={theme === id ? "page" : undefined}>
                {collection.themes[id] ?? id} <span className="n">{own.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {next && (
        <p>
          <a className="btn main" {...link({ at: "puzzle", game, puzzle: next.id })}>
            <Icon name="target" />
            {en.puzzles.nextNear}
          </a>
        </p>
      )}
      <ol className="puzzle-list">
        {shown.map(({ puzzle, words, state, rating }) => (
          <li key={puzzle.id} className={state}>
            <a
              {...link({ at: "puzzle", game, puzzle: puzzle.id })}
              aria-label={en.puzzles.row(words.title, state, rating, words.task)}
            >
              <i aria-hidden="true">
                {state === "solved" ? (
                  <Icon name="check" size={16} />
                ) : state === "failed" ? (
                  <Icon name="cross" size={16} />
                ) : null}
              </i>
              <span>
                <b>{words.title}</b>
                <small>{words.task}</small>
              </span>
              <em className="n">{rating}</em>
            </a>
          </li>
        ))}
      </ol>
    </main>
  );
}
