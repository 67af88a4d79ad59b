import { expect, test } from "vitest";
import { botFor } from "@starboard/registry/bots";
import { calibratedChance, type Calibration, teamCount, winChance } from "../src/index.ts";

const knot = (length: number, slope: number, bias = 0) => ({ length, slope, bias });
const calibration: Calibration = [
  { teams: 2, search: [knot(0, 0.5), knot(10, 1)], evaluation: [knot(5, 0.8, 0.3)] },
  { teams: 4, search: [knot(0, 2)], evaluation: [knot(0, 1)] },
];
/** Maps of matches between two teams. */
const map2 = (...knots: readonly ReturnType<typeof knot>[]): Calibration => [
  { teams: 2, search: knots, evaluation: knots },
];
const chance = (value: number, length: number, teams = 2): number =>
  calibratedChance(calibration, "search", value, length, teams);

test("log-odds are scaled by the slope of the length", () => {
  // Odds of 9 : 1 become 3 : 1 at half the slope.
  expect(chance(0.9, 0)).toBeCloseTo(0.75);
  expect(chance(0.9, 10)).toBeCloseTo(0.9);
  expect(chance(0.9, 99)).toBeCloseTo(0.9);
  expect(chance(0.9, 5)).toBeCloseTo(1 / (1 + 9 ** -0.75));
});
test("an even match stays even for any number of teams", () => {
  expect(chance(0.5, 3)).toBeCloseTo(0.5);
  expect(chance(0.25, 3, 4)).toBeCloseTo(0.25);
  // Of three teams: the nearer map is that of two or four, and even is a third.
  expect(chance(1 / 3, 3, 3)).toBeCloseTo(1 / 3);
});
test("the chances of two teams add up to 1 without a bias", () => {
  for (const value of [0.03, 0.4, 0.77]) expect(chance(value, 4) + chance(1 - value, 4)).toBeCloseTo(1);
});
test("a bias favours the seat to move", () => {
  expect(calibratedChance(calibration, "evaluation", 0.5, 5, 2)).toBeCloseTo(1 / (1 + Math.exp(-0.3)));
});
test("a kind of match has a map of its own, and an unknown kind that of the nearest number of teams", () => {
  const map = (teams: number, slope: number, kind?: string) => ({
    teams,
    ...(kind !== undefined && { kind }),
    search: [knot(0, slope)],
    evaluation: [knot(0, slope)],
  });
  const kinds: Calibration = [map(2, 1, "duel"), map(2, 0.5, "alliances"), map(4, 2, "four players")];
  const of = (kind: string | undefined, teams = 2) => calibratedChance(kinds, "search", 0.9, 0, teams, kind);
  expect(of("duel")).toBeCloseTo(0.9);
  expect(of("alliances")).toBeCloseTo(0.75);
  expect(of(undefined)).toBeCloseTo(0.9);
  // The number of teams counts for more than the kind.
  expect(of("duel", 4)).toBeCloseTo(1 / (1 + (1 / 27) ** 2 * 3));
});
test("a map may be steeper near an even match, by its knots", () => {
  const bent = (nearEven: number) => ({ ...knot(0, 0.5), nearEven });
  const of = (maps: Calibration, value: number, length = 0) => calibratedChance(maps, "search", value, length, 2);
  const odds = Math.log(9);
  expect(of(map2(bent(1)), 0.9)).toBeCloseTo(1 / (1 + Math.exp(-(0.5 * odds + Math.tanh(odds)))));
  expect(of(map2(bent(1)), 0.3) + of(map2(bent(1)), 0.7)).toBeCloseTo(1);
  // Half way between a straight knot and a bent one.
  expect(of(map2(bent(0), { ...bent(2), length: 10 }), 0.9, 5)).toBeCloseTo(of(map2(bent(1)), 0.9));
  expect(of(map2(knot(0, 0.5), { ...bent(2), length: 10 }), 0.9, 5)).toBeCloseTo(of(map2(bent(1)), 0.9));
});
test("a game may say how far a match has come by something else than its length", () => {
  const spec = botFor("warp-empires");
  if (!spec) throw new Error("no bot");
  const parsed = spec.game.options.parse({ players: 2 });
  if (!("ok" in parsed)) throw new Error("the options are not valid");
  const t = spec.game.setup(parsed.ok);
  const far = { ...spec, matchProgress: () => 1, calibration: map2(knot(0, 0.5), knot(1, 2)) };
  expect(winChance(far, t, 2, 0.9)).toBeCloseTo(1 / (1 + 9 ** -2));
  expect(winChance({ ...far, matchProgress: () => 0 }, t, 2, 0.9)).toBeCloseTo(0.75);
  const { matchProgress: _, ...byLength } = far;
  expect(winChance({ ...byLength, matchLength: () => 1 }, t, 2, 0.9)).toBeCloseTo(1 / (1 + 9 ** -2));
});
test("proven results are not calibrated", () => {
  expect(chance(1, 0)).toBe(1);
  expect(chance(0, 0)).toBe(0);
});

test.each(["4000ad", "trekwar", "anaxis", "warp-empires"])("%s: values become winning chances", (id) => {
  const spec = botFor(id);
  if (!spec) throw new Error(`no bot for ${id}`);
  const parsed = spec.game.options.parse({});
  if (!("ok" in parsed)) throw new Error("the default options are not valid");
  const t = spec.game.setup(parsed.ok);
  const seats = spec.game.options.seats(parsed.ok);
  const teams = teamCount(spec, t, seats);
  let last = 0;
  for (const value of [0.001, 0.1, 1 / teams, 0.6, 0.9, 0.999]) {
    const now = winChance(spec, t, seats, value);
    expect(now).toBeGreaterThan(last);
    expect(now).toBeLessThan(1);
    last = now;
  }
  // The game has a calibration: a value is not simply passed on.
  expect(winChance(spec, t, seats, 0.95)).not.toBe(0.95);
});

test.each(["4000ad", "trekwar", "anaxis", "warp-empires"])(
  "%s: a higher value is a higher chance, however far the match has come",
  (id) => {
    const maps = botFor(id)?.calibration ?? [];
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps)
      for (const source of ["search", "evaluation"] as const) {
        const lengths = map[source].map(({ length }) => length);
        const between = lengths.map((length, i) => (length + (lengths[i + 1] ?? length + 1)) / 2);
        for (const length of [0, ...lengths, ...between]) {
          let last = 0;
          for (let value = 0.005; value < 1; value += 0.005) {
            const now = calibratedChance([map], source, value, length, map.teams, map.kind);
            expect(now).toBeGreaterThan(last);
            last = now;
          }
        }
      }
  },
);
