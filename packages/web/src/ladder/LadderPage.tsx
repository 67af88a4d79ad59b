import { Segments } from "@starboard/ui";
import type { Ladder } from "@starboard/wire/ladder";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle, hasGame } from "../games.ts";
import { call } from "../online/api.ts";
import { ChallengeButton } from "../people/ChallengeButton.tsx";
import { link, navigate } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import "./ladder.css";

/** The ladder of one game. */
export function LadderPage({ game }: { readonly game: string | undefined }) {
  const chosen = game !== undefined && hasGame(game) ? game : (GAMES[0] ?? "");
  const { value, problem } = useFetched(`ladder ${chosen}`, () => call<Ladder>("GET", `ladders/${chosen}`));
  return (
    <main className="page narrow ladder" id="content">
      <h1>{en.ladder.title}</h1>
      <p>{en.ladder.lead}</p>
      <Segments
        label={en.ladder.game}
        value={chosen}
        options={GAMES.map((id) => ({ value: id, name: gameTitle(id) }))}
        onChange={(id) => navigate({ at: "ladder", game: id })}
      />
      {problem ? (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      ) : value ? (
        <Entries {...value} />
      ) : (
        <Loading />
      )}
      <p className="panel-note">{en.ladder.explained}</p>
      <div className="row">
        <a className="btn main" {...link({ at: "find" })}>
          {en.ladder.find}
        </a>
        <a className="btn" {...link({ at: "programs", game: chosen })}>
          {en.programs.title}
        </a>
        <a className="btn" {...link({ at: "account" })}>
          {en.account.page}
        </a>
      </div>
    </main>
  );
}

function Entries({ game, entries }: Ladder) {
  if (entries.length === 0) return <p className="ladder-none">{en.ladder.none}</p>;
  const { head } = en.ladder;
  return (
    <table className="ladder-entries" aria-label={gameTitle(game)}>
      <thead>
        <tr>
          <th scope="col">{head.rank}</th>
          <th scope="col">{head.name}</th>
          <th scope="col">{head.rating}</th>
          <th scope="col">{head.matches}</th>
          <th scope="col">
            <span className="sr">{en.people.challengeShort}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ person, name, rank, rating, deviation, matches, you }) => (
          <tr key={person} className={you ? "you" : undefined}>
            <td className="n">{rank ?? <abbr title={en.ladder.notRanked}>{en.ladder.noRank}</abbr>}</td>
            <th scope="row" title={name}>
              <a {...link({ at: "people", person })}>{name}</a>
              {you && <small>{en.ladder.you}</small>}
            </th>
            <td className="n">{en.ladder.rating(rating, deviation)}</td>
            <td className="n">{matches}</td>
            <td>
              <ChallengeButton person={person} name={name} game={game} look="quiet" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
