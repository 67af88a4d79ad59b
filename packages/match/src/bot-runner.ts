/**
 * The interface between match service and bots: a request with a seat's view goes out, a reply with an act comes back.
 */
import type { Act, AnyGame, Fact, Game, Move, Personality, Seat, Shape } from "@starboard/kernel";
import type { ActReason, Variation } from "@starboard/wire";

/** A request to a bot. It contains only what the seat may know. */
export interface ThinkRequest {
  /** Distinguishes the matches that one runner serves. */
  readonly match: string;
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  readonly view: object;
  readonly seat: Seat;
  /** Strength, 1 to 5. */
  readonly level: number;
  /** How it plays within its level; absent for a bot that makes no deals. */
  readonly personality?: Personality;
  /** What the seat remembers: facts that it has seen, oldest first (`Recollection`). */
  readonly past: readonly Fact[];
  /** Unsigned 32-bit seed for the bot's random choices. */
  readonly seed: number;
  /** `answer`: the seat is asked a question. `reply`: a person did an aside, and the seat may reply to it. */
  readonly kind: "answer" | "reply";
}
export interface BotReply {
  /** The step that is answered, or the aside to do. */
  readonly step: string;
  readonly act: Act;
  /** The variations considered, the chosen one first. */
  readonly variations: readonly Variation[];
  /** Why it does this aside. */
  readonly reason?: ActReason;
}
/** A request in progress. */
export interface BotTask {
  /** Resolves to null if the bot has nothing to do. Rejects if the bot failed. */
  readonly thought: Promise<BotReply | null>;
  /** Cancels the request. A reply that still arrives must be ignored. */
  stop(): void;
}
export interface BotRunner {
  /** @param background no person waits for the reply, so other requests may go first */
  think(request: ThinkRequest, background?: boolean): BotTask;
}

/** The bot engine of `@starboard/bots`, which thinks synchronously. Declared here to avoid the dependency. */
export interface BotEngineLike {
  think(engineRequest: EngineRequest): BotReply | null;
  chooseAside(engineRequest: EngineRequest): (Move & Pick<BotReply, "reason">) | null;
}
interface EngineRequest {
  readonly game: Game<Shape>;
  readonly options: object;
  readonly view: object;
  readonly seat: Seat;
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly personality?: Personality;
  readonly past: readonly Fact[];
  readonly seed: number;
  readonly clock: () => number;
  readonly match: string;
}

/** Loads the rules of an edition and a bot engine for them; undefined if there is none. */
export type LoadBotEngine = (
  edition: string,
) => Promise<{ readonly game: AnyGame; readonly engine: BotEngineLike } | undefined>;
/** Handles a request; resolves to null if the bot has nothing to do. */
export type Think = (request: ThinkRequest) => Promise<BotReply | null>;

/**
 * Creates a handler that answers requests with bot engines in the current thread.
 *
 * @param clock returns milliseconds from any fixed origin
 */
export function createBotHandler(load: LoadBotEngine, clock: () => number): Think {
  return async ({ game: edition, kind, level, ...asked }) => {
    const found = await load(edition);
    if (!found) return null;
    const { game, engine } = found;
    const engineRequest: EngineRequest = {
      ...asked,
      game: game as Game<Shape>,
      level: level as EngineRequest["level"],
      clock,
    };
    if (kind === "answer") return engine.think(engineRequest);
    const aside = engine.chooseAside(engineRequest);
    return aside && replyOf({ ...aside, variations: [] });
  };
}

/** Returns a reply with the fields of one and no others. */
const replyOf = ({ step, act, variations, reason }: BotReply): BotReply => ({
  step,
  act,
  variations,
  ...(reason && { reason }),
});

/** A message from the pool to a worker; `PoolReply` is the message back. */
export interface PoolRequest {
  readonly id: number;
  readonly request: ThinkRequest;
}
export type PoolReply = { readonly id: number } & ({ readonly thought: BotReply | null } | { readonly failed: string });

/** The worker side of a pool. Returns a message handler that posts one reply per request. */
export function serveBotRequests(think: Think, post: (answer: PoolReply) => void): (message: unknown) => void {
  return (message) => {
    const { id, request } = message as PoolRequest;
    think(request).then(
      (thought) => post({ id, thought: thought && replyOf(thought) }),
      (error: unknown) => post({ id, failed: String(error) }),
    );
  };
}
