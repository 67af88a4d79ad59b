import { parseEdition } from "@starboard/kernel";
import type { ClockRule, TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";

export const gameIdOf = ({ game }: Pick<TableInfo, "game">): string => parseEdition(game)?.id ?? game;

/** What a table's game is called. */
export const gameName = (info: Pick<TableInfo, "game">): string =>
  en.landing.games[gameIdOf(info)]?.title ?? gameIdOf(info);

/** How a table keeps time, in a few words. */
export function clockWords(rule: ClockRule): string {
  const { clock } = en.online;
  switch (rule.is) {
    case "none":
      return clock.none;
    case "live":
      return clock.live(Math.round(rule.main / 60), rule.add);
    case "turn":
      return clock.turn(rule.each);
    case "mail":
      return clock.mail(rule.days);
  }
}
