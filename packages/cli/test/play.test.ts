import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseRecord } from "@starboard/kernel";
import { afterAll, expect, test } from "vitest";
import { run } from "./context.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-play-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "match.json");

test("two people at one keyboard play a whole match, and the record proves it", async () => {
  // The first act on the list, again and again: longer than any match lasts.
  const typed = new Array<string>(200).fill("1");
  const { status, out } = await run(["play", "sample", "--seats", "Ada,Grace", "--record", file], typed);
  expect(status).toBe(0);
  expect(out).toMatch(/Ada: Pick the wreck to bid for\. \[SMP-3\.2\]|Ada: Lay a card/);
  expect(out).toContain("won the run. [SMP-7.1]");
  expect(out).toContain(`prove it with: starboard verify ${file}`);
  expect((await run(["verify", file])).out).toContain("It is proved in every part.");
  const read = parseRecord(readFileSync(file, "utf8"));
  expect("ok" in read && read.ok.seats.map(({ name }) => name)).toEqual(["Ada", "Grace"]);
});

test("everything a person can type does what help says", async () => {
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
  const said = [
    "NUMBER        do what stands at that number",
    "There is no 99 in the list.",
    "Call for home",
    "Leave the run",
    "(4. Bidding)",
    "There is no rule SMP-99.",
    "That is no act",
    "No: That is no act of this step.",
    "No: ",
    "Ada calls for home. [SMP-8.3]",
    "Taken back.",
    `The record is in ${other}.`,
    "  nothing",
    `The record is in ${file}.`,
  ];
  for (const sentence of said) expect(out).toContain(sentence);
  expect((await run(["verify", other])).out).toContain("Nothing is wrong with it so far.");
});

test("a script plays in place of a person, and what it may not do is told with its rule and code", async () => {
  const script = join(folder, "moves.txt");
  writeFileSync(script, '{"do":"bid","card":6}\n{"do":"takeBack"}\nwhy\nquit\n');
  const { out } = await run(["play", "sample", "--seats", "Ada,Grace", "--moves", script, "--record", file]);
  expect(out).toContain("No: You have not called for home. [SMP-8.4, SMP_NOT_CALLED]");
});

test("against a bot the bot answers by itself", async () => {
  const typed = ["1", "1", "1", "quit"];
  const { out } = await run(["play", "4000ad", "--seats", "Ada,bot:1", "--record", file], typed);
  expect(out).toMatch(/(Algol|Regulus)'s turn/);
  const read = parseRecord(readFileSync(file, "utf8"));
  const acted = "ok" in read ? read.ok.entries.flatMap((entry) => (entry.is === "act" ? [entry.by] : [])) : [];
  expect(new Set(acted)).toEqual(new Set([0, 1]));
});

test("a game without bots says so", async () => {
  expect(await run(["play", "sample", "--seats", "Ada,bot:1"])).toMatchObject({
    status: 2,
    err: "CLI_BOT: This game has no bots yet.",
  });
});
