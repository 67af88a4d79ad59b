/** Starts a match against bots with the options that the game recommends. */
import { type AnyGame, editionName, type Result, type SeatOccupant } from "@starboard/kernel";
import { createMatch } from "../local/index.ts";
import { botName, youName } from "../messages/en.ts";
import { withPersonalities } from "../newtable/personalities.ts";
import { randomValues } from "../newtable/random-options.ts";
import { fetchGame } from "../loaded-game.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { showProblem, toProblem } from "../problems.ts";

/** The initial option values: the first preset, which the game recommends. */
export const standard = (game: AnyGame): Readonly<Record<string, unknown>> => game.options.presets[0]?.set ?? {};

/** Seats for a match against bots; `own` is the player's seat. */
export function soloSeats(count: number, level: number, own = 0): SeatOccupant[] {
  const { name } = useSettings.getState();
  return Array.from({ length: count }, (_, seat) =>
    seat === own
      ? { name: name.trim() || youName, kind: "person" as const }
      : { name: botName(seat < own ? seat : seat - 1), kind: "bot" as const, level },
  );
}

/**
 * Creates a match against bots with the default options and opens it. Errors are shown as toasts; returns true on
 * success.
 */
export async function quickStart(id: string): Promise<boolean> {
  try {
    const { game } = await fetchGame(id);
    const options: Result<object> = game.options.parse({ ...standard(game), ...randomValues(game) });
    if (!("ok" in options)) return false;
    const set = options.ok;
    const seats = soloSeats(game.options.seats(set), useSettings.getState().botLevel);
    const summary = await createMatch(editionName(game), set, withPersonalities(game, seats));
    navigate({ at: "table", match: summary.match });
    return true;
  } catch (error) {
    showProblem(toProblem(error));
    return false;
  }
}
