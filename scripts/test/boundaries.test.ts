import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

// Tests the import rules of oxlint.config.ts. A copy of the configuration lints small files: it must report each file
// that breaks a rule and none of the allowed ones.

const root = join(import.meta.dirname, "../..");
const forbidden: Record<string, string> = {
  "packages/kernel/src/a.ts": 'import "@starboard/kit";',
  "packages/kernel/src/b.ts": "export const now = () => Date.now();",
  "packages/kernel/src/c.ts": 'import "fastify";',
  "packages/kit/src/a.ts": 'import "node:fs";',
  "packages/kit/src/b.ts": "export const die = () => Math.random();",
  "packages/kit/src/c.ts": 'export const late = () => import("@starboard/host");',
  "packages/conformance/src/a.ts": 'import "@starboard/4000ad";',
  "packages/bots/src/a.ts": 'import "@starboard/kit";',
  "packages/bots/src/b.ts": 'export { play } from "@starboard/kernel";',
  "packages/bots/src/review/a.ts": 'export { replay } from "@starboard/kernel";',
  "packages/games/4000ad/src/bot/a.ts": 'import { start } from "@starboard/kernel";\nexport const peek = start;',
  "packages/games/4000ad/src/bot/b.ts": "export const die = () => Math.random();",
  "packages/match/src/a.ts": 'import "@starboard/bots";',
  "packages/wire/src/a.ts": 'import type {} from "@starboard/match";',
  "packages/ui/src/a.ts": 'import "@starboard/web";',
  "packages/web/src/a.ts": 'import "@starboard/host";',
  "packages/web/src/b.ts": 'import "../../host/src/index.ts";',
  "packages/host/src/a.ts": 'import "@starboard/cli";',
  "packages/lab/src/a.ts": 'import "@starboard/match";',
  "packages/lab/src/b.ts": "export const loose = (x: any) => String(x);",
  "packages/games/4000ad/src/a.ts": 'import "@starboard/bots";',
  "packages/games/4000ad/src/b.ts": 'import "./ui/index.tsx";',
  "packages/games/4000ad/src/c.ts": "export const wait = () => performance.now() + (setTimeout as unknown as number);",
  "packages/games/4000ad/src/ui/a.tsx": 'import "@starboard/match";',
};
const allowed: Record<string, string> = {
  "packages/kernel/src/ok.ts": 'import "zod/mini";\nimport "@noble/hashes/sha2.js";\nimport "./b.ts";',
  "packages/bots/src/review/record/ok.ts": 'export { replay } from "@starboard/kernel";',
  "packages/games/4000ad/src/ok.ts": 'import "@starboard/kernel";\nimport "@starboard/kit";',
  "packages/games/4000ad/src/bot/ok.ts":
    'import { seededDraws } from "@starboard/kernel";\nimport "@starboard/bots";\nimport "../ok.ts";\nexport const d = seededDraws;',
  "packages/games/4000ad/src/ui/ok.tsx":
    'import "react";\nimport "@starboard/ui";\nimport "@starboard/4000ad";\nexport const now = () => performance.now();',
  "packages/games/4000ad/src/test/ok.test.ts": 'import "@starboard/conformance";\nimport "node:fs";',
  "packages/host/src/ok.ts": 'import "node:fs/promises";\nimport "@fastify/static";\nimport "@starboard/4000ad";',
};

let folder = "";
let reported = new Set<string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "starboard-boundaries-"));
  await cp(join(root, "oxlint.config.ts"), join(folder, "oxlint.config.ts"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const files = {
    ...forbidden,
    ...allowed,
    "packages/games/4000ad/package.json": "{}",
    "package.json": '{"type":"module"}',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${text}\n`);
  }
  const bin = join(root, "node_modules/oxlint/bin/oxlint");
  const output = await promisify(execFile)(process.execPath, [bin, "--format", "json", "packages"], {
    cwd: folder,
  }).then(
    (done) => done.stdout,
    (failed: { stdout: string }) => failed.stdout,
  );
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string }[] };
  reported = new Set(diagnostics.map((one) => one.filename.replaceAll("\\", "/")));
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.for(Object.keys(forbidden))("%s is reported", (path) => {
  expect(reported).toContain(path);
});

test.for(Object.keys(allowed))("%s is not reported", (path) => {
  expect(reported).not.toContain(path);
});
