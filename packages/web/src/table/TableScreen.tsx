import { Button } from "@starboard/ui";
import { useEffect } from "react";
import { localMatchClient, listMatches } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { type LoadedGame, fetchEdition } from "../loaded-game.ts";
import { navigate } from "../router.ts";
import { ErrorPage } from "../shell/ErrorPages.tsx";
import { saveText, recordText } from "../shell/files.ts";
import { Loading } from "../shell/Loading.tsx";
import { showProblem, ProblemError, toProblem } from "../problems.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { Table } from "./Table.tsx";

/** A local match by its address: loads it and its game, or shows why it cannot be opened. */
export function TableScreen({ match }: { readonly match: string }) {
  const { value: loaded, problem } = useFetched(match, () => find(match));
  useEffect(
    () =>
      localMatchClient().onNotice((notice) => {
        if (notice.code === "MATCH_REMOVED" && notice.match === match) navigate({ at: "tables" });
      }),
    [match],
  );
  if (problem) {
    return (
      <ErrorPage problem={problem} title={en.tables.problem}>
        {(problem.code === "MATCH_EDITION" || problem.code === "MATCH_DAMAGED") && (
          <Button
            onClick={() =>
              void recordText(match).then(
                (text) => saveText(text, `starboard-${match.slice(0, 8)}.json`),
                (error: unknown) => showProblem(toProblem(error)),
              )
            }
          >
            {en.tables.export}
          </Button>
        )}
      </ErrorPage>
    );
  }
  if (!loaded) return <Loading text={en.table.opening} />;
  return <Table key={match} match={match} loaded={loaded} />;
}

async function find(match: string): Promise<LoadedGame> {
  const { summaries, unreadable } = await listMatches();
  const bad = unreadable.find((one) => one.match === match);
  if (bad) throw new ProblemError({ code: bad.code });
  const summary = summaries.find((one) => one.match === match);
  if (!summary) throw new ProblemError({ code: "MATCH_UNKNOWN" });
  return fetchEdition(summary.game);
}
