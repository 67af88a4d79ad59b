import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { tournamentApi } from "./api.ts";

/** Banner of a tournament table: link to the tournament, deadline of the round and what happens then. */
export function TournamentBanner({ tournament, playing }: { readonly tournament: string; readonly playing: boolean }) {
  const { value: info } = useFetched(tournament, () => tournamentApi.read(tournament));
  const round = info?.played[info.played.length - 1];
  const { setup, now } = en.tournament;
  return (
    <p>
      <a {...link({ at: "tournament", tournament })}>{en.tournament.toTournament}</a>
      {playing && info && round && !round.done && round.deadline !== null && (
        <span className="panel-note">
          {" "}
          {now.round(round.round, info.rounds)}: {round.ruling ? now.ruling : now.ends(round.deadline)}.{" "}
          {!round.ruling && setup.deadlineHelp[info.atDeadline]}
        </span>
      )}
    </p>
  );
}
