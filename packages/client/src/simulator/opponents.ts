/** The seats of a simulated match that the simulator plays itself. */
import { createBotEngine, greedyMove, type Level, randomMove } from "@starboard/bots";
import type { Act, AnyGame, Seat } from "@starboard/kernel";
import { bots, botFor } from "@starboard/registry/bots";
import { SimulatorError } from "./error.ts";
import type { Opponent } from "./types.ts";

/** What a player is asked. */
export interface Question {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly view: object;
  readonly seat: number;
  readonly seed: number;
}
export type Player = (question: Question) => { readonly step: string; readonly act: Act } | null;

/**
 * Searches of a level, in iterations. A clock would make the same seed give different matches.
 */
const ITERATIONS: Readonly<Record<Level, number>> = { 1: 60, 2: 200, 3: 600, 4: 1_800, 5: 6_000 };

/** Returns the player of a seat. Throws SIMULATOR_BOT for an unknown one, or a game without bots. */
export function playerOf(id: string, opponent: Opponent, at: string): Player {
  const spec = botFor(id);
  if (!spec) throw new SimulatorError("SIMULATOR_BOT", at);
  if (opponent === "random") return ({ view, seat, seed }) => randomMove(spec, view, seat as Seat, seed);
  if (opponent === "greedy") return ({ view, seat, seats, seed }) => greedyMove(spec, view, seat as Seat, seats, seed);
  const iterations = (ITERATIONS as Readonly<Record<number, number>>)[opponent];
  if (iterations === undefined) throw new SimulatorError("SIMULATOR_BOT", at);
  const engine = createBotEngine(bots);
  return ({ game, options, view, seat, seed }) =>
    engine.think({ game, options, view, seat: seat as Seat, level: opponent, seed, iterations, clock: () => 0 });
}
