import { Button } from "@starboard/ui";
import { parseEdition } from "@starboard/kernel";
import { useEffect } from "react";
import { clerk, listMatches } from "../local/index.ts";
import * as en from "../messages/en.ts";
import { type Loaded, loadGame } from "../loaded-game.ts";
import { navigate } from "../router.ts";
import { TroublePage } from "../shell/ErrorPages.tsx";
import { saveText, recordText } from "../shell/files.ts";
import { Loading } from "../shell/Loading.tsx";
import { tellTrouble, Troubled, troubleOf } from "../problems.ts";
import { useFetched } from "../shell/use-fetched.ts";
import { Table } from "./Table.tsx";

/** A table by its address: finds it, fetches its game, or says why it cannot be opened. */
export function TableScreen({ match }: { readonly match: string }) {
  const { value: loaded, trouble } = useFetched(match, () => find(match));
  useEffect(
    () =>
      clerk().onNotice((notice) => {
        if (notice.code === "MATCH_REMOVED" && notice.match === match) navigate({ at: "tables" });
      }),
    [match],
  );
  if (trouble) {
    return (
      <TroublePage trouble={trouble} title={en.tables.trouble}>
        {(trouble.code === "MATCH_EDITION" || trouble.code === "MATCH_DAMAGED") && (
          <Button
            onClick={() =>
              void recordText(match).then(
                (text) => saveText(text, `starboard-${match.slice(0, 8)}.json`),
                (error: unknown) => tellTrouble(troubleOf(error)),
              )
            }
          >
            {en.tables.export}
          </Button>
        )}
      </TroublePage>
    );
  }
  if (!loaded) return <Loading text={en.table.opening} />;
  return <Table key={match} match={match} loaded={loaded} />;
}

async function find(match: string): Promise<Loaded> {
  const { cards, stuck } = await listMatches();
  const bad = stuck.find((one) => one.match === match);
  if (bad) throw new Troubled({ code: bad.code });
  const card = cards.find((one) => one.match === match);
  if (!card) throw new Troubled({ code: "MATCH_UNKNOWN" });
  return loadGame(parseEdition(card.game)?.id ?? card.game);
}
