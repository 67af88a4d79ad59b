/** For web workers: runs the match service of this browser, or a bot worker. */
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
  addEventListener(kind: "message", onMessage: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: "unhandledrejection", onMessage: (event: PromiseRejectionEvent) => void): void;
}
export interface MatchServiceSetup {
  readonly load: LoadGame;
  /** Starts a worker that runs `serveBots`. */
  readonly startBot: () => Worker;
  /** Name of the database, and of the channel on which the tabs of this browser notify each other. */
  readonly name: string;
}

/** Time limit of a bot request in ms, far above the thinking time of the strongest level. */
const BOT_TIMEOUT_MS = 60_000;

/**
 * Runs the match service in the current worker. Call it with `self` before the first `await`, so that no message is
 * lost.
 */
export function serveMatches(scope: Scope, { load, startBot, name }: MatchServiceSetup): MatchService {
  const tabs = new BroadcastChannel(name);
  const matchService = createMatchService({
    load,
    store: withMemoryFallback(indexedDbStore(name), (problem) =>
      scope.postMessage({ channel: "match", is: "notice", match: "", code: "MATCH_NOT_PERSISTED", about: { problem } }),
    ),
    now: () => Date.now(),
    random: randomHex,
    botRunner: botPool(startBot),
    // The players share one device and can agree among themselves.
    consents: () => true,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onWritten: (match) => tabs.postMessage(match),
  });
  tabs.onmessage = ({ data }) => void matchService.refresh(String(data));
  const connection = openConnection(matchService, (message) => scope.postMessage(message));
  scope.addEventListener("message", ({ data }) => void connection.receive(data));
  reportRejections(scope);
  return matchService;
}

/** Handles bot requests in the current worker. */
export function serveBots(scope: Scope, load: LoadBotEngine): void {
  const onMessage = serveBotRequests(
    createBotHandler(load, () => performance.now()),
    (answer) => scope.postMessage(answer),
  );
  scope.addEventListener("message", ({ data }) => onMessage(data));
  reportRejections(scope);
}

/** Creates a bot pool that leaves one core each to the page and the match service. */
const botPool = (startBot: () => Worker): BotRunner =>
  createBotPool({
    size: Math.max(1, Math.min(4, navigator.hardwareConcurrency - 2)),
    timeoutMs: BOT_TIMEOUT_MS,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    spawn(onMessage, onLost) {
      const worker = startBot();
      worker.onmessage = ({ data }: MessageEvent<PoolReply>) => onMessage(data);
      worker.onmessageerror = () => onLost("its message could not be read");
      worker.onerror = (event) => {
        event.preventDefault();
        onLost(event.message);
      };
      return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
    },
  });

/** Reports unhandled rejections as errors of the worker, so that the page is notified of them. */
function reportRejections(scope: Scope): void {
  scope.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
