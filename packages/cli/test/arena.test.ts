import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { levelSettings } from "@starboard/bots";
import { botFor } from "@starboard/registry/bots";
import { arena as command } from "../src/arena/command.ts";
import { readArenaFile, writeArenaFile } from "../src/arena/file.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-arena-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const main = join(import.meta.dirname, "../src/main.ts");

function arena(...args: readonly string[]): Promise<{ status: number | null; out: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, "arena", ...args], { cwd: folder });
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.on("close", (status) => resolve({ status, out }));
  });
}

test("runs a contest in threads, stores it and replays it; finds a forged row", { timeout: 60_000 }, async () => {
  const table = ["--preset", "tournament", "--set", "ad.version=independents", "--set", "ad.players=2"];
  const played = await arena(
    "--a",
    "2",
    "--b",
    "random",
    "--factor",
    "50",
    "--groups",
    "1",
    "--out",
    "kept/duel",
    "--keep",
    "kept/rows",
    ...table,
  );
  expect(played.status).toBe(0);
  expect(played.out).toMatch(/matches +2 in 1 groups/);
  const path = join(folder, "kept/duel.json");
  expect(readFileSync(join(folder, "kept/duel.csv"), "utf8").split("\n")).toHaveLength(4);
  // A name without the usual ending is kept whole: two runs must not share a file.
  expect(readFileSync(join(folder, "kept/rows"), "utf8").split("\n")).toHaveLength(4);
  const verified = await arena("verify", path);
  expect(verified.status).toBe(0);
  expect(verified.out).toContain("2 matches replayed with the same result");

  const file = readArenaFile(readFileSync(path, "utf8"));
  if (!file) throw new Error("no file");
  const rows = file.rows.map((row, i) => (i === 1 ? { ...row, share: 1 - (row.share ?? 0) } : row));
  writeFileSync(join(folder, "forged.json"), writeArenaFile({ ...file, rows }));
  const forged = await arena("verify", "forged.json");
  expect(forged.status).toBe(1);
  expect(forged.out).toContain("row 1");
  const other = await arena("verify", "forged.json", "--replay", "0");
  expect(other.status).toBe(0);
});

test("explains invalid arguments and ends with status 2", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const args of [
    ["--a", "7"],
    ["--preset", "nonsense"],
    ["--set", "ad.players=9"],
    ["--game", "chess"],
    ["--groups", "0"],
    ["--sprt", "20,0"],
    ["--sprt", "0,20", "--set", "ad.players=4", "--set", "ad.version=independents"],
    ["verify"],
  ]) {
    errors.mockClear();
    expect(await command(args), args.join(" ")).toBe(2);
    expect(String(errors.mock.calls[0]?.[0]).length).toBeGreaterThan(10);
  }
  errors.mockRestore();
});

test("a file of an earlier version is read with today's names, and with the settings that levels had then", () => {
  const contest = { game: "trekwar", options: {}, a: { is: "search", level: 3 }, b: { is: "random" }, patience: 70 };
  const file = readArenaFile(JSON.stringify({ format: "starboard.arena", version: 1, contest, rows: [] }));
  expect(file?.contest).toMatchObject({ maxActs: 70, a: { evaluation: { name: "2026-11" } }, b: { is: "random" } });
  expect(file?.contest.a).toMatchObject({ settings: levelSettings(3) });
  // TrekWar has choices of its own since.
  expect(levelSettings(3, botFor("trekwar")?.levelChoices)).not.toEqual(levelSettings(3));
});

test("rejects files that are not arena files", () => {
  for (const text of ["", "{", "null", "[]", '{"format":"starboard.arena","version":2,"rows":[],"contest":{}}'])
    expect(readArenaFile(text)).toBeNull();
});
