/** The texts of the list of commands, in English. */
import { translatable } from "@starboard/kit";

export const en = translatable("cli/messages", {
  usage: "starboard COMMAND …",
  help: "starboard help COMMAND shows the usage of a command.",
  gameFolder: "--game-folder FOLDER adds an unregistered game from a folder.",
  language: (tags: readonly string[]): string =>
    `--lang ${tags.join("|")} sets the language; the default is that of LC_ALL, LC_MESSAGES or LANG.`,
  figures:
    "What measures bots and checks the program (arena, balance, tune, calibrate, profile, review-study, mine, exploits, suite,\nsituations, perft, golden, release-check, check, fuzz, soak) reports in English in every language.",
  noCommand: (name: string): string => `There is no command “${name}”. Run starboard help for a list.`,
  noGame: (id: string, ids: string): string =>
    `There is no game “${id}”. Choose ${ids}, or add one with --game-folder FOLDER.`,
  nameGame: (ids: string): string => `Name a game: ${ids}.`,
  /** What a command does, where another language says it; in English each command says it itself. */
  about: (_name: string): string | undefined => undefined,
});
