import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type MeasurementFile, playMeasured, readMeasurement, resultOf, sideNames } from "@starboard/lab";
import { findGameEntry } from "@starboard/registry";
import { manifestOf } from "@starboard/registry/manifests";
import { botFor } from "@starboard/registry/bots";
import { run } from "./context.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-lab-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const main = join(import.meta.dirname, "../src/main.ts");

function lab(...args: readonly string[]): Promise<{ status: number | null; out: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, "lab", ...args], { cwd: folder });
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.on("close", (status) => resolve({ status, out }));
  });
}

const raw = {
  format: "starboard.measurement",
  version: 1,
  game: "trekwar",
  options: {},
  bots: ["random", "random"],
  matches: 2,
  seed: 7,
  compare: null,
};

test("the command line plays the same matches as the page, and goes on with a file", { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, "plan.json"), JSON.stringify(raw));
  const played = await lab("plan.json", "--out", "kept/result");
  expect(played.out).toContain("matches");
  expect(played.status).toBe(0);
  const file = JSON.parse(readFileSync(join(folder, "kept/result.json"), "utf8")) as MeasurementFile;

  // What the workers of the page call.
  const [spec, entry] = [botFor("trekwar"), findGameEntry("trekwar")];
  const plan = readMeasurement(raw, botFor);
  if (!spec || !entry || !("ok" in plan)) throw new Error("no plan");
  const names = sideNames(spec, entry.text, (await manifestOf("trekwar")?.files?.())?.sideId);
  const matches = [0, 1].map((number) => playMeasured(spec, plan.ok, { version: 0, number }, names));
  expect(file.matches).toEqual(matches);
  expect(file.result).toEqual(resultOf(plan.ok, matches));

  const more = await lab("kept/result.json", "--matches", "3");
  expect(more.out).toMatch(/matches +3,/);
  // The sides of a stored result are named in the reader's language.
  const german = await lab("kept/result.json", "--lang", "de");
  expect(german.out).toMatch(/Föderation/);
  expect(german.out).not.toMatch(/Federation/);

  const { digest: _, ...match } = file.matches[0] ?? { digest: "" };
  const forged = { ...file, matches: [{ ...match, digest: "0" }] };
  writeFileSync(join(folder, "forged.json"), JSON.stringify(forged));
  const refused = await lab("forged.json");
  expect([refused.status, refused.out]).toEqual([2, expect.stringContaining("CLI_KEPT")]);
});

test("a wrong file is refused with its field", async () => {
  writeFileSync(join(folder, "wrong.json"), JSON.stringify({ ...raw, bots: ["7", "random"] }));
  const { status, err } = await run(["lab", join(folder, "wrong.json")]);
  expect(status).toBe(2);
  expect(err).toContain("bots.0 LAB_BOT");
});
