import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "starboard-program-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const main = join(import.meta.dirname, "../src/main.ts");
const sample = join(import.meta.dirname, "../../sample");

/** Runs the program from its sources with the given text as input. */
function program(args: readonly string[], typed = ""): Promise<{ status: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, "--game-folder", sample, ...args], { cwd: folder });
    let out = "";
    let err = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    child.on("close", (status) => resolve({ status, out, err }));
    child.stdin.end(typed);
  });
}

test("reads typed lines from a pipe and writes the record to the given file", async () => {
  const played = await program(["play", "sample", "--seats", "Ada,Grace", "--record", "match.json"], "1\n1\nquit\n");
  expect(played.err).toBe("");
  expect(played.status).toBe(0);
  const verified = await program(["verify", "match.json"]);
  expect(verified.out).toContain("No errors so far.");
  expect(verified.status).toBe(0);
});

test("a game from a folder is loaded with its bot", async () => {
  const { out, status } = await program(
    ["play", "sample", "--seats", "Ada,bot:1", "--record", "bot.json"],
    "1\ntable\n1\n1\nquit\n",
  );
  expect(out).toMatch(/Round \d of 3, \d cards in the deck/);
  expect(out).toMatch(/Bot 2: \d cards?, /);
  expect(status).toBe(0);
});

test("the end of input counts as leaving; errors go to standard error with status 2", async () => {
  const [left, problem, extra] = await Promise.all([
    program(["play", "sample", "--seats", "Ada,Grace", "--record", "left.json"]),
    program(["verify", "nothing.json"]),
    program(["--game-folder", folder, "games"]),
  ]);
  expect(left).toMatchObject({ status: 0, err: "" });
  expect(problem).toMatchObject({ status: 2, out: "", err: "CLI_FILE: nothing.json does not exist.\n" });
  expect(extra).toMatchObject({ status: 2, out: "" });
  expect(extra.err).toMatch(/^CLI_GAME: /);
});
