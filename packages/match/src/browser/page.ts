/** For pages: a client whose clerk sits in a worker, started again when it dies. */
import { type MatchClient, type OpenTransport, createMatchClient } from "@starboard/match";
import type { ServiceMessage } from "@starboard/wire";
import { randomHex } from "./random.ts";

export { randomHex } from "./random.ts";

/** Milliseconds without an answer after which a worker is taken for dead: it answers within a few when it lives. */
const SILENCE = 20_000;

/**
 * A client over a worker that runs `serveMatches`. `start` is called again whenever a worker has died; what was not
 * answered is sent to the new one, which reads the rest from the store.
 */
export const openMatchClient = (start: () => Worker): MatchClient =>
  createMatchClient(workerTransport(start, SILENCE), randomHex);

/** A line to a worker; lost when the worker throws, cannot be loaded, or stays silent for so many milliseconds. */
export function workerTransport(start: () => Worker, timeoutMs: number): OpenTransport {
  return (hear, lost) => {
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
      lost();
    };
    worker.onmessage = ({ data }: MessageEvent<ServiceMessage>) => {
      if ("id" in data) unanswered.delete(data.id);
      watch();
      hear(data);
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
