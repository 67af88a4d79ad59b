/** The features of a fitted policy prior: complete, finite, and the same for every state that a seat cannot tell apart. */
import { Engine, type Seat, seededDraws, seededUint32 } from "@starboard/kernel";
import { expect, test } from "vitest";
import type { ActTW } from "../../src/acts.ts";
import { ACT_FEATURES, actFeatures } from "../../src/bot/act-features.ts";
import { botWith, WEIGHTS } from "../../src/bot/index.ts";
import { cardIndexOf } from "../../src/card-index.ts";
import { determinize } from "../../src/determinize.ts";
import { game } from "../../src/index.ts";
import { sideOf } from "../../src/shape.ts";
import type { StateTW } from "../../src/state.ts";
import { optionsOf } from "../states.ts";

const ODDS = Object.fromEntries(ACT_FEATURES.map((name, i) => [name, ((i * 7) % 11) / 5 - 1]));
const fitted = botWith({ ...WEIGHTS, prior: ODDS });

/** Sums over a pile end with other last digits in another order of its cards. */
const digits = (x: number): number => Number(x.toFixed(9));

/** Writes the features of every act; `null` where the prior is not fitted. */
function rowsOf(t: StateTW, step: string, by: Seat, moves: readonly ActTW[]): number[][] | null {
  const write = actFeatures(t, cardIndexOf(t.options), step, sideOf(by), moves, WEIGHTS);
  return (
    write &&
    moves.map((act) => {
      const row = new Float64Array(ACT_FEATURES.length);
      write(act, row, []);
      return Array.from(row, digits);
    })
  );
}

test("hidden cards do not show: every determinization has the same features and the same prior", () => {
  const options = optionsOf({});
  const words = seededUint32(21);
  const engine = new Engine(game, seededDraws(8));
  const seen = new Set<string>();
  const used = new Set<string>();
  for (let battle = 0; battle < 3; battle++) {
    const t = game.setup(options);
    engine.advance(t);
    while (engine.asking !== undefined) {
      const by = engine.asking;
      const step = t.flow.stack.at(-1)?.step as string;
      const moves = engine.moves as ActTW[];
      const rows = rowsOf(t, step, by, moves);
      if (rows) {
        seen.add(step);
        for (const row of rows) {
          expect(row.every(Number.isFinite)).toBe(true);
          for (const [i, x] of row.entries()) if (x !== 0) used.add(ACT_FEATURES[i] as string);
        }
        const other = determinize(game.view(t, by), by, seededDraws(words()));
        expect(rowsOf(other, step, by, moves)).toEqual(rows);
        const prior = fitted.policyPrior(t, step, by, moves);
        const same = fitted.policyPrior(other, step, by, moves);
        expect(same.acts).toEqual(prior.acts);
        expect(same.priors.map(digits)).toEqual(prior.priors.map(digits));
        expect(prior.acts.every((act) => moves.includes(act as ActTW))).toBe(true);
        const best = Math.max(...rows.map(scoreOf));
        expect(scoreOf(rows[moves.indexOf(prior.acts[0] as ActTW)] as number[])).toBeCloseTo(best, 9);
      }
      engine.act(t, by, moves[words() % moves.length] as ActTW);
    }
  }
  expect([...seen].toSorted()).toEqual(["commit", "exchange", "initial", "open"]);
  // No feature is forgotten: each belongs to some act.
  expect(ACT_FEATURES.filter((name) => !used.has(name))).toEqual([]);
});

const scoreOf = (row: readonly number[]): number =>
  row.reduce((sum, x, i) => sum + x * (ODDS[ACT_FEATURES[i] as string] as number), 0);
