/** The features of every game say the same as its evaluation: that is what makes fitted coefficients usable. */
import { expect, test } from "vitest";
import { Engine, type Seat, seededDraws, seededUint32 } from "@starboard/kernel";
import { bots, botFor } from "@starboard/registry/bots";
import { chances } from "../src/index.ts";

const games = bots.map(({ game }) => (game as { readonly id: string }).id);

test.each(games)("%s: coefficients times features give the evaluation", (id) => {
  const spec = botFor(id);
  const tuning = spec?.tuning;
  if (!spec || !tuning) throw new Error(`no tuning for ${id}`);
  const n = tuning.features.length;
  let compared = 0;
  for (const [name, raw] of Object.entries(tuning.tables)) {
    const parsed = spec.game.options.parse(raw);
    if (!("ok" in parsed)) throw new Error(`the options of ${name} are not valid`);
    const seats = spec.game.options.seats(parsed.ok);
    const random = seededUint32(17);
    const engine = new Engine(spec.game, seededDraws(3));
    const t = spec.game.setup(parsed.ok);
    engine.advance(t);
    const teams = Array.from({ length: seats }, (_, s) => spec.team?.(t, s as Seat) ?? s);
    // Warp Empires compares a seat with the mean of the others, which is the same only for two.
    if (new Set(teams).size > 2 && id === "warp-empires") continue;
    // Fitted coefficients, unlike 1, would show a feature that the evaluation reads twice or not at all.
    const coefficients = tuning.features.map((_, i) => 0.6 + 0.07 * i);
    const weights = tuning.withCoefficients(tuning.inUse.weights, coefficients);
    expect(tuning.coefficientsOf(weights)).toEqual(coefficients);
    const bot = tuning.botWith({ ...tuning.inUse, weights });
    const features = new Float64Array(seats * n);
    const values = new Float64Array(seats);
    for (let i = 0; i < 400 && engine.asking !== undefined; i++) {
      const act = engine.moves[random() % engine.moves.length];
      if (!act) throw new Error("no act");
      engine.act(t, engine.asking, act);
      if (engine.asking === undefined || i % 5 > 0 || !tuning.writeFeatures(t, features)) continue;
      const first = [...new Set(teams)].map((team) => teams.indexOf(team));
      const rows = first.map((s) => Array.from(features.slice(s * n, (s + 1) * n)));
      if (rows.some((row) => Number.isNaN(row[0]))) continue;
      bot.evaluate(t, values);
      for (const [k, chance] of chances({ features: rows }, coefficients).entries())
        expect(Math.abs((values[first[k] as number] as number) - chance), `${name} after ${i} acts`).toBeLessThan(
          0.021,
        );
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(5);
});

test.each(games)("%s: the anchors fit the game", (id) => {
  const tuning = botFor(id)?.tuning;
  if (!tuning) throw new Error(`no tuning for ${id}`);
  expect(tuning.anchors.map(({ name }) => name)).toContain("2026-11");
  for (const anchor of tuning.anchors) {
    expect(anchor.game).toBe(id);
    // What an evaluation came to know later is absent in one that was frozen before.
    const later = new Set(["fleet", "factions", "crowded"]);
    const early = (weights: object): string[] => Object.keys(weights).filter((name) => !later.has(name));
    expect(early(anchor.weights)).toEqual(early(tuning.inUse.weights));
    expect(tuning.coefficientsOf(anchor.weights)).toHaveLength(tuning.features.length);
  }
});
