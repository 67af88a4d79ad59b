// npm run mutation: changes the code in many small ways and looks which changes no test notices.
//   npm run mutation                       every target, one after the other (hours)
//   npm run mutation -- kernel             one target: kernel, match, 4000ad
//   npm run mutation -- 4000ad FILE…       only these files of a target
// Reports are written to reports/mutation. What has not changed since the last run is not run again.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureModules, environment, root } from "../scripts/ensure.mjs";
import { run } from "../scripts/run.mjs";
import { targets } from "./targets.mjs";

const [named, ...files] = process.argv.slice(2);
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
  const env = { ...environment(node), MUTATION_TARGET: target, MUTATION_FILES: files.join(",") };
  const args = [join(here, "node_modules/@stryker-mutator/core/bin/stryker.js"), "run", "mutation/stryker.config.mjs"];
  failed = spawnSync(node, args, { cwd: root, env, stdio: "inherit" }).status !== 0 || failed;
}
process.exit(failed ? 1 : 0);
