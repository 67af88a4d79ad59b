/** A few workers that think, one question each at a time. The same for the browser's workers and for Node's. */
import type { Posed, Thinker, Thinking, ThinkRequest, Thought, Thoughtful } from "./bot-runner.ts";

/** One worker: what it is sent it thinks about. */
export interface Helper {
  post(message: Posed): void;
  close(): void;
}
/** Starts a worker; `lost` is called once when it dies. */
export type Spawn = (hear: (message: Thoughtful) => void, lost: (why: string) => void) => Helper;
export interface PoolOptions {
  readonly spawn: Spawn;
  /** Workers at most; they are started when there is something to think about and kept warm. */
  readonly size: number;
  /** Milliseconds after which a bot that has not answered is given up. */
  readonly patience: number;
  /** Runs something after so many milliseconds; returns how to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

interface Task {
  readonly id: number;
  readonly request: ThinkRequest;
  readonly background: boolean;
  readonly settle: (thought: Thought | null) => void;
  readonly fail: (why: Error) => void;
}
interface Desk {
  helper: Helper | null;
  task: Task | null;
  callOff: () => void;
  /** Whom it thought for last: its memory of that search is worth coming back to. */
  last: string;
}

/**
 * A thinker that spreads questions over workers. A question that is called off, or takes too long, costs its worker:
 * a search cannot be interrupted from outside.
 */
export function thinkerPool({ spawn, size, patience, after }: PoolOptions): Thinker & { close(): void } {
  const desks: Desk[] = Array.from({ length: size }, () => ({ helper: null, task: null, callOff: () => {}, last: "" }));
  const waiting: Task[] = [];
  let lastId = 0;

  function assign(): void {
    for (let task = waiting[0]; task; task = waiting[0]) {
      const desk = deskFor(whom(task.request));
      if (!desk) return;
      waiting.shift();
      start(desk, task);
    }
  }
  /** The one that knows the seat, else one that never worked, else any that is free. */
  function deskFor(seat: string): Desk | undefined {
    const free = desks.filter((desk) => !desk.task);
    return free.find((desk) => desk.last === seat) ?? free.find((desk) => desk.last === "") ?? free[0];
  }

  function start(desk: Desk, task: Task): void {
    desk.task = task;
    desk.last = whom(task.request);
    desk.helper ??= open(desk);
    desk.callOff = after(patience, () => abandon(desk, "it took too long"));
    desk.helper.post({ id: task.id, request: task.request });
  }

  function open(desk: Desk): Helper {
    const helper = spawn(
      (message) => {
        const { task } = desk;
        if (desk.helper !== helper || task?.id !== message.id) return;
        release(desk);
        if ("failed" in message) task.fail(new Error(message.failed));
        else task.settle(message.thought);
        assign();
      },
      (why) => {
        if (desk.helper === helper) abandon(desk, why);
      },
    );
    return helper;
  }

  function release(desk: Desk): void {
    desk.callOff();
    desk.task = null;
  }
  /** Ends a worker and whatever it was thinking about, as a failure if there is a reason; the next gets a fresh one. */
  function abandon(desk: Desk, why?: string): void {
    const { helper, task } = desk;
    release(desk);
    desk.helper = null;
    desk.last = "";
    helper?.close();
    if (why === undefined) task?.settle(null);
    else task?.fail(new Error(why));
    assign();
  }

  return {
    think(request, background = false): Thinking {
      const { promise, resolve, reject } = Promise.withResolvers<Thought | null>();
      const task: Task = { id: ++lastId, request, background, settle: resolve, fail: reject };
      // Requests a person waits for come before all others.
      const firstBehind = background ? -1 : waiting.findIndex((one) => one.background);
      waiting.splice(firstBehind < 0 ? waiting.length : firstBehind, 0, task);
      assign();
      return {
        thought: promise,
        stop() {
          const queued = waiting.indexOf(task);
          if (queued >= 0) {
            waiting.splice(queued, 1);
            resolve(null);
          }
          const desk = desks.find((one) => one.task === task);
          if (desk) abandon(desk);
        },
      };
    },
    close() {
      waiting.length = 0;
      for (const desk of desks) abandon(desk);
    },
  };
}

const whom = ({ match, seat }: ThinkRequest): string => `${seat} ${match}`;
