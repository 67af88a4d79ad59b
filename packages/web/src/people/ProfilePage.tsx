import type { Profile } from "@starboard/wire/people";
import * as en from "../messages/en.ts";
import { gameTitle, sideName } from "../games.ts";
import { call } from "../online/api.ts";
import { useOnline } from "../online/store.ts";
import { link } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { Company } from "./Company.tsx";
import { Interval } from "./Interval.tsx";
import { MatchList } from "./MatchList.tsx";
import { Relation } from "./Relation.tsx";
import "./people.css";

/** The profile of an account. */
export function ProfilePage({ person }: { readonly person: string }) {
  const { value, problem } = useFetched(`profile ${person}`, () =>
    call<Profile>("GET", `people/${encodeURIComponent(person)}`),
  );
  return (
    <main className="page people" id="content">
      {problem ? (
        <>
          <h1>{en.people.title}</h1>
          <p className="bad" role="alert">
            {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
          </p>
        </>
      ) : value ? (
        <Found {...value} />
      ) : (
        <Loading />
      )}
    </main>
  );
}

function Found(profile: Profile) {
  const { name, since, matches, you } = profile;
  const me = useOnline((s) => s.me);
  return (
    <>
      <header className="people-head">
        <div>
          <h1>{name}</h1>
          <p>{en.people.lead(since, matches, profile.followers)}</p>
        </div>
        {!you && me?.kind === "account" && (
          <div className="people-acts">
            <Relation {...profile} />
          </div>
        )}
        {you && (
          <p className="panel-note">
            {profile.public ? en.people.public : en.people.private}{" "}
            <a {...link({ at: "account" })}>{en.account.page}</a>
          </p>
        )}
      </header>
      <div className="people-columns">
        <section className="people-panel">
          <Ratings {...profile} />
        </section>
        {profile.puzzles.length > 0 && (
          <section className="people-panel">
            <PuzzleRatings {...profile} />
          </section>
        )}
        {profile.sides.length > 0 && (
          <section className="people-panel">
            <Sides {...profile} />
          </section>
        )}
        {profile.against.length > 0 && (
          <section className="people-panel">
            <Against {...profile} />
          </section>
        )}
      </div>
      {you && <Company />}
      <section className="people-panel">
        <h2>{en.people.matches}</h2>
        {profile.recent.length === 0 ? (
          <p>{en.people.noMatches}</p>
        ) : (
          <MatchList matches={profile.recent} of={profile.person} />
        )}
        <p>
          <a {...link({ at: "archive", person: profile.person })}>{en.archive.search}</a>
        </p>
      </section>
    </>
  );
}

/** Lowest and highest rating of the scale on which ratings are drawn. */
const SCALE = { low: 1000, high: 2000 } as const;
const onScale = (rating: number): number => (rating - SCALE.low) / (SCALE.high - SCALE.low);

function Ratings({ ratings }: Profile) {
  return (
    <>
      <h2>{en.people.ratings}</h2>
      {ratings.length === 0 && <p>{en.people.noRatings}</p>}
      <ul className="people-figures">
        {ratings.map(({ game, pace, players, rating, deviation, matches }) => (
          <li key={`${game} ${pace} ${players}`}>
            <span>
              {gameTitle(game)}
              <small>
                {en.ladder.board(pace, players)} · {en.people.rated(matches)}
              </small>
            </span>
            <Interval
              at={onScale(rating)}
              low={onScale(rating - 2 * deviation)}
              high={onScale(rating + 2 * deviation)}
            />
            <b className="n">{en.people.rating(rating, deviation)}</b>
          </li>
        ))}
      </ul>
      <p className="panel-note">{en.people.explained}</p>
    </>
  );
}

function PuzzleRatings({ puzzles }: Profile) {
  return (
    <>
      <h2>{en.puzzles.ratings.title}</h2>
      <ul className="people-figures">
        {puzzles.map((one) => (
          <li key={one.game}>
            <span>
              {gameTitle(one.game)}
              <small>{en.puzzles.count(one.puzzles)}</small>
            </span>
            <Interval
              at={onScale(one.rating)}
              low={onScale(one.rating - 2 * one.deviation)}
              high={onScale(one.rating + 2 * one.deviation)}
            />
            <b className="n">{en.people.rating(one.rating, one.deviation)}</b>
          </li>
        ))}
      </ul>
      <p className="panel-note">{en.puzzles.ratings.note}</p>
    </>
  );
}

function Sides({ sides }: Profile) {
  return (
    <>
      <h2>{en.people.sides}</h2>
      <ul className="people-figures">
        {sides.map(({ game, won, matches, low, high, ...played }) => (
          <li key={`${game} ${played.side}`}>
            <span>
              {sideName(game, played)}
              <small>{gameTitle(game)}</small>
            </span>
            <Interval
              at={won / matches}
              low={low}
              high={high}
              half
              label={en.people.shareLabel(sideName(game, played), won, matches, low, high)}
            />
            <b className="n">{en.people.share(won, matches)}</b>
          </li>
        ))}
      </ul>
      <p className="panel-note">{en.people.sidesNote}</p>
    </>
  );
}

function Against({ against }: Profile) {
  return (
    <>
      <h2>{en.people.against}</h2>
      <table className="people-against">
        <thead>
          <tr>
            <th scope="col">{en.people.opponent}</th>
            <th scope="col">{en.people.won}</th>
            <th scope="col">{en.people.drawn}</th>
            <th scope="col">{en.people.lost}</th>
            <th scope="col">{en.people.last}</th>
          </tr>
        </thead>
        <tbody>
          {against.map(({ account, name, level, won, drawn, lost, last }) => (
            <tr key={account ?? `bot ${level}`}>
              <th scope="row">
                {account === null ? (
                  en.people.bot(level ?? 1)
                ) : (
                  <a {...link({ at: "people", person: account })}>{name}</a>
                )}
              </th>
              <td className="n">{won}</td>
              <td className="n">{drawn}</td>
              <td className="n">{lost}</td>
              <td>
                <span className="sr">{en.people.results(last)}</span>
                <span className="people-last" aria-hidden="true">
                  {last.map((one, i) => (
                    // oxlint-disable-next-line react/no-array-index-key -- results have no identity
                    <i key={i} className={one}>
                      {en.people.letter(one)}
                    </i>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
