import { describe, expect, test } from "vitest";
import { mapOf } from "../../src/data/map.ts";
import { fortunesOdds } from "../../src/calc/battle.ts";
import { emergence, overshoots } from "../../src/calc/emergence.ts";
import { forecast, nextProductionRound } from "../../src/calc/forecast.ts";
import { forecastArrival } from "../../src/calc/arrival-forecast.ts";
import { threats } from "../../src/calc/threat.ts";
import { comesFirst, countIn, departureRound, nextTurnRound, pushRound } from "../../src/calc/timing.ts";
import type { State4000 } from "../../src/state.ts";
import { Scene } from "./scene.ts";

const map = mapOf({ "ad.map": null });
const star = (id: string): number => map.index[id] ?? -1;
const names = (stars: readonly number[]): string[] => stars.map((s) => map.stars[s]?.name ?? "").toSorted();

const ALLIANCES = { "ad.version": "alliances", "ad.players": 4, "ad.firstPlayer": "fixed" };
const FOUR = { "ad.version": "independents", "ad.players": 4, "ad.firstPlayer": "fixed" };
const HOMES = { algol: { algol: 12 }, regulus: { regulus: 7 }, antares: { antares: 7 }, pavo: { pavo: 8 } };

/** Algol to depart in round 9, with other stacks and fleets as named. */
const at = (
  options: object,
  more: { stars?: object; warps?: object; turn?: string; step?: string; round?: number },
): State4000 =>
  new Scene(options, {
    round: more.round ?? 9,
    turn: more.turn ?? "algol",
    step: more.step ?? "departure",
    stars: { ...HOMES, ...more.stars },
    ...(more.warps && { warps: more.warps }),
  }).table;

describe("where a fleet can come out (AD-F.1)", () => {
  const t = at(ALLIANCES, {
    stars: { sol: { algol: 5 }, fomalhaut: { regulus: 9 } },
    warps: { antares: [{ from: "vega", count: 2, ships: 9 }] },
  });
  const found = emergence(t, 4);

  test("the example of the rules: a fleet from Vega on space 2, turn by turn, and lost at 7", () => {
    expect(found?.turns.map((turn) => [turn.count, turn.round])).toEqual([
      [3, 9],
      [4, 10],
      [5, 11],
      [6, 12],
    ]);
    expect(names(found?.turns[0]?.stars.map((s) => s.star) ?? [])).toEqual(
      [
        "Sol",
        "Alpha Centauri",
        "Schedar",
        "Mirach",
        "Fomalhaut",
        "Algenib",
        "Arcturus",
        "Mizar",
        "Pavo",
        "Nunki",
        "Antares",
        "Shaula",
      ].toSorted(),
    );
    expect(names(found?.turns[2]?.stars.map((s) => s.star) ?? [])).toEqual(
      ["Algol", "Capella", "Rigel", "Bellatrix", "Regulus", "Procyon", "Mira", "Achernar", "Spica", "Hadar"].toSorted(),
    );
    expect(names(found?.turns[3]?.stars.map((s) => s.star) ?? [])).toEqual(["Adhara", "Canopus", "Diphda", "Menkar"]);
    expect(found?.lostIn).toBe(13);
  });
  test("each star has the outcome in the current position: wins, barred, takes, joins", () => {
    const fate = (id: string): string | undefined =>
      found?.turns.flatMap((turn) => turn.stars).find((one) => one.star === star(id))?.forecast.fate;
    expect(fate("sol")).toBe("wins");
    expect(fate("fomalhaut")).toBe("barred");
    expect(fate("schedar")).toBe("takes");
    expect(fate("antares")).toBe("joins");
    expect(fate("algol")).toBe("dies");
  });
  test("a free warp can come out nowhere; a fleet on the farthest space is lost with its next push", () => {
    expect(emergence(t, 5)).toBeNull();
    expect(overshoots(t, 4)).toBe(0);
    expect(overshoots(at(ALLIANCES, { warps: { antares: [{ from: "vega", count: 6, ships: 9 }] } }), 4)).toBe(9);
  });
});

describe("rounds of future turns and pushes", () => {
  const t = at(ALLIANCES, {
    warps: { antares: [{ from: "vega", count: 2, ships: 9 }], regulus: [{ from: "spica", count: 2, ships: 5 }] },
  });
  test("own turns, departures and pushes by round", () => {
    expect([0, 1, 2, 3].map((p) => nextTurnRound(t, p))).toEqual([10, 9, 9, 9]);
    expect(departureRound(t, 0)).toBe(9);
    expect(pushRound(t, 4)).toBe(9);
    expect(countIn(t, 4, 11)).toBe(5);
    expect(countIn(t, 4, 30)).toBe(0);
    expect(comesFirst(t, 2, 9, 0, 10)).toBe(true);
    expect(comesFirst(t, 2, 10, 0, 10)).toBe(false);
  });
});

describe("the forecast of an arrival", () => {
  const only = (n: number, p: number): number[] => [0, 1, 2, 3].map((q) => (q === p ? n : 0));
  test("the larger force wins and an equal one is barred, with terms and rule (AD-6.4.1, AD-6.4.4)", () => {
    const t = at(ALLIANCES, { stars: { mira: { pavo: 3 } } });
    expect(forecastArrival(t, 0, star("mira"), only(4, 0))).toMatchObject({
      fate: "wins",
      rule: "AD-6.4.1",
      attackers: 4,
      defenders: 3,
      chance: 1,
    });
    expect(forecastArrival(t, 0, star("mira"), only(3, 0))).toMatchObject({
      fate: "barred",
      rule: "AD-6.4.4",
      chance: 0,
    });
    expect(forecastArrival(t, 0, star("mira"), only(2, 0))).toMatchObject({ fate: "dies", chance: 0 });
    expect(forecastArrival(t, 0, star("mira"), only(4, 0)).terms.map((term) => [term.what, term.value])).toEqual([
      ["attackers", 4],
      ["defenders", -3],
    ]);
  });
  test("allies join, and their home star needs permission (AD-9.4.1)", () => {
    const t = at(ALLIANCES, { stars: { spica: { regulus: 1 } } });
    expect(forecastArrival(t, 0, star("spica"), only(4, 0)).fate).toBe("joins");
    expect(forecastArrival(t, 0, star("regulus"), only(4, 0))).toMatchObject({ fate: "closed", rule: "AD-9.4.1" });
  });
  test("dice give a probability, neutral forces may join (AD-6.4.5, AD-6.5.2)", () => {
    const t = at(
      { ...FOUR, "ad.combat": "fortunes", "ad.neutralDefence": "both", "ad.recruit": true },
      { stars: { mira: { pavo: 3 }, sol: { neutral: 5 } } },
    );
    const battle = forecastArrival(t, 0, star("mira"), only(3, 0));
    expect(battle.fate).toBe("chance");
    // Equal forces win and lose with the same probability, and both may be destroyed.
    expect(battle.chance).toBeCloseTo(battle.odds?.defenders ?? 0);
    expect(battle.chance).toBeGreaterThan(0);
    expect(forecastArrival(t, 0, star("sol"), only(5, 0)).fate).toBe("joins");
    // One ship fewer than the five: the neutral ships join on five of six faces, otherwise dice decide.
    const recruiting = forecastArrival(t, 0, star("sol"), only(4, 0));
    expect(recruiting.chance).toBeCloseTo(5 / 6 + fortunesOdds(4, 5, false).attackers / 6);
  });
});

describe("threats", () => {
  const enemy = (p: number): boolean => p >= 2;
  test("fleets of one side that are due together are one force, with the ships of each", () => {
    const t = at(ALLIANCES, {
      warps: { antares: [{ from: "vega", count: 2, ships: 9 }], pavo: [{ from: "altair", count: 3, ships: 2 }] },
    });
    const onSol = threats(t, enemy, 1).find((one) => one.star === star("sol") && one.warps.length === 2);
    // Vega to Sol is 3 turns, Altair to Sol is 4: both come out in round 9.
    expect(onSol).toMatchObject({ round: 9, ships: 11, powers: [2, 3], force: [0, 0, 9, 2], hop: -1 });
  });
  test("a stack at the sister star can hop if a warp is or becomes free", () => {
    const t = at(ALLIANCES, { stars: { capella: { pavo: 6 } } });
    const hop = threats(t, enemy, 1).find((one) => one.star === star("algol"));
    expect(hop).toMatchObject({ ships: 6, hop: star("capella"), warps: [] });
    const busy = at(ALLIANCES, {
      stars: { capella: { pavo: 6 } },
      warps: {
        pavo: [
          { from: "mirach", count: 1, ships: 1 },
          { from: "nunki", count: 1, ships: 1 },
        ],
      },
    });
    // Both warps can come out in the same turn, so one of them is free for the hop.
    expect(threats(busy, enemy, 1).some((one) => one.star === star("algol") && one.hop >= 0)).toBe(true);
  });
  test("the next turn comes first, the strongest force first within a round", () => {
    const list = threats(
      at(ALLIANCES, { warps: { antares: [{ from: "vega", count: 2, ships: 9 }] }, stars: { capella: { pavo: 6 } } }),
      enemy,
      3,
    );
    for (const [i, one] of list.entries()) {
      const before = list[i - 1];
      if (before)
        expect(before.round < one.round || (before.round === one.round && before.ships >= one.ships)).toBe(true);
    }
  });
});

describe("the next production (AD-6.2.3)", () => {
  test("its round, and the production without each star", () => {
    const t = at(ALLIANCES, { stars: { capella: { algol: 1 }, menkar: { algol: 1 }, hamal: { algol: 1 } } });
    expect(nextProductionRound(t, 0)).toBe(11);
    const { round, built, stars } = forecast(t, 0);
    expect([round, built.ships, built.population, built.materials]).toEqual([11, 2, 3, 2]);
    const without = (id: string): number | undefined => stars.find((one) => one.star === star(id))?.without;
    expect(without("menkar")).toBe(1);
    expect(without("capella")).toBe(2);
    // Without the home star the power builds no ships (AD-8.1).
    expect(without("algol")).toBe(0);
  });
  test("a power that has not yet had its turn produces in the current round", () => {
    const t = at(FOUR, {});
    expect(nextProductionRound(t, 2)).toBe(9);
  });
});
