import { parseEdition } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import { Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { useNow } from "../shell/now.ts";

/** The title of a match in lists. */
export const gameTitle = (card: MatchSummary): string => {
  const id = parseEdition(card.game)?.id ?? card.game;
  return en.landing.games[id]?.title ?? id;
};

/** The state of a match in one line. */
export function statusText(card: MatchSummary): string {
  const name = (seat: number): string => card.seats[seat]?.name ?? "";
  if (card.over)
    return card.over.winners.length === 0 ? en.tables.drawn : en.tables.won(en.against(card.over.winners.map(name)));
  return en.tables.asked(en.against(card.asked.map(name)));
}

/** A match in a list; links to the match, or to its replay if it is over. */
export function TableRow({ card, mine }: { readonly card: MatchSummary; readonly mine?: boolean }) {
  const to = card.over ? ({ at: "replay", match: card.match } as const) : ({ at: "table", match: card.match } as const);
  return (
    <a className={`tb${mine === true ? " mine" : ""}`} {...link(to)}>
      <span className="th">
        <Icon name={card.over ? "time" : "table"} />
      </span>
      <span>
        <b>{gameTitle(card)}</b>
        <span>
          {en.against(card.seats.map((seat) => seat.name))}: {statusText(card)}
        </span>
      </span>
      <time dateTime={new Date(card.changedAt).toISOString()}>{en.ago(card.changedAt, useNow())}</time>
    </a>
  );
}
