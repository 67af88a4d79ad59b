import { Button } from "@starboard/ui";
import type { TournamentInfo } from "@starboard/wire/tournament";
import * as en from "../messages/en.ts";

const words = en.tournament.sheets;

/** Downloads (CSV) and print of standings and pairings. */
export function Sheets({ info }: { readonly info: TournamentInfo }) {
  const at = `/api/tournaments/${encodeURIComponent(info.tournament)}`;
  return (
    <section className="cup-card cup-sheets" aria-labelledby="sheets">
      <h2 id="sheets">{words.title}</h2>
      <div className="row">
        <a className="btn" href={`${at}/standings.csv`} download={`${info.title} standings.csv`}>
          {words.standings}
        </a>
        <a className="btn" href={`${at}/pairings.csv`} download={`${info.title} pairings.csv`}>
          {words.pairings}
        </a>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
    </section>
  );
}
