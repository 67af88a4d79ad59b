/** Tests that a module says in its first lines what it is, unless its few exports say so themselves. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** A module with more exports than this needs a comment of its own. */
const MAX_EXPORTS = 2;

/** True if a reader of the first line must guess what the exports of the module have in common. */
const lacksComment = (code: string): boolean =>
  !/^(?:#![^\n]*\n)?\/[/*]/.test(code) && (code.match(/^export /gm) ?? []).length > MAX_EXPORTS;

test("a module with several exports begins with a comment", () => {
  const modules = execFileSync("git", ["ls-files", "packages"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => /\/src\/.*\.ts$/.test(path) && !/\/test\/|\.gen\.ts$|\.d\.ts$/.test(path));
  expect(modules.length).toBeGreaterThan(1_000);
  expect(modules.filter((path) => lacksComment(readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test("a module without a comment is found", () => {
  const code = "export const a = 1;\nexport const b = 2;\nexport const c = 3;\n";
  expect(lacksComment(code)).toBe(true);
  expect(lacksComment(`/** Three numbers. */\n${code}`)).toBe(false);
  expect(lacksComment(`#!/usr/bin/env node\n// Three numbers.\n${code}`)).toBe(false);
  expect(lacksComment("export const a = 1;\n")).toBe(false);
});
