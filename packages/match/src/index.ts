export { type Clerk, type ClerkOptions, createClerk, type Foundation, type Leave, type Question } from "./clerk.ts";
export {
  type ClerkClient,
  type Connect,
  type Connection,
  createClerkClient,
  type Line,
  type NewMatch,
  type Outcome,
  type Reply,
} from "./client.ts";
export { type ClockAct, fallenAt, newClock, nextMoment, settled, timeLeft, withAct } from "./clock.ts";
export { type Access, type Desk, everything, openDesk } from "./desk.ts";
export { directLine } from "./direct.ts";
export { type LoadGame, StoreFailure } from "./failure.ts";
export { memoryStore } from "./memory.ts";
export type { Order, OrderBook, Orders } from "./orders.ts";
export { type PoolOptions, type Spawn, thinkerPool } from "./pool.ts";
export { createRetries } from "./retries.ts";
export type { Hear } from "./room.ts";
export type { RandomHex } from "./setup.ts";
export { createShadows, type ShadowOptions, type Shadows } from "./shadow.ts";
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
} from "./thinker.ts";
