// npm run bench: installs the peers if need be, runs every comparison once, prints one table.
//   npm run bench              everything
//   npm run bench -- --write   also writes docs/bench.md
//   npm run bench -- rules web only these parts (rules, sizes, changes, warp, bots, waiting, host, hosts, stages, spectators,
//                              matches, web)
//   npm run bench -- scale --open-matches 20000 --connections 5000   what matches cost, and a run to check it (docs/scale.md)
//   npm run bench -- --against FOLDER   this host against that of another checkout, over SQLite; --rounds N
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureModules, environment, root } from "../scripts/ensure.mjs";
import { run } from "../scripts/run.mjs";

const node = await ensureModules();
const env = environment(node);
const here = join(root, "bench");
const lock = readFileSync(join(here, "package-lock.json"), "utf8");
const stamp = join(here, "node_modules/.starboard-lock");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  // The peers are only compared, never shipped, so their install scripts do not run. Not "npm ci": one peer names
  // optional packages for platforms that are not in every registry, and "ci" would then reject the lock file.
  const args = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env["npm_execpath"];
  const { ok, output } =
    npm !== undefined && /npm-cli\.c?js$/.test(npm)
      ? await run(process.execPath, [npm, ...args], { cwd: here })
      : await run("npm", args, { cwd: here, shell: process.platform === "win32" });
  if (!ok) {
    console.error(output.trim());
    console.error("The peers could not be installed (npm install in bench/ failed, see above).");
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
const child = spawn(node, [join(here, "src/main.ts"), ...process.argv.slice(2)], { cwd: root, env, stdio: "inherit" });
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
