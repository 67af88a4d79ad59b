import { Button } from "@starboard/ui";
import type { SeasonEdition, SeasonInfo } from "@starboard/wire/seasons";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { call } from "../online/api.ts";
import { gameName } from "../online/names.ts";
import { useHostConnection, useOnline } from "../online/store.ts";
import { showProblem, toProblem } from "../problems.ts";
import { link } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { ConfirmedButton } from "./ConfirmedButton.tsx";
import "../online/online.css";
import "./tournament.css";
import "./standings.css";
import "./season.css";

/** The page of a season: what comes next, past editions and who won them. */
export function SeasonPage({ id }: { readonly id: string }) {
  useHostConnection();
  const me = useOnline((s) => s.me?.person);
  const path = `seasons/${encodeURIComponent(id)}`;
  const { value, problem } = useFetched(`${path} ${me ?? ""}`, () => call<SeasonInfo>("GET", path));
  const [changed, setChanged] = useState<SeasonInfo | null>(null);
  const words = en.season;
  const info = changed ?? value;
  if (!info)
    return problem ? <ErrorPage problem={problem} title={en.tournament.title} /> : <Loading text={words.opening} />;
  const recur = (recurs: boolean): void =>
    void call<SeasonInfo>("PUT", path, { recurs }).then(setChanged, (error: unknown) => showProblem(toProblem(error)));
  return (
    <main className="page cup season" id="content">
      <header>
        <h1>{info.title}</h1>
        <p className="lead">
          {[en.tournament.formats[info.format], gameName(info), words.every[info.every], words.by(info.organiser)].join(
            " · ",
          )}
        </p>
      </header>
      <Next info={info} />
      {info.about !== "" && <p className="cup-about">{info.about}</p>}
      <Winners editions={info.editions.filter(({ state }) => state === "over")} />
      {info.yours && (
        <section className="cup-card" aria-label={en.tournament.organise.title}>
          <h2>{en.tournament.organise.title}</h2>
          {info.next ? (
            <ConfirmedButton words={words.stop} sure={words.stopSure} act={() => recur(false)} />
          ) : (
            <Button look="may" onClick={() => recur(true)}>
              {words.resume}
            </Button>
          )}
        </section>
      )}
      <p>
        <a className="btn" {...link({ at: "tournaments" })}>
          {en.tournament.all}
        </a>
      </p>
    </main>
  );
}

/** The edition to enter or to watch, and when the one after it begins. */
function Next({ info: { editions, next } }: { readonly info: SeasonInfo }) {
  const words = en.season;
  const current = editions.filter(({ state }) => state !== "over");
  const after = next ? words.after(next.edition, next.startsAt) : words.stoppedText;
  if (current.length === 0)
    return (
      <section className="cup-now" aria-label={next ? words.next(next.edition) : words.stopped}>
        <div>
          <h2>{next ? words.next(next.edition) : words.stopped}</h2>
          <p>{next ? words.nextText(next.startsAt, next.opensAt) : words.stoppedText}</p>
        </div>
      </section>
    );
  return current.map(({ tournament, edition, state, startsAt }, i) => {
    const title = state === "open" ? words.openNow(edition) : words.running(edition);
    const begins = state === "open" && startsAt !== null ? [words.begins(startsAt)] : [];
    return (
      <section key={tournament} className="cup-now" aria-label={title}>
        <div>
          <h2>{title}</h2>
          <p>{[...begins, ...(i === 0 ? [after] : [])].join(" ")}</p>
        </div>
        <a className={`btn ${state === "open" ? "main" : "may"}`} {...link({ at: "tournament", tournament })}>
          {words.toEdition}
        </a>
      </section>
    );
  });
}

/** The finished editions with their winners. */
function Winners({ editions }: { readonly editions: readonly SeasonEdition[] }) {
  const words = en.season;
  return (
    <section aria-labelledby="winners">
      <h2 id="winners">{words.winners}</h2>
      {editions.length === 0 ? (
        <p className="panel-note">{words.none}</p>
      ) : (
        <table className="cup-table season-winners">
          <thead>
            <tr>
              <th scope="col" className="num">
                {words.edition}
              </th>
              <th scope="col">{words.winner}</th>
              <th scope="col" className="wide">
                {words.began}
              </th>
              <th scope="col" className="num">
                {words.entrants}
              </th>
            </tr>
          </thead>
          <tbody>
            {editions.map(({ tournament, edition, winners, startsAt, entrants }) => (
              <tr key={tournament}>
                <td className="num">{edition}</td>
                <th scope="row">
                  <a {...link({ at: "tournament", tournament })}>
                    {winners.length === 0 ? words.noMatches : words.names(winners)}
                  </a>
                </th>
                <td className="wide">{startsAt === null ? "" : words.when(startsAt)}</td>
                <td className="num">{entrants}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
