/** A private PostgreSQL server in a temporary folder, for tests and soaks. It stops when this process ends. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { unprivilegedAccount } from "./postgres-programs.ts";

export interface Cluster {
  /** Creates an empty database, or a copy of one that has no connections, and resolves with its URL. */
  database(template?: string): Promise<string>;
  /** Kills one server process: all connections break, and PostgreSQL recovers from its log as after a crash. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates and starts a server with the programs in `bin` (`findPostgres`). It listens on a socket in its folder and on
 * no port. If `durable` is false, commits do not wait for the disk, which suits tests without crashes.
 */
export async function startCluster(bin: string, durable: boolean): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "starboard-pg-"));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...account };
  await promisify(execFile)(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    options,
  );
  // Its standard input is a pipe from this process. When this process ends in any way, the script stops the server.
  const script = `"$0" -D "$1" -k "$2" -c listen_addresses= -c max_connections=100 -c fsync="$3" & trap "" INT; read _; kill -QUIT $!; wait $!`;
  const server = spawn("sh", ["-c", script, join(bin, "postgres"), data, folder, durable ? "on" : "off"], {
    ...options,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let output = "";
  server.stderr?.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-4_000)));
  const url = (name: string): string => `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  let admin = await connectWhenReady(url("postgres"), server, () => output);
  let count = 0;
  return {
    async database(template) {
      const name = `starboard_${count++}`;
      const copied = template === undefined ? "template1" : new URL(template).pathname.slice(1);
      await admin.query(`create database ${name} template ${copied}`);
      return url(name);
    },
    async crash() {
      const victim = await connectWhenReady(url("postgres"), server, () => output);
      const { rows } = await victim.query<{ pid: number }>("select pg_backend_pid() as pid");
      const broken = new Promise((resolve) => victim.once("end", resolve));
      process.kill((rows[0] as { pid: number }).pid, "SIGKILL");
      await broken;
      await admin.end().catch(() => {});
      admin = await connectWhenReady(url("postgres"), server, () => output);
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

async function connectWhenReady(url: string, server: ChildProcess, output: () => string): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      // This connection ends with the server; that is no error.
      client.on("error", () => {});
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (server.exitCode !== null || tries > 600)
        throw new Error(`PostgreSQL did not start: ${output()}`, { cause: error });
      await pause(50);
    }
  }
}

/**
 * Waits until no store connection of a host is open. The server may still run statements of a killed host while its
 * connections last.
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
