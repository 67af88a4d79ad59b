import { useCallback } from "react";
import * as en from "../messages/en.ts";
import { gameName } from "../online/names.ts";
import { useLine } from "../online/store.ts";
import { TroublePage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { tellTrouble, troubleOf } from "../problems.ts";
import { Events, Facts } from "./TournamentDetails.tsx";
import { useTournament } from "./use-tournament.ts";
import { Now, type Run } from "./CurrentStatus.tsx";
import { Entrants, Organise } from "./OrganiserTools.tsx";
import { Rounds } from "./Rounds.tsx";
import { Sheets } from "./Sheets.tsx";
import { Crosstable, Standings } from "./Standings.tsx";
import "../online/online.css";
import "./tournament.css";
import "./print.css";

/** A tournament by its address: what happens now, standings, rounds; for the organiser also what to do. */
export function TournamentPage({ id, invite }: { readonly id: string; readonly invite: string | undefined }) {
  useLine();
  const { info, trouble, learn } = useTournament(id, invite);
  const run = useCallback<Run>(
    async (act) => {
      try {
        learn(await act());
        return true;
      } catch (error) {
        tellTrouble(troubleOf(error));
        return false;
      }
    },
    [learn],
  );
  if (!info)
    return trouble ? (
      <TroublePage trouble={trouble} title={en.tournament.title} />
    ) : (
      <Loading text={en.tournament.opening} />
    );
  const words = en.tournament;
  const state =
    info.state === "open"
      ? words.state.open(info.entrants.length, info.limit)
      : info.state === "running"
        ? words.state.running(info.played.length, info.rounds)
        : words.state.over;
  const cross = info.format === "roundRobin" && info.seats === 2 && info.state !== "open";
  return (
    <main className="page cup" id="content">
      <header>
        <h1>{info.title}</h1>
        <p className="lead">
          {[words.formats[info.format], gameName(info), state, words.by(info.organiser)].join(" · ")}
        </p>
        {trouble && (
          <output className="online-lost">
            {en.trouble(trouble.code, trouble.about)} <code>{trouble.code}</code>
          </output>
        )}
      </header>
      <Now info={info} token={invite} run={run} />
      <div className="cup-columns">
        <div className="cup-main">
          {info.about !== "" && <p className="cup-about">{info.about}</p>}
          {info.state === "open" && <Entrants info={info} run={run} />}
          {info.state !== "open" && <Standings info={info} />}
          {info.state !== "open" && <Rounds info={info} run={run} />}
          {cross && <Crosstable info={info} />}
        </div>
        <aside className="cup-side">
          {info.you.organiser && info.state !== "over" && <Organise info={info} run={run} />}
          {info.state === "running" && <Entrants info={info} run={run} />}
          {info.state !== "open" && <Sheets info={info} />}
          <Facts info={info} />
          <Events info={info} />
        </aside>
      </div>
    </main>
  );
}
