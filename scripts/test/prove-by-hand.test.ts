import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

// scripts/prove-by-hand.mjs uses none of Starboard's code. It must accept and reject the same records.

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "starboard-proof-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const prove = (file: string): Promise<{ status: number; out: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(root, "scripts/prove-by-hand.mjs"), file], (error, out) => {
      resolve({ status: error ? Number(error.code ?? 1) : 0, out });
    });
  });
const records = join(root, "packages/sample/records");
const golden = readdirSync(records).filter((name) => name.endsWith(".json") && name !== "specs.json");

test.for(golden)("%s is verified by hand", async (name) => {
  const { status, out } = await prove(join(records, name));
  expect(out).toMatch(/entries verified/);
  expect(status).toBe(0);
});

describe("forged records are detected by hand", () => {
  const text = readFileSync(join(records, "two-captains.json"), "utf8");
  test.for([
    ["an act", '"by":0', '"by":1', /wrong hash, expected/],
    ["a die", '"values":[', '"values":[9,', /expected \d/],
    ["the secret", '"secret":"', '"secret":"00', /does not match the commitment/],
    ["the name of a player", "Player 1", "Player 9", /entry 0: wrong hash/],
  ] as const)("%s", async ([name, from, to, problem]) => {
    const file = join(folder, `${name.replaceAll(" ", "-")}.json`);
    writeFileSync(file, text.replace(from, to));
    const { status, out } = await prove(file);
    expect(out).toMatch(problem);
    expect(status).toBe(1);
  });
});
