import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseReview } from "@starboard/bots/review";
import { goldenMatch } from "@starboard/conformance";
import { chain, type Entry, type EntryBody, type MatchRecord, rootHash, writeRecord } from "@starboard/kernel";
import { game as sample } from "@starboard/sample";
import { STANDARD_DECKS } from "@starboard/trekwar";
import { afterAll, describe, expect, test } from "vitest";
import { commands } from "../src/run.ts";
import { run } from "./context.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const options = sample.options.parse({});
const record = goldenMatch(sample, { options: "ok" in options ? options.ok : {}, seed: 3, acts: 500 });
const good = file("good.json", writeRecord(record));
const rules = join(import.meta.dirname, "../../sample");
const trekwar = (name: string): string => join(import.meta.dirname, `../../games/trekwar/records/${name}.json`);

/** The record as a match of another edition, with hashes to match. */
function playedUnder(name: string): MatchRecord {
  const head = { ...record, game: name };
  const entries: Entry[] = [];
  for (const { hash: _, n, ...body } of record.entries)
    entries.push(chain(body as EntryBody, n, entries[entries.length - 1]?.hash ?? rootHash(head)));
  return { ...head, entries };
}

describe("help", () => {
  test("lists every command, also when no command is given", async () => {
    const { status, out } = await run([]);
    expect(status).toBe(0);
    for (const name of Object.keys(commands)) expect(out).toContain(`  ${name.padEnd(12)}`);
    expect(await run(["help"])).toEqual(await run(["--help"]));
  });
  test.for(Object.keys(commands))("%s has a description and a usage", async (name) => {
    const command = await commands[name]?.();
    expect(command?.about).toMatch(/\w/);
    expect((await run(["help", name])).out).toContain(`starboard ${name}`);
  });
});

describe("an error is one line with a stable code, and status 2", () => {
  test.for([
    [["fly"], "CLI_COMMAND"],
    [["help", "fly"], "CLI_COMMAND"],
    [["constructor"], "CLI_COMMAND"],
    [["verify"], "CLI_FILE"],
    [["verify", "/nowhere/at/all.json"], "CLI_FILE"],
    [["verify", folder], "CLI_FILE"],
    [["verify", file("empty.json", "")], "RECORD_JSON"],
    [["verify", file("other.json", "{}")], "RECORD_FORMAT"],
    [["verify", file("chess.json", writeRecord({ ...record, game: "chess@1" }))], "CLI_GAME"],
    [["verify", file("later.json", writeRecord(playedUnder("sample@9")))], "RECORD_EDITION"],
    [["review"], "CLI_FILE"],
    [["review", good], "CLI_BOT"],
    [["review", trekwar("resigned"), "--seat", "3"], "CLI_NUMBER"],
    [["review", trekwar("resigned"), "--effort", "0"], "CLI_NUMBER"],
    [["review", trekwar("unfinished")], "REVIEW_RUNNING"],
    [["review-study", "sample"], "CLI_BOT"],
    [["review-study", "trekwar", "--matches", "0"], "CLI_NUMBER"],
    [["replay"], "CLI_FILE"],
    [["replay", good, "--at", "x"], "CLI_NUMBER"],
    [["replay", good, "--at", "9999"], "CLI_NUMBER"],
    [["export", good, "--as", "poem"], "CLI_FORM"],
    // The sample game draws no pictures.
    [["export", good, "--as", "html"], "CLI_FORM"],
    [["export", good, "--as", "html", "--seen-by", "9"], "CLI_SEEN_BY"],
    [["export", good, "--as", "html", "--seen-by", "me"], "CLI_NUMBER"],
    [["export", good, "--as", "position", "--at", "9999"], "CLI_NUMBER"],
    [["rule", "SMP-99"], "CLI_RULE"],
    [["games", "chess"], "CLI_GAME"],
    [["situations"], "CLI_FILE"],
    [["situations", "/nowhere"], "CLI_FILE"],
    [["perft"], "CLI_FILE"],
    [["perft", "--game", "sample", "--depth", "0"], "CLI_NUMBER"],
    [["perft", "--game", "sample", "--position", "{"], "CLI_POSITION"],
    [["perft", "--game", "sample", "--position", "{}"], "SMP_POSITION"],
    [["golden", folder], "CLI_FILE"],
    [["check"], "CLI_GAME"],
    [["play", "sample", "--options", "{"], "CLI_OPTIONS"],
    [["play", "sample", "--options", '{"sample.rounds":99}'], "SMP_OPTIONS"],
    [["play", "sample", "--options", "/nowhere/at/all.json"], "CLI_FILE"],
    [["play", "trekwar", "--options", file("torn.json", '{"federationDeck":[')], "FILE_JSON"],
    [
      ["play", "trekwar", "--options", file("newer.json", '{"format":"starboard.options","version":99}')],
      "FILE_VERSION",
    ],
    [["play", "trekwar", "--options", file("deck.json", '{"federationDeck":["FU99"]}')], "TW_DECK_INVALID"],
    [["play", "sample", "--seats", "A"], "CLI_SEATS"],
    [["play", "sample", "--moves", "/nowhere"], "CLI_FILE"],
    [["verify", "--loud"], "CLI_FILE"],
    [["replay", "--loud"], "CLI_ARGUMENTS"],
    [["host", "--port", "99999"], "CLI_SETTING"],
  ] as const)("%j", async ([line, code]) => {
    const { status, out, err } = await run(line);
    expect(status).toBe(2);
    expect(err.split(/:|\n/)[0]).toBe(code);
    expect(out).toBe("");
  });
});

test("explains invalid options in the words of the game, with path, rule and code", async () => {
  const deck = STANDARD_DECKS[0].map((id) => (id === "FU02" ? "FU99" : id));
  const shared = { format: "starboard.options", version: 1, name: "", game: "trekwar@2" };
  const { err } = await run([
    "check",
    "trekwar",
    "--options",
    file("shared.json", JSON.stringify({ ...shared, options: { federationDeck: deck, deckEnd: "never" } })),
  ]);
  expect(err).toContain("federationDeck.1: Card FU99 does not exist. TW-G.1 TW_DECK_INVALID");
  expect(err).toContain("deckEnd: This option does not have this value. TW-9.3 TW_OPTION_VALUE");
});

test("an unknown game hints at the flag that adds a folder, and a wrong position names its field", async () => {
  const chess = file("chess-situation.json", JSON.stringify([{ game: "chess", title: "Mate" }]));
  expect((await run(["situations", chess])).out).toContain("--game-folder FOLDER adds a game");
  expect((await run(["play", "chess"])).err).toContain("--game-folder FOLDER");
  const { err } = await run(["perft", "--game", "sample", "--position", '{"step":"pick","round":9}']);
  expect(err).toContain("the field “round” cannot be used");
});

describe("records", () => {
  test("verify accepts a valid record", async () => {
    const { status, out } = await run(["verify", good]);
    expect(status).toBe(0);
    expect(out).toContain("Every check passed.");
    for (const part of ["hash chain", "commitment", "draws", "acts replayed", "result"])
      expect(out).toMatch(new RegExp(`${part}.*verified`));
  });
  test("verify names the error of a forged record and ends with status 1", async () => {
    const forged = file("forged.json", writeRecord(record).replace('"by":0', '"by":1'));
    const { status, out } = await run(["verify", forged]);
    expect(status).toBe(1);
    expect(out).toMatch(/hash chain.*FAILED: RECORD_CHAIN at entry \d+/);
    expect(out).toContain("Verification failed.");
  });
  test("verify refuses a record whose edition was changed, and names the edition it was made for", async () => {
    const changed = file("edition.json", writeRecord(record).replace(/"game":"([a-z0-9-]+)@\d+"/, '"game":"$1@9"'));
    const { status, out } = await run(["verify", changed]);
    expect(status).toBe(1);
    expect(out).toMatch(/RECORD_EDITION_CHANGED: the record says \S+@9, but it was made for \S+@\d/);
    expect(out).toContain("Verification failed.");
  });
  test("verify continues after a file that is not a record", async () => {
    const { status, out, err } = await run(["verify", file("none.json", "{}"), good]);
    expect(status).toBe(2);
    expect(err).toMatch(/^RECORD_FORMAT: /);
    expect(out).toContain("Every check passed.");
  });
  test("replay prints the events, or the position at a moment", async () => {
    const all = await run(["replay", good]);
    expect(all.out).toMatch(/Round 1: wrecks worth \d and \d in sight\. \[SMP-3\.1\]/);
    expect(all.out).toContain("won the run. [SMP-7.1]");
    const { out } = await run(["replay", good, "--at", "0"]);
    const position = JSON.parse(out.slice(out.indexOf("{"))) as { round: number };
    expect(position.round).toBe(1);
  });
  test("export writes a page that holds everything, as seen by spectators, by a seat, or with everything open", async () => {
    const page = async (...by: readonly string[]): Promise<string> =>
      (await run(["export", trekwar("standard"), "--as", "html", ...by])).out;
    const pages = [await page(), await page("--seen-by", "0"), await page("--seen-by", "open")];
    expect(new Set(pages).size).toBe(3);
    for (const one of pages) {
      expect(one).toContain("default-src 'none'");
      expect(one).not.toMatch(/(?:src|href)="?(?:https?:)?\/\//);
      expect(one).toContain("font/woff2;base64,");
    }
    const refused = await run(["export", trekwar("unfinished"), "--as", "html", "--seen-by", "open"]);
    expect([refused.status, refused.err]).toEqual([2, expect.stringContaining("CLI_SEEN_BY")]);
  });
  test("export writes text, CSV and positions, to the output or to a file", async () => {
    expect((await run(["export", good])).out).toContain("Salvage Run");
    const csv = (await run(["export", good, "--as", "csv"])).out.split("\r\n");
    expect(csv[0]).toBe("entry,milliseconds,seat,name,step,act,drawn,told");
    expect(csv).toHaveLength(record.entries.length + 1);
    const target = join(folder, "end.json");
    await run(["export", good, "--as", "position", "--out", target]);
    expect(JSON.parse(readFileSync(target, "utf8"))).toMatchObject({ over: { rule: "SMP-7.1" } });
  });
});

describe("tests as data", () => {
  test("situations end with the count", async () => {
    const { status, out } = await run(["situations", join(rules, "situations")]);
    expect(status).toBe(0);
    expect(out).toMatch(/^\d+ passed, 0 failed$/);
  });
  test("a failed situation is reported with its place and reason", async () => {
    const failing = file(
      "fails.json",
      JSON.stringify({
        game: "sample",
        title: "Not so",
        setup: { seed: 1 },
        dice: [3],
        expect: { question: { step: "raid" } },
      }),
    );
    const { status, out } = await run(["situations", failing]);
    expect(status).toBe(1);
    expect(out).toContain(`${failing}: Not so`);
    expect(out).toContain('expect: question: step is "pick", not "raid"');
    expect(out).toContain("dice: dice: 3 was not drawn");
    expect(out.split("\n").at(-1)).toBe("0 passed, 1 failed");
  });
  test("perft checks its tables and counts new ones", async () => {
    expect((await run(["perft", join(rules, "perft")])).out).toMatch(/passed, 0 failed$/);
    const counted = JSON.parse((await run(["perft", "--game", "sample", "--depth", "2"])).out) as { counts: number[] };
    expect(counted.counts).toHaveLength(2);
    const wrong = file("perft.json", JSON.stringify({ ...counted, counts: [1, 1] }));
    const { status, out } = await run(["perft", wrong]);
    expect(status).toBe(1);
    expect(out).toContain(`1 deep ${counted.counts[0]}, not 1`);
  });
  test("golden records are unchanged", async () => {
    const { status, out } = await run(["golden", join(rules, "records"), "--check"]);
    expect(out).toMatch(/^\d+ unchanged, 0 changed$/);
    expect(status).toBe(0);
  });
  test("golden writes missing records and names changed ones", async () => {
    file("specs.json", JSON.stringify({ game: "sample", matches: [{ name: "short", seed: 1, acts: 3 }] }));
    expect((await run(["golden", folder])).out).toContain("written: short");
    expect((await run(["golden", folder, "--check"])).status).toBe(0);
    file("short.txt", "another story");
    expect(await run(["golden", folder, "--check"])).toMatchObject({
      status: 1,
      out: "changed: short\n0 unchanged, 1 changed",
    });
  });
});

test("the field trial rejects an unknown store and numbers out of range", async () => {
  for (const [line, code] of [
    [["--store", "mysql"], "CLI_STORE"],
    [["--bots", "1"], "CLI_NUMBER"],
    [["--minutes", "0"], "CLI_NUMBER"],
  ] as const)
    expect(await run(["soak", "field", ...line])).toMatchObject({
      status: 2,
      err: expect.stringMatching(`^${code}: `) as string,
    });
});

test("check, fuzz and soak report their coverage and their counts", async () => {
  const small = ["--matches", "1", "--acts", "60", "--options", '{"sample.captains":3}'];
  const checked = await run(["check", "sample", ...small, "--seed", "4", "--coverage"]);
  expect(checked.out).toMatch(/steps seen\s+\d+: /);
  expect(checked.out.split("\n").at(-1)).toMatch(/^\d+ passed, \d+ failed$/);
  const fuzzed = await run(["fuzz", "sample", "--acts", "150"]);
  expect(fuzzed.out).toMatch(/, 0 failures$/);
  expect(fuzzed.status).toBe(0);
  const soaked = await run(["soak", "--inputs", "400", "--situations", join(rules, "situations")]);
  expect(soaked.out).toMatch(/sample position\s+\d+ tried, \d+ accepted/);
  expect(soaked.out).toMatch(/400 inputs, \d+ failures?$/);
  expect(soaked.status).toBe(soaked.out.endsWith(" 0 failures") ? 0 : 1);
});

test("prints games, options and rules", async () => {
  expect((await run(["games"])).out).toContain("4000 A.D.");
  const { out } = await run(["games", "sample"]);
  expect(out).toContain("sample.rounds");
  expect(out).toContain("[SMP-2.1]");
  expect((await run(["rule", "smp-5.3"])).out).toContain("with 4 or more the prize is theirs");
  expect((await run(["rule", "KRN-UNDO-2"])).out).toContain("never taken back");
});

describe("review", () => {
  test("prints the decisions with what was played, and how each result came about", async () => {
    const { status, out } = await run(["review", trekwar("resigned"), "--effort", "0.1", "--all"]);
    expect(status).toBe(0);
    expect(out).toMatch(/^TrekWar, .* v /);
    expect(out).toMatch(/^ +1 {2}.*\[TW-[\d.]+\]$/m);
    expect(out).toMatch(/^ {6}played \d+% {2}\w/m);
    expect(
      out.match(/: result -?\d+ = start -?\d+ \+ luck -?\d+ \+ own errors -?\d+ \+ errors of others -?\d+ \+ unseen/g),
    ).toHaveLength(2);
  });
  test("writes a file that is read back", async () => {
    const { out } = await run(["review", trekwar("resigned"), "--effort", "0.1", "--seat", "1", "--json"]);
    const review = parseReview(out);
    expect(review).toMatchObject({ ok: { format: "starboard.review", seats: [0], isComplete: true, effort: 0.1 } });
  });
});
