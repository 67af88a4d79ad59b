import { createHost } from "./host.ts";

export type ServeOptions = {
  readonly port: number;
  /** Where to listen; "localhost" keeps the machine's neighbours out. */
  readonly address: string;
  readonly webRoot: string;
};

/** Reads the settings a person can change, from the environment. Returns a sentence when one makes no sense. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ServeOptions | string {
  const wish = env["PORT"] ?? "";
  const port = wish === "" ? 8080 : Number(wish);
  if (!Number.isInteger(port) || port < 0 || port > 65535) return `PORT is "${wish}", which is no port number.`;
  return { port, address: env["HOST"] || "localhost", webRoot: env["STARBOARD_WEB"] || "dist/web" };
}

/** Runs a host until the process is told to stop. */
export async function serve(options: ServeOptions): Promise<void> {
  const host = await createHost({ webRoot: options.webRoot });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void host.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // Whoever started us through a channel takes us along when it goes.
  process.on("disconnect", stop);
  try {
    await host.listen({ port: options.port, host: options.address });
  } catch (error) {
    console.error(explain(error, options));
    process.exitCode = 1;
    // Letting go of the channel, so that the process can end, is not being told to stop.
    stopping = true;
    if (process.connected) process.disconnect();
    await host.close();
    return;
  }
  const bound = host.server.address();
  // Asked for port 0, the system chose one.
  const port = typeof bound === "object" && bound !== null ? bound.port : options.port;
  const name = ["localhost", "0.0.0.0", "::"].includes(options.address) ? "localhost" : options.address;
  console.log(`Starboard is ready: http://${name}:${port}/   (Ctrl+C stops it)`);
}

function explain(error: unknown, { port, address }: ServeOptions): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`;
  }
  if (code === "EACCES")
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=8080 npm start`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `HOST is "${address}", which is no address of this machine.`;
  return error instanceof Error ? error.message : String(error);
}
