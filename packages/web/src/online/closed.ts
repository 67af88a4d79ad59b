/** The reason why a table was closed before its match ended. */
import type { TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { seatName } from "./names.ts";

export function closedText(info: TableInfo): string {
  const { closed } = info;
  if (!closed) return "";
  const { scores = [], why } = closed;
  const best = scores.indexOf(1);
  const level = scores.every((score) => score === scores[0] && score > 0);
  const words = en.online.closed;
  const result =
    best >= 0
      ? words.wins(seatName(info, best))
      : level
        ? words.drawn
        : words.points(scores.map((score, seat) => `${seatName(info, seat)} ${en.tournament.points(score)}`));
  return `${words[closed.is](result, why)} ${words.after}`;
}
