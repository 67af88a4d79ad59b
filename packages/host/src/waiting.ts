/** A placeholder server while a host waits for its database: it responds 503 to every request. */
import { createServer } from "node:http";

export interface WaitingServer {
  readonly port: number;
  close(): Promise<void>;
}

const BODY = JSON.stringify({ ok: false, bad: [{ code: "HOST_STORE", at: "" }] });

/** Starts the placeholder server. Rejects if the port cannot be used. */
export async function startWaitingServer(port: number, address: string): Promise<WaitingServer> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { "content-type": "application/json", "cache-control": "no-store", "retry-after": "2" });
    response.end(BODY);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, address, () => {
      server.off("error", reject);
      // A connection that cannot be accepted must not end the server.
      server.on("error", () => {});
      resolve();
    });
  });
  const bound = server.address();
  return {
    port: typeof bound === "object" && bound !== null ? bound.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
