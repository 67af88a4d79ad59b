/** Texts of seasons: when a tournament begins by itself and how it repeats, its editions and winners. */
import { formatFor, translatable } from "@starboard/kit";

const { count, dateTime, list } = formatFor("en");

export const season = translatable("web/messages/season.season", {
  start: "Start",
  byOrganiser: "when I start it",
  onDate: "on a date",
  date: "Begins on",
  dateHelp: "In your time zone. The server starts the tournament then, if enough have entered.",
  repeats: "Repeats",
  every: { week: "every week", month: "every month", quarter: "four times a year" },
  never: "not",
  help: (days: number): string =>
    `A season: when an edition has ended, and at the latest ${count(days, "day", "days")} before the next date, the server opens registration for the next one and invites everyone who played.`,
  noDate: "Choose a date that lies ahead.",
  editionOf: (edition: number, every: string): string => `Edition ${edition}, ${every}`,
  page: "All editions and winners",
  begins: (at: number): string => `Begins ${dateTime(at)}.`,
  beginsText: (at: number): string => `The tournament begins on ${dateTime(at)}. Your first table then appears here.`,
  again: (name: string): string => `Enter again as ${name}`,
  invited: "You played last time",
  invitedShort: "enter again",
  by: (name: string): string => `organised by ${name}`,
  next: (edition: number): string => `Edition ${edition} is next`,
  nextText: (at: number, opensAt: number): string =>
    `It begins on ${dateTime(at)}. Registration opens as soon as the present edition has ended, at the latest on ${dateTime(opensAt)}.`,
  openNow: (edition: number): string => `Edition ${edition} is open`,
  running: (edition: number): string => `Edition ${edition} is being played`,
  toEdition: "Open the edition",
  after: (edition: number, at: number): string => `Edition ${edition} follows on ${dateTime(at)}.`,
  stopped: "This season has been stopped",
  stoppedText: "No further editions begin. Those that are open or running go on.",
  stop: "Stop the season",
  stopSure: "Stop the season? No further editions begin. The open or running one goes on, and you can resume later.",
  resume: "Resume the season",
  no: "No",
  winners: "Hall of winners",
  none: "No edition has ended yet.",
  edition: "Edition",
  began: "Began",
  winner: "Winner",
  entrants: "Entrants",
  noMatches: "no matches",
  names: list,
  when: dateTime,
  opening: "Opening the season",
});
