import { execFile } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// "Add a game in an afternoon" is a promise. Here it is kept: a game is begun in an empty house that has our rooms and
// our packages, and must type-check, lint, be formatted, pass its own tests (the exam among them) and be playable.

const repository = join(import.meta.dirname, "../..");
const house = mkdtempSync(join(tmpdir(), "starboard-new-game-"));
const game = join(house, "packages/games/star-ferry");

/** Runs a script under this Node and gives its exit status with all it said. */
const node = (script: string, args: readonly string[]): Promise<{ status: number; said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: "1" };
    execFile(process.execPath, [join(repository, script), ...args], { cwd: house, env }, (error, out, err) => {
      resolve({ status: error ? Number(error.code ?? 1) : 0, said: `${out}${err}` });
    });
  });
const begin = (...args: string[]) => node("scripts/new-game.mjs", [...args, "--root", house]);

beforeAll(async () => {
  mkdirSync(join(house, "packages/games"), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(house, "node_modules"), "junction");
  for (const room of ["kernel", "kit", "bots", "conformance"])
    symlinkSync(join(repository, "packages", room), join(house, "packages", room), "junction");
  for (const file of ["tsconfig.base.json", "oxlint.config.ts", "biome.json", ".gitignore", "package.json"])
    copyFileSync(join(repository, file), join(house, file));
  const list = { files: [], references: [{ path: "./packages/kernel" }] };
  for (const file of ["tsconfig.json", "tsconfig.tests.json"])
    writeFileSync(join(house, file), `${JSON.stringify(list, null, 2)}\n`);
  const check = {
    extends: "./tsconfig.base.json",
    compilerOptions: {
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      types: ["node"],
    },
    include: ["packages/games"],
  };
  writeFileSync(join(house, "tsconfig.check.json"), JSON.stringify(check));
  const { status, said } = await begin("star-ferry", "--title", "Star Ferry", "--prefix", "FRY");
  expect(said).toContain("Star Ferry lies in packages/games/star-ferry");
  expect(status).toBe(0);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

test("nothing of the sample's names is left", () => {
  const texts = (readdirSync(game, { recursive: true, encoding: "utf8" }) as string[])
    .map((path) => join(game, path))
    .filter((path) => /\.(ts|json|md|txt)$/.test(path))
    .map((path) => readFileSync(path, "utf8"));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => /sample|salvage run|SMP[-_]/i.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes("**FRY-1.1**"))).toBe(true);
});

test("all the rooms of a game are there", () => {
  const rooms = [
    "rules.md",
    "package.json",
    "tsconfig.json",
    "src/state.ts",
    "src/acts.ts",
    "src/facts.ts",
    "src/options.ts",
    "src/outline.ts",
  ];
  const more = [
    "src/view.ts",
    "src/notation.ts",
    "src/invariants.ts",
    "src/steps",
    "src/asides",
    "src/calc",
    "src/text/en",
    "src/bot",
    "test",
    "situations",
    "records",
    "perft",
  ];
  expect([...rooms, ...more].filter((room) => !existsSync(join(game, room)))).toEqual([]);
});

test("the compiler is told once", () => {
  for (const file of ["tsconfig.json", "tsconfig.tests.json"]) {
    const { references } = JSON.parse(readFileSync(join(house, file), "utf8")) as { references: { path: string }[] };
    expect(references.map(({ path }) => path).sort()).toEqual(["./packages/games/star-ferry", "./packages/kernel"]);
  }
});

test("it type-checks, lints and is formatted", async () => {
  const checks = [
    node("node_modules/typescript/bin/tsc", ["-p", "tsconfig.check.json"]),
    node("node_modules/oxlint/bin/oxlint", ["--deny-warnings", "packages/games"]),
    node("node_modules/@biomejs/biome/bin/biome", ["format", "packages/games"]),
  ];
  for (const { status, said } of await Promise.all(checks))
    expect({ status, said: status === 0 ? "" : said }).toEqual({ status: 0, said: "" });
});

test("it passes its own tests, the exam among them", async () => {
  const { status, said } = await node("node_modules/vitest/vitest.mjs", [
    "run",
    "--root",
    house,
    "--dir",
    "packages/games",
    "--reporter=verbose",
  ]);
  expect(said).toContain("hidden information does not affect a viewer");
  expect(said).toMatch(/Tests {2}\d+ passed/);
  expect(status).toBe(0);
});

test("it can be played", async () => {
  writeFileSync(join(house, "moves.txt"), "1\n".repeat(200));
  const args = [
    "--game-folder",
    game,
    "play",
    "star-ferry",
    "--seats",
    "Ada,Grace",
    "--moves",
    "moves.txt",
    "--record",
    "match.json",
  ];
  expect((await node("packages/cli/src/main.ts", args)).said).toContain("won the run. [FRY-7.1]");
  expect((await node("packages/cli/src/main.ts", ["--game-folder", game, "verify", "match.json"])).said).toContain(
    "Every check passed.",
  );
});

test.for([
  ["no name", []],
  ["a name that is no folder", ["../evil"]],
  ["a name that is taken", ["star-ferry"]],
  ["numbers that are taken", ["other", "--prefix", "KRN"]],
] as const)("%s is refused and changes nothing", async ([, args]) => {
  const before = readdirSync(join(house, "packages/games"));
  expect((await begin(...args)).status).toBe(2);
  expect(readdirSync(join(house, "packages/games"))).toEqual(before);
});
