/** Texts about a match of this device, from its summary. */
import { parseEdition } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import { gameTitle } from "../games.ts";
import * as en from "../messages/en.ts";
import { isDraw } from "../shell/outcome.ts";

/** The title of a match in lists. */
export const titleOf = ({ game }: MatchSummary): string => gameTitle(parseEdition(game)?.id ?? game);

/** The state of a match in one line. */
export function statusText(summary: MatchSummary): string {
  const name = (seat: number): string => summary.seats[seat]?.name ?? "";
  if (summary.over)
    return summary.over.winners.length === 0 || isDraw(summary.over, summary.seats.length)
      ? en.tables.drawn
      : en.tables.won(en.against(summary.over.winners.map(name)));
  return en.tables.asked(en.against(summary.asked.map(name)));
}
