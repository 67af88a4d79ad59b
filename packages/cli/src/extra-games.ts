/** Loads unregistered games from folders (`--game-folder FOLDER`), for use while a game is being written. */
import { en as errors } from "./errors.en.ts";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { GameEntry } from "@starboard/kit";
import { type AnyBot, CliError } from "./context.ts";

/** A game found in a folder, with its bot if it has one. */
export interface ExtraGame {
  readonly entry: GameEntry;
  readonly bot?: AnyBot;
}

/** Separates every `--game-folder FOLDER` from the rest of a command line. */
export function splitGameFolders(line: readonly string[]): { folders: string[]; rest: string[] } {
  const folders: string[] = [];
  const rest: string[] = [];
  for (let i = 0; i < line.length; i++) {
    if (line[i] === "--game-folder") folders.push(line[++i] ?? "");
    else rest.push(line[i] as string);
  }
  return { folders, rest };
}

/** Loads the game in a folder: `src/index.ts` exports `game` and `text`, `src/rules.gen.ts` exports `rules`. */
export async function gameFrom(folder: string): Promise<ExtraGame> {
  const file = (name: string): string => join(resolve(folder), "src", name);
  for (const name of ["index.ts", "rules.gen.ts"])
    if (!existsSync(file(name)))
      throw new CliError("CLI_GAME", `${file(name)} does not exist. npm run rules writes rules.gen.ts.`);
  const { game, text, glance, editions } = (await import(pathToFileURL(file("index.ts")).href)) as Partial<GameEntry>;
  const { rules } = (await import(pathToFileURL(file("rules.gen.ts")).href)) as Partial<GameEntry>;
  if (!game || !text || rules === undefined) throw new CliError("CLI_GAME", errors.noGameFolder(folder));
  const entry: GameEntry = { game, text, rules, ...(glance && { glance }), ...(editions && { editions }) };
  if (!existsSync(file("bot/index.ts"))) return { entry };
  const { bot } = (await import(pathToFileURL(file("bot/index.ts")).href)) as { bot?: AnyBot };
  return { entry, ...(bot && { bot }) };
}
