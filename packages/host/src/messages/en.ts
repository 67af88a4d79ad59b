/** Texts that a host writes itself: names in records, notifications and e-mails. */
import { formatFor } from "@starboard/kit";

const { count } = formatFor("en");

export const en = {
  /** The default name of a bot, by seat index from 0. */
  botName: (seat: number): string => `Bot ${seat + 1}`,
  yourTurn: (titles: readonly string[]): string =>
    titles.length === 1 ? `Your turn: ${titles[0]}` : `Your turn at ${count(titles.length, "table", "tables")}`,
  /** The title of a tournament table: at most 60 characters for a tournament title of 40. */
  round: (title: string, round: number): string => `${title}, round ${round}`,
  /** Notification of new pairings. */
  paired: (titles: readonly string[]): string =>
    titles.length === 1 ? `New pairing: ${titles[0]}` : `New pairings at ${count(titles.length, "table", "tables")}`,
  /** Notification of matches that were closed because their game is no longer installed. */
  notInstalled: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Closed because its rules are not installed on this server: ${titles[0]}`
      : `${count(titles.length, "match was", "matches were")} closed because their rules are not installed on this server`,
  noMore: (url: string): string => `Change your notification settings: ${url}`,
  confirmSubject: "Starboard: confirm your e-mail address",
  confirmMail: (code: string, origin: string): string =>
    `A player at ${origin} asked for turn notifications to this address.\n\nIf this was you, enter this code there: ${code}\n\nIf not, ignore this e-mail. You will not receive another.\n`,
  /** Replaces the name of a player who deleted their account. */
  erasedName: "Former player",
};
