/** How a clerk asks bots: a seat's view goes out, an act comes back, and it can be called off in between. */
import type { Act, FindGame, Game, Move, Seat, Shape } from "@starboard/kernel";
import { parseEdition } from "@starboard/kernel";
import type { Line } from "@starboard/wire";

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
export interface Thought {
  /** The step answered, or the aside to be done. */
  readonly step: string;
  readonly act: Act;
  /** What was considered, the line played first. */
  readonly lines: readonly Line[];
}
/** A question being thought about. */
export interface Thinking {
  /** `null`: nothing to say. Rejects when the bot failed. */
  readonly thought: Promise<Thought | null>;
  /** Calls it off; the thought is not awaited any more. */
  stop(): void;
}
export interface Thinker {
  think(request: ThinkRequest): Thinking;
}

/** The bots' own face, as `@starboard/bots` has it: it thinks on the spot. */
export interface Mind {
  think(ask: MindAsk): Thought | null;
  reply(ask: MindAsk): Move | null;
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

/**
 * Answers requests with a mind, in the worker where the mind lives.
 *
 * @param clock milliseconds from any fixed origin
 */
export function thinkWith(mind: Mind, find: FindGame, clock: () => number): (request: ThinkRequest) => Thought | null {
  return ({ game: name, kind, level, ...asked }) => {
    const named = parseEdition(name);
    const game = named && find(named.id, named.edition);
    if (!game) return null;
    const ask: MindAsk = { ...asked, game: game as Game<Shape>, level: level as MindAsk["level"], clock };
    if (kind === "answer") return mind.think(ask);
    const said = mind.reply(ask);
    return said && { step: said.step, act: said.act, lines: [] };
  };
}
