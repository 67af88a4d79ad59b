import { Segments } from "@starboard/ui";
import { ratingPace, type RatingPace, ratingPlayers, type RatingPlayers } from "@starboard/wire/rating";
import type { Ladder } from "@starboard/wire/ladder";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle, hasGame } from "../games.ts";
import { call } from "../online/api.ts";
import { link, navigate } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { LadderTable } from "./LadderTable.tsx";
import { SeasonTable } from "./SeasonTable.tsx";
import "./ladder.css";

/** The ladders of one game, by pace and number of players. */
export function LadderPage({ game }: { readonly game: string | undefined }) {
  const chosen = game !== undefined && hasGame(game) ? game : (GAMES[0] ?? "");
  const [pace, setPace] = useState<RatingPace>("live");
  const [players, setPlayers] = useState<RatingPlayers>("two");
  const address = `ladders/${chosen}?pace=${pace}&players=${players}`;
  const { value, problem } = useFetched(address, () => call<Ladder>("GET", address));
  return (
    <main className="page ladder" id="content">
      <h1>{en.ladder.title}</h1>
      <p>{en.ladder.lead}</p>
      <div className="ladder-choice">
        <Segments
          label={en.ladder.game}
          value={chosen}
          options={GAMES.map((id) => ({ value: id, name: gameTitle(id) }))}
          onChange={(id) => navigate({ at: "ladder", game: id })}
        />
        <Segments
          label={en.ladder.pace}
          value={pace}
          options={ratingPace.options.map((value) => ({ value, name: en.ladder.paces[value] }))}
          onChange={setPace}
        />
        <Segments
          label={en.ladder.players}
          value={players}
          options={ratingPlayers.options.map((value) => ({ value, name: en.ladder.tables[value] }))}
          onChange={setPlayers}
        />
      </div>
      <section className="ladder-panel">
        {problem ? (
          <p className="bad" role="alert">
            {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
          </p>
        ) : value ? (
          <LadderTable {...value} />
        ) : (
          <Loading />
        )}
        <p className="panel-note">{en.ladder.explained(players)}</p>
        <p className="panel-note">
          {en.ladder.rests(players)} {en.ladder.paceText}
        </p>
      </section>
      {value && <SeasonTable {...value.season} />}
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
