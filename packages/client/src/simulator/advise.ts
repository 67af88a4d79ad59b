/** What a player of the simulator would do in a position that a client sees, for programs that play at a host. */
import { findEdition } from "@starboard/registry";
import { parseEdition } from "@starboard/kernel";
import { SimulatorError } from "./error.ts";
import { playerOf } from "./opponents.ts";
import type { Opponent } from "./types.ts";

/** A position as a client has it: fields of an update. */
export interface Position {
  readonly summary: { readonly game: string; readonly options: object; readonly seats: readonly unknown[] };
  readonly view: object;
}
export interface Advice {
  readonly step: string;
  readonly act: { readonly do: string };
}

/** What one of the simulator's players would do for a seat that is asked, given what the seat may know. */
export function advise({ summary, view }: Position, seat: number, player: Opponent, seed: number): Advice {
  const named = parseEdition(summary.game);
  const entry = named && findEdition(named.id, named.edition);
  if (!entry) throw new SimulatorError("SIMULATOR_GAME", "summary.game");
  const { game } = entry;
  const play = playerOf(String(game.id), player, "player");
  const move = play({ game, options: summary.options, seats: summary.seats.length, view, seat, seed });
  if (!move) throw new SimulatorError("SIMULATOR_ASKED", "seat");
  return move;
}
