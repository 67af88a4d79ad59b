import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseRecord } from "@starboard/kernel";
import { afterAll, expect, test } from "vitest";
import { run } from "./context.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-play-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "match.json");

test("two people at one keyboard play a whole match whose record verifies", async () => {
  // Always the first action of the list; 200 lines are more than any match takes.
  const typed = new Array<string>(200).fill("1");
  const { status, out } = await run(["play", "sample", "--seats", "Ada,Grace", "--record", file], typed);
  expect(status).toBe(0);
  expect(out).toMatch(/Ada: Pick the wreck to bid for\. \[SMP-3\.2\]|Ada: Lay a card/);
  expect(out).toContain("won the run. [SMP-7.1]");
  expect(out).toContain(`To verify it, run: starboard verify ${file}`);
  expect((await run(["verify", file])).out).toContain("Every check passed.");
  const read = parseRecord(readFileSync(file, "utf8"));
  expect("ok" in read && read.ok.seats.map(({ name }) => name)).toEqual(["Ada", "Grace"]);
});

test("every command of the help text works", async () => {
  const other = join(folder, "half.json");
  const typed = [
    "help",
    "99",
    "log",
    "any",
    "any leave",
    "why",
    "list thrust",
    "table",
    "rule SMP-4.1",
    "rule SMP-99",
    "{bad",
    '{"do":"fly"}',
    "undo",
    '{"do":"call"}',
    "undo",
    "log 3",
    `save ${other}`,
    "nonsense",
    "# a remark",
    "",
    "more",
    "quit",
  ];
  const { status, out } = await run(["play", "sample", "--seats", "Ada,Grace", "--record", file], typed);
  expect(status).toBe(0);
  const sentences = [
    "NUMBER        choose the action with this number",
    "The list has no action 99.",
    "Call for home",
    "Leave the run",
    "(4. Bidding)",
    "There is no rule SMP-99.",
    "Not a valid act",
    "Not allowed: ",
    "Ada calls for home. [SMP-8.3]",
    "Taken back.",
    `The record was saved to ${other}.`,
    "  no actions",
    `The record was saved to ${file}.`,
  ];
  for (const sentence of sentences) expect(out).toContain(sentence);
  expect((await run(["verify", other])).out).toContain("No errors so far.");
});

test("a script replaces a person's input; a refused act is printed with its rule and code", async () => {
  const script = join(folder, "moves.txt");
  writeFileSync(script, '{"do":"bid","card":6}\n{"do":"takeBack"}\nwhy\nquit\n');
  const { out } = await run(["play", "sample", "--seats", "Ada,Grace", "--moves", script, "--record", file]);
  expect(out).toContain("Not allowed: You have not called for home. [SMP-8.4, SMP_NOT_CALLED]");
});

test("a bot plays its own turns", async () => {
  const typed = ["1", "1", "1", "quit"];
  const { out } = await run(["play", "4000ad", "--seats", "Ada,bot:1", "--record", file], typed);
  expect(out).toMatch(/(Algol|Regulus)’s turn/);
  const read = parseRecord(readFileSync(file, "utf8"));
  const acted = "ok" in read ? read.ok.entries.flatMap((entry) => (entry.is === "act" ? [entry.by] : [])) : [];
  expect(new Set(acted)).toEqual(new Set([0, 1]));
});

test("--seats bot is an error in a game without bots", async () => {
  expect(await run(["play", "sample", "--seats", "Ada,bot:1"])).toMatchObject({
    status: 2,
    err: "CLI_BOT: This game has no bots.",
  });
});
