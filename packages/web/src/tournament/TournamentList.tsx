import { Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { useOnline } from "../online/store.ts";
import { GAMES, gameTitle } from "../games.ts";
import { link } from "../router.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { tournamentApi } from "./api.ts";
import { TournamentRows } from "./TournamentRows.tsx";
import "../online/online.css";
import "./tournament.css";
import "../shell/invite.css";

/** The tournaments of the host: the person's own, open and running ones, finished ones. */
export function TournamentList() {
  const words = en.tournament;
  const me = useOnline((s) => s.me?.person);
  const { value: lists, problem } = useFetched(`tournaments of ${me ?? ""}`, async () => {
    const [mine, listed] = await Promise.all([tournamentApi.list("mine"), tournamentApi.list("listed")]);
    return { mine: mine.tournaments, all: listed.tournaments };
  });
  const unknown = problem ? en.online.notLoaded : en.shell.loading;
  const mine = lists?.mine.filter(({ state }) => state !== "over") ?? [];
  const own = new Set(lists?.mine.map(({ tournament }) => tournament));
  const open = lists?.all.filter(({ state, tournament }) => state !== "over" && !own.has(tournament)) ?? [];
  const over = new Map(
    [...(lists?.mine ?? []), ...(lists?.all ?? [])]
      .filter(({ state }) => state === "over")
      .map((tournament) => [tournament.tournament, tournament]),
  );
  return (
    <main className="page" id="content">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {problem && (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      )}
      <section>
        <h2>{words.mine}</h2>
        <TournamentRows lines={mine} none={lists ? words.noneMine : unknown} />
      </section>
      <section>
        <h2>{words.listed}</h2>
        <TournamentRows lines={open} none={lists ? words.noneListed : unknown} />
      </section>
      {over.size > 0 && (
        <section>
          <h2>{words.over}</h2>
          <TournamentRows lines={[...over.values()]} none="" />
        </section>
      )}
      <section className="invite">
        <h2>{words.make}</h2>
        <p>{words.makeText}</p>
        <div className="invite-games">
          {GAMES.map((id) => (
            <a key={id} className="btn may" {...link({ at: "new", game: id, tournament: true })}>
              <Icon name="plus" size={15} />
              {gameTitle(id)}
            </a>
          ))}
        </div>
      </section>
    </main>
  );
}
