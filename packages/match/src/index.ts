export { type Clerk, type ClerkOptions, createClerk, type Hear, type Leave } from "./clerk.ts";
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
export { type Access, type Desk, everything, openDesk } from "./desk.ts";
export { directLine } from "./direct.ts";
export { memoryStore } from "./memory.ts";
export type { RandomHex } from "./setup.ts";
export type { MatchStore, Opening, Row } from "./store.ts";
export { type Mind, type Thinker, type Thinking, type ThinkRequest, thinkWith, type Thought } from "./thinker.ts";
