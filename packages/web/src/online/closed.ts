/** Why nothing is played any more at a table whose match came to no end of its own. */
import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";

export function closedText({ closed, seats }: TableInfo): string {
  if (!closed) return "";
  const { scores = [], why } = closed;
  const name = (seat: number): string => seats[seat]?.name || en.newtable.seat(seat + 1);
  const best = scores.indexOf(1);
  const level = scores.every((score) => score === scores[0] && score > 0);
  const words = en.online.closed;
  const result =
    best >= 0
      ? words.wins(name(best))
      : level
        ? words.drawn
        : words.points(scores.map((score, seat) => `${name(seat)} ${en.tournament.points(score)}`));
  return `${words[closed.is](result, why)} ${words.after}`;
}
