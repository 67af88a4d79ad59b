/** Texts of the page "My tables". */
import { readerFormat, translatable } from "@starboard/kit";

export const tables = translatable("web/messages/tables.tables", {
  title: "My tables",
  lead: "Your matches on this device and online. Export the matches of this device that you want to keep.",
  yours: "Your turn",
  waiting: "Waiting for others",
  over: "Finished",
  unreadable: "Can’t be opened",
  none: "No tables yet",
  noneHere: "No tables on this device yet",
  onlineAway: "Can’t reach the server. Your online tables are shown as soon as it can be reached.",
  noneText: "Start a match, or drop a record here to watch it.",
  drawn: "no winner",
  won: (names: string): string => `won by ${names}`,
  asked: (names: string): string => `${names} to act`,
  yourTurn: "Your turn",
  waitsFor: (names: string): string => `Waiting for ${names}`,
  waitsToStart: "Not started",
  running: "In progress",
  online: "Online",
  export: "Export",
  remove: "Delete",
  removeTitle: "Delete this match?",
  removeText: "This cannot be undone. Export the match first if you want to keep it.",
  keep: "Cancel",
  import: "Import record",
  play: "Play",
  problem: "Your tables can’t be read",
} as const);

/** Dates and ages in the language of the reader. */
export const { ago, date: day } = readerFormat;
