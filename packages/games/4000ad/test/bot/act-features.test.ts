/** The features of a fitted policy prior: complete, finite, and the order in which the prior puts acts follows from them. */
import { type Act, Engine, seededDraws, seededUint32 } from "@starboard/kernel";
import { expect, test } from "vitest";
import { ACT_FEATURES, actFeatures, partOfRow } from "../../src/bot/act-features.ts";
import { botWith, WEIGHTS } from "../../src/bot/index.ts";
import { game } from "../../src/game.ts";
import type { Shape4000 } from "../../src/shape.ts";
import type { State4000 } from "../../src/state.ts";

const ODDS = Object.fromEntries(ACT_FEATURES.map((name, i) => [name, ((i * 7) % 11) / 5 - 1]));
const fitted = botWith({ ...WEIGHTS, prior: ODDS });
const byHand = botWith({ ...WEIGHTS, prior: null });

type Run = readonly [Act, ...Act[]];
/** The acts of a prior, each with those that follow it. */
const runsOf = (bot: typeof fitted, t: State4000, step: string, by: number, acts: readonly Act[]): Run[] => {
  const prior = bot.policyPrior(t, step, by as never, acts);
  return prior.acts.map((act, i): Run => [act, ...(prior.continuations?.[i] ?? [])]);
};

/** The features of an act with those that follow it. */
function rowOf(t: State4000, step: string, [act, ...run]: Run): number[] {
  const row = new Float64Array(ACT_FEATURES.length);
  actFeatures(t, step, WEIGHTS)?.(act, partOfRow(t, row), run);
  return [...row];
}
const scoreOf = (row: readonly number[]): number =>
  row.reduce((sum, x, i) => sum + x * (ODDS[ACT_FEATURES[i] as string] as number), 0);

const TABLES = [
  { "ad.players": 2, "ad.version": "independents" },
  { "ad.players": 2, "ad.version": "alliances" },
  { "ad.players": 4, "ad.version": "independents" },
  { "ad.players": 4, "ad.version": "alliances" },
];

test("features are finite, all of them are used, and the prior follows their log-odds", () => {
  const words = seededUint32(5);
  const used = new Set<string>();
  let compared = 0;
  for (const [n, table] of [...TABLES, ...TABLES].entries()) {
    const parsed = game.options.parse({ ...table, "ad.turnLimit": 40, "ad.quietLimit": 12 });
    if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed.bad));
    const engine = new Engine<Shape4000>(game, seededDraws(n));
    const t = game.setup(parsed.ok);
    engine.advance(t);
    while (engine.asking !== undefined) {
      const by = engine.asking;
      const step = t.flow.stack.at(-1)?.step as string;
      const acts = engine.moves;
      if (step === "depart" || step === "arrive") {
        const runs = runsOf(fitted, t, step, by, acts);
        const scores = runs.map((run) => {
          const row = rowOf(t, step, run);
          expect(row.every(Number.isFinite)).toBe(true);
          for (const [i, x] of row.entries()) if (x !== 0) used.add(ACT_FEATURES[i] as string);
          return scoreOf(row);
        });
        for (let i = 1; i < scores.length; i++) expect(scores[i]).toBeLessThanOrEqual((scores[i - 1] as number) + 1e-9);
        compared += scores.length;
      }
      // Mostly what a bot would do, so that fleets meet, and sometimes anything.
      const likely = runsOf(byHand, t, step, by, acts)[0]?.[0];
      const act = words() % 4 === 0 ? acts[words() % acts.length] : likely;
      engine.act(t, by, act as never);
    }
  }
  expect(compared).toBeGreaterThan(5000);
  // No feature is forgotten. With more than two sides, each of one power, borrowing takes a deal, and having ships that cannot
  // leave takes a battle won from the same star; neither happens here.
  expect(ACT_FEATURES.filter((name) => !used.has(name))).toEqual(["borrowMany", "allyHereMany"]);
});
