/** For workers: the clerk of this browser, and the bots it asks. */
import {
  serveBotRequests,
  type MatchService,
  createMatchService,
  type LoadGame,
  type LoadBotEngine,
  openConnection,
  type BotRunner,
  type PoolReply,
  createBotPool,
  createBotHandler,
} from "@starboard/match";
import { withMemoryFallback } from "./fallback-store.ts";
import { randomHex } from "./random.ts";
import { indexedDbStore } from "./store.ts";

export { indexedDbStore } from "./store.ts";

/** The part of a worker's global scope that is used here. */
export interface Scope {
  postMessage(message: unknown): void;
  addEventListener(kind: "message", hear: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: "unhandledrejection", hear: (event: PromiseRejectionEvent) => void): void;
}
export interface MatchServiceSetup {
  readonly load: LoadGame;
  /** Starts a worker that runs `serveThinker`. */
  readonly startBot: () => Worker;
  /** Name of the database, and of the channel on which the tabs of this browser tell each other. */
  readonly name: string;
}

/** Milliseconds a bot may take: far above its strongest level. */
const PATIENCE = 60_000;

/** Makes the worker it is called in the clerk of its page. Call it with `self`, before anything is awaited. */
export function serveMatches(scope: Scope, { load, startBot, name }: MatchServiceSetup): MatchService {
  const tabs = new BroadcastChannel(name);
  const matchService = createMatchService({
    load,
    store: withMemoryFallback(indexedDbStore(name), (problem) =>
      scope.postMessage({ is: "notice", match: "", code: "MATCH_NOT_PERSISTED", about: { problem } }),
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
  tabs.onmessage = ({ data }) => void matchService.refresh(String(data));
  const desk = openConnection(matchService, (message) => scope.postMessage(message));
  scope.addEventListener("message", ({ data }) => void desk.receive(data));
  surface(scope);
  return matchService;
}

/** Makes the worker it is called in think for bots. */
export function serveThinker(scope: Scope, load: LoadBotEngine): void {
  const hear = serveBotRequests(
    createBotHandler(load, () => performance.now()),
    (answer) => scope.postMessage(answer),
  );
  scope.addEventListener("message", ({ data }) => hear(data));
  surface(scope);
}

/** As many bots at once as the machine has room for beside the page and the clerk. */
const botPool = (startBot: () => Worker): BotRunner =>
  createBotPool({
    size: Math.max(1, Math.min(4, navigator.hardwareConcurrency - 2)),
    timeoutMs: PATIENCE,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    spawn(hear, lost) {
      const worker = startBot();
      worker.onmessage = ({ data }: MessageEvent<PoolReply>) => hear(data);
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
