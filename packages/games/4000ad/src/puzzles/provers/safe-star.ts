/** The only stars where a fleet can come out and stay: no arrival of the enemy's next own turn is stronger. */
import { type AnyGame, Engine, noDraws, type Seat } from "@starboard/kernel";
import type { PuzzleProver, Refutation, TurnNode } from "@starboard/kit";
import type { ArriveAct, Power } from "../../acts.ts";
import { mapOf } from "../../data/map.ts";
import type { State4000 } from "../../state.ts";
import { actingPower, afterPassing, isPlainDuel, lineTo, powerNameOf, shipsAt, starName } from "./duel.ts";
import { puzzleOf } from "./proved.ts";
import { refutationOf } from "./refutations.ts";

/** Fewest stars where the fleet could come out, and fewest of them that fleets in hyperspace take back. */
const FEWEST_STARS = 5;
const FEWEST_FLEETS = 3;

function caught(game: AnyGame, t: State4000, p: Power, act: ArriveAct, isDead: boolean): Refutation | null {
  const enemy = powerNameOf(t, 1 - p);
  if (act.do === "travelOn") return { reason: "travelsOn", rule: "AD-6.3.2.b", about: { enemy }, line: [] };
  const star = mapOf(t.options).index[act.star] as number;
  if (isDead) return { reason: "dies", rule: "AD-6.4.2.a", about: { enemy, star: starName(t, star) }, line: [] };
  const line = lineTo(game, t, [star], (after) => shipsAt(after, star, p) === 0);
  return line && refutationOf(t, star, line);
}

export const safeStar: PuzzleProver<State4000> = {
  family: "safe-star",
  prove(game, state) {
    const p = actingPower(state);
    const frame = state.flow.stack.at(-1);
    if (p < 0 || !isPlainDuel(state) || frame?.step !== "arrive" || state.holder.some((one) => one >= 0))
      return undefined;
    const engine = new Engine(game as never, noDraws);
    const seat = state.seatOf[p] as Seat;
    const nodes = (engine.legal(state as never, seat) as ArriveAct[])
      .filter((act) => act.do === "travelOn" || act.warps.length === 1)
      .map((act): TurnNode<State4000> => {
        const next = game.clone(state as never) as State4000;
        engine.act(next as never, seat, act);
        const star = act.do === "emerge" ? (mapOf(state.options).index[act.star] as number) : -1;
        const isDead = star >= 0 && shipsAt(next, star, p) === 0;
        const after = afterPassing(game, next, state.turn);
        const refutation = after.flow.over === null ? caught(game, after, p, act, isDead) : null;
        const solved = refutation === null ? 1 : 0;
        return { act, step: "arrive", next: [], turns: 1, solved, chance: solved, refutation };
      });
    const byFleets = nodes.filter(
      ({ refutation }) => refutation?.reason === "fleet" || refutation?.reason === "together",
    );
    if (nodes.length <= FEWEST_STARS || byFleets.length < FEWEST_FLEETS) return undefined;
    const warp = (frame.memo as { readonly warp: number }).warp;
    return puzzleOf(nodes, { enemy: powerNameOf(state, 1 - p), ships: state.warpShips[warp * state.P + p] as number });
  },
};
