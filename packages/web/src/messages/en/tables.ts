/** Texts of the page "My tables". */
import { formatFor } from "@starboard/kit";

export const tables = {
  title: "My tables",
  lead: "Stored in this browser on this device. Export the matches you want to keep.",
  yours: "Your turn",
  waiting: "Waiting for others",
  over: "Finished",
  stuck: "Can’t be opened",
  none: "No tables yet",
  noneText: "Start a match, or drop a record here to watch it.",
  drawn: "no winner",
  won: (names: string): string => `won by ${names}`,
  asked: (names: string): string => `${names} to act`,
  export: "Export",
  remove: "Delete",
  removeTitle: "Delete this match?",
  removeText: "This cannot be undone. Export the match first if you want to keep it.",
  keep: "Cancel",
  import: "Import record",
  play: "Play",
  problem: "Your tables can’t be read",
} as const;

export const { ago, date: day } = formatFor("en");
