import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

// A function over 120 lines is an error. A copy of the configuration lints short and long functions.

const root = join(import.meta.dirname, "../..");
const LIMIT = 120;
const lines = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join("\n");
/** A function of so many lines, with its first and last. */
const long = (count: number): string =>
  `export function sum(n: number): number {\n${lines(count - 3, (n) => `  // ${n}`)}\n  return n;\n}`;

const files: Record<string, string> = {
  "packages/web/src/allowed.ts": long(LIMIT),
  "packages/web/src/long.ts": long(LIMIT + 1),
  "packages/web/src/arrow.ts": `export const sum = (n: number): number => {\n${lines(LIMIT, () => "")}\n  return n;\n};`,
  "packages/web/src/Component.tsx": `export function Component() {\n${lines(LIMIT, () => "")}\n  return null;\n}`,
  "packages/web/test/long.test.ts": long(LIMIT + 1),
};

let folder = "";
let reported = new Set<string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "starboard-functions-"));
  await cp(join(root, "oxlint.config.ts"), join(folder, "oxlint.config.ts"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  await mkdir(join(folder, "packages/games"), { recursive: true });
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${text}\n`);
  }
  const bin = join(root, "node_modules/oxlint/bin/oxlint");
  const args = [bin, "--format", "json", "packages"];
  const output = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }).then(
    (done) => done.stdout,
    (failed: { stdout: string }) => failed.stdout,
  );
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] };
  reported = new Set(
    diagnostics
      .filter(({ code }) => code.includes("max-lines-per-function"))
      .map(({ filename }) => filename.replaceAll("\\", "/")),
  );
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("a function of 120 lines is allowed, one of 121 is not", () => {
  const own = Object.keys(files).filter((path) => reported.has(path));
  expect(own.sort()).toEqual(
    Object.keys(files)
      .filter((path) => !path.includes("allowed"))
      .sort(),
  );
});
