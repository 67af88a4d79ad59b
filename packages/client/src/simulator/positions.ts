/** Where a simulated match begins: the set-up of a game, or the position of a situation. */
import { type AnyGame, type Draw, type Played, type Result, type Shape, start } from "@starboard/kernel";
import { entryOfEdition } from "@starboard/kit";
import { findGameEntry } from "@starboard/registry";
import { SimulatorError } from "./error.ts";
import type { Situation } from "./types.ts";

export interface Beginning {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly begin: (draw: Draw) => Played<Shape>;
}

/** Returns the game of an id or `game@edition`. Throws SIMULATOR_GAME. */
function gameOf(named: string): AnyGame {
  const [id = "", edition] = named.split("@");
  const newest = findGameEntry(id);
  const entry = newest && edition !== undefined ? entryOfEdition(newest, Number(edition)) : newest;
  if (!entry) throw new SimulatorError("SIMULATOR_GAME", "game");
  return entry.game;
}

/**
 * Reads what a simulator begins with. Throws SIMULATOR_GAME, SIMULATOR_PRESET, SIMULATOR_OPTIONS and SIMULATOR_POSITION.
 *
 * @param options the options of the match, or the name of one of the game's presets; by default its first
 */
export function beginningOf(
  named: string,
  options: string | Readonly<Record<string, unknown>> | undefined,
  situation: Situation | undefined,
): Beginning {
  const game = gameOf(situation?.game ?? named);
  const [first] = game.options.presets;
  const preset = typeof options === "string" ? game.options.presets.find(({ id }) => id === options) : first;
  if (typeof options === "string" && !preset) throw new SimulatorError("SIMULATOR_PRESET", "options");
  const chosen = situation ? (situation.options ?? {}) : typeof options === "object" ? options : (preset?.set ?? {});
  const read = game.options.parse(chosen) as Result<object>;
  if ("bad" in read) throw new SimulatorError("SIMULATOR_OPTIONS", `options.${read.bad[0]?.at ?? ""}`);
  const { position } = situation ?? {};
  const state = position && (game.notation.read(position as never, read.ok as never) as Result<Shape["state"]>);
  if (state && "bad" in state)
    throw new SimulatorError("SIMULATOR_POSITION", `situation.position.${state.bad[0]?.at ?? ""}`);
  const from = state ? { ...game, setup: () => game.clone(state.ok) as Shape["state"] } : game;
  return {
    game,
    options: read.ok,
    seats: game.options.seats(read.ok as never),
    // A position may be at an automatic step; it runs to the first question, as after any act.
    begin: (draw) => start(from, read.ok, draw) as Played<Shape>,
  };
}
