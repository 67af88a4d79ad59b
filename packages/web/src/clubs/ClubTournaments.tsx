import { Icon } from "@starboard/ui";
import type { TournamentSummary } from "@starboard/wire/tournament";
import * as en from "../messages/en.ts";
import { GAMES, gameTitle } from "../games.ts";
import { gameName } from "../online/names.ts";
import { link } from "../router.ts";
import { EmptyList } from "../shell/EmptyList.tsx";
import { ListRow } from "../shell/ListRow.tsx";
import { useNow } from "../shell/now.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { TournamentRows } from "../tournament/TournamentRows.tsx";
import { clubsApi } from "./api.ts";

/** The team matches and the tournaments of a club, the latest first. */
export function ClubTournaments({ club, manages }: { readonly club: string; readonly manages: boolean }) {
  const words = en.clubs;
  const { value } = useFetched(`tournaments of ${club}`, () => clubsApi.tournaments(club));
  const all = value?.tournaments ?? [];
  const matches = all.filter(({ teams }) => teams);
  const others = all.filter(({ teams }) => !teams);
  return (
    <section className="people-panel" aria-labelledby="club-matches">
      <h2 id="club-matches">{words.matches}</h2>
      <TeamMatches lines={matches} />
      <h2>{words.tournaments}</h2>
      <TournamentRows lines={others} none={words.noTournaments} />
      {manages && (
        <details className="clubs-make">
          <summary>{words.makeTournament}</summary>
          <p>{words.chooseGame}</p>
          <div className="row">
            {GAMES.map((id) => (
              <a key={id} className="btn may" {...link({ at: "new", game: id, tournament: true, club })}>
                <Icon name="plus" size={15} />
                {gameTitle(id)}
              </a>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function TeamMatches({ lines }: { readonly lines: readonly TournamentSummary[] }) {
  const words = en.clubs;
  const now = useNow();
  if (lines.length === 0) return <EmptyList icon="people" text={words.noMatches} />;
  return (
    <ul className="tables">
      {lines.map((line) => {
        const [a, b] = line.teams?.sides ?? [];
        if (!a || !b) return null;
        const score = words.team.result(en.tournament.points(a.points), en.tournament.points(b.points));
        return (
          <ListRow
            key={line.tournament}
            to={{ at: "tournament", tournament: line.tournament }}
            icon="people"
            mine={line.yours}
            title={words.team.versus(a.name, b.name)}
            about={[
              gameName(line),
              stateOf(line),
              ...(line.startsAt === undefined ? [] : [en.season.begins(line.startsAt)]),
            ]}
          >
            {line.round > 0 ? (
              <b className="clubs-score n">{score}</b>
            ) : (
              <time dateTime={new Date(line.changedAt).toISOString()}>{en.ago(line.changedAt, now)}</time>
            )}
          </ListRow>
        );
      })}
    </ul>
  );
}

/** What a team match waits for, or how it ended. */
function stateOf({ state, teams, round }: TournamentSummary): string {
  const { team } = en.clubs;
  if (state === "running") return team.running;
  if (state === "over" && round > 0) return team.over;
  if (teams?.answer === "refused") return team.refused(teams.sides[1]?.name ?? "");
  if (state === "over") return team.notPlayed;
  return teams?.answer === "waiting" ? team.waiting : team.open;
}
