/**
 * Sends the messages of a WebSocket: those of one turn of the event loop leave in one write, headers and texts in one piece.
 * The library writes a header and a text for each message, which costs the operating system and this process more.
 */
import type { Socket } from "node:net";
import type { WebSocket } from "ws";

export interface FrameWriter {
  /** Sends a text at the end of this turn. */
  send(text: string): void;
  /** Sends what waits, then closes the socket. */
  close(code: number, reason: string): void;
}

/** From this many characters on, a text is left to the library, which compresses it if the client can read that. */
export const LONG_TEXT = 4096;
/** A final text frame without mask. */
const TEXT = "\u0081";
/** Longest text whose length fits into the second byte, and the mark of a length in the two bytes behind it. */
const SHORT = 125;
const TWO_BYTES = "\u007e";

/** The bytes of a frame as characters. The text is shorter than 65,536 characters, each of one byte. */
export function frameOf(text: string): string {
  const { length } = text;
  return length <= SHORT
    ? TEXT + String.fromCharCode(length) + text
    : TEXT + TWO_BYTES + String.fromCharCode(length >> 8, length & 255) + text;
}

/** The writers that have frames to send. */
let waiting: (() => void)[] = [];
function flushAll(): void {
  const now = waiting;
  waiting = [];
  for (const flush of now) flush();
}

/** @param connection the connection under the socket */
export function createFrameWriter(socket: WebSocket, connection: Socket): FrameWriter {
  let frames = "";
  function flush(): void {
    if (frames === "") return;
    // A string of one-byte characters is written without a buffer of its own.
    if (socket.readyState === socket.OPEN) connection.write(frames, "latin1");
    frames = "";
  }
  return {
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      // The library keeps the order of what it compresses or cannot send yet.
      if (text.length >= LONG_TEXT || socket.bufferedAmount > 0 || Buffer.byteLength(text) !== text.length) {
        flush();
        socket.send(text);
        return;
      }
      if (frames === "") {
        // After all promises that are resolved by now, so that a response leaves with the update before it.
        if (waiting.length === 0) process.nextTick(flushAll);
        waiting.push(flush);
      }
      frames += frameOf(text);
    },
    close(code, reason) {
      flush();
      socket.close(code, reason);
    },
  };
}
