/** The match for two that a ticket or a challenge leads to: options of the game, from one of its presets. */
import type { AnyGame } from "@starboard/kernel";
import type { ClockRule } from "@starboard/wire/host";
import { findGameEntry, gameEntries } from "../play/games.ts";
import { withLiveStandards } from "../tables/seat-options.ts";

/**
 * Returns the options of a preset of a game that seats two; undefined if it has none.
 * @param wanted the preset; null for the first, which the game recommends
 */
export function duelOptions(game: AnyGame, clock: ClockRule, wanted: string | null = null): object | undefined {
  for (const preset of game.options.presets) {
    if (wanted !== null && preset.id !== wanted) continue;
    const options = withLiveStandards(game, preset.set, clock);
    const read = game.options.parse(options);
    if ("ok" in read && game.options.seats(read.ok as never) === 2) return options;
  }
  return undefined;
}

/** The games that a ticket can ask for, by id. */
export const duelGames = (): string[] =>
  gameEntries.filter(({ game }) => duelOptions(game, { is: "none" }) !== undefined).map(({ game }) => game.id);

/** Returns the newest edition of a game for two; undefined if it is not installed, not for two, or has no such preset. */
export function duelOf(
  id: string,
  clock: ClockRule,
  preset: string | null = null,
): { readonly game: AnyGame; readonly options: object } | undefined {
  const game = findGameEntry(id)?.game;
  const options = game && duelOptions(game, clock, preset);
  return game && options && { game, options };
}
