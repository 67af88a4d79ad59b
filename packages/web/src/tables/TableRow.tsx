import { parseEdition } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import { Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";

/** The title of a match in lists. */
export const gameTitle = (summary: MatchSummary): string => {
  const id = parseEdition(summary.game)?.id ?? summary.game;
  return en.landing.games[id]?.title ?? id;
};

/** The state of a match in one line. */
export function statusText(summary: MatchSummary): string {
  const name = (seat: number): string => summary.seats[seat]?.name ?? "";
  if (summary.over)
    return summary.over.winners.length === 0
      ? en.tables.drawn
      : en.tables.won(en.against(summary.over.winners.map(name)));
  return en.tables.asked(en.against(summary.asked.map(name)));
}

/** A match in a list; links to the match, or to its replay if it is over. */
export function TableRow({ summary, mine }: { readonly summary: MatchSummary; readonly mine?: boolean }) {
  const to = summary.over
    ? ({ at: "replay", match: summary.match } as const)
    : ({ at: "table", match: summary.match } as const);
  return (
    <a className={`tb${mine === true ? " mine" : ""}`} {...link(to)}>
      <span className="th">
        <Icon name={summary.over ? "time" : "table"} />
      </span>
      <span>
        <b>{gameTitle(summary)}</b>
        <span>
          {en.against(summary.seats.map((seat) => seat.name))}: {statusText(summary)}
        </span>
      </span>
      <time dateTime={new Date(summary.changedAt).toISOString()}>{en.ago(summary.changedAt, useNow())}</time>
    </a>
  );
}
