/** Host processes for field soaks: started on a storage place, stopped on demand, and restarted after a crash. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { StoragePlace } from "../storage/open.ts";

export interface FieldHost {
  readonly url: string;
  /** Stops it with a signal and resolves when its process has ended; it stays down until `start`. */
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** Starts it again at the same address; resolves with the milliseconds until it was ready. */
  start(): Promise<number>;
  /** Returns how often it ended without `stop`. */
  deaths(): number;
  /** Returns the last lines of its log, for fault reports. */
  log(): readonly string[];
}

// From source the program is the host's main file; in a build it is a separate bundle (scripts/build.mjs).
const program = import.meta.url.endsWith(".ts")
  ? new URL("../main.ts", import.meta.url)
  : new URL("../host/main.mjs", import.meta.url);

const LOG_LINES = 50;

/** @param settings further environment variables, such as STARBOARD_INTERNAL */
export async function startFieldHost(
  { folder, databaseUrl = "" }: StoragePlace,
  settings: Readonly<Record<string, string>> = {},
): Promise<FieldHost> {
  let child: ChildProcess;
  let gone: Promise<void>;
  let port = 0;
  let isWanted = true;
  let deaths = 0;
  const log: string[] = [];

  function keep(line: string): void {
    log.push(line.slice(0, 500));
    if (log.length > LOG_LINES) log.shift();
  }
  function run(): Promise<number> {
    const began = performance.now();
    isWanted = true;
    const env = {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      STARBOARD_DATA: folder,
      DATABASE_URL: databaseUrl,
      STARBOARD_LOG: "error",
      STARBOARD_RATE_LIMIT_FACTOR: "1000",
      ...settings,
    };
    const started = spawn(process.execPath, [program.pathname], { env, stdio: ["ignore", "pipe", "pipe"] });
    child = started;
    if (started.stderr) createInterface({ input: started.stderr }).on("line", keep);
    gone = new Promise((resolve) => {
      started.once("exit", (code, signal) => {
        resolve();
        if (!isWanted) return;
        deaths += 1;
        keep(`the host ended unexpectedly: ${code ?? signal}`);
        // Restarts it, as systemd would.
        setTimeout(() => isWanted && void run().catch(() => {}), 1_000).unref();
      });
    });
    return new Promise((resolve, reject) => {
      void gone.then(() => reject(new Error(`the host ended before it was ready: ${log.at(-1) ?? ""}`)));
      if (!started.stdout) return;
      createInterface({ input: started.stdout }).on("line", (line) => {
        const bound = /^Starboard is ready: http:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
        if (bound === undefined) return keep(line);
        port = Number(bound);
        resolve(performance.now() - began);
      });
    });
  }
  await run();
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    async stop(signal) {
      isWanted = false;
      child.kill(signal);
      await gone;
    },
    start: run,
    deaths: () => deaths,
    log: () => log,
  };
}
