/** What players, makers and hosts read of the command line is German with `--lang de`: no line keeps English words. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseUrlProblem, newerFormat, NewerFormat } from "@starboard/host/storage";
import { readSettings } from "@starboard/host";
import { chooseLanguage } from "@starboard/kit";
import { generated, mapFileOf, resolve, builtIn } from "@starboard/warp-empires/making";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../src/language.ts";
import { en as measured } from "../src/output/measurement.en.ts";
import { measurementTable } from "../src/output/measurement-table.ts";
import { run } from "./context.ts";

/** English words that no German sentence has. */
const ENGLISH =
  /\b(the|of|and|or|with|without|to|is|are|this|that|which|there|for|from|by|not|no|be|can|cannot|must|may|match|matches|seats?|edition|entry|entries|moves?|players?|found|checks?|passed|result|turn|scores?|won|start|given|file|folder|taken|restored|damaged|missing|choose)\b/i;
/** English that stays: what is typed, seats that a record names, the printed names of things, codes and ids. */
const KEPT =
  /`[^`]*`|--[a-z-]+|\b[A-Z][A-Z\d_]{3,}\b|Player \d|\b[a-z]+(?:-[a-z]+)+\b|\b[a-z]+[A-Z]\w*|\b[a-z]+\.[a-z]\w*|^ +[\w.]+: |"[^"]*"|\S*\/\S*|<[^>]*>|\[[^\]]*\]|\bhelp\b/g;
const englishIn = (text: string): string[] =>
  text.split("\n").filter((line) => ENGLISH.test(line.replaceAll(KEPT, " ")) || /undefined|NaN|\[object/.test(line));

const folder = mkdtempSync(join(tmpdir(), "starboard-german-"));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
const records = join(import.meta.dirname, "../../games");

beforeAll(() => speak("de"));
afterAll(() => {
  chooseLanguage("en");
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command and returns the lines that are not German. */
async function faults(line: readonly string[], typed: readonly string[] = []): Promise<string[]> {
  const { out, err } = await run(line, typed);
  const said = `${out}\n${err}`;
  expect(said.trim().length, line.join(" ")).toBeGreaterThan(10);
  return englishIn(said);
}

test("the search for English finds it", () => {
  expect(englishIn("Verification failed at the end.")).toHaveLength(1);
  expect(englishIn("Die Prüfung ist gescheitert.\nNimm --seen-by.")).toEqual([]);
});

test.for([
  "games anaxis",
  "games trekwar",
  "verify 4000ad/records/house.json 4000ad/records/unfinished.json",
  "replay 4000ad/records/house.json",
  "export 4000ad/records/house.json",
  "export 4000ad/records/house.json --as html --seen-by 9",
  "export 4000ad/records/unfinished.json --as html --seen-by open",
  "review trekwar/records/resigned.json --effort 0.02 --all",
  "review trekwar/records/unfinished.json",
  "rule AX-1.8",
  "module",
  "map fairness --players 2",
  "study check 4000ad/records/house.json",
])("starboard %s", { timeout: 120_000 }, async (line) => {
  const args = line.split(" ").map((one) => (one.includes("/records/") ? join(records, one) : one));
  expect(await faults(args)).toEqual([]);
});

test("maps, modules and stars that are read, and those that are not", async () => {
  const module = resolve(builtIn("star-trek") as never);
  const { board } = generated(module, 2, 1) ?? {};
  const map = file("map.json", mapFileOf(board as never, "star-trek", "Karte", "karte"));
  const stars = file("stars.json", { format: "starboard.4000ad.stars", version: 1 });
  expect(await faults(["map", "check", map])).toEqual([]);
  expect(await faults(["map", "check", stars])).toEqual([]);
  expect(await faults(["map", "check", file("none.json", {})])).toEqual([]);
  expect(await faults(["module", "check", file("module.json", {})])).toEqual([]);
});

test("a backup, a restore, and their refusals", async () => {
  for (const [name, value] of Object.entries({ STARBOARD_DATA: join(folder, "data"), DATABASE_URL: "" }))
    vi.stubEnv(name, value);
  expect(await faults(["backup", join(folder, "b.gz")])).toEqual([]);
  expect(await faults(["restore", file("x.gz", "no backup"), "--check"])).toEqual([]);
  vi.unstubAllEnvs();
  expect(englishIn(newerFormat(new NewerFormat(99, "/data")))).toEqual([]);
  expect(englishIn(databaseUrlProblem("mysql://x") ?? "")).toEqual([]);
});

test.for([
  { PORT: "x" },
  { DATABASE_URL: "mysql://x" },
  { STARBOARD_PROXIES: "x" },
  { STARBOARD_SMTP: "x" },
  { STARBOARD_LOG: "x" },
  { STARBOARD_URL: "x" },
  { STARBOARD_ADMIN: "x" },
  { STARBOARD_INTERNAL: "x" },
  { STARBOARD_INTERNAL: ":9090" },
  { STARBOARD_MIRROR_TARGETS: "x" },
])("a setting that is wrong: %o", (env) => {
  const problem = readSettings(env as Readonly<Record<string, string>>);
  expect(problem).toEqual(expect.any(String));
  expect(englishIn(problem as string)).toEqual([]);
});

test("a match at the terminal, and the figures of a measurement", async () => {
  const typed = ["help", "list", "1", "log", "table", "why", "nonsense", "quit"];
  const record = join(folder, "match.json");
  expect(await faults(["play", "4000ad", "--record", record], typed)).toEqual([]);
  const plan = { compare: { versions: [{ name: "Alt" }, { name: "Neu" }] }, game: "trekwar", bots: [], seat: 0 };
  const share = { mean: 0.5, half: 0.1, groups: 4 };
  const version = {
    matches: 4,
    drawn: 0,
    unfinished: 1,
    seats: [{ side: null, share }],
    sides: [],
    length: [1, 2, 3],
    ahead: [1, 2, 3],
    endings: [],
    decisive: [],
  };
  const difference = { difference: share, better: null, chance: 0.5 };
  const table = measurementTable(plan as never, { versions: [version, version], difference } as never);
  expect(englishIn(`${table}\n${measured.better("A")}\n${measured.failed(1)}`)).toEqual([]);
  expect(table).toMatch(/50,0\s% ± 10,0\s%/);
});
