import { useCallback } from "react";
import * as en from "../messages/en.ts";
import { gameName } from "../online/names.ts";
import { useHostConnection } from "../online/store.ts";
import { link } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { showProblem, toProblem } from "../problems.ts";
import { Events, TournamentDetails } from "./TournamentDetails.tsx";
import { useTournament } from "./use-tournament.ts";
import { CurrentStatus, type RunAction } from "./CurrentStatus.tsx";
import { Entrants, OrganiserTools } from "./OrganiserTools.tsx";
import { ArenaMatches, ArenaRules } from "./Arena.tsx";
import { Rounds } from "./Rounds.tsx";
import { Sheets } from "./Sheets.tsx";
import { Boards, CallOff, LineUps, TeamRules, TeamScore } from "./TeamMatch.tsx";
import { Crosstable, Standings } from "./Standings.tsx";
import "../online/online.css";
import "./tournament.css";
import "./print.css";

/** The page of a tournament: status, standings, rounds and the organiser's tools. */
export function TournamentPage({ id, invite }: { readonly id: string; readonly invite: string | undefined }) {
  useHostConnection();
  const { info, problem, learn } = useTournament(id, invite);
  const run = useCallback<RunAction>(
    async (act) => {
      try {
        learn(await act());
        return true;
      } catch (error) {
        showProblem(toProblem(error));
        return false;
      }
    },
    [learn],
  );
  if (!info)
    return problem ? (
      <ErrorPage problem={problem} title={en.tournament.title} />
    ) : (
      <Loading text={en.tournament.opening} />
    );
  const words = en.tournament;
  const arena = info.format === "arena";
  const { teams } = info;
  const state =
    info.state === "open"
      ? teams?.answer === "waiting"
        ? en.clubs.team.waiting
        : words.state.open(info.entrants.length, info.limit)
      : info.state === "running"
        ? arena || teams
          ? words.state.running(0, 0)
          : words.state.running(info.played.length, info.rounds)
        : words.state.over;
  const cross = info.format === "roundRobin" && info.seats === 2 && info.state !== "open";
  return (
    <main className="page cup" id="content">
      <header>
        <h1>{teams ? teams.sides.map(({ name }) => name).join(" – ") : info.title}</h1>
        <p className="lead">
          {[words.formats[info.format], gameName(info), state, ...(teams ? [] : [words.by(info.organiser)])].join(
            " · ",
          )}
        </p>
        {info.club && (
          <p>
            <a {...link({ at: "club", club: info.club.club })}>{info.club.name}</a>
          </p>
        )}
        {info.season && (
          <p>
            {en.season.editionOf(info.season.edition, en.season.every[info.season.every])} ·{" "}
            <a {...link({ at: "season", season: info.season.season })}>{en.season.page}</a>
          </p>
        )}
        {problem && (
          <output className="online-lost">
            {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
          </output>
        )}
      </header>
      {teams && info.state !== "open" && <TeamScore teams={teams} />}
      <CurrentStatus info={info} token={invite} run={run} />
      <div className="cup-columns">
        <div className="cup-main">
          {info.about !== "" && <p className="cup-about">{info.about}</p>}
          {teams && (info.state === "open" ? <LineUps info={info} run={run} /> : <Boards info={info} />)}
          {teams && <TeamRules />}
          {!teams && info.state === "open" && <Entrants info={info} run={run} />}
          {!teams && info.state !== "open" && <Standings info={info} />}
          {arena && <ArenaRules info={info} />}
          {!teams &&
            info.state !== "open" &&
            (arena ? <ArenaMatches info={info} run={run} /> : <Rounds info={info} run={run} />)}
          {cross && <Crosstable info={info} />}
        </div>
        <aside className="cup-side">
          {info.you.organiser && info.state !== "over" && <OrganiserTools info={info} run={run} />}
          <CallOff info={info} run={run} />
          {!teams && info.state === "running" && <Entrants info={info} run={run} />}
          {info.state !== "open" && <Sheets info={info} />}
          <TournamentDetails info={info} />
          <Events info={info} />
        </aside>
      </div>
    </main>
  );
}
