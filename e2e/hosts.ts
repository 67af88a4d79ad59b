/** Hosts as a club runs them: programs of their own, which can be stopped and killed, behind roads that can be cut. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

const root = join(import.meta.dirname, "..");

export interface Program {
  readonly port: number;
  /** Ends it by a signal and waits until it is gone. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Starts a host as `npm start` does, on a port the system chooses; it goes with the test. */
export async function startHost(env: Readonly<Record<string, string>>): Promise<Program> {
  const child = spawn(process.execPath, [join(root, "dist/host/main.mjs")], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", STARBOARD_WEB: join(root, "dist/web"), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  onTestFinished(() => end("SIGKILL"));
  return { port: await portOf(child), end };
}

/** The port a host says it listens on. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the host ended with ${code} before it listened`)));
    createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }).on("line", (line) => {
      const said = /^Starboard is ready: http:\/\/[^:]+:(\d+)\//.exec(line);
      if (said) resolve(Number(said[1]));
    });
  });
}

/** An empty folder for a host's store. */
export function storeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "starboard-e2e-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A way from a browser to a host, with an address of its own that stays when the host is another. */
export interface Road {
  readonly url: string;
  leadTo(host: Pick<Program, "port">): void;
  /** From now on nothing gets through this way, though nobody notices: "up" to the host, "down" from it. */
  swallow(way: "up" | "down"): void;
  /** Ends every connection, and lets none through until the road is mended. */
  cut(): void;
  mend(): void;
}

export async function openRoad(host: Pick<Program, "port">): Promise<Road> {
  let target = host.port;
  let whole = true;
  const swallowed = new Set<"up" | "down">();
  const open = new Set<Socket>();

  function carry(from: Socket, to: Socket, way: "up" | "down"): void {
    open.add(from);
    from.on("data", (bytes) => {
      if (!swallowed.has(way)) to.write(bytes);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      open.delete(from);
      to.destroy();
    });
  }
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(target, "127.0.0.1");
    carry(near, far, "up");
    carry(far, near, "down");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: ({ port }) => void (target = port),
    swallow: (way) => void swallowed.add(way),
    cut,
    mend() {
      swallowed.clear();
      whole = true;
    },
  };
}
