/** What is wrong with a command line, a file or a match, in English. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const en = translatable("cli/errors", {
  noFile: (file: string): string => `${file} does not exist.`,
  isFolder: (file: string): string => `${file} is a folder, not a file.`,
  unreadable: (file: string, code: string): string => `${file} cannot be read (${code}).`,
  unwritable: (file: string, why: string): string => `${file} cannot be written: ${why}`,
  noRecord: (file: string): string => `${file} is not a Starboard record.`,
  noJson: (file: string): string => `${file} is not a JSON file.`,
  playedUnder: (game: string): string => `The match was played under ${game}.`,
  edition: (newest: string): string => `This program has edition ${newest}.`,
  editions: (oldest: string, newest: string): string => `This program has editions ${oldest} to ${newest}.`,
  atBeyond: (at: number, acts: number): string =>
    `--at is ${at}, but the record has only ${count(acts, "act", "acts")}.`,
  number: (name: string, least: number, given: string): string =>
    `--${name} must be a whole number of at least ${least}, not “${given}”.`,
  options: (presets: string): string => `--options must be JSON, a .json file or a preset: ${presets}.`,
  badOptions: "These options are not valid.",
  noTexts: (tag: string, tags: readonly string[]): string =>
    `There are no texts in “${tag}”. Choose ${tags.join(" or ")}.`,
  notStarted: (why: string): string => `The match could not be started or read: ${why}`,
  notCarriedOut: "The action could not be carried out.",
  damaged: "The stored data of this match is damaged, so no record can be written.",
  noBots: "This game has no bots.",
  noRematch: "This match is not over, or its record cannot be replayed.",
  seats: (needed: number, listed: number): string =>
    `This match needs ${count(needed, "seat", "seats")}, but --seats lists ${listed}.`,
  nameReplay: "Name the record to replay.",
  nameExport: "Name the record to export.",
  nameVerify: "Name a record to verify.",
  nameReview: "Name the record to review.",
  nameStudy: "Name the study to check: starboard study check FILE.",
  nameMeasurement: "Name a file that the lab page has saved.",
  form: (forms: string, given: string): string => `--as must be ${forms}, not “${given}”.`,
  noPictures: (game: string): string => `${game} draws no pictures of its board, which a page needs.`,
  noRule: (id: string): string => `There is no rule ${id}. Rule ids look like AD-6.4.4.`,
  nameGame: (games: string): string => `Name a game: ${games}.`,
  nothingToPrint: (game: string, games: string): string => `“${game}” has nothing to print. Choose ${games}.`,
  paper: (papers: string, given: string): string => `--paper must be ${papers}, not “${given}”.`,
  parts: (parts: string, given: string): string => `--parts can be ${parts}, not “${given}”.`,
  noReviewBot: (game: string): string => `${game} has no bot to review it.`,
  effort: (given: string): string => `--effort must be above 0 and at most 100, not “${given}”.`,
  seat: (most: number, given: string): string => `--seat must be from 1 to ${most}, not “${given}”.`,
  noMeasurement: (file: string): string => `${file} is not a valid measurement.`,
  otherBots: (file: string): string =>
    `${file} was played by other bots or rules: its first match now ends differently.`,
});
