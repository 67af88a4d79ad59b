/** A pool of bot workers, each handling one request at a time. It works with web workers and with Node's threads. */
import { type HelpPlan, type SearchHelp, searchHelp } from "./search-help.ts";
import type { PoolRequest, BotRunner, BotTask, ThinkRequest, BotReply, PoolReply, WorkerPart } from "./bot-runner.ts";

/** One worker of the pool. */
export interface PoolWorker {
  post(message: PoolRequest): void;
  close(): void;
}
/** Starts a worker; `lost` is called once when it dies. */
export type Spawn = (onMessage: (message: PoolReply) => void, onLost: (why: string) => void) => PoolWorker;
export interface PoolOptions {
  readonly spawn: Spawn;
  /** Maximum number of workers. They start when they are first needed and stay alive. */
  readonly size: number;
  /** Time in ms after which an unanswered request fails and its worker is terminated. */
  readonly timeoutMs: number;
  /** Runs a callback after a delay in ms and returns the cancel function. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Returns the time in ms since 1970. */
  readonly now?: () => number;
}

/** Most workers that search along with one request. */
const MOST_HELPERS = 3;

interface Task {
  readonly id: number;
  readonly request: ThinkRequest;
  readonly background: boolean;
  readonly settle: (thought: BotReply | null) => void;
  readonly fail: (why: Error) => void;
  /** The workers that search along with it. */
  help: SearchHelp | null;
}
interface WorkerSlot {
  worker: PoolWorker | null;
  task: Task | null;
  /** Number of the help that the worker gives to another one's task; 0 for none. */
  helping: number;
  cancelTimeout: () => void;
  /** Key of the seat it thought for last. Its search tree can be reused for that seat. */
  lastSeat: string;
}

/**
 * Creates a bot runner that distributes requests over workers. Cancelling a running request terminates its worker,
 * because a search cannot be interrupted from outside. Workers without a request help another one's search, if that asks
 * for it, and are terminated when a request needs them.
 */
export function createBotPool({
  spawn,
  size,
  timeoutMs,
  after,
  now = Date.now,
}: PoolOptions): BotRunner & { close(): void } {
  const slots: WorkerSlot[] = Array.from({ length: size }, () => ({
    worker: null,
    task: null,
    helping: 0,
    cancelTimeout: () => {},
    lastSeat: "",
  }));
  const waiting: Task[] = [];
  let lastId = 0;
  const helpers = createHelpers(slots, {
    open,
    nextId: () => ++lastId,
    after: (moment, run) => after(Math.max(0, moment - now()), run),
  });

  function assign(): void {
    for (let task = waiting[0]; task; task = waiting[0]) {
      const slot = slotFor(slots, seatKey(task.request), helpers.end);
      if (!slot) return;
      waiting.shift();
      start(slot, task);
    }
  }
  function start(slot: WorkerSlot, task: Task): void {
    slot.task = task;
    slot.lastSeat = seatKey(task.request);
    slot.worker ??= open(slot);
    slot.cancelTimeout = after(timeoutMs, () => terminateWorker(slot, "it took too long"));
    slot.worker.post({ id: task.id, request: task.request });
  }

  function open(slot: WorkerSlot): PoolWorker {
    const worker = spawn(
      (message) => {
        const { task } = slot;
        if (slot.worker !== worker) return;
        if (slot.helping !== 0 && slot.helping === message.id) {
          helpers.receive(slot, message);
          assign();
          return;
        }
        if (task?.id !== message.id || "part" in message) return;
        if ("searchesUntil" in message) {
          if (waiting.length > 0 || task.background) helpers.refuse(slot, task);
          else helpers.start(slot, task, message.searchesUntil);
          return;
        }
        release(slot);
        if ("failed" in message) task.fail(new Error(message.failed));
        else task.settle(message.thought);
        assign();
      },
      (why) => {
        if (slot.worker !== worker) return;
        if (slot.helping !== 0) helpers.end(slot);
        else terminateWorker(slot, why);
      },
    );
    return worker;
  }

  function release(slot: WorkerSlot): void {
    slot.cancelTimeout();
    slot.task?.help?.stop();
    slot.task = null;
  }
  /**
   * Terminates a worker. Its request resolves to null, or rejects if a reason is given. The next request gets a new
   * one.
   */
  function terminateWorker(slot: WorkerSlot, why?: string): void {
    const { worker, task } = slot;
    release(slot);
    slot.worker = null;
    slot.lastSeat = "";
    worker?.close();
    if (why === undefined) task?.settle(null);
    else task?.fail(new Error(why));
    assign();
  }

  return {
    think(request, background = false): BotTask {
      const { promise, resolve, reject } = Promise.withResolvers<BotReply | null>();
      const task: Task = { id: ++lastId, request, background, settle: resolve, fail: reject, help: null };
      // Requests that a person waits for come before background requests.
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
          const slot = slots.find((one) => one.task === task);
          if (slot) terminateWorker(slot);
        },
      };
    },
    close() {
      waiting.length = 0;
      for (const slot of slots) terminateWorker(slot);
      for (const slot of slots) if (slot.helping !== 0) helpers.end(slot);
    },
  };
}

const seatKey = ({ match, seat }: ThinkRequest): string => `${seat} ${match}`;

/**
 * Returns the free worker that thought for the seat last, else one that has not worked yet, else any free one. If there is
 * none, a helper's worker is ended for it.
 */
function slotFor(
  slots: readonly WorkerSlot[],
  seat: string,
  endHelper: (slot: WorkerSlot) => void,
): WorkerSlot | undefined {
  const free = slots.filter((slot) => !slot.task && slot.helping === 0);
  if (free.length > 0)
    return free.find((slot) => slot.lastSeat === seat) ?? free.find((slot) => slot.lastSeat === "") ?? free[0];
  const helper = slots.find((slot) => slot.helping !== 0);
  if (helper) endHelper(helper);
  return helper;
}

/** Lets workers without a request search along with another one's. */
function createHelpers(
  slots: readonly WorkerSlot[],
  { open, nextId, after }: Pick<HelpPlan, "nextId" | "after"> & { readonly open: (slot: WorkerSlot) => PoolWorker },
) {
  const pass = (helpId: number, part: WorkerPart | null): void => {
    for (const { task } of slots) task?.help?.receive(helpId, part);
  };
  /** Terminates a worker that helps, because its search cannot be interrupted. */
  function end(slot: WorkerSlot): void {
    const helpId = slot.helping;
    slot.helping = 0;
    slot.lastSeat = "";
    slot.worker?.close();
    slot.worker = null;
    pass(helpId, null);
  }
  /** Asks the given slots for help with a slot's task, until a moment in ms since 1970. */
  function ask(slot: WorkerSlot, task: Task, endsAt: number, free: readonly WorkerSlot[]): void {
    task.help = searchHelp({
      endsAt,
      nextId,
      after,
      helpers: free.map((helper, i) => (helpId: number) => {
        helper.helping = helpId;
        helper.lastSeat = "";
        helper.worker ??= open(helper);
        helper.worker.post({ id: helpId, request: task.request, tree: i + 1, endsAt });
        return () => {
          if (helper.helping === helpId) end(helper);
        };
      }),
      onParts: (parts) => {
        if (slot.task === task) slot.worker?.post({ id: task.id, parts });
      },
    });
  }
  return {
    end,
    start(slot: WorkerSlot, task: Task, endsAt: number): void {
      const free = slots.filter((one) => !one.task && one.helping === 0);
      ask(slot, task, endsAt, free.slice(0, MOST_HELPERS));
    },
    /** Requests that wait for a worker come first: the bot decides alone. */
    refuse: (slot: WorkerSlot, task: Task): void => ask(slot, task, 0, []),
    /** Receives what a helping worker found out; a helper that failed found nothing. */
    receive(slot: WorkerSlot, message: PoolReply): void {
      slot.helping = 0;
      pass(message.id, "part" in message ? message.part : null);
    },
  };
}
