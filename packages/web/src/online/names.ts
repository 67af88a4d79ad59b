/** Short texts about a table: its game, seats and time control. */
import { parseEdition } from "@starboard/kernel";
import type { ClockRule, TableInfo } from "@starboard/wire/host";
import { gameTitle } from "../games.ts";
import * as en from "../messages/en.ts";

export const gameIdOf = ({ game }: Pick<TableInfo, "game">): string => parseEdition(game)?.id ?? game;

/** The title of a table's game. */
export const gameName = (info: Pick<TableInfo, "game">): string => gameTitle(gameIdOf(info));

/** Name of a seat's current or last player; the seat number if there was none. */
export const seatName = ({ seats, summary }: Pick<TableInfo, "seats" | "summary">, seat: number): string =>
  seats[seat]?.name || summary?.seats[seat]?.name || en.newtable.seat(seat + 1);

/** A short text for a clock rule. */
export function clockWords(rule: ClockRule): string {
  const { clock } = en.online;
  switch (rule.is) {
    case "none":
      return clock.none;
    case "live":
      return clock.live(Math.round(rule.main / 60), rule.increment);
    case "turn":
      return clock.turn(rule.each);
    case "correspondence":
      return clock.mail(rule.days);
  }
}

/** A short browser name from a user agent, such as "Firefox · Linux"; empty if unknown. */
export function browserName(agent: string): string {
  const first = (names: readonly (readonly [RegExp, string])[]): string =>
    names.find(([pattern]) => pattern.test(agent))?.[1] ?? "";
  const browser = first([
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Firefox\//, "Firefox"],
    [/Chrom(?:e|ium)\//, "Chrome"],
    [/Safari\//, "Safari"],
  ]);
  const system = first([
    [/Android/, "Android"],
    [/iPhone|iPad/, "iOS"],
    [/Windows/, "Windows"],
    [/Mac OS X/, "macOS"],
    [/Linux/, "Linux"],
  ]);
  return [browser, system].filter(Boolean).join(" · ");
}
