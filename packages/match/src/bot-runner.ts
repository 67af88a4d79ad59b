/** How a clerk asks bots: a seat's view goes out, an act comes back, and it can be called off in between. */
import type { Act, AnyGame, Game, Move, Seat, Shape } from "@starboard/kernel";
import type { Variation } from "@starboard/wire";

/** One question to a bot. It holds what the seat may know and nothing else of the match. */
export interface ThinkRequest {
  /** Keeps matches apart where one thinker serves several. */
  readonly match: string;
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  readonly view: object;
  readonly seat: Seat;
  /** Strength, 1 to 5. */
  readonly level: number;
  /** Unsigned 32-bit number for the bot's own chance. */
  readonly seed: number;
  /** `answer`: the seat is asked. `reply`: somebody spoke out of turn and the seat may say something to that. */
  readonly kind: "answer" | "reply";
}
export interface BotReply {
  /** The step answered, or the aside to be done. */
  readonly step: string;
  readonly act: Act;
  /** What was considered, the line played first. */
  readonly variations: readonly Variation[];
}
/** A question being thought about. */
export interface BotTask {
  /** `null`: nothing to say. Rejects when the bot failed. */
  readonly thought: Promise<BotReply | null>;
  /** Calls it off: the thought, if it still comes, means nothing. */
  stop(): void;
}
export interface BotRunner {
  /** @param background no person waits for the answer: every other request may go first */
  think(request: ThinkRequest, background?: boolean): BotTask;
}

/** The bots' own face, as `@starboard/bots` has it: it thinks on the spot. */
export interface BotEngineLike {
  think(ask: MindAsk): BotReply | null;
  chooseAside(ask: MindAsk): Move | null;
}
interface MindAsk {
  readonly game: Game<Shape>;
  readonly options: object;
  readonly view: object;
  readonly seat: Seat;
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly seed: number;
  readonly clock: () => number;
  readonly match: string;
}

/** Finds the rules of an edition and a mind for them; `undefined` when there is none. */
export type LoadBotEngine = (
  edition: string,
) => Promise<{ readonly game: AnyGame; readonly mind: BotEngineLike } | undefined>;
/** Thinks about a request; `null` when there is nothing to say. */
export type Think = (request: ThinkRequest) => Promise<BotReply | null>;

/**
 * Thinks with minds, in the worker where they live.
 *
 * @param clock milliseconds from any fixed origin
 */
export function createBotHandler(load: LoadBotEngine, clock: () => number): Think {
  return async ({ game: edition, kind, level, ...asked }) => {
    const found = await load(edition);
    if (!found) return null;
    const { game, mind } = found;
    const ask: MindAsk = { ...asked, game: game as Game<Shape>, level: level as MindAsk["level"], clock };
    if (kind === "answer") return mind.think(ask);
    const said = mind.chooseAside(ask);
    return said && { step: said.step, act: said.act, variations: [] };
  };
}

/** What goes to a worker that thinks, and what comes back. */
export interface PoolRequest {
  readonly id: number;
  readonly request: ThinkRequest;
}
export type PoolReply = { readonly id: number } & ({ readonly thought: BotReply | null } | { readonly failed: string });

/** The worker's side of a pool: hand it every message that comes in, it posts the thoughts. */
export function serveBotRequests(think: Think, post: (answer: PoolReply) => void): (message: unknown) => void {
  return (message) => {
    const { id, request } = message as PoolRequest;
    think(request).then(
      (thought) =>
        post({ id, thought: thought && { step: thought.step, act: thought.act, variations: thought.variations } }),
      (error: unknown) => post({ id, failed: String(error) }),
    );
  };
}
