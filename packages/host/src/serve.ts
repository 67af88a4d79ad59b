import { createHost, type Host } from "./host.ts";
import type { Settings } from "./settings.ts";
import { postgresProblem, StorageUnavailable } from "./storage/failures.ts";
import { NewerFormat } from "./storage/migrations.ts";
import { openStorage, storagePlace } from "./storage/open.ts";

/** Time that everything under way may take to end, in milliseconds; then we go anyway. */
const GRACE = 10_000;

/** Runs a host until the process is told to stop. */
export async function serve(
  settings: Settings,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
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
  // A promise nobody waited for is a mistake of ours; it must not take everybody's matches down with it.
  process.on("unhandledRejection", (error) => host?.log.error(error));
  // Whoever started us through a channel takes us along when it goes.
  process.on("disconnect", stop);
  try {
    const place = storagePlace(env);
    const storage = await openStorage(place, { trouble: (error) => host?.log.error(error) }).catch((error: unknown) => {
      throw place.databaseUrl === undefined || error instanceof StorageUnavailable || error instanceof NewerFormat
        ? error
        : new StorageUnavailable(postgresProblem(error, place.databaseUrl), { cause: error });
    });
    host = await createHost({ webRoot: settings.webRoot, settings, storage });
    await host.listen({ port: settings.port, host: settings.address });
  } catch (error) {
    console.error(explain(error, settings));
    process.exitCode = 1;
    stop();
    return;
  }
  const bound = host.server.address();
  // Asked for port 0, the system chose one.
  const port = typeof bound === "object" && bound !== null ? bound.port : settings.port;
  const name = ["localhost", "0.0.0.0", "::"].includes(settings.address) ? "localhost" : settings.address;
  console.log(`Starboard is ready: http://${name}:${port}/   (Ctrl+C stops it)`);
}

/** Why the host could not start, in a sentence that names the setting. */
export function explain(error: unknown, { port, address }: Settings): string {
  const { code, syscall } = (error instanceof Error ? error : {}) as { code?: string; syscall?: string };
  // The same codes from elsewhere, such as a folder, are not about the port.
  if (syscall !== "listen" && syscall !== "getaddrinfo") return error instanceof Error ? error.message : String(error);
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`;
  }
  if (code === "EACCES" || code === "EPERM")
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=8080 npm start`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "EADDRNOTAVAIL")
    return `HOST is "${address}", which is no address of this machine.`;
  return error instanceof Error ? error.message : String(error);
}
