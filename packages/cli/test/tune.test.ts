import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { levelSettings, type ValueNet, type WeightsFile } from "@starboard/bots";
import { playMatch, replayRow, sameMatch, withEvaluation } from "@starboard/lab";
import { botFor } from "@starboard/registry/bots";
import { arena } from "../src/arena/command.ts";
import { readArenaFile } from "../src/arena/file.ts";
import { readWeights, writeWeights } from "../src/tune/weights-text.ts";
import { run } from "./context.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-tune-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inUse = botFor("4000ad")?.tuning?.inUse as WeightsFile;
const anchor = botFor("4000ad")?.tuning?.anchors[0] as WeightsFile;
const small = ["--matches", "10", "--iterations", "2"];

describe("weights files", () => {
  test("are read back as they were written", () => {
    expect(readWeights(writeWeights(inUse), inUse)).toEqual({ ok: inUse });
  });
  test("that do not fit are refused with the reason", () => {
    const weights = inUse.weights as Record<string, unknown>;
    const { ship: _, ...less } = weights;
    for (const [file, reason] of [
      ["{", "not JSON"],
      ["null", "not a weights file"],
      [{ ...inUse, format: "other" }, "not a weights file"],
      [{ ...inUse, game: "trekwar" }, "not for 4000ad"],
      [{ ...inUse, weights: less }, "weights.ship"],
      [{ ...inUse, weights: { ...weights, more: 1 } }, "weights.more"],
      [{ ...inUse, weights: { ...weights, ship: "1" } }, "weights.ship"],
      [{ ...inUse, weights: { ...weights, sure: [1, 2] } }, "weights.sure"],
      [{ ...inUse, calibration: [] }, "calibration"],
    ] as const) {
      const read = readWeights(typeof file === "string" ? file : JSON.stringify(file), inUse);
      expect("bad" in read ? read.bad : "", reason).toContain(reason);
    }
  });
});

test("fits, continues an interrupted run with the same result, and calibrates what it fitted", async () => {
  const keep = join(folder, "data.jsonl");
  const out = join(folder, "fitted.json");
  const line = ["tune", "4000ad", ...small, "--seed", "5", "--name", "trial", "--keep", keep, "--out", out];
  const first = await run(line);
  expect(first.err).toBe("");
  expect(first.out).toContain("duel: log-loss");
  const fitted = readFileSync(out, "utf8");
  const rows = readFileSync(keep, "utf8").split("\n");
  expect(rows).toHaveLength(12);
  // Lose the last matches: the same ones are played again.
  writeFileSync(keep, `${rows.slice(0, 8).join("\n")}\n`);
  await run(line);
  expect(readFileSync(out, "utf8")).toBe(fitted);
  expect(readFileSync(keep, "utf8").split("\n")).toEqual(rows);
  const read = readWeights(fitted, inUse);
  if (!("ok" in read)) throw new Error(read.bad);
  expect(read.ok.name).toBe("trial");
  expect(read.ok.log["data"]).toMatch(/^[0-9a-f]{64}$/);
  expect(read.ok.weights).not.toEqual(inUse.weights);
  const again = await run(["calibrate", "4000ad", ...small, "--weights", out, "--out", out]);
  expect(again.out).toContain("2 teams (duel), search, ");
  const calibrated = readWeights(readFileSync(out, "utf8"), inUse);
  if (!("ok" in calibrated)) throw new Error(calibrated.bad);
  expect(calibrated.ok.calibration.map(({ teams }) => teams)).toEqual([2, 2, 4]);
  expect(calibrated.ok.weights).toEqual(read.ok.weights);
});

test("plays one table alone, by the common choices of any level", async () => {
  const keep = join(folder, "only.jsonl");
  const line = ["calibrate", "4000ad", ...small, "--only", "duel", "--level", "4", "--keep", keep];
  expect((await run(line)).out).not.toContain("alliances");
  const [head, ...rows] = readFileSync(keep, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((row) => JSON.parse(row));
  expect(head.plan).toMatchObject({ only: "duel", settings: levelSettings(4) });
  expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(["duel"]));
  expect((await run(["calibrate", "4000ad", "--only", "chess"])).err).toContain("CLI_OPTIONS");
  expect((await run(["calibrate", "4000ad", "--level", "6"])).err).toContain("CLI_CONTENDER");
});

const noTime = {
  clock: (): number => {
    throw new Error("a match by iterations must not read the clock");
  },
};

test("trains a net that corrects the evaluation, and a bot plays with it", async () => {
  const out = join(folder, "net.json");
  const line = ["tune", "4000ad", ...small, "--seed", "5", "--hidden", "3", "--epochs", "2", "--out", out];
  const { out: said, err } = await run(line);
  expect(err).toBe("");
  expect(said).toMatch(/duel: log-loss \d\.\d{4} before, \d\.\d{4} with the net/);
  const read = readWeights(readFileSync(out, "utf8"), inUse);
  if (!("ok" in read)) throw new Error(read.bad);
  const { net, weights, name } = read.ok;
  expect([name, net?.units.length, net?.scale.length]).toEqual([
    `${inUse.name}-net`,
    3,
    botFor("4000ad")?.tuning?.features.length,
  ]);
  expect(weights).toEqual(inUse.weights);
  expect(readFileSync(out, "utf8").length).toBeLessThan(150_000);
  for (const bad of [
    { scale: [1] },
    { scale: [0], units: [] },
    { scale: [1], units: [{ weights: [], bias: 0, out: 0 }] },
  ])
    expect(readWeights(JSON.stringify({ ...read.ok, net: bad }), inUse)).toEqual({ bad: "the net does not fit." });
  // It plays other matches than the evaluation without its net, and they replay.
  const spec = botFor("4000ad") as NonNullable<ReturnType<typeof botFor>>;
  const player = (file: WeightsFile) => withEvaluation({ is: "search", level: 5, iterations: 8 }, file);
  const loud = {
    ...read.ok,
    net: { ...(net as ValueNet), units: net?.units.map((unit) => ({ ...unit, out: 9 })) ?? [] },
  };
  const options = { "ad.players": 2, "ad.version": "independents", "ad.turnLimit": 12, "ad.quietLimit": 12 };
  const contest = { game: "4000ad", options, a: player(loud), b: player(inUse), seed: 4, factor: 1, maxActs: 60 };
  const row = playMatch(spec, contest, { group: 0, team: 0 }, noTime);
  expect(sameMatch(row, replayRow(spec, contest, row))).toBe(true);
  expect(playMatch(spec, { ...contest, a: player(inUse) }, { group: 0, team: 0 }, noTime).digest).not.toBe(row.digest);
});

test("judges choices by another evaluation, and continues an interrupted run with the same result", async () => {
  const keep = join(folder, "blunders.jsonl");
  const line = ["blunders", "4000ad", "--players", "1@2,5@4", "--judge", "2026-11", "--longer", "2", "--keep", keep];
  const duel = ["--options", JSON.stringify({ "ad.players": 2, "ad.version": "independents" })];
  const first = await run([...line, ...duel, "--decisions", "12"]);
  expect(first.err).toBe("");
  expect(first.out).toContain("judged by 2026-11 at 8 iterations");
  expect(first.out).toMatch(/level 5 at 4: more than 10 points \d+\.\d% ± \d+\.\d%/);
  const rows = readFileSync(keep, "utf8").split("\n");
  writeFileSync(keep, `${rows.slice(0, 2).join("\n")}\n`);
  expect((await run([...line, ...duel, "--decisions", "12"])).out).toBe(first.out);
  expect(readFileSync(keep, "utf8").split("\n")).toEqual(rows);
  expect((await run(["blunders", "4000ad", "--players", "greedy"])).err).toContain("CLI_CONTENDER");
  expect((await run(["blunders", "4000ad", "--judge", join(folder, "none")])).err).toContain("CLI_FILE");
});

test("searches for exploits, continues an interrupted run, and its fresh matches are verified", {
  timeout: 60_000,
}, async () => {
  process.argv[1] = join(import.meta.dirname, "../src/main.ts");
  const keep = join(folder, "exploits.jsonl");
  const out = join(folder, "exploits");
  const size = ["--iterations", "40", "--candidates", "3", "--pairs", "1", "--confirm", "8", "--threads", "1"];
  const table = { "ad.players": 2, "ad.version": "independents", "ad.turnLimit": 30, "ad.quietLimit": 12 };
  const duel = ["exploits", "4000ad", "--options", JSON.stringify(table)];
  const line = [...duel, "--against", "1@2", ...size, "--keep", keep, "--out", out];
  const first = await run(line);
  expect(first.err).toBe("");
  // A level that hardly searches and chooses freely is a planted weakness.
  expect(first.out).toContain("an exploit: above 55%, with the interval above one half");
  expect(first.out).toMatch(/unchanged +\d+\.\d% ± \d+\.\d of 2/);
  const rows = readFileSync(keep, "utf8").split("\n");
  expect(rows).toHaveLength(1 + 6 + 16 + 1);
  writeFileSync(keep, `${rows.slice(0, 20).join("\n")}\n`);
  expect((await run(line)).out).toBe(first.out);
  expect(readFileSync(keep, "utf8").split("\n").length).toBe(rows.length);
  const file = readArenaFile(readFileSync(`${out}.json`, "utf8"));
  expect(file?.contest).toMatchObject({ a: { evaluation: { name: "rush" }, leanings: { attack: 1.5 } } });
  const verified = await arena(["verify", `${out}.json`, "--replay", "1"]);
  expect(verified).toBe(0);
  expect((await run(["exploits", "trekwar", "--against", "5"])).err).toContain("CLI_CONTENDER");
  expect((await run(["exploits", "sample"])).err).toContain("CLI_BOT");
  expect(
    (await run(["exploits", "4000ad", "--options", '{"ad.players":4,"ad.version":"independents"}'])).err,
  ).toContain("CLI_OPTIONS");
});

test("names what is wrong", async () => {
  expect((await run(["tune", "salvage", ...small])).status).toBe(2);
  for (const only of ["chess", "duel,chess", "duel,", "constructor"])
    expect((await run(["tune", "4000ad", "--prior", "5", "--only", only])).err).toContain("CLI_OPTIONS");
  const bad = join(folder, "bad.json");
  writeFileSync(bad, "{}");
  expect((await run(["calibrate", "4000ad", "--weights", bad, ...small])).err).toContain("CLI_WEIGHTS");
  expect((await run(["calibrate", "4000ad", "--weights", join(folder, "none"), ...small])).err).toContain("CLI_FILE");
});

test("two evaluations meet at several budgets, and the rows hold both", { timeout: 60_000 }, async () => {
  const output = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const path = join(folder, "gate");
  const weights = { ...inUse, name: "rash", weights: { ...inUse.weights, home: 1 } };
  writeFileSync(join(folder, "rash.json"), writeWeights(weights));
  const pool = ["--groups", "1", "--threads", "1", "--budgets", "1,2", "--out", path];
  process.argv[1] = join(import.meta.dirname, "../src/main.ts");
  const table = ["--set", "ad.players=2", "--set", "ad.version=independents", "--max-acts", "40"];
  const line = ["--a", "1", "--weights", join(folder, "rash.json"), "--rival", "2026-11", ...pool, ...table];
  expect(await arena(line)).toBe(0);
  const shown = output.mock.calls.flat().join("\n");
  output.mockRestore();
  expect(shown).toContain("level 1 (rash) against level 1 (2026-11)");
  expect(shown).toContain("sequential test");
  for (const ms of [1, 2]) {
    const file = readArenaFile(readFileSync(`${path}-${ms}ms.json`, "utf8"));
    expect(file?.contest).toMatchObject({ factor: 50 / ms, a: { evaluation: { name: "rash" } } });
    expect(file?.contest.b).toMatchObject({ evaluation: { name: "2026-11", weights: anchor.weights } });
  }
});

describe("starboard profile", () => {
  test("gives iterations a second, the choices and the parts of the time", async () => {
    const line = ["profile", "trekwar", "--iterations", "20", "--matches", "1", "--acts", "12"];
    const { status, out } = await run([...line, "--shares"]);
    expect(status).toBe(0);
    expect(out).toMatch(/trekwar: \d+ iterations in [\d.]+ CPU seconds, \d+ a second/);
    const parts = [...out.matchAll(/^ {2}([a-z ]+): ([\d.]+)%$/gm)];
    expect(parts.map(([, part]) => part)).toContain("policy prior");
    expect(parts.reduce((sum, [, , share]) => sum + Number(share), 0)).toBeCloseTo(100, 0);
    // The choices depend on the iterations alone, so that two programs can be compared.
    expect((await run(line)).out.split("\n")[1]).toBe(out.split("\n")[1]);
  });
  test("refuses a game without bots", async () => {
    const { status, err } = await run(["profile", "sample"]);
    expect([status, err]).toEqual([2, expect.stringContaining("CLI_BOT")]);
  });
});
