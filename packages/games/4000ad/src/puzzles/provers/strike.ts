/** The only turns after which the enemy's home star falls next turn, whatever the enemy does in between. */
import type { AnyGame } from "@starboard/kernel";
import type { PuzzleProver, Refutation } from "@starboard/kit";
import type { Power } from "../../acts.ts";
import { mapOf } from "../../data/map.ts";
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
import { remembering } from "./hold-home.ts";
import { puzzleOf } from "./proved.ts";

const LIMIT = 20_000;

/** Returns what the enemy does against it; null if the star can be taken next turn after everything it does. */
function defence(game: AnyGame, t: State4000, p: Power): Refutation | null {
  const enemy = 1 - p;
  const home = t.home[enemy] as number;
  const about = { star: powerNameOf(t, enemy), enemy: powerNameOf(t, enemy) };
  if (t.flow.over !== null || t.active !== enemy) return { reason: "unclear", rule: "AD-6.1", about, line: [] };
  const serial = t.turn;
  const canTake = (now: State4000): boolean =>
    lineTo(game, now, [home], (after) => (after.holder[enemy] as number) >= 0) !== null;
  const line = lineTo(game, t, [home, sisterOf(t, home)], (now) => isPast(now, serial) && !canTake(now));
  if (!line) return null;
  const moved = line.some(({ act }) => act.do === "emerge" || act.do === "depart");
  return {
    reason: moved ? "reinforced" : "tooFew",
    rule: moved ? "AD-6.4.3" : "AD-6.4.2",
    about,
    line: line.map(({ by, step, act }) => ({ by: by as number, step, act })),
  };
}

/** The most ships that could meet at the enemy's home star next turn. A first look, which is never too low. */
function mostNextTurn(t: State4000, p: Power): number {
  const map = mapOf(t.options);
  const home = t.home[1 - p] as number;
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
  const warps = [p * 2, p * 2 + 1].map((w) => t.warpShips[w * t.P + p] as number);
  const near = map.stars.map((_, s) => ((map.distance[s * t.S + home] as number) <= 2 ? shipsAt(t, s, p) : 0));
  return sum(warps) + sum(near);
}

export const strike: PuzzleProver<State4000> = {
  family: "strike",
  prove(game, state) {
    const p = actingPower(state);
    if (p < 0 || !isPlainDuel(state) || state.holder.some((one) => one >= 0)) return undefined;
    const enemy = 1 - p;
    const home = state.home[enemy] as number;
    if (mostNextTurn(state, p) <= shipsAt(state, home, enemy)) return undefined;
    // What can be taken at once is another task.
    if (lineTo(game, state, [home], (t) => (t.holder[enemy] as number) >= 0)) return undefined;
    const refute = remembering(
      (t) => defence(game, t, p),
      (t) =>
        [t.active, [home, sisterOf(t, home)].map((s) => shipsAt(t, s, p)), t.warpFrom, t.warpCount, t.warpShips].join(
          "|",
        ),
    );
    if (refute(afterPassing(game, state)) === null) return undefined;
    const serial = state.turn;
    const nodes = turnsOf(game, state, { isOver: (t: State4000) => isPast(t, serial), refute, limit: LIMIT });
    return nodes && puzzleOf(nodes, { star: powerNameOf(state, enemy), enemy: powerNameOf(state, enemy) });
  },
};
