/** The only turns after which no arrival can take the home star. */
import type { AnyGame } from "@starboard/kernel";
import type { PuzzleProver, Refutation } from "@starboard/kit";
import type { State4000 } from "../../state.ts";
import {
  actingPower,
  afterPassing,
  isPast,
  isPlainDuel,
  lineTo,
  powerNameOf,
  shipsAt,
  sisterOf,
  turnsOf,
} from "./duel.ts";
import { puzzleOf } from "./proved.ts";
import { refutationOf } from "./refutations.ts";

const LIMIT = 40_000;

/** Returns why the enemy's next own turn takes the power's home star; null if nothing it does takes it. */
export function lossOfHome(game: AnyGame, t: State4000, p: number): Refutation | null {
  const home = t.home[p] as number;
  if (t.flow.over !== null) return null;
  const line = lineTo(game, t, [home], (after) => (after.holder[p] as number) >= 0);
  return line && refutationOf(t, home, line);
}

/** Remembers results by what decides them: who stands at the star and its sister, and all that the enemy can bring. */
export function remembering(
  of: (t: State4000) => Refutation | null,
  keyOf: (t: State4000) => string,
): (t: State4000) => Refutation | null {
  const known = new Map<string, Refutation | null>();
  return (t) => {
    const key = keyOf(t);
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = of(t);
    known.set(key, result);
    return result;
  };
}

/** What decides whether an enemy can take a star: the owner's ships there and next to it, and everything of the enemy. */
export function siegeKey(t: State4000, star: number, sister: number, p: number): string {
  const enemy = 1 - p;
  const ships = t.ships.filter((_, i) => i % t.P === enemy);
  return [shipsAt(t, star, p), shipsAt(t, sister, p), ships, t.warpFrom, t.warpCount, t.warpShips].join("|");
}

export const holdHome: PuzzleProver<State4000> = {
  family: "hold-home",
  prove(game, state) {
    const p = actingPower(state);
    if (p < 0 || !isPlainDuel(state) || (state.holder[p] as number) >= 0 || (state.holder[1 - p] as number) >= 0)
      return undefined;
    const serial = state.turn;
    const home = state.home[p] as number;
    const refute = remembering(
      (t) => lossOfHome(game, t, p),
      (t) => siegeKey(t, home, sisterOf(t, home), p),
    );
    if (refute(afterPassing(game, state)) === null) return undefined;
    const nodes = turnsOf(game, state, { isOver: (t: State4000) => isPast(t, serial), refute, limit: LIMIT });
    return nodes && puzzleOf(nodes, { star: powerNameOf(state, p), enemy: powerNameOf(state, 1 - p) });
  },
};
