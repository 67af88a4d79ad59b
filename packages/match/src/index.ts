/** The match service and its client, as pages, hosts and the command line use them. */
export {
  type MatchService,
  type MatchServiceOptions,
  createMatchService,
  type Unsubscribe,
  type UnaryRequest,
} from "./match-service.ts";
export type { ViewAfterAct } from "./match-reads.ts";
export type { PreparedMatch } from "./match-creation.ts";
export {
  type MatchClient,
  createMatchClient,
  type NewMatch,
  type CommitResult,
  type ClientResult,
} from "./match-client.ts";
export {
  type ClockAction,
  seatsOutOfTime,
  newClock,
  nextClockEvent,
  advanceClock,
  timeLeft,
  applyClockAction,
} from "./clock.ts";
export { type MatchConnection, openConnection } from "./connection.ts";
export { createSubscriptions, type Subscriptions, type Watch } from "./subscriptions.ts";
export { directTransport } from "./direct-transport.ts";
export { type LoadGame, StoreFailure } from "./errors.ts";
export { memoryStore } from "./memory-store.ts";
export type { ConditionalOrder, OrderStore, OrdersBySeat } from "./conditional-orders.ts";
export { type PoolOptions, type Spawn, createBotPool } from "./bot-pool.ts";
export { createRetries } from "./retries.ts";
export type { OnUpdate } from "./open-match.ts";
export type { RandomHex } from "./setup.ts";
export { createDelayedFeeds, type DelayedFeedOptions, type DelayedFeeds } from "./delayed-feed.ts";
export type { ScheduledMatchStore, MatchStore, MatchHeader, LogRow, Snapshot, SnapshotStore } from "./store.ts";
export {
  serveBotRequests,
  type LoadBotEngine,
  type BotEngineLike,
  type BotRunner,
  type BotTask,
  type ThinkRequest,
  createBotHandler,
  type BotReply,
  type PoolReply,
} from "./bot-runner.ts";
