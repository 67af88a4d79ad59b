/** A TCP proxy in front of a PostgreSQL socket that breaks connections on demand, for tests and soaks. */
import { createConnection, createServer, type Socket } from "node:net";

/** How to break a connection. `reset`: a TCP reset. `stall`: no more data, but no end. `half`: half a packet, then the end. */
export type Cut = "reset" | "stall" | "half";
export interface CutProxy {
  /** URL of the database through the proxy. */
  readonly url: string;
  /**
   * Breaks a connection of this `application_name`, open now or later, after `packets` more packets from the server to
   * such connections. Resolves when it is broken.
   */
  cut(name: string, how: Cut, packets: number): Promise<void>;
  /** For true, refuses and breaks all connections, as if the server were down; for false, accepts connections again. */
  down(isDown: boolean): void;
  close(): Promise<void>;
}

interface Pair {
  name: string;
  readonly ends: readonly Socket[];
  stalled: boolean;
}
interface Plan {
  readonly how: Cut;
  packets: number;
  readonly done: () => void;
}

/** @param databaseUrl names the folder of the server's socket, as `startCluster` does */
export async function startCutProxy(databaseUrl: string): Promise<CutProxy> {
  const target = new URL(databaseUrl);
  const path = `${target.searchParams.get("host")}/.s.PGSQL.5432`;
  const pairs = new Set<Pair>();
  const plans = new Map<string, Plan>();
  let isDown = false;

  const server = createServer((near) => {
    if (isDown) return void near.resetAndDestroy();
    const far = createConnection(path);
    const pair: Pair = { name: "", ends: [near, far], stalled: false };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      if (pair.stalled) return void far.destroy();
      near.destroy();
      far.destroy();
    };
    for (const socket of pair.ends) socket.on("error", () => {}).on("close", end);
    near.on("data", (bytes) => {
      // The first packet has the `application_name`.
      if (pair.name === "") pair.name = /application_name\0([^\0]+)\0/.exec(bytes.toString("latin1"))?.[1] ?? "?";
      if (!pair.stalled) far.write(bytes);
    });
    far.on("data", (bytes) => {
      if (pair.stalled) return;
      const plan = plans.get(pair.name);
      if (!plan || plan.packets-- > 0) return void near.write(bytes);
      plans.delete(pair.name);
      breakNow(pair, plan.how, bytes);
      plan.done();
    });
  });
  function breakNow(pair: Pair, how: Cut, bytes: Buffer): void {
    const [near, far] = pair.ends as [Socket, Socket];
    if (how === "stall") pair.stalled = true;
    else if (how === "reset") near.resetAndDestroy();
    else near.end(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => far.destroy());
  }

  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${target.pathname}`,
    cut: (name, how, packets) => new Promise((done) => void plans.set(name, { how, packets, done })),
    down(next) {
      isDown = next;
      if (next) for (const { ends } of pairs) ends[0]?.resetAndDestroy();
    },
    async close() {
      for (const { ends } of pairs) for (const socket of ends) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
