import { parseEdition } from "@starboard/kernel";
import type { ClockRule, TableInfo } from "@starboard/wire/host";
import * as en from "../messages/en.ts";

export const gameIdOf = ({ game }: Pick<TableInfo, "game">): string => parseEdition(game)?.id ?? game;

/** What a table's game is called. */
export const gameName = (info: Pick<TableInfo, "game">): string =>
  en.landing.games[gameIdOf(info)]?.title ?? gameIdOf(info);

/** Who sits at a seat, or sat there last; its number where nobody ever did. */
export const seatName = ({ seats, card }: Pick<TableInfo, "seats" | "card">, seat: number): string =>
  seats[seat]?.name || card?.seats[seat]?.name || en.newtable.seat(seat + 1);

/** How a table keeps time, in a few words. */
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

/** A browser by what it calls itself, such as "Firefox · Linux"; empty when it says nothing we know. */
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
