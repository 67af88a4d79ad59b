/** Runs a host as a process: from opening its storage to a graceful shutdown. */
import { chooseLanguage, inLanguage, language } from "@starboard/kit";
import { createHost, type Host } from "./host.ts";
import { en as words } from "./messages/operation.en.ts";
import { createSteadyClock } from "./ops/steady-clock.ts";
import type { Settings } from "./settings.ts";
import { newerFormat, postgresProblem, StorageUnavailable } from "./storage/failures.ts";
import { NewerFormat } from "./storage/migrations.ts";
import { openStorage, type StorageOptions, type StoragePlace, storagePlace } from "./storage/open.ts";
import type { Storage } from "./storage/store.ts";
import { isUnreachable } from "./storage/unreachable.ts";
import { startWaitingServer, type WaitingServer } from "./waiting.ts";

/** Time limit of a graceful shutdown, in ms. */
const GRACE = 10_000;
/** Interval between attempts to reach the database at the start, in ms. */
const RETRY_MS = 1_000;
/** Number of attempts between two identical log lines. */
const REPEAT = 60;

/** Runs a host until the process receives a stop signal. */
export async function serve(
  settings: Settings,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const operator = language();
  let host: Host | undefined;
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE).unref();
    void (host?.close() ?? Promise.resolve()).then(
      () => process.exit(process.exitCode ?? 0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // An unhandled rejection is a bug, but must not stop the matches of this host.
  process.on("unhandledRejection", (error) => host?.log.error(error));
  // Connection errors emitted by a dependency are logged as well. After any other exception the process state is unknown:
  // the process exits, and a new one continues from the store, which has every acknowledged act.
  process.on("uncaughtException", (error) => {
    if (host) host.log.error(error);
    else console.error(error);
    if (isUnreachable(error)) return;
    process.exitCode = 1;
    stop();
  });
  // A closed output pipe must not end the host.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  // Stops when the parent process that opened an IPC channel exits.
  process.on("disconnect", stop);
  try {
    const now = createSteadyClock();
    const opened = await openWhenReachable(
      storagePlace(env),
      settings,
      { now, onError: (error) => host?.log.error(error) },
      () => stopping,
    );
    if (!opened) return;
    // Its log, and what it stores for everyone, is English; readers and the person who runs it have their own language.
    chooseLanguage("en");
    host = await createHost({ webRoot: settings.webRoot, settings, storage: opened.storage, now });
    await host.listen({ port: opened.port, host: settings.address });
  } catch (error) {
    console.error(inLanguage(operator, () => explain(error, settings)));
    process.exitCode = 1;
    stop();
    return;
  }
  const bound = host.server.address();
  // With port 0 the system chooses one.
  const port = typeof bound === "object" && bound !== null ? bound.port : settings.port;
  const name = ["localhost", "0.0.0.0", "::"].includes(settings.address) ? "localhost" : settings.address;
  console.log(inLanguage(operator, () => words.ready(name, port)));
}

/**
 * Opens the storage. While the database does not answer, a placeholder server answers on the port and the connection is
 * retried. Returns undefined if the process is stopped meanwhile.
 */
async function openWhenReachable(
  place: StoragePlace,
  { port, address }: Settings,
  options: StorageOptions,
  isStopping: () => boolean,
): Promise<{ storage: Storage; port: number } | undefined> {
  let waiting: WaitingServer | undefined;
  let reported = "";
  for (let tries = 0; !isStopping(); tries++) {
    try {
      const storage = await openStorage(place, options);
      await waiting?.close();
      return { storage, port: waiting?.port ?? port };
    } catch (error) {
      const { databaseUrl } = place;
      if (databaseUrl === undefined || error instanceof StorageUnavailable || error instanceof NewerFormat) throw error;
      const problem = postgresProblem(error, databaseUrl);
      if (!isUnreachable(error)) throw new StorageUnavailable(problem, { cause: error });
      waiting ??= await startWaitingServer(port, address);
      if (problem !== reported || tries % REPEAT === 0) console.error(words.waiting(problem, waiting.port));
      reported = problem;
    }
    await new Promise((resolve) => void setTimeout(resolve, RETRY_MS));
  }
  await waiting?.close();
  return undefined;
}

/** Describes why the host could not start and names the setting. */
export function explain(error: unknown, { port, address }: Settings): string {
  if (error instanceof NewerFormat) return newerFormat(error);
  const { code, syscall } = (error instanceof Error ? error : {}) as { code?: string; syscall?: string };
  // The same codes from other system calls are not about the port.
  if (syscall !== "listen" && syscall !== "getaddrinfo") return error instanceof Error ? error.message : String(error);
  if (code === "EADDRINUSE") {
    return words.portTaken(port);
  }
  if (code === "EACCES" || code === "EPERM") return words.portForbidden(port);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "EADDRNOTAVAIL") return words.noAddress(address);
  return error instanceof Error ? error.message : String(error);
}
