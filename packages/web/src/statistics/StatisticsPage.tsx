import { Segments } from "@starboard/ui";
import { type CompanyShares, type SideShare, STATISTICS_MATCHES, type Statistics } from "@starboard/wire/statistics";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { type AnyWords, GAMES, gameTitle, hasGame, loadWords, sideName } from "../games.ts";
import { call } from "../online/api.ts";
import { Interval } from "../people/Interval.tsx";
import { link, navigate } from "../router.ts";
import { EmptyList } from "../shell/EmptyList.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useNow } from "../shell/now.ts";
import { useFetched } from "../shell/use-fetched.ts";
import "../people/people.css";
import "./statistics.css";

/** How often each side of a game won in the public matches of the host. */
export function StatisticsPage({ game }: { readonly game: string | undefined }) {
  const chosen = game !== undefined && hasGame(game) ? game : (GAMES[0] ?? "");
  const { value, problem } = useFetched(`statistics ${chosen}`, async () => {
    const [read, words] = await Promise.all([call<Statistics>("GET", `statistics/${chosen}`), loadWords(chosen)]);
    return { read, words };
  });
  return (
    <main className="page statistics" id="content">
      <h1>{en.statistics.title}</h1>
      <p>{en.statistics.lead}</p>
      <Segments
        label={en.statistics.game}
        value={chosen}
        options={GAMES.map((id) => ({ value: id, name: gameTitle(id) }))}
        onChange={(id) => navigate({ at: "statistics", game: id })}
      />
      {problem ? (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      ) : value ? (
        <Counted key={chosen} {...value} />
      ) : (
        <Loading />
      )}
      <p className="panel-note">{en.statistics.explained(STATISTICS_MATCHES)}</p>
      <div className="row">
        <a className="btn" {...link({ at: "archive", game: chosen })}>
          {en.statistics.archive}
        </a>
        <a className="btn" {...link({ at: "lab", game: chosen })}>
          {en.statistics.measure}
        </a>
      </div>
    </main>
  );
}

/** The companies apart, one at a time. */
function Counted({ read, words }: { readonly read: Statistics; readonly words: AnyWords | undefined }) {
  const now = useNow();
  const { companies, countedAt } = read;
  const [first] = companies;
  const [company, setCompany] = useState(first?.company);
  const shown = companies.find((one) => one.company === company);
  if (!shown) return <EmptyList icon="chart" text={en.statistics.none} />;
  return (
    <>
      <Segments
        label={en.statistics.who}
        value={shown.company}
        options={companies.map((one) => ({
          value: one.company,
          name: en.statistics.companyCount(one.company, one.matches),
        }))}
        onChange={setCompany}
      />
      {countedAt !== null && <p className="panel-note">{en.statistics.counted(en.ago(countedAt, now))}</p>}
      <Shares game={read.game} shown={shown} words={words} />
    </>
  );
}

function Shares({
  game,
  shown,
  words,
}: {
  readonly game: string;
  readonly shown: CompanyShares;
  readonly words: AnyWords | undefined;
}) {
  const { matches, sides, scenarios, items } = shown;
  const scenarioName = (preset: string | null): string =>
    preset === null ? en.statistics.otherOptions : (words?.preset(preset).name ?? preset);
  return (
    <>
      <h2>{en.statistics.overall}</h2>
      <SideTable game={game} name={en.statistics.overall} matches={matches} sides={sides} />
      <h2>{en.statistics.scenarios}</h2>
      {scenarios.map(({ preset, ...group }) => (
        <SideTable game={game} key={preset ?? ""} heading name={scenarioName(preset)} {...group} />
      ))}
      {items.length > 0 && (
        <>
          <h2>{en.statistics.items}</h2>
          <p className="panel-note">{en.statistics.itemsNote}</p>
          {items.map(({ item, name, measure, matches: played, sides: own }) => (
            <div key={item}>
              <SideTable game={game} heading name={name} item={item} matches={played} sides={own} />
              {measure && (
                <p className="panel-note">
                  {en.statistics.measured(
                    measure.of,
                    measure.share,
                    measure.half,
                    measure.matches,
                    en.library.botsName(measure.bots),
                  )}
                </p>
              )}
            </div>
          ))}
        </>
      )}
    </>
  );
}

/** The shares of the sides in one group of matches: a chart in a table of its numbers. */
function SideTable({
  game,
  name,
  item,
  matches,
  sides,
  heading = false,
}: {
  readonly game: string;
  readonly name: string;
  /** The item of the library that the name is of. */
  readonly item?: string;
  readonly matches: number;
  readonly sides: readonly SideShare[];
  readonly heading?: boolean;
}) {
  const { head } = en.statistics;
  return (
    <>
      {heading && (
        <h3>
          {item === undefined ? name : <a {...link({ at: "libraryItem", item })}>{name}</a>}{" "}
          <small>{en.statistics.matches(matches)}</small>
        </h3>
      )}
      <table className="statistics-sides" aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{head.side}</th>
            <th scope="col" className="statistics-chart">
              {head.interval}
            </th>
            <th scope="col">{head.won}</th>
            <th scope="col">{head.range}</th>
            <th scope="col" className="statistics-extra">
              {head.drawn}
            </th>
            <th scope="col">{head.played}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ won, drawn, played, low, high, even, ...named }) => (
            <tr key={named.side}>
              <th scope="row">{sideName(game, named)}</th>
              <td className="statistics-chart">
                <Interval at={won / played} low={low} high={high} even={even} />
              </td>
              <td className="n">
                <b>{en.statistics.share(won, played)}</b>
              </td>
              <td className="n">{en.statistics.range(low, high)}</td>
              <td className="n statistics-extra">{drawn}</td>
              <td className="n">{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
