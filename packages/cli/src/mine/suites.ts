/**
 * Suites: positions of real matches in which one class of acts is right, to measure bots by. A part was judged by a long
 * search (the files beside this one); the rest are proved puzzles whose task serves the match.
 */
import { en as errors } from "../errors.en.ts";
import { readdirSync, readFileSync } from "node:fs";
import { loadPuzzles, type Puzzle, type PuzzleCollection, readPuzzles } from "@starboard/kit";
import { CliError } from "../context.ts";
import matchFamilies from "./suites/families.json" with { type: "json" };
import { BEST_ACT } from "./search-puzzles.ts";

/**
 * By game, the families that ask for what a player of the match wants too: to hold or regain a home, to destroy, to lose
 * little, to earn. Others ask for something that can be wrong in the match, such as to spare as many ships as possible.
 */
const MATCH_FAMILIES: Readonly<Record<string, readonly string[]>> = matchFamilies;

/** The files are beside this one, and beside the built program. */
const folder = new URL(import.meta.url.endsWith(".ts") ? "./suites/" : "../cli/suites/", import.meta.url);

/** Returns the positions that the search judged. Throws a CliError with code CLI_PUZZLES if the file is damaged. */
export function judgedPositions(game: string): readonly Puzzle[] {
  const file = `${game}.json`;
  if (!readdirSync(folder).includes(file)) return [];
  const read = readPuzzles(readFileSync(new URL(file, folder), "utf8"));
  if ("bad" in read) throw new CliError("CLI_PUZZLES", errors.badSuite(game, read.bad[0]?.code ?? ""));
  return read.ok.puzzles;
}

/** Returns the whole suite of a game. */
export async function suitePositions(game: string, collection: PuzzleCollection): Promise<readonly Puzzle[]> {
  const families = MATCH_FAMILIES[game] ?? [];
  const proved = (await loadPuzzles(collection)).filter(({ family }) => families.includes(family));
  return [...judgedPositions(game), ...proved];
}

/** What a position of a suite is about: the step for judged ones, the family for proved ones. */
export const suiteTheme = ({ family, themes }: Puzzle): string =>
  family === BEST_ACT ? `${themes[0]} (search)` : `${family} (proved)`;
