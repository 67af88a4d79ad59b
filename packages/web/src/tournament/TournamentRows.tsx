import type { TournamentSummary } from "@starboard/wire/tournament";
import * as en from "../messages/en.ts";
import { gameName } from "../online/names.ts";
import { EmptyList } from "../shell/EmptyList.tsx";
import { ListRow } from "../shell/ListRow.tsx";
import { useNow } from "../shell/now.ts";

/** Tournaments as rows that lead to their pages. */
export function TournamentRows({
  lines,
  none,
}: {
  readonly lines: readonly TournamentSummary[];
  readonly none: string;
}) {
  const now = useNow();
  const words = en.tournament;
  if (lines.length === 0) return <EmptyList icon="chart" text={none} />;
  return (
    <ul className="tables">
      {lines.map((tournament) => (
        <ListRow
          key={tournament.tournament}
          to={{ at: "tournament", tournament: tournament.tournament }}
          icon="chart"
          mine={tournament.yours || tournament.invited === true}
          title={tournament.title}
          about={[
            gameName(tournament),
            words.formats[tournament.format],
            ...(tournament.edition === undefined ? [] : [en.season.numbered(tournament.edition)]),
            tournament.state === "open"
              ? words.state.open(tournament.entrants, tournament.limit)
              : tournament.state === "running"
                ? tournament.format === "arena" || tournament.format === "teams"
                  ? words.state.running(0, 0)
                  : words.state.running(tournament.round, tournament.rounds)
                : words.entrants(tournament.entrants),
            ...(tournament.startsAt === undefined ? [] : [en.season.begins(tournament.startsAt)]),
            words.by(tournament.organiser),
            ...(tournament.invited ? [en.season.invited] : []),
            ...(tournament.yours ? [words.yours] : []),
          ]}
        >
          <time dateTime={new Date(tournament.changedAt).toISOString()}>{en.ago(tournament.changedAt, now)}</time>
        </ListRow>
      ))}
    </ul>
  );
}
