import { Button, Segments } from "@starboard/ui";
import type { ProgramLadder } from "@starboard/wire/programs";
import * as en from "../messages/en.ts";
import { openTicket } from "../find/tickets.ts";
import { GAMES, gameTitle, hasGame } from "../games.ts";
import { call } from "../online/api.ts";
import { useOnline } from "../online/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { link, navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { OwnPrograms } from "./OwnPrograms.tsx";
import "./programs.css";

/** The ladder of programs of one game, a match against one, and the caller's own programs. */
export function ProgramsPage({ game }: { readonly game: string | undefined }) {
  const chosen = game !== undefined && hasGame(game) ? game : (GAMES[0] ?? "");
  const { value, problem } = useFetched(`programs ${chosen}`, () => call<ProgramLadder>("GET", `programs/${chosen}`));
  const me = useOnline((s) => s.me);
  const own = useSettings((s) => s.name).trim();
  /** Opens a ticket for a program, and shows it where tickets wait. */
  function play(): void {
    const wants = [{ game: chosen, pace: "quick" as const }];
    openTicket({ name: me?.name || own || en.youName, wants, rated: false, range: null, opponents: "programs" }).then(
      () => navigate({ at: "find" }),
      (error: unknown) => showProblem(toProblem(error)),
    );
  }
  return (
    <main className="page narrow programs" id="content">
      <h1>{en.programs.title}</h1>
      <p>{en.programs.lead}</p>
      <Segments
        label={en.programs.game}
        value={chosen}
        options={GAMES.map((id) => ({ value: id, name: gameTitle(id) }))}
        onChange={(id) => navigate({ at: "programs", game: id })}
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
      <p className="panel-note">{en.programs.explained}</p>
      <div className="programs-play">
        <Button look="main" onClick={play}>
          {en.programs.play}
        </Button>
        <span className="panel-note">{en.programs.playText(gameTitle(chosen))}</span>
      </div>
      <OwnPrograms />
      <div className="row">
        <a className="btn" {...link({ at: "ladder", game: chosen })}>
          {en.programs.people}
        </a>
        <a className="btn" href="/docs/programs">
          {en.programs.guide}
        </a>
      </div>
    </main>
  );
}

function Entries({ game, entries }: ProgramLadder) {
  if (entries.length === 0) return <p className="programs-none">{en.programs.none}</p>;
  const { head } = en.programs;
  return (
    <table className="programs-entries" aria-label={gameTitle(game)}>
      <thead>
        <tr>
          <th scope="col">{head.rank}</th>
          <th scope="col">{head.name}</th>
          <th scope="col">{head.rating}</th>
          <th scope="col">{head.matches}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ person, name, owner, rank, rating, deviation, matches, waiting, yours }) => (
          <tr key={person} className={yours ? "you" : undefined}>
            <td className="n">{rank ?? <abbr title={en.ladder.notRanked}>{en.ladder.noRank}</abbr>}</td>
            <th scope="row">
              <b>{name}</b>
              <small>
                {head.owner} {owner}
                {yours && ` · ${en.programs.yours}`}
                {waiting && ` · ${en.programs.waiting}`}
              </small>
            </th>
            <td className="n">{en.ladder.rating(rating, deviation)}</td>
            <td className="n">{matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
