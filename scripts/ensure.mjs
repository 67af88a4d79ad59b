// What a fresh clone lacks, fetched once and without being asked: the locked packages, among them the Node that
// everything else runs under. This file and its importers run on whatever Node the machine has (20 or newer)
// before any package is there, so they use Node's own modules only.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

const stamp = join(root, "node_modules/.starboard-lock");

/** The packages the lock names, as "path version"; optional ones may be meant for another machine. */
function listed(/** @type {string} */ file, /** @type {boolean} */ all) {
  /** @type {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} */
  const lock = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(lock.packages)
    .filter(([path, one]) => path.includes("node_modules/") && (all || !(one.optional ?? one.devOptional ?? false)))
    .map(([path, one]) => `${path} ${one.version ?? "here"}`);
}

/** True when node_modules was installed from this very lock, whether by us or by hand. */
function installed() {
  const lock = join(root, "package-lock.json");
  const hash = createHash("sha256")
    .update(readFileSync(lock))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return { hash, ready: true };
  const present = join(root, "node_modules/.package-lock.json");
  if (!existsSync(present)) return { hash, ready: false };
  const have = new Set(listed(present, true));
  return { hash, ready: listed(lock, false).every((one) => have.has(one)) && findNode() !== undefined };
}

/** Installs the locked packages unless they are there already. Ends the process with a plain word if that fails. */
export async function ensureModules() {
  const { hash, ready } = installed();
  if (!ready) {
    console.log("Installing the locked packages … (once)");
    // The npm that started us, if it did; production settings of the machine must not leave out the tools.
    const args = ["ci", "--include=dev", "--include=optional", "--no-fund", "--no-audit"];
    const npm = process.env["npm_execpath"];
    const { ok, output } =
      npm !== undefined && /npm-cli\.c?js$/.test(npm)
        ? await run(process.execPath, [npm, ...args], { cwd: root })
        : await run("npm", args, { cwd: root, shell: process.platform === "win32" });
    if (!ok) {
      console.error(output.trim());
      console.error("The packages could not be installed (npm ci failed, see above).");
      process.exit(1);
    }
  }
  if (!ready || !existsSync(stamp)) writeFileSync(stamp, hash);
  const node = findNode();
  if (node === undefined) {
    console.error(
      `Starboard runs on Node 24.12 or newer. This is ${process.version}, and for ${process.platform}-${process.arch}`,
    );
    console.error("none could be brought along: please install Node 24 and try again.");
    process.exit(1);
  }
  return node;
}

/** The Node to run under: the locked one where it runs, else the machine's own if it is new enough. */
function findNode() {
  const system = process.platform === "win32" ? "win" : process.platform;
  const pinned = join(root, `node_modules/node-${system}-${process.arch}/bin/node${system === "win" ? ".exe" : ""}`);
  // Asking for the version also finds out whether it runs at all: on musl systems it would not.
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 24 || (major === 24 && minor >= 12) ? process.execPath : undefined;
}

/** The environment in which `node` and the packages' commands are the locked ones. */
export function environment(/** @type {string} */ node) {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  env[key] = [dirname(node), join(root, "node_modules/.bin"), env[key] ?? ""].join(delimiter);
  return env;
}

/** A Chromium-like browser: named by CHROMIUM, on the PATH, or in its usual place. */
export function findChromium() {
  const named = process.env["CHROMIUM"];
  if (named !== undefined && named !== "") return existsSync(named) ? named : undefined;
  const folders = (process.env["PATH"] ?? process.env["Path"] ?? "").split(delimiter).filter((one) => one !== "");
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const usual = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
  ];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...usual].find((one) =>
    existsSync(one),
  );
}

/** Debian's packages, where we may install them. */
async function install(/** @type {string} */ what, /** @type {string[]} */ packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get") || !existsSync("/etc/debian_version")) return;
  console.log(`Installing ${what} … (once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
}

/** As findChromium, but installs Debian's package where that is allowed. */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined || process.env["CHROMIUM"]) return found;
  await install("Chromium for the browser tests", ["chromium", "fonts-dejavu-core"]);
  return findChromium();
}

/** The folder of PostgreSQL's programs: named by POSTGRES_BIN, where Debian puts them, or on the PATH. */
export function findPostgres() {
  const complete = (/** @type {string} */ folder) =>
    ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
  const named = process.env["POSTGRES_BIN"];
  if (named) return complete(named) ? named : undefined;
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env["PATH"] ?? process.env["Path"] ?? "").split(delimiter).filter((one) => one !== "");
  return [...versions.map((version) => join(debian, version, "bin")), ...path].find(complete);
}

/** As findPostgres, but installs Debian's package where that is allowed. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found !== undefined || process.env["POSTGRES_BIN"]) return found;
  await install("PostgreSQL for the tests of the store", ["postgresql"]);
  return findPostgres();
}
