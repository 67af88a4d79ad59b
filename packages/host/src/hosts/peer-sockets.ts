/**
 * Connections between hosts: WebSockets on a port of their own. A host that connects proves that it knows the shared secret,
 * over a number that is used once, before there is a WebSocket; the other host proves it in its answer.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer } from "ws";
import { stopAfterBadFrame } from "../live/bad-frame.ts";
import type { HostEntry } from "../storage/store.ts";
import { PEER_PROTOCOL } from "./peer-frames.ts";
import type { PeerWire } from "./peer-link.ts";
import type { ConnectPeer } from "./peers.ts";
import type { ServedPeer } from "./serve-peer.ts";

/** Why a connection is refused. */
export type PeerRefusal =
  | "PEER_PATH"
  /** The secret is another one. */
  | "PEER_SECRET"
  /** The number was not given out, is too old or was used before. */
  | "PEER_REPLAY"
  | "PEER_PROTOCOL"
  /** Another host was meant, such as one that ran at this address before. */
  | "PEER_HOST"
  | "PEER_RATE";

const STATUS: Readonly<Record<PeerRefusal, number>> = {
  PEER_PATH: 404,
  PEER_SECRET: 401,
  PEER_REPLAY: 401,
  PEER_PROTOCOL: 426,
  PEER_HOST: 409,
  PEER_RATE: 429,
};
/** Time for which a number can be used, in ms, and how many there are at most. */
const NONCE_MS = 10_000;
const MAX_NONCES = 1_000;
/** Connections at most; hosts have one to each other host. */
const MAX_CONNECTIONS = 256;
/** A message at most, in bytes: many frames, of which one may carry a record. */
const MAX_PAYLOAD_BYTES = 64_000_000;
/** Unsent data of a connection at most, in bytes. */
const MAX_UNSENT_BYTES = 128_000_000;
/** Time for the answers while a connection is made, in ms. */
const CONNECT_MS = 2_000;
/** A connection without a sign of life for two of these intervals is ended, in ms. */
const PING_MS = 2_000;

const PATH = "/hosts";
const HEADERS = {
  protocol: "x-starboard-protocol",
  from: "x-starboard-from",
  to: "x-starboard-to",
  nonce: "x-starboard-nonce",
  proof: "x-starboard-proof",
} as const;
const OPTIONS = { perMessageDeflate: false, maxPayload: MAX_PAYLOAD_BYTES } as const;

const proofOf = (secret: string, by: "asks" | "answers", parts: readonly string[]): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify([by, ...parts]))
    .digest("hex");
function isProof(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface PeerServer {
  /** The port that it listens on. */
  readonly port: number;
  close(): Promise<void>;
}
export interface PeerServerOptions {
  /** Id of this host. */
  readonly host: string;
  readonly secret: string;
  /** Name or address to listen on, and the port; 0 lets the system choose one. */
  readonly listen: { readonly name: string; readonly port: number };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly serve: (wire: PeerWire) => ServedPeer;
  readonly onRefused: (code: string) => void;
}

/** Listens for other hosts. Rejects if the address cannot be used. */
export async function listenForPeers(options: PeerServerOptions): Promise<PeerServer> {
  const { host, secret, now, serve, onRefused } = options;
  /** Numbers that were given out, with the end of their use. */
  const nonces = new Map<string, number>();
  const sockets = new WebSocketServer({ noServer: true, ...OPTIONS });

  const server = createServer((request, response) => {
    const say = (status: number, body: object): void => {
      response.writeHead(status, { "content-type": "application/json", connection: "close" }).end(JSON.stringify(body));
    };
    if (request.method !== "GET" || request.url !== PATH) return say(STATUS.PEER_PATH, { code: "PEER_PATH" });
    for (const [nonce, until] of nonces) if (until <= now()) nonces.delete(nonce);
    if (nonces.size >= MAX_NONCES) return say(STATUS.PEER_RATE, { code: "PEER_RATE" });
    const nonce = randomBytes(24).toString("hex");
    nonces.set(nonce, now() + NONCE_MS);
    say(200, { nonce });
  });
  server.requestTimeout = CONNECT_MS;
  server.headersTimeout = CONNECT_MS;

  const header = (request: IncomingMessage, name: keyof typeof HEADERS): string =>
    String(request.headers[HEADERS[name]] ?? "");
  function refusalOf(request: IncomingMessage): PeerRefusal | undefined {
    if (request.url !== PATH) return "PEER_PATH";
    const nonce = header(request, "nonce");
    const until = nonces.get(nonce);
    nonces.delete(nonce);
    if (until === undefined || until <= now()) return "PEER_REPLAY";
    const [protocol, from, to] = [header(request, "protocol"), header(request, "from"), header(request, "to")];
    if (!isProof(header(request, "proof"), proofOf(secret, "asks", [nonce, protocol, from, to]))) return "PEER_SECRET";
    if (protocol !== String(PEER_PROTOCOL)) return "PEER_PROTOCOL";
    if (to !== host) return "PEER_HOST";
    return sockets.clients.size >= MAX_CONNECTIONS ? "PEER_RATE" : undefined;
  }

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => {});
    const code = refusalOf(request);
    if (code) {
      onRefused(code);
      const body = JSON.stringify({ code });
      socket.end(
        `HTTP/1.1 ${STATUS[code]} Refused\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
      return;
    }
    const answer = proofOf(secret, "answers", [header(request, "nonce"), host]);
    const addProof = (lines: string[]): void => void lines.push(`${HEADERS.proof}: ${answer}`);
    sockets.once("headers", addProof);
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const peer = serve(wireOf(opened, onRefused));
      carry(opened, peer.receive, peer.ended);
    });
    sockets.off("headers", addProof);
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.listen.port, options.listen.name, () => resolve());
  });
  server.on("error", () => {});
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** Returns the function that connects to other hosts. */
export function connectingPeers({ host, secret }: Pick<PeerServerOptions, "host" | "secret">): ConnectPeer {
  return async (other: HostEntry, on) => {
    const asked = await fetch(`http://${other.address}${PATH}`, { signal: AbortSignal.timeout(CONNECT_MS) });
    const { nonce } = (await asked.json()) as { readonly nonce?: unknown };
    if (typeof nonce !== "string") throw new Error("PEER_RATE");
    const protocol = String(PEER_PROTOCOL);
    const socket = new WebSocket(`ws://${other.address}${PATH}`, {
      ...OPTIONS,
      handshakeTimeout: CONNECT_MS,
      headers: {
        [HEADERS.protocol]: protocol,
        [HEADERS.from]: host,
        [HEADERS.to]: other.host,
        [HEADERS.nonce]: nonce,
        [HEADERS.proof]: proofOf(secret, "asks", [nonce, protocol, host, other.host]),
      },
    });
    const wanted = proofOf(secret, "answers", [nonce, other.host]);
    await new Promise<void>((resolve, reject) => {
      let isTrue = false;
      socket.once("upgrade", (response) => {
        isTrue = isProof(String(response.headers[HEADERS.proof] ?? ""), wanted);
      });
      socket.once("open", () => {
        if (isTrue) return resolve();
        socket.terminate();
        reject(new Error("PEER_SECRET"));
      });
      socket.once("error", reject);
      socket.once("close", () => reject(new Error("The connection was closed.")));
    });
    carry(socket, on.message, on.close);
    return wireOf(socket, () => {});
  };
}

function wireOf(socket: WebSocket, onRefused: (code: string) => void): PeerWire {
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount > MAX_UNSENT_BYTES) return socket.terminate();
      socket.send(text);
    },
    close(code) {
      onRefused(code);
      socket.close(1008, code);
    },
  };
}

/** Passes the messages of a socket on, and ends it when the other end is gone. */
function carry(socket: WebSocket, receive: (text: string) => void, ended: () => void): void {
  stopAfterBadFrame(socket);
  let isAlive = true;
  const pings = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS).unref();
  socket.on("message", (data) => {
    isAlive = true;
    receive((data as Buffer).toString("utf8"));
  });
  socket.on("pong", () => {
    isAlive = true;
  });
  socket.on("error", () => {});
  socket.once("close", () => {
    clearInterval(pings);
    ended();
  });
}
