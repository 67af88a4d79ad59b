/** A PostgreSQL of one's own for tests and trials: made in a temporary folder, gone when its maker is. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

export interface Cluster {
  /** Makes an empty database and says where it is. */
  database(): Promise<string>;
  /** Kills one of its processes: all connections break, and PostgreSQL recovers from its log as after a crash. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** The folder of PostgreSQL's programs: named by POSTGRES_BIN, where Debian puts them, or on the PATH. */
export function findPostgres(): string | undefined {
  const complete = (folder: string): boolean => ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
  const named = process.env["POSTGRES_BIN"];
  if (named) return complete(named) ? named : undefined;
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((one) => one !== "");
  return [...versions.map((version) => join(debian, version, "bin")), ...path].find(complete);
}

/** Numbers of the account PostgreSQL runs under when we are root, whom it refuses to serve. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((one) => one.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined) throw new Error("there is no account named postgres");
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Makes and starts a cluster; needs `findPostgres`. It listens on a socket in its own folder and on no port. What is not
 * `durable` does not wait for the disk: right for tests that do not ask what survives.
 */
export async function startCluster(bin: string, durable: boolean): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "starboard-pg-"));
  const who = account();
  if (who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...who };
  await promisify(execFile)(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    options,
  );
  // Its standard input is our end of a pipe: when we are gone, however we went, it is told to stop.
  const script = `"$0" -D "$1" -k "$2" -c listen_addresses= -c max_connections=100 -c fsync="$3" & trap "" INT; read _; kill -QUIT $!; wait $!`;
  const server = spawn("sh", ["-c", script, join(bin, "postgres"), data, folder, durable ? "on" : "off"], {
    ...options,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let said = "";
  server.stderr?.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4_000)));
  const url = (name: string): string => `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  let admin = await ready(url("postgres"), server, () => said);
  let count = 0;
  return {
    async database() {
      const name = `starboard_${count++}`;
      await admin.query(`create database ${name}`);
      return url(name);
    },
    async crash() {
      const victim = await ready(url("postgres"), server, () => said);
      const { rows } = await victim.query<{ pid: number }>("select pg_backend_pid() as pid");
      const broken = new Promise((resolve) => victim.once("end", resolve));
      process.kill((rows[0] as { pid: number }).pid, "SIGKILL");
      await broken;
      await admin.end().catch(() => {});
      admin = await ready(url("postgres"), server, () => said);
    },
    async close() {
      await admin.end().catch(() => {});
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.stdin?.end();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(connectionString: string, server: ChildProcess, said: () => string): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      // Stopping the server ends this connection: no news.
      client.on("error", () => {});
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (server.exitCode !== null || tries > 600)
        throw new Error(`PostgreSQL did not start: ${said()}`, { cause: error });
      await pause(50);
    }
  }
}

/**
 * Waits until nobody else is connected to a database as a host: what a dead host had sent may still be carried out
 * while its connections last.
 */
export async function assertNoConnections(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: "starboard trial" });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query(
        "select 1 from pg_stat_activity where datname = current_database() and application_name = 'starboard'",
      );
      if (rows.length === 0) return;
      await pause(2);
    }
  } finally {
    await client.end();
  }
}
