export { type Clerk, type ClerkOptions, createClerk, type Foundation, type Leave, type Question } from "./match-service.ts";
export {
  type ClerkClient,
  type Connect,
  type Connection,
  createClerkClient,
  type Line,
  type NewMatch,
  type Outcome,
  type Reply,
} from "./match-client.ts";
export { type ClockAct, fallenAt, newClock, nextMoment, settled, timeLeft, withAct } from "./clock.ts";
export { type Access, type Desk, everything, openDesk } from "./connection.ts";
export { directLine } from "./direct-transport.ts";
export { type LoadGame, StoreFailure } from "./errors.ts";
export { memoryStore } from "./memory-store.ts";
export type { Order, OrderBook, Orders } from "./conditional-orders.ts";
export { type PoolOptions, type Spawn, thinkerPool } from "./bot-pool.ts";
export { createRetries } from "./retries.ts";
export type { Hear } from "./open-match.ts";
export type { RandomHex } from "./setup.ts";
export { createShadows, type ShadowOptions, type Shadows } from "./delayed-feed.ts";
export type { ClerkStore, MatchStore, Opening, Row, Snapshot, SnapshotStore } from "./store.ts";
export {
  answerThoughts,
  type LoadMind,
  type Mind,
  type Thinker,
  type Thinking,
  type ThinkRequest,
  thinkWith,
  type Thought,
  type Thoughtful,
} from "./bot-runner.ts";
