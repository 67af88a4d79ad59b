import type { Writable } from "node:stream";
import type { WebSocket } from "ws";

/**
 * Stops a socket from reading after an invalid frame. Without this, one client could crash the host. While ws (8.23)
 * decompresses a frame, more data can arrive behind an invalid one. It then continues in the middle of a frame whose
 * mask it has already released, and throws an error that nothing catches.
 */
export function stopAfterBadFrame(socket: WebSocket): void {
  const { _receiver: receiver } = socket as unknown as { readonly _receiver?: Writable };
  if (!receiver) throw new Error("This version of ws has no _receiver.");
  const write = receiver._write.bind(receiver);
  receiver._write = (chunk, encoding, done) => (receiver.errored ? done() : write(chunk, encoding, done));
}
