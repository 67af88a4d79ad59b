import { Icon } from "@starboard/ui";
import { useEffect, useMemo } from "react";
import { gameTitle } from "../games.ts";
import { GamePicture } from "../learn/GamePicture.tsx";
import * as en from "../messages/en.ts";
import { Interval } from "../people/Interval.tsx";
import { link } from "../router.ts";
import { EmptyList } from "../shell/EmptyList.tsx";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { DailyCard } from "./DailyCard.tsx";
import { countOf, fetchAllPuzzles, type GamePuzzles, nextPuzzle, themesOf } from "./puzzle-list.ts";
import { type Solver, solverFrom } from "./solver-record.ts";
import { refreshSolver, useSolver } from "./solver-store.ts";
import { StreakPanel } from "./Streak.tsx";
import "../people/people.css";
import "../learn/learn.css";
import "./puzzles.css";

/** Most themes of a game that its card shows. */
const MOST_THEMES = 6;
/** Lowest and highest rating of the scale on which ratings are drawn. */
const SCALE = { low: 1000, high: 2000 } as const;
const onScale = (rating: number): number => (rating - SCALE.low) / (SCALE.high - SCALE.low);

/** What the page knows of its solver. */
export function useSolverInfo(): Solver {
  const { record, account } = useSolver();
  useEffect(() => void refreshSolver(), []);
  return useMemo(() => solverFrom(record, account), [record, account]);
}

/** The puzzles: the daily one, a card per game with its themes, the streak and the ratings. */
export function PuzzlesPage() {
  const { value: games, problem } = useFetched("puzzles", fetchAllPuzzles);
  const solver = useSolverInfo();
  if (problem) return <ErrorPage problem={problem} title={en.puzzles.title} />;
  if (!games) return <Loading />;
  return (
    <main className="learn puzzles" id="content">
      <header>
        <h1>{en.puzzles.title}</h1>
        <p>{en.puzzles.lead}</p>
      </header>
      {games.length === 0 ? (
        <EmptyList icon="table" text={en.puzzles.noneText} />
      ) : (
        <div className="puzzle-columns">
          <div className="puzzle-main">
            <DailyCard />
            <section aria-label={en.puzzles.byGame}>
              <div className="learn-heading">
                <h2>{en.puzzles.byGame}</h2>
                <span>{en.puzzles.count(games.reduce((sum, one) => sum + one.puzzles.length, 0))}</span>
              </div>
              <div className="learn-courses">
                {games.map((one) => (
                  <GameCard key={one.game} of={one} solver={solver} />
                ))}
              </div>
            </section>
          </div>
          <aside className="puzzle-side" aria-label={en.puzzles.ratings.title}>
            <StreakPanel days={solver.days} />
            <Ratings games={games.map(({ game }) => game)} solver={solver} />
          </aside>
        </div>
      )}
    </main>
  );
}

function GameCard({ of, solver }: { readonly of: GamePuzzles; readonly solver: Solver }) {
  const { game, collection, puzzles } = of;
  const figures = useSolver((s) => s.figures);
  const { solved, of: all } = countOf(solver, game, puzzles);
  const next = nextPuzzle(of, solver, figures);
  return (
    <section className="learn-course" aria-label={gameTitle(game)}>
      <header>
        <GamePicture game={game} />
        <div>
          <h3>{gameTitle(game)}</h3>
          <span>{en.puzzles.progress(solved, all)}</span>
        </div>
      </header>
      <progress className="puzzle-progress" max={all} value={solved} aria-label={en.puzzles.progress(solved, all)} />
      <ul className="puzzle-themes" aria-label={en.puzzles.themes}>
        {themesOf(of)
          .slice(0, MOST_THEMES)
          .map(([theme, own]) => {
            const count = countOf(solver, game, own);
            const name = collection.themes[theme] ?? theme;
            return (
              <li key={theme}>
                <a {...link({ at: "puzzles", game, theme })}>
                  {name} <span className="n">{count.solved > 0 ? `${count.solved} / ${count.of}` : count.of}</span>
                </a>
              </li>
            );
          })}
      </ul>
      <div className="row">
        {next ? (
          <a
            className="btn may"
            aria-label={en.puzzles.nextLabel(gameTitle(game))}
            {...link({ at: "puzzle", game, puzzle: next.id })}
          >
            <Icon name="target" />
            {en.puzzles.next}
          </a>
        ) : (
          <span className="puzzle-note">{en.puzzles.solvedAll}</span>
        )}
        <a className="btn quiet" aria-label={en.puzzles.allOf(gameTitle(game))} {...link({ at: "puzzles", game })}>
          {en.puzzles.all}
        </a>
      </div>
    </section>
  );
}

function Ratings({ games, solver }: { readonly games: readonly string[]; readonly solver: Solver }) {
  const texts = en.puzzles.ratings;
  return (
    <section className="puzzle-panel">
      <div className="puzzle-heading">
        <h2>{texts.title}</h2>
        <span>{texts.scale(SCALE.low, SCALE.high)}</span>
      </div>
      <ul className="people-figures">
        {games.map((game) => {
          const rating = solver.ratings.get(game);
          return (
            <li key={game}>
              <span>
                {gameTitle(game)}
                {rating && <small>{en.puzzles.count(rating.puzzles)}</small>}
              </span>
              {rating ? (
                <Interval
                  at={onScale(rating.rating)}
                  low={onScale(rating.rating - 2 * rating.deviation)}
                  high={onScale(rating.rating + 2 * rating.deviation)}
                />
              ) : (
                <span />
              )}
              {rating ? (
                <b className="n">{en.puzzles.rated(rating.rating, rating.deviation)}</b>
              ) : (
                <span className="puzzle-note">{en.puzzles.notRated}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="puzzle-note">
        {texts.note} {texts.hints}
      </p>
      <p className="puzzle-note">
        {solver.isAccount ? texts.account : texts.local}{" "}
        {!solver.isAccount && <a {...link({ at: "account" })}>{texts.signIn}</a>}
      </p>
    </section>
  );
}
