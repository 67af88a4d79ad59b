import { describe, expect, it } from "vitest";
import { classicOdds, fortunesOdds, lossesOf, recruitChance } from "../../src/calc/battle.ts";
import { defendersSum } from "../../src/calc/defenders.ts";
import { isProduction } from "../../src/calc/drawing.ts";
import { production } from "../../src/calc/production.ts";
import { score } from "../../src/calc/score.ts";
import { game } from "../../src/game.ts";
import { options, Scene } from "./scene.ts";

const FOUR = { "ad.players": 4, "ad.version": "independents" };
const at = (position: object, raw: object = FOUR) => {
  const read = game.notation.read(position, options(raw));
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
};

describe("production (AD-6.2, AD-H.1)", () => {
  const stars = (algol: string[], more: object = {}) => ({
    algol: { algol: 15 },
    regulus: { regulus: 15 },
    antares: { antares: 15 },
    pavo: { pavo: 15 },
    ...Object.fromEntries(algol.map((id) => [id, { algol: 1 }])),
    ...more,
  });

  it("happens only in rounds 3, 5, 7 …", () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter(isProduction)).toEqual([3, 5, 7]);
  });

  it("pairs population and materials over all stars", () => {
    const built = production(at({ round: 3, stars: stars(["capella", "menkar", "diphda", "hamal"]) }), 0);
    expect(built).toMatchObject({ ships: 2, population: 3, materials: 2 });
    expect(built.terms.filter((t) => t.what === "population")).toHaveLength(3);
    expect(built.terms.filter((t) => t.what === "pairs")).toMatchObject([{ value: 2, rule: "AD-6.2.3" }]);
  });

  it("draws an empty home star that is possessed, but not a lost one", () => {
    const empty = at({ round: 5, stars: { ...stars(["rigel"]), algol: {} } });
    expect(production(empty, 0).ships).toBe(2);
    const lost = {
      round: 5,
      stars: stars(["rigel", "castor", "aldebaran"], { algol: { pavo: 1 } }),
      lost: { algol: { to: "pavo" } },
    };
    const built = production(at(lost), 0);
    expect(built).toMatchObject({ ships: 0, population: 2, materials: 2 });
    expect(built.terms.at(-1)).toMatchObject({ rule: "AD-8.1", what: "noSite", value: -2 });
    expect(production(at(lost, { ...FOUR, "ad.buildAt": "anyBoth" }), 0)).toMatchObject({ ships: 2 });
  });

  it("draws a captured home star, but builds nothing there while its power lives (AD-8.2)", () => {
    const t = at(
      { round: 7, stars: stars([], { pavo: { algol: 1 }, vega: { pavo: 3 } }), lost: { pavo: { to: "algol" } } },
      { ...FOUR, "ad.buildAt": "anyBoth" },
    );
    const built = production(t, 0);
    expect(built.ships).toBe(2);
    expect(built.sites).toEqual([t.home[0]]);
    expect(built.terms.some((term) => term.rule === "AD-8.2")).toBe(true);
  });
});

describe("defence and score", () => {
  it("counts all powers at the star and the neutral force, but not derelicts (AD-6.4.3.a)", () => {
    const t = at({ round: 4, stars: { sol: { neutral: 5 }, algol: { algol: 15 }, enif: { derelict: 3 } } });
    expect(defendersSum(t, 16).total + defendersSum(t, 17).total).toBe(5);
    expect(defendersSum(t, t.home[0] as number)).toMatchObject({
      total: 15,
      terms: [{ what: "ships", about: { power: 0 } }],
    });
    expect(defendersSum(t, t.derelict.indexOf(3)).total).toBe(0);
  });

  it("gives an empty home star a point by option (AD-10.3)", () => {
    const position = { round: 4, stars: { capella: { algol: 2 }, regulus: { regulus: 3 } } };
    const of = (raw: object) => score(at(position, raw)).map((s) => [s.stars, s.ships]);
    expect(of(FOUR).slice(0, 2)).toEqual([
      [2, 2],
      [1, 3],
    ]);
    expect(of({ ...FOUR, "ad.emptyHomeScores": false }).slice(0, 2)).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });

  it("ends by score at the round limit, and equal sides share the victory (AD-J.33)", () => {
    const s = new Scene(
      { "ad.players": 2, "ad.version": "independents", "ad.turnLimit": 10, "ad.firstPlayer": "fixed" },
      { round: 10, turn: "antares", step: "departure", stars: { algol: { algol: 5 }, antares: { antares: 5 } } },
    );
    s.act(1, "depart", { do: "stay" });
    expect(s.step).toBe("over");
    expect(s.table.flow.over?.winners).toEqual([0, 1]);
    expect(s.factsOf("scored")).toMatchObject([{ why: "turnLimit" }]);
  });
});

describe("Fortunes of War (AD-6.4.5, AD-H.3)", () => {
  it("takes the difference from the lower total and half, rounded up, from the higher", () => {
    expect(lossesOf(12, 7, 6, 5, false)).toEqual([3, 6]);
    expect(lossesOf(9, 1, 4, 9, false)).toEqual([2, 1]);
    expect(lossesOf(5, 4, 7, 3, false)).toEqual([3, 4]);
    expect(lossesOf(2, 1, 4, 9, false)).toEqual([2, 1]);
    expect(lossesOf(2, 1, 4, 9, true)).toEqual([2, 0]);
    expect(lossesOf(6, 4, 5, 7, false)).toEqual([0, 0]);
  });

  it("gives odds that sum to one and agree with a count of every roll for 1 against 1", () => {
    for (const spare of [false, true])
      for (const [a, d] of [
        [1, 1],
        [12, 7],
        [5, 9],
        [30, 28],
      ] as const) {
        const o = fortunesOdds(a, d, spare);
        expect(o.attackers + o.defenders + o.nobody).toBeCloseTo(1, 12);
        expect(spare ? o.nobody : 0).toBe(0);
        // Both sides follow the same rules; only the numbers of ships differ.
        expect(fortunesOdds(d, a, spare).defenders).toBeCloseTo(o.attackers, 12);
      }
    // 1 against 1: any difference kills the lower side; half of it, rounded up, is at least 1, so both always die.
    expect(fortunesOdds(1, 1, false).nobody).toBeCloseTo(1, 12);
    expect(fortunesOdds(1, 1, true).attackers).toBeCloseTo(0.5, 12);
  });

  it("agrees with a step-by-step count for 2 against 1", () => {
    // Enumerates the first round, then uses the known odds of smaller states.
    let moving = 0;
    let win = 0;
    for (let a1 = 1; a1 <= 6; a1++)
      for (let a2 = 1; a2 <= 6; a2++)
        for (let d1 = 1; d1 <= 6; d1++)
          for (let d2 = 1; d2 <= 6; d2++) {
            const [la, ld] = lossesOf(2, 1, a1 + a2, d1 + d2, false);
            if (la + ld === 0) continue;
            moving++;
            if (ld === 1 && la < 2) win++;
            else if (ld === 0) throw new Error("one ship always dies when anything does");
          }
    expect(fortunesOdds(2, 1, false).attackers).toBeCloseTo(win / moving, 12);
  });

  it("predicts classic combat and recruiting exactly", () => {
    expect(classicOdds(6, 5)).toMatchObject({ attackers: 1, attackersKeep: 6 });
    expect(classicOdds(5, 6)).toMatchObject({ defenders: 1, defendersKeep: 6 });
    expect([5, 4, 1, 0, -1].map((short) => recruitChance(4, 4 + short))).toEqual([1 / 6, 2 / 6, 5 / 6, 1, 1]);
    expect(recruitChance(1, 12)).toBe(0);
  });
});

describe("sums by name", () => {
  it("refuses invalid arguments", () => {
    const t = at({ round: 4 });
    expect(game.sums?.["distance"]?.(t, { from: "sol", to: "nowhere" })).toMatchObject({
      bad: [{ code: "AD_SUM_STAR", at: "to" }],
    });
    expect(game.sums?.["production"]?.(t, null)).toMatchObject({ bad: [{ code: "AD_SUM_POWER", at: "power" }] });
    expect(game.sums?.["winning"]?.(t, { attackers: -1, defenders: 2 })).toHaveProperty("bad");
    expect(game.sums?.["production"]?.(t, { power: "regulus" })).toMatchObject({ ok: { total: 1 } });
  });
});
