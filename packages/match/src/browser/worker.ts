/** For workers: the clerk of this browser, and the bots it asks. */
import {
  answerThoughts,
  type Clerk,
  createClerk,
  type LoadGame,
  type LoadMind,
  openDesk,
  type Thinker,
  type Thoughtful,
  thinkerPool,
  thinkWith,
} from "@starboard/match";
import { anyhow } from "./fallback-store.ts";
import { randomHex } from "./random.ts";
import { indexedDbStore } from "./store.ts";

export { indexedDbStore } from "./store.ts";

/** The part of a worker's global scope that is used here. */
export interface Scope {
  postMessage(message: unknown): void;
  addEventListener(kind: "message", hear: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: "unhandledrejection", hear: (event: PromiseRejectionEvent) => void): void;
}
export interface ClerkSetup {
  readonly load: LoadGame;
  /** Starts a worker that runs `serveThinker`. */
  readonly startBot: () => Worker;
  /** Name of the database, and of the channel on which the tabs of this browser tell each other. */
  readonly name: string;
}

/** Milliseconds a bot may take: far above its strongest level. */
const PATIENCE = 60_000;

/** Makes the worker it is called in the clerk of its page. Call it with `self`, before anything is awaited. */
export function serveClerk(scope: Scope, { load, startBot, name }: ClerkSetup): Clerk {
  const tabs = new BroadcastChannel(name);
  const clerk = createClerk({
    load,
    store: anyhow(indexedDbStore(name), (problem) =>
      scope.postMessage({ is: "notice", match: "", code: "MATCH_UNKEPT", about: { problem } }),
    ),
    now: () => Date.now(),
    random: randomHex,
    thinker: botPool(startBot),
    // Friends on one device sit next to each other.
    consents: () => true,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    wrote: (match) => tabs.postMessage(match),
  });
  tabs.onmessage = ({ data }) => void clerk.refresh(String(data));
  const desk = openDesk(clerk, (message) => scope.postMessage(message));
  scope.addEventListener("message", ({ data }) => void desk.receive(data));
  surface(scope);
  return clerk;
}

/** Makes the worker it is called in think for bots. */
export function serveThinker(scope: Scope, load: LoadMind): void {
  const hear = answerThoughts(
    thinkWith(load, () => performance.now()),
    (answer) => scope.postMessage(answer),
  );
  scope.addEventListener("message", ({ data }) => hear(data));
  surface(scope);
}

/** As many bots at once as the machine has room for beside the page and the clerk. */
const botPool = (startBot: () => Worker): Thinker =>
  thinkerPool({
    size: Math.max(1, Math.min(4, navigator.hardwareConcurrency - 2)),
    patience: PATIENCE,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    spawn(hear, lost) {
      const worker = startBot();
      worker.onmessage = ({ data }: MessageEvent<Thoughtful>) => hear(data);
      worker.onmessageerror = () => lost("its message could not be read");
      worker.onerror = (event) => {
        event.preventDefault();
        lost(event.message);
      };
      return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
    },
  });

/** A promise nobody waited for is our own bug: the page must hear of it like of any other error. */
function surface(scope: Scope): void {
  scope.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
