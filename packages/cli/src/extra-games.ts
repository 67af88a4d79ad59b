/** Games that are not in the list yet: `--also FOLDER`, while a game is being made. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Title } from "@starboard/kit";
import { type AnyBot, Trouble } from "./context.ts";

/** A game found in a folder, with its bot if it has one. */
export interface Found {
  readonly title: Title;
  readonly bot?: AnyBot;
}

/** Takes `--also FOLDER` out of a command line. */
export function splitAlso(line: readonly string[]): { folders: string[]; rest: string[] } {
  const folders: string[] = [];
  const rest: string[] = [];
  for (let i = 0; i < line.length; i++) {
    if (line[i] === "--also") folders.push(line[++i] ?? "");
    else rest.push(line[i] as string);
  }
  return { folders, rest };
}

/** The game whose folder it is: `src/index.ts` exports `game` and `words`, `src/rules.gen.ts` its rules. */
export async function gameFrom(folder: string): Promise<Found> {
  const file = (name: string): string => join(resolve(folder), "src", name);
  for (const name of ["index.ts", "rules.gen.ts"])
    if (!existsSync(file(name)))
      throw new Trouble("CLI_GAME", `${file(name)} is not there (npm run rules writes rules.gen.ts).`);
  const { game, words } = (await import(pathToFileURL(file("index.ts")).href)) as Partial<Title>;
  const { rules } = (await import(pathToFileURL(file("rules.gen.ts")).href)) as Partial<Title>;
  if (!game || !words || rules === undefined)
    throw new Trouble("CLI_GAME", `${folder} does not export game, words and rules.`);
  const title: Title = { game, words, rules };
  if (!existsSync(file("bot/index.ts"))) return { title };
  const { bot } = (await import(pathToFileURL(file("bot/index.ts")).href)) as { bot?: AnyBot };
  return { title, ...(bot && { bot }) };
}
