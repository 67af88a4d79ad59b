/** A few workers that think, one question each at a time. The same for the browser's workers and for Node's. */
import type { PoolRequest, BotRunner, BotTask, ThinkRequest, BotReply, PoolReply } from "./bot-runner.ts";

/** One worker: what it is sent it thinks about. */
export interface PoolWorker {
  post(message: PoolRequest): void;
  close(): void;
}
/** Starts a worker; `lost` is called once when it dies. */
export type Spawn = (hear: (message: PoolReply) => void, lost: (why: string) => void) => PoolWorker;
export interface PoolOptions {
  readonly spawn: Spawn;
  /** Workers at most; they are started when there is something to think about and kept warm. */
  readonly size: number;
  /** Milliseconds after which a bot that has not answered is given up. */
  readonly timeoutMs: number;
  /** Runs something after so many milliseconds; returns how to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

interface Task {
  readonly id: number;
  readonly request: ThinkRequest;
  readonly background: boolean;
  readonly settle: (thought: BotReply | null) => void;
  readonly fail: (why: Error) => void;
}
interface WorkerSlot {
  helper: PoolWorker | null;
  task: Task | null;
  callOff: () => void;
  /** Whom it thought for last: its memory of that search is worth coming back to. */
  last: string;
}

/**
 * A thinker that spreads questions over workers. A question that is called off, or takes too long, costs its worker:
 * a search cannot be interrupted from outside.
 */
export function createBotPool({ spawn, size, timeoutMs, after }: PoolOptions): BotRunner & { close(): void } {
  const desks: WorkerSlot[] = Array.from({ length: size }, () => ({
    helper: null,
    task: null,
    callOff: () => {},
    last: "",
  }));
  const waiting: Task[] = [];
  let lastId = 0;

  function assign(): void {
    for (let task = waiting[0]; task; task = waiting[0]) {
      const desk = deskFor(seatKey(task.request));
      if (!desk) return;
      waiting.shift();
      start(desk, task);
    }
  }
  /** The one that knows the seat, else one that never worked, else any that is free. */
  function deskFor(seat: string): WorkerSlot | undefined {
    const free = desks.filter((desk) => !desk.task);
    return free.find((desk) => desk.last === seat) ?? free.find((desk) => desk.last === "") ?? free[0];
  }

  function start(desk: WorkerSlot, task: Task): void {
    desk.task = task;
    desk.last = seatKey(task.request);
    desk.helper ??= open(desk);
    desk.callOff = after(timeoutMs, () => terminateWorker(desk, "it took too long"));
    desk.helper.post({ id: task.id, request: task.request });
  }

  function open(desk: WorkerSlot): PoolWorker {
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
        if (desk.helper === helper) terminateWorker(desk, why);
      },
    );
    return helper;
  }

  function release(desk: WorkerSlot): void {
    desk.callOff();
    desk.task = null;
  }
  /** Ends a worker and whatever it was thinking about, as a failure if there is a reason; the next gets a fresh one. */
  function terminateWorker(desk: WorkerSlot, why?: string): void {
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
    think(request, background = false): BotTask {
      const { promise, resolve, reject } = Promise.withResolvers<BotReply | null>();
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
          if (desk) terminateWorker(desk);
        },
      };
    },
    close() {
      waiting.length = 0;
      for (const desk of desks) terminateWorker(desk);
    },
  };
}

const seatKey = ({ match, seat }: ThinkRequest): string => `${seat} ${match}`;
