/** Hosts as separate processes that a test can stop and kill, behind network proxies that can drop connections. */
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
  /** Sends a signal and waits until the process has exited. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Starts a host as `npm start` does, on a free port; it is killed after the test. */
export async function startHost(env: Readonly<Record<string, string>>): Promise<Program> {
  const child = spawn(process.execPath, [join(root, "dist/host/main.mjs")], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", STARBOARD_WEB: join(root, "dist/web"), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  };
  onTestFinished(() => end("SIGKILL"));
  return { port: await portOf(child), end };
}

/** Resolves to the port that the host prints when it is ready. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the host exited with ${code} before it was ready`)));
    createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }).on("line", (line) => {
      const ready = /^Starboard is ready: http:\/\/[^:]+:(\d+)\//.exec(line);
      if (ready) resolve(Number(ready[1]));
    });
  });
}

/** Creates an empty folder for a host's store; it is deleted after the test. */
export function storeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "starboard-e2e-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A network proxy between a browser and a host; its address stays the same when it points to another host. */
export interface NetworkProxy {
  readonly url: string;
  pointTo(host: Pick<Program, "port">): void;
  /** Silently drops all data in one direction: "up" to the host or "down" from it. Connections stay open. */
  drop(way: "up" | "down"): void;
  /** Ends every connection and refuses new ones until `restore` is called. */
  cut(): void;
  restore(): void;
}

export async function openProxy(host: Pick<Program, "port">): Promise<NetworkProxy> {
  let target = host.port;
  let isUp = true;
  const dropped = new Set<"up" | "down">();
  const open = new Set<Socket>();

  function forward(from: Socket, to: Socket, way: "up" | "down"): void {
    open.add(from);
    from.on("data", (bytes) => {
      if (!dropped.has(way)) to.write(bytes);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      open.delete(from);
      to.destroy();
    });
  }
  const server = createServer((client) => {
    if (!isUp) return void client.destroy();
    const upstream = connect(target, "127.0.0.1");
    forward(client, upstream, "up");
    forward(upstream, client, "down");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => {
    isUp = false;
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pointTo: ({ port }) => void (target = port),
    drop: (way) => void dropped.add(way),
    cut,
    restore() {
      dropped.clear();
      isUp = true;
    },
  };
}
