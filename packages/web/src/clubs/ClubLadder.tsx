import { Segments } from "@starboard/ui";
import { ratingPace, type RatingPace } from "@starboard/wire/rating";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle } from "../games.ts";
import { LadderTable } from "../ladder/LadderTable.tsx";
import { SelectField } from "../shell/fields.tsx";
import { Loading } from "../shell/Loading.tsx";
import { useFetched } from "../shell/use-fetched.ts";
import { clubsApi } from "./api.ts";
import "../ladder/ladder.css";

/** The ladder of a club's members, by game and pace, of matches for two. */
export function ClubLadder({ club }: { readonly club: string }) {
  const [game, setGame] = useState(GAMES[0] ?? "");
  const [pace, setPace] = useState<RatingPace>("live");
  const { value, problem } = useFetched(`${club} ${game} ${pace}`, () => clubsApi.ladder(club, game, pace));
  return (
    <section className="people-panel" aria-labelledby="club-ladder">
      <h2 id="club-ladder">{en.clubs.ladder}</h2>
      <div className="ladder-choice">
        <SelectField label={en.clubs.game} value={game} of={GAMES} name={gameTitle} onChange={setGame} />
        <Segments
          label={en.ladder.pace}
          value={pace}
          options={ratingPace.options.map((one) => ({ value: one, name: en.ladder.paces[one] }))}
          onChange={setPace}
        />
      </div>
      {problem ? (
        <p className="bad" role="alert">
          {en.problem(problem.code, problem.about)} <code>{problem.code}</code>
        </p>
      ) : !value ? (
        <Loading />
      ) : value.entries.length === 0 ? (
        <p className="panel-note">{en.clubs.ladderNone}</p>
      ) : (
        <LadderTable {...value} />
      )}
    </section>
  );
}
