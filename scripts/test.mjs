// npm test: runs every check and prints one line each, even if one fails.
//   npm test                all stages
//   npm test -- types unit  only these stages
// The last line counts tests; a failed check that is not a test (types, lint …) counts as one failure.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium, ensureModules, environment, root } from "./ensure.mjs";
import { run } from "./run.mjs";

const strict = process.env["CI"] === "true" || process.env["CI"] === "1";
const stageNames = ["types", "lint", "format", "build", "unit", "browser"];
const chosen = process.argv.slice(2).filter((name) => name !== "");
const unknown = chosen.filter((name) => !stageNames.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(", ")}. Stages: ${stageNames.join(", ")}.`);
  process.exit(2);
}
const runs = (/** @type {string} */ name) => chosen.length === 0 || chosen.includes(name);

const node = await ensureModules();
const env = environment(node);
// The output of the stages is captured and indented, so colours are turned off.
env["NO_COLOR"] = "1";
delete env["FORCE_COLOR"];
const chromium = runs("browser") ? await ensureChromium() : undefined;
if (chromium !== undefined) env["CHROMIUM"] = chromium;

const reports = mkdtempSync(join(tmpdir(), "starboard-test-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const problems = [];
/** @type {string[]} */
const missing = [];
/** @type {import("./test-times.mjs").TestTimes} */
const times = { files: [], again: [] };

/**
 * Starts a stage.
 * @param {string} name
 * @param {string} script a package's command, as a path under node_modules, or a script of this project
 * @param {string[]} args
 */
async function start(name, script, args) {
  const began = Date.now();
  const done = await run(node, [join(root, script), ...args], { cwd: root, env });
  return { name, done, seconds: `${((Date.now() - began) / 1000).toFixed(1)} s`.padStart(8) };
}

/**
 * Prints the line of a stage when it has ended, and its output if it failed.
 * @param {ReturnType<typeof start>} stage
 * @param {(output: { ok: boolean, output: string }) => { ok: boolean, summary: string }} [evaluate]
 */
async function report(stage, evaluate) {
  if (process.stdout.isTTY) process.stdout.write("…\r");
  const { name, done, seconds } = await stage;
  const verdict = evaluate?.(done) ?? { ok: done.ok, summary: done.ok ? "ok" : "failed" };
  if (evaluate === undefined && !done.ok) total.failed += 1;
  console.log(`${name.padEnd(9)}${seconds}   ${verdict.summary}`);
  if (!verdict.ok) {
    problems.push(name);
    console.log(excerpt(done.output));
  }
}

/** The output of a failed stage, indented; the middle of very long output is omitted. */
function excerpt(/** @type {string} */ output) {
  const lines = output.trim().split("\n");
  const left = lines.length - 240;
  if (left > 0) lines.splice(120, left, `… ${left} lines omitted …`);
  return lines.join("\n").replace(/^/gm, "    ");
}

/** @param {string} name @param {string[]} args */
async function tests(name, args) {
  if (!runs(name)) return;
  const results = join(reports, `${name}.json`);
  const timesFile = join(reports, `${name}-times.json`);
  env["TEST_TIMES"] = timesFile;
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${results}`];
  reporters.push("--reporter=./scripts/test-times.mjs");
  await report(start(name, "node_modules/vitest/vitest.mjs", ["run", ...args, ...reporters]), (done) => {
    /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
     *   testResults: { status: string, assertionResults: { status: string }[] }[] }} */
    let read;
    try {
      read = JSON.parse(readFileSync(results, "utf8"));
      /** @type {import("./test-times.mjs").TestTimes} */
      const { files, again } = JSON.parse(readFileSync(timesFile, "utf8"));
      times.files.push(...files);
      times.again.push(...again);
    } catch {
      total.failed += 1;
      return { ok: false, summary: "did not run" };
    }
    // A file that cannot be loaded has no tests that could fail.
    const broken = read.testResults.filter(
      (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
    ).length;
    const skipped = read.numPendingTests + read.numTodoTests;
    let failed = read.numFailedTests + broken;
    // CI does not allow skipped tests.
    if (strict) failed += skipped;
    // An error outside any test also makes the run fail.
    if (failed === 0 && !done.ok) failed = 1;
    total.passed += read.numPassedTests;
    total.failed += failed;
    const parts = [`${read.numPassedTests} passed`, `${failed} failed`];
    if (skipped > 0) parts.push(`${skipped} skipped`);
    return { ok: failed === 0, summary: parts.join(", ") };
  });
}

/** @type {[name: string, script: string, ...args: string[]][]} */
const checks = [
  ["types", "node_modules/typescript/bin/tsc", "-b"],
  ["lint", "node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"],
  ["format", "node_modules/@biomejs/biome/bin/biome", "format", "--reporter=summary", "."],
  ["build", "scripts/build.mjs", "--if-needed"],
];
// Side by side: none of them needs another, and none uses the whole processor.
const started = checks.filter(([name]) => runs(name)).map(([name, script, ...args]) => start(name, script, args));
for (const stage of started) await report(stage);
await tests("unit", []);
if (runs("browser")) {
  if (chromium === undefined) missing.push("Chromium (set CHROMIUM to its path): the browser tests did not run");
  else await tests("browser", ["--config", "e2e/vitest.config.ts"]);
}

if (times.files.length > 1) {
  console.log("Slowest files:");
  for (const { file, seconds } of times.files.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${`${seconds.toFixed(1)} s`.padStart(17)}   ${file}`);
}
// A test that passes only when it is run again hides a fault of the test, or of what it tests.
for (const { file, test, error } of times.again) console.log(`Passed only when run again: ${file}: ${test}: ${error}`);

for (const program of missing) {
  console.log(`Missing: ${program}${strict ? ", which CI does not allow" : ""}.`);
  if (strict) {
    total.failed += 1;
    problems.push("missing");
  }
}
if (problems.length > 0) console.log(`Failed: ${problems.join(", ")}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
