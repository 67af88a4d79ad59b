/** The only grace turns that regain a lost home star, and hold it if that is possible. */
import type { AnyGame } from "@starboard/kernel";
import type { PuzzleProver, Refutation } from "@starboard/kit";
import type { Power } from "../../acts.ts";
import type { State4000 } from "../../state.ts";
import { actingPower, isPast, isPlainDuel, powerNameOf, shipsAt, sisterOf, turnsOf } from "./duel.ts";
import { lossOfHome, remembering, siegeKey } from "./hold-home.ts";
import { puzzleOf } from "./proved.ts";

const LIMIT = 40_000;

function notRegained(t: State4000, p: Power): Refutation | null {
  const about = { star: powerNameOf(t, p), enemy: powerNameOf(t, 1 - p) };
  if (t.flow.over !== null || t.alive[p] !== 1) return { reason: "eliminated", rule: "AD-10.2", about, line: [] };
  return (t.holder[p] as number) >= 0 ? { reason: "ownStandOff", rule: "AD-10.2.2", about, line: [] } : null;
}

export const retakeHome: PuzzleProver<State4000> = {
  family: "retake-home",
  prove(game, state) {
    const p = actingPower(state);
    if (p < 0 || !isPlainDuel(state) || (state.holder[p] as number) < 0) return undefined;
    return provedWith(game, state, p, true) ?? provedWith(game, state, p, false);
  },
};

/** @param holds whether the star must also hold against the enemy's next own turn */
function provedWith(game: AnyGame, state: State4000, p: Power, holds: boolean): ReturnType<typeof puzzleOf> {
  const serial = state.turn;
  const home = state.home[p] as number;
  const refute = remembering(
    (t) => notRegained(t, p) ?? (holds ? lossOfHome(game, t, p) : null),
    (t) => [siegeKey(t, home, sisterOf(t, home), p), t.holder, t.alive, shipsAt(t, home, 1 - p)].join("|"),
  );
  const nodes = turnsOf(game, state, { isOver: (t: State4000) => isPast(t, serial), refute, limit: LIMIT });
  const about = { star: powerNameOf(state, p), enemy: powerNameOf(state, 1 - p), holds: holds ? 1 : 0 };
  return nodes && puzzleOf(nodes, about);
}
