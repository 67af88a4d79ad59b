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

// Tests "Add a game" of CONTRIBUTING: a game is created in an empty repository that links our packages. It must
// type-check, lint, be formatted, pass its own tests including the conformance suite, and be playable.

const repository = join(import.meta.dirname, "../..");
const sandbox = mkdtempSync(join(tmpdir(), "starboard-new-game-"));
const game = join(sandbox, "packages/games/star-ferry");

/** Runs a script under this Node and returns its exit status and output. */
const node = (script: string, args: readonly string[]): Promise<{ status: number; output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: "1" };
    execFile(process.execPath, [join(repository, script), ...args], { cwd: sandbox, env }, (error, out, err) => {
      resolve({ status: error ? Number(error.code ?? 1) : 0, output: `${out}${err}` });
    });
  });
const createGame = (...args: string[]) => node("scripts/new-game.mjs", [...args, "--root", sandbox]);

beforeAll(async () => {
  mkdirSync(join(sandbox, "packages/games"), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(sandbox, "node_modules"), "junction");
  for (const name of ["kernel", "kit", "bots", "conformance"])
    symlinkSync(join(repository, "packages", name), join(sandbox, "packages", name), "junction");
  for (const file of ["tsconfig.base.json", "oxlint.config.ts", "biome.json", ".gitignore", "package.json"])
    copyFileSync(join(repository, file), join(sandbox, file));
  const list = { files: [], references: [{ path: "./packages/kernel" }] };
  for (const file of ["tsconfig.json", "tsconfig.tests.json"])
    writeFileSync(join(sandbox, file), `${JSON.stringify(list, null, 2)}\n`);
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
  writeFileSync(join(sandbox, "tsconfig.check.json"), JSON.stringify(check));
  const { status, output } = await createGame("star-ferry", "--title", "Star Ferry", "--prefix", "FRY");
  expect(output).toContain("Star Ferry is in packages/games/star-ferry");
  expect(status).toBe(0);
});
afterAll(() => rmSync(sandbox, { recursive: true, force: true }));

test("none of the sample's names is left", () => {
  const texts = (readdirSync(game, { recursive: true, encoding: "utf8" }) as string[])
    .map((path) => join(game, path))
    .filter((path) => /\.(ts|json|md|txt)$/.test(path))
    .map((path) => readFileSync(path, "utf8"));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => /sample|salvage run|SMP[-_]/i.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes("**FRY-1.1**"))).toBe(true);
});

test("all files and folders of a game exist", () => {
  const files = [
    "rules.md",
    "package.json",
    "tsconfig.json",
    "src/state.ts",
    "src/acts.ts",
    "src/facts.ts",
    "src/options.ts",
    "src/outline.ts",
  ];
  const folders = [
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
  expect([...files, ...folders].filter((path) => !existsSync(join(game, path)))).toEqual([]);
});

test("the project is listed once", () => {
  for (const file of ["tsconfig.json", "tsconfig.tests.json"]) {
    const { references } = JSON.parse(readFileSync(join(sandbox, file), "utf8")) as { references: { path: string }[] };
    expect(references.map(({ path }) => path).sort()).toEqual(["./packages/games/star-ferry", "./packages/kernel"]);
  }
});

test("it type-checks, lints and is formatted", async () => {
  const checks = [
    node("node_modules/typescript/bin/tsc", ["-p", "tsconfig.check.json"]),
    node("node_modules/oxlint/bin/oxlint", ["--deny-warnings", "packages/games"]),
    node("node_modules/@biomejs/biome/bin/biome", ["format", "packages/games"]),
  ];
  for (const { status, output } of await Promise.all(checks))
    expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
});

test("it passes its own tests and the conformance suite", async () => {
  const { status, output } = await node("node_modules/vitest/vitest.mjs", [
    "run",
    "--root",
    sandbox,
    "--dir",
    "packages/games",
    "--reporter=verbose",
  ]);
  expect(output).toContain("hidden information does not affect a viewer");
  expect(output).toMatch(/Tests {2}\d+ passed/);
  expect(status).toBe(0);
});

test("it can be played", async () => {
  writeFileSync(join(sandbox, "moves.txt"), "1\n".repeat(200));
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
  expect((await node("packages/cli/src/main.ts", args)).output).toContain("won the run. [FRY-7.1]");
  expect((await node("packages/cli/src/main.ts", ["--game-folder", game, "verify", "match.json"])).output).toContain(
    "Every check passed.",
  );
});

test.for([
  ["no id", []],
  ["an id that is not a folder name", ["../evil"]],
  ["an id that is taken", ["star-ferry"]],
  ["a prefix that is taken", ["other", "--prefix", "KRN"]],
] as const)("%s is refused without changes", async ([, args]) => {
  const before = readdirSync(join(sandbox, "packages/games"));
  expect((await createGame(...args)).status).toBe(2);
  expect(readdirSync(join(sandbox, "packages/games"))).toEqual(before);
});
