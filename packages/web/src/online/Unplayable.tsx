import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { TournamentBanner } from "../tournament/TournamentBanner.tsx";
import { closedText } from "./closed.ts";
import { gameName } from "./names.ts";

/**
 * Page of a table that was closed because its game is not installed: the reason, and a download of the stored match.
 */
export function Unplayable({ info }: { readonly info: TableInfo }) {
  return (
    <main className="page narrow" id="content">
      <h1>{info.terms.title || gameName(info)}</h1>
      <p className="online-lost">{closedText(info)}</p>
      {info.tournament !== undefined && <TournamentBanner tournament={info.tournament} playing={false} />}
      {info.summary !== null && (
        <>
          <p>{en.online.unplayable.text}</p>
          <a
            className="btn may"
            href={`/api/tables/${encodeURIComponent(info.table)}/record`}
            download={`${info.table}.json`}
          >
            {en.online.unplayable.download}
          </a>
        </>
      )}
    </main>
  );
}
