import type { LibraryItemDetail, LibraryMeasure } from "@starboard/wire/library";
import * as en from "../messages/en.ts";
import { sideName } from "../games.ts";
import { ShareChart } from "../lab/charts.tsx";
import { Interval } from "../people/Interval.tsx";
import { link } from "../router.ts";
import { percentsOf } from "./measure-text.ts";

/** What bots have measured about the newest version and how that grew, beside what people have played. */
export function Measurements({ item }: { readonly item: LibraryItemDetail }) {
  const { version, course, people, game } = item;
  return (
    <>
      {version.measure && (
        <section className="people-panel">
          <h2>{en.library.lab}</h2>
          <Measure measure={version.measure} />
          {course.length > 1 && <Growth course={course} of={version.measure.of} />}
          <p className="panel-note">
            {en.library.bots(en.library.botsName(version.measure.bots), version.measure.of)}{" "}
            {!version.measure.isDone && en.library.measuring(version.measure.matches)}
          </p>
        </section>
      )}
      {people && <People game={game} people={people} />}
    </>
  );
}

/** The share as a bar with its interval. */
function Measure({ measure }: { readonly measure: LibraryMeasure }) {
  const { a, b, half } = percentsOf(measure);
  return (
    <>
      <p className="library-measure">
        <b className="n">{en.library.measure(a, b)}</b>{" "}
        <span className="n">{en.library.plusMinus(half, measure.matches)}</span>
      </p>
      <div className="library-split" aria-hidden="true">
        <b style={{ width: `${a}%` }} />
        <i
          style={{ left: `${Math.max(0, a - half)}%`, width: `${Math.min(100, a + half) - Math.max(0, a - half)}%` }}
        />
      </div>
    </>
  );
}

/** How the interval narrowed with the number of matches. */
function Growth({ course, of }: { readonly course: LibraryItemDetail["course"]; readonly of: LibraryMeasure["of"] }) {
  const points = course.map(({ matches, share, half }) => ({
    matches,
    share: { mean: share, half, groups: matches },
  }));
  return (
    <div className="library-growth">
      <h3>{en.library.growth}</h3>
      <ShareChart
        course={[points]}
        all={points.at(-1)?.matches ?? 1}
        even={0.5}
        of={[en.library.countedShare(of)]}
        drawn="bars"
      />
    </div>
  );
}

function People({
  game,
  people,
}: {
  readonly game: string;
  readonly people: NonNullable<LibraryItemDetail["people"]>;
}) {
  return (
    <section className="people-panel">
      <h2>{en.library.people}</h2>
      <ul className="people-figures">
        {people.sides.map(({ won, played, low, high, even, ...named }) => (
          <li key={named.side}>
            <span>
              {sideName(game, named)}
              <small>{en.library.wonOf(won, played)}</small>
            </span>
            <Interval at={won / played} low={low} high={high} even={even} />
            <b className="n">{en.statistics.range(low, high)}</b>
          </li>
        ))}
      </ul>
      <p className="panel-note">
        {en.library.peopleNote} <a {...link({ at: "statistics", game })}>{en.statistics.title}</a>
      </p>
    </section>
  );
}
