// npm run mutation: changes the code in many small ways and looks which changes no test notices.
//   npm run mutation                       every target, one after the other (hours)
//   npm run mutation -- kernel             one target: kernel, match, 4000ad
//   npm run mutation -- 4000ad FILE…       only these files of a target
//   npm run mutation -- match --sample 25  a random quarter of the changes; --seed N draws another one
// Reports are written to reports/mutation. What has not changed since the last run is not run again.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureModules, environment, root } from "../scripts/ensure.mjs";
import { run } from "../scripts/run.mjs";
import { targets } from "./targets.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
});
const [named, ...files] = positionals;
const percent = Number(values.sample);
if (!(percent > 0 && percent <= 100)) {
  console.error(`--sample is a percentage above 0 and at most 100, not "${values.sample}".`);
  process.exit(2);
}
process.env["MUTATION_SAMPLE"] = values.sample;
process.env["MUTATION_SEED"] = values.seed;
const { isSample, reportOf, scoreOf } = await import("./sample.mjs");
if (named !== undefined && !Object.hasOwn(targets, named)) {
  console.error(`Unknown target: ${named}. Targets: ${Object.keys(targets).join(", ")}.`);
  process.exit(2);
}
const node = await ensureModules();
const here = join(root, "mutation");
const lock = readFileSync(join(here, "package-lock.json"), "utf8");
const stamp = join(here, "node_modules/.starboard-lock");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  const { ok, output } = await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: here,
    shell: process.platform === "win32",
  });
  if (!ok) {
    console.error(`${output.trim()}\nThe packages of the mutation run could not be installed (see above).`);
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
let failed = false;
for (const target of named === undefined ? Object.keys(targets) : [named]) {
  const env = {
    ...environment(node),
    MUTATION_TARGET: target,
    MUTATION_FILES: files.join(","),
    MUTATION_SAMPLE: values.sample,
    MUTATION_SEED: values.seed,
  };
  const args = [join(here, "node_modules/@stryker-mutator/core/bin/stryker.js"), "run", "mutation/stryker.config.mjs"];
  const ended = spawnSync(node, args, { cwd: root, env, stdio: "inherit" });
  failed = ended.status !== 0 || !isGoodEnough(target) || failed;
}
process.exit(failed ? 1 : 0);

/**
 * Prints the score of a target that was run, by file and in all; false if it is below the least one.
 * @param {string} target
 */
function isGoodEnough(target) {
  const report = join(root, `reports/mutation/${reportOf(target)}.json`);
  if (!existsSync(report)) return false;
  const { files: byFile } = /** @type {{ files: Record<string, { mutants: { id: string, status: string }[] }> }} */ (
    JSON.parse(readFileSync(report, "utf8"))
  );
  const lists = Object.entries(byFile).map(([file, { mutants }]) => /** @type {const} */ ([file, mutants]));
  const all = lists.flatMap(([, mutants]) => mutants);
  for (const [file, mutants] of [...lists, /** @type {const} */ (["in all", all])]) {
    const { drawn, noticed, score, low, high } = scoreOf(mutants);
    if (drawn === 0) continue;
    const interval = isSample ? ` (${low.toFixed(1)} to ${high.toFixed(1)})` : "";
    console.log(`${file}: ${noticed} of ${drawn} noticed, ${score.toFixed(1)} %${interval}; ${mutants.length} changes`);
  }
  return scoreOf(all).score >= (targets[target]?.least ?? 100);
}
