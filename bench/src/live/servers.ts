/** The compared servers. Each stores data as its authors intended: ours on disk, the peers in memory. */
import { createRequire } from "node:module";
import { createServer } from "node:net";
import type { AnyGame } from "@starboard/kernel";
import { registerGame, createHost, readSettings } from "@starboard/host";
import { openStorage } from "@starboard/host/storage";
import { again, hasWon } from "./again.ts";

export interface Serving {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Our whole host, with rate limits high enough for a measurement from one address. */
async function ours(place: string): Promise<Serving> {
  registerGame(again as unknown as AnyGame);
  const settings = readSettings({
    STARBOARD_LOG: "silent",
    STARBOARD_RATE_LIMIT_FACTOR: "1000",
    // Set where several hosts of one database are measured (`hosts.ts`).
    STARBOARD_INTERNAL: process.env["STARBOARD_INTERNAL"],
    STARBOARD_INTERNAL_SECRET: process.env["STARBOARD_INTERNAL_SECRET"],
  });
  if (typeof settings === "string") throw new Error(settings);
  const storage = await openStorage(
    place.startsWith("postgresql:") ? { folder: "", databaseUrl: place } : { folder: place },
  );
  const host = await createHost({ settings, storage });
  return { url: await host.listen({ port: 0, host: "127.0.0.1" }), close: () => host.close() };
}

interface Cells {
  cells: (string | null)[];
}
/** The part of boardgame.io's server that is used. Its packages are installed only when the comparison runs. */
interface PeerServer {
  run(options: {
    port: number;
    callback: () => void;
  }): Promise<{ appServer: { address(): { port: number }; close(): void } }>;
}
async function boardgame(): Promise<Serving> {
  process.env["NODE_ENV"] = "production";
  const name = "boardgame.io/dist/cjs/server.js";
  const { Server } = ((await import(name)) as { default: { Server: (options: object) => PeerServer } }).default;
  const game = {
    name: "again",
    minPlayers: 2,
    maxPlayers: 2,
    setup: (): Cells => ({ cells: Array.from({ length: 9 }, () => null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark({ G, playerID }: { G: Cells; playerID: string }, cell: number): "INVALID_MOVE" | undefined {
        if (G.cells[cell] !== null) return "INVALID_MOVE";
        G.cells[cell] = playerID;
        if (hasWon(G.cells, playerID) || !G.cells.includes(null)) G.cells.fill(null);
        return undefined;
      },
    },
  };
  const server = Server({ games: [game], origins: ["*"] });
  const { appServer } = await server.run({ port: await freePort(), callback: () => {} });
  return { url: `http://127.0.0.1:${appServer.address().port}`, close: async () => appServer.close() };
}

interface Relay {
  onMessage(type: string, listener: (client: unknown, n: number) => void): void;
  broadcast(type: string, n: number): void;
}
/** A room that relays messages, without rules or storage. */
async function colyseus(): Promise<Serving> {
  // Its ES modules expect another form of `ws` than Node's ES module import provides.
  const load = createRequire(import.meta.url);
  const core = load("@colyseus/core") as {
    Server: new (options: object) => { define(name: string, room: unknown): void; listen(port: number): Promise<void> };
    Room: new () => Relay;
  };
  const transport = load("@colyseus/ws-transport") as { WebSocketTransport: new (options: object) => object };
  class Pair extends core.Room {
    onCreate(): void {
      this.onMessage("move", (_client, n) => this.broadcast("moved", n));
    }
  }
  const server = new core.Server({ transport: new transport.WebSocketTransport({}), greet: false });
  server.define("again", Pair);
  const port = await freePort();
  await server.listen(port);
  return { url: `http://127.0.0.1:${port}`, close: async () => {} };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export const servers: Readonly<Record<string, (place: string) => Promise<Serving>>> = {
  ours,
  boardgame,
  colyseus,
};
