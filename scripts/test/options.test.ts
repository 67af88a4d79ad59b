/** Tests that every declared option is used: it must occur outside the files that declare and describe it. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OptionSpec } from "@starboard/kernel";
import { manifests } from "@starboard/registry/manifests";
import { describe, expect, test } from "vitest";

const games = join(import.meta.dirname, "../../packages/games");
/** Files that declare options, set their defaults, check them for conflicts, or contain their texts. */
const DECLARING = /(^|\/)(options|option-table|standard|conflicts|rules\.gen)\.ts$|(^|\/)text\//;

/** Returns the options of a game that no other source file mentions. */
async function unusedOptions(id: string): Promise<string[]> {
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

describe("every option is used", () => {
  test.for(manifests.map(({ id }) => id))("%s", async (id) => {
    expect(await unusedOptions(id)).toEqual([]);
  });
});
