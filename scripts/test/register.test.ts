/** Tests that everything about the games follows from `packages/games/games.txt` and their manifests. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gameEntries } from "@starboard/registry";
import { manifests } from "@starboard/registry/manifests";
import { expect, test } from "vitest";
import { registeredGames, staleLists } from "../register.mjs";

const root = join(import.meta.dirname, "../..");
const ids = registeredGames(root);

test("what follows from the list of games is up to date (npm run register)", () => {
  expect(staleLists(root).map(({ file }) => relative(root, file))).toEqual([]);
});

test("manifests and entries come in the order of the list", () => {
  expect(manifests.map(({ id }) => id)).toEqual(ids);
  expect(gameEntries.map(({ game }) => game.id)).toEqual(ids);
});

test.for(manifests)(
  "the manifest of $id says what its rules and texts say",
  async ({ prefix, landing, play, rules }) => {
    const { game, text } = await play();
    expect(await rules()).toContain(`**${prefix}-`);
    expect(game.refusals.over.rule.startsWith(`${prefix}-`)).toBe(true);
    expect(text.title).toBe(landing.title);
  },
);

test.for(ids)("the manifest of %s loads nothing but a few words by itself", (id) => {
  const source = readFileSync(join(root, "packages/games", id, "src/manifest.ts"), "utf8");
  expect(importedBy(source)).toEqual(["./text/en/landing.ts", "./translations.gen.ts"]);
  const folder = join(root, "packages/games", id, "src/text/en");
  const words = readFileSync(join(folder, "landing.ts"), "utf8");
  const others = importedBy(words).filter((path) => path !== "@starboard/kit");
  // How a side is named is the same in every language: a module of its own, as small and without imports.
  for (const path of others) {
    expect(path).toMatch(/^\.\.\/[a-z-]+\.ts$/);
    const shared = readFileSync(join(folder, path), "utf8");
    expect(importedBy(shared)).toEqual([]);
    expect(shared.length).toBeLessThan(1_500);
  }
  expect(others.length).toBeLessThanOrEqual(1);
});

/** Paths of modules that a module imports at run time. */
const importedBy = (source: string): string[] =>
  [...source.matchAll(/^import (?!type ).*from "(.*)";$/gm)].map(([, path]) => path as string);

test("no two games share a prefix", () => {
  const prefixes = manifests.map(({ prefix }) => prefix);
  expect(new Set([...prefixes, "KRN", "SMP"]).size).toBe(prefixes.length + 2);
});

/** Code that is about one game on purpose: commands that make its files, and the shortest options for a field run. */
const ABOUT_ONE_GAME = [
  "packages/cli/src/arena",
  "packages/cli/src/commands/modules.ts",
  "packages/cli/src/commands/star-map.ts",
  "packages/host/src/soak",
];

test("outside its folder, no code names a game", () => {
  const named = new RegExp(`["'/](?:${ids.join("|")})["'/@]`);
  const found = ["packages"].flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }) as string[])
      .map((path) => `${folder}/${path}`)
      .filter((path) => /^(?!packages\/games\/).*\/src\/.*(?<!\.gen)\.tsx?$/.test(path))
      .filter((path) => !/node_modules|dist-types/.test(path) && !ABOUT_ONE_GAME.some((one) => path.startsWith(one)))
      .filter((path) => named.test(readFileSync(join(root, path), "utf8"))),
  );
  expect(found).toEqual([]);
  expect(named.test('import "@starboard/anaxis/bot"')).toBe(true);
});
