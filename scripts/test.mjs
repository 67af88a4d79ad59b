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
const stageNames = ["types", "lint", "format", "unit", "build", "browser"];
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
 * @param {string} name
 * @param {string} script a package's command, as a path under node_modules, or a script of this project
 * @param {string[]} args
 * @param {(output: { ok: boolean, output: string }) => { ok: boolean, summary: string }} [evaluate]
 */
async function stage(name, script, args, evaluate) {
  if (!runs(name)) return;
  const label = name.padEnd(9);
  const began = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`${label}…`);
  const done = await run(node, [join(root, script), ...args], { cwd: root, env });
  const verdict = evaluate?.(done) ?? { ok: done.ok, summary: done.ok ? "ok" : "failed" };
  if (evaluate === undefined && !done.ok) total.failed += 1;
  const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`.padStart(8);
  if (process.stdout.isTTY) process.stdout.write("\r");
  console.log(`${label}${seconds}   ${verdict.summary}`);
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
  const report = join(reports, `${name}.json`);
  const timesFile = join(reports, `${name}-times.json`);
  env["TEST_TIMES"] = timesFile;
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  reporters.push("--reporter=./scripts/test-times.mjs");
  await stage(name, "node_modules/vitest/vitest.mjs", ["run", ...args, ...reporters], (done) => {
    /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
     *   testResults: { status: string, assertionResults: { status: string }[] }[] }} */
    let results;
    try {
      results = JSON.parse(readFileSync(report, "utf8"));
      /** @type {import("./test-times.mjs").TestTimes} */
      const { files, again } = JSON.parse(readFileSync(timesFile, "utf8"));
      times.files.push(...files);
      times.again.push(...again);
    } catch {
      total.failed += 1;
      return { ok: false, summary: "did not run" };
    }
    // A file that cannot be loaded has no tests that could fail.
    const broken = results.testResults.filter(
      (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
    ).length;
    const skipped = results.numPendingTests + results.numTodoTests;
    let failed = results.numFailedTests + broken;
    // CI does not allow skipped tests.
    if (strict) failed += skipped;
    // An error outside any test also makes the run fail.
    if (failed === 0 && !done.ok) failed = 1;
    total.passed += results.numPassedTests;
    total.failed += failed;
    const parts = [`${results.numPassedTests} passed`, `${failed} failed`];
    if (skipped > 0) parts.push(`${skipped} skipped`);
    return { ok: failed === 0, summary: parts.join(", ") };
  });
}

await stage("types", "node_modules/typescript/bin/tsc", ["-b"]);
await stage("lint", "node_modules/oxlint/bin/oxlint", ["--type-aware", "--deny-warnings"]);
await stage("format", "node_modules/@biomejs/biome/bin/biome", ["format", "--reporter=summary", "."]);
await tests("unit", []);
await stage("build", "scripts/build.mjs", ["--if-needed"]);
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
