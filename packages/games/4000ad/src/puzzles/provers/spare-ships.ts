/** The largest fleet that may leave home while the rest holds it against every arrival of the enemy's next own turn. */
import { type AnyGame, Engine, noDraws, type Seat } from "@starboard/kernel";
import { patternsOf, type ProvedPuzzle, type PuzzleProver, type Refutation } from "@starboard/kit";
import type { DepartAct } from "../../acts.ts";
import { mapOf, starId } from "../../data/map.ts";
import { freeWarp } from "../../powers.ts";
import type { State4000 } from "../../state.ts";
import { actingPower, afterPassing, isPlainDuel, powerNameOf, shipsAt } from "./duel.ts";
import { lossOfHome } from "./hold-home.ts";

/** Fewest ships at home for which the question is worth asking. */
const FEWEST = 6;

/** The state after `ships` ships have left home for hyperspace. */
function afterLeaving(game: AnyGame, state: State4000, from: string, ships: number): State4000 | undefined {
  const engine = new Engine(game as never, noDraws);
  const seat = state.seatOf[state.active] as Seat;
  const t = game.clone(state as never) as State4000;
  engine.act(t as never, seat, { do: "muster", from } as never);
  const acts = engine.legal(t as never, seat) as DepartAct[];
  const act = acts.find((one) => one.do === "depart" && one.to === "hyperspace" && one.ships === ships);
  if (!act) return undefined;
  engine.act(t as never, seat, act);
  return t;
}

/** Several fleets of the enemy must be told apart: one alone is only a number to compare with. */
function isQuestion(t: State4000, p: number): boolean {
  const enemy = 1 - p;
  const fleets = [enemy * 2, enemy * 2 + 1].filter((w) => (t.warpFrom[w] as number) >= 0);
  return fleets.length === 2;
}

export const spareShips: PuzzleProver<State4000> = {
  family: "spare-ships",
  prove(game, state) {
    const p = actingPower(state);
    const frame = state.flow.stack.at(-1);
    if (p < 0 || !isPlainDuel(state) || frame?.step !== "depart" || (frame.memo as { from: number }).from >= 0)
      return undefined;
    const home = state.home[p] as number;
    const there = shipsAt(state, home, p) - (state.frozen[home * state.P + p] as number);
    if (there < FEWEST || freeWarp(state, p) < 0 || state.holder.some((one) => one >= 0) || !isQuestion(state, p))
      return undefined;
    if (lossOfHome(game, afterPassing(game, state), p) !== null) return undefined;
    const from = starId(mapOf(state.options), home);
    let most = 0;
    let loss: Refutation | null = null;
    for (let ships = 1; ships <= there && loss === null; ships++) {
      const after = afterLeaving(game, state, from, ships);
      if (!after) return undefined;
      loss = lossOfHome(game, after, p);
      if (loss === null) most = ships;
    }
    if (most < 2 || loss === null) return undefined;
    return proved(state, p, from, most, there, loss);
  },
};

function proved(
  state: State4000,
  p: number,
  from: string,
  most: number,
  there: number,
  loss: Refutation,
): ProvedPuzzle {
  const muster = { do: "muster", from };
  const leave = (ships: number): DepartAct => ({ do: "depart", from, ships, to: "hyperspace" });
  const lines = (least: number, last: number): DepartAct[][] =>
    Array.from({ length: last - least + 1 }, (_, i) => [muster as DepartAct, leave(least + i)]);
  const about = { star: powerNameOf(state, p), enemy: powerNameOf(state, 1 - p) };
  const more = { reason: "more", rule: "AD-6.3.3", about };
  const { reason, rule, line } = loss;
  const wrong = [
    ...patternsOf(lines(most + 1, there)).map((acts) => ({ acts, reason, rule, about: loss.about, line })),
    ...patternsOf(lines(1, most - 1)).map((acts) => ({ acts, ...more })),
    { acts: [{ do: "stay" }], ...more },
  ];
  return {
    about,
    themes: ["garrison", ...(reason === "together" ? ["combined-fleets"] : reason === "hop" ? ["hop-defence"] : [])],
    pass: [[muster, leave(most)]] as ProvedPuzzle["pass"],
    solution: [muster, leave(most)] as ProvedPuzzle["solution"],
    wrong: wrong as unknown as ProvedPuzzle["wrong"],
    difficulty: 1 - 1 / there,
  };
}
