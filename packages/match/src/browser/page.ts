/** For pages: a match client whose match service runs in a worker. A worker that dies is restarted. */
import { createMatchClient, type MatchClient } from "@starboard/match";
import type { ServerMessage } from "@starboard/wire";
import { createWireClient, type OpenTransport } from "@starboard/wire/client";
import { randomHex } from "./random.ts";

export { randomHex } from "./random.ts";

/** Time in ms without a response after which a worker counts as dead. A live worker responds within a few ms. */
const RESPONSE_TIMEOUT_MS = 20_000;

/**
 * Creates a client over a worker that runs `serveMatches`. `start` is called again whenever a worker has died.
 * Unanswered requests are sent to the new worker, which reads the matches from the store.
 */
export const openMatchClient = (start: () => Worker): MatchClient =>
  createMatchClient(createWireClient(workerTransport(start, RESPONSE_TIMEOUT_MS)), randomHex);

/** A transport to a worker. It is lost if the worker throws, cannot be loaded or does not respond for `timeoutMs`. */
export function workerTransport(start: () => Worker, timeoutMs: number): OpenTransport {
  return (onMessage, onLost) => {
    const worker = start();
    const unanswered = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = (): void => {
      clearTimeout(timer);
      timer = unanswered.size > 0 ? setTimeout(die, timeoutMs) : undefined;
    };
    const close = (): void => {
      clearTimeout(timer);
      worker.terminate();
    };
    const die = (): void => {
      close();
      onLost();
    };
    worker.onmessage = ({ data }: MessageEvent<ServerMessage>) => {
      if (data.id !== undefined) unanswered.delete(data.id);
      watch();
      onMessage(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      die();
    };
    worker.onmessageerror = die;
    return {
      send(message) {
        if ("id" in message) unanswered.add(message.id as number);
        worker.postMessage(message);
        watch();
      },
      close,
    };
  };
}
