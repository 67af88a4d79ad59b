import type { Writable } from "node:stream";
import type { WebSocket } from "ws";

/**
 * Has a socket read nothing more once a frame was wrong. ws (8.23) goes on with what has come in behind such a frame while it was
 * unpacking another, in the middle of a frame whose mask it has let go of, and throws where nobody catches: one client could end the host.
 */
export function stopAfterBadFrame(socket: WebSocket): void {
  const { _receiver: receiver } = socket as unknown as { readonly _receiver?: Writable };
  if (!receiver) throw new Error("this ws keeps its receiver elsewhere");
  const write = receiver._write.bind(receiver);
  receiver._write = (chunk, encoding, done) => (receiver.errored ? done() : write(chunk, encoding, done));
}
