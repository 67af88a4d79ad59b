/** The match for two that a ticket leads to: options of the game, chosen by its own recommendations. */
import type { AnyGame } from "@starboard/kernel";
import type { ClockRule } from "@starboard/wire/host";
import { findGameEntry, gameEntries } from "../play/games.ts";
import { withLiveStandards } from "../tables/seat-options.ts";

/** Returns the options of the first preset of a game that seats two; undefined if it has none. */
export function duelOptions(game: AnyGame, clock: ClockRule): object | undefined {
  for (const preset of game.options.presets) {
    const read = game.options.parse(withLiveStandards(game, preset.set, clock));
    if ("ok" in read && game.options.seats(read.ok as never) === 2) return withLiveStandards(game, preset.set, clock);
  }
  return undefined;
}

/** The games that a ticket can ask for, by id. */
export const duelGames = (): string[] =>
  gameEntries.filter(({ game }) => duelOptions(game, { is: "none" }) !== undefined).map(({ game }) => game.id);

/** Returns the newest edition of a game for two; undefined if it is not installed or not for two. */
export function duelOf(id: string, clock: ClockRule): { readonly game: AnyGame; readonly options: object } | undefined {
  const game = findGameEntry(id)?.game;
  const options = game && duelOptions(game, clock);
  return game && options && { game, options };
}
