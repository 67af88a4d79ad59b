import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problem } from "../src/messages/en.ts";

const packages = join(import.meta.dirname, "../..");
const sources = (folder: string): string[] =>
  readdirSync(join(packages, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("messages"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));

test("every error code that can reach the page has a sentence", () => {
  const codes = new Set(
    ["web/src", "match/src", "kernel/src", "wire/src"]
      .flatMap(sources)
      .flatMap((text) =>
        [...text.matchAll(/"((?:WEB|MATCH|RECORD|SERVICE|BOT|STORE|WIRE)_[A-Z_]+)"/g)].map(
          ([, code]) => code as string,
        ),
      ),
  );
  // Names of constants of the record format, not codes.
  for (const name of ["RECORD_LIMIT"]) codes.delete(name);
  expect(codes.size).toBeGreaterThan(20);
  const silent = [...codes].filter((code) => problem(code) === problem("NO_SUCH_CODE"));
  expect(silent).toEqual([]);
});
