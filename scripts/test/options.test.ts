/** An option that no rule reads is a dead switch: every declared option is named outside the files that declare and explain it. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { OptionSpec } from "@starboard/kernel";

const games = join(import.meta.dirname, "../../packages/games");
/** Files that declare options, give them their standard values, check them against each other, or say them in words. */
const DECLARING =
  /(^|\/)(options|optiontable|optionTable|option-table|standard|conflicts|rules\.gen)\.ts$|(^|\/)(say|text)\//;

/** The options of a game that no other file of its source names. */
async function unread(id: string): Promise<string[]> {
  const src = join(games, id, "src");
  const { game } = (await import(join(src, "index.ts"))) as { game: { options: { specs: readonly OptionSpec[] } } };
  const code = globSync("**/*.{ts,tsx}", { cwd: src })
    .filter((file) => !DECLARING.test(file))
    .map((file) => readFileSync(join(src, file), "utf8"))
    .join("\n");
  const named = (option: string): boolean =>
    new RegExp(String.raw`(?<!\w)${option.replaceAll(".", String.raw`\.`)}(?![\w.])`).test(code);
  return game.options.specs.map((spec) => spec.id).filter((option) => !named(option));
}

describe("every option is read", () => {
  test.for(readdirSync(games))("%s", async (id) => {
    expect(await unread(id)).toEqual([]);
  });
});
