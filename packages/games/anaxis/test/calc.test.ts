import { describe, expect, test } from "vitest";
import { type ArcId, arcHexes, damageOdds, game, inArc, reach, type StateAx, volleyOdds } from "../src/index.ts";

const options = (() => {
  const read = game.options.parse({});
  if (!("ok" in read)) throw new Error("standard options");
  return read.ok;
})();
function table(position: unknown): StateAx {
  const read = game.notation.read(position, options);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
}

describe("arcs (AX-1.9)", () => {
  const counts: readonly (readonly [ArcId, readonly number[]])[] = [
    ["narrow", [0, 1, 3, 3, 5, 5, 7]],
    ["forward", [1, 3, 5, 7, 9, 11, 13]],
    ["180", [1, 3, 7, 9, 13, 15, 19]],
    ["extended", [1, 5, 9, 13, 17, 21, 25]],
    ["360", [1, 6, 12, 18, 24, 30, 36]],
  ];
  test.for(counts)("%s has the printed number of hexes at every range", ([arc, wanted]) => {
    for (let facing = 0; facing < 6; facing++) {
      const found = wanted.map(
        (_, range) =>
          arcHexes(arc, facing, 6, "wedge").filter(
            ({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === range,
          ).length,
      );
      expect(found).toEqual(wanted);
    }
  });
  test("hexes on a border are inside, exactly", () => {
    expect(inArc("narrow", 1, 4, -2, "wedge")).toBe(true);
    expect(inArc("narrow", 1, 4, 0, "wedge")).toBe(false);
    expect(inArc("forward", 1, 4, 0, "wedge")).toBe(true);
    expect(inArc("180", 1, 0, 3, "wedge")).toBe(false);
    expect(inArc("extended", 1, 0, 3, "wedge")).toBe(true);
  });
});

/** Returns the distribution by enumerating every combination of dice. */
function byHand(dice: number, difficulty: number, armourLessPen: number, shield: number, faces: number): number[] {
  const out: number[] = [];
  const roll = (n: number, then: (rolled: number[]) => void, rolled: number[] = []): void => {
    if (n === 0) then(rolled);
    else for (let face = 1; face <= 6; face++) roll(n - 1, then, [...rolled, face]);
  };
  roll(dice, (hitDice) => {
    const hits = hitDice.filter((face) => face > difficulty).length;
    roll(shield, (shieldDice) => {
      const cutOff = Math.max(0, armourLessPen + shieldDice.filter((face) => face <= faces).length);
      roll(hits, (armour) => {
        const damage = armour.filter((face) => face > cutOff).reduce((a, b) => a + b, 0);
        out[damage] = (out[damage] ?? 0) + 1 / 6 ** (dice + shield + hits);
      });
    });
  });
  return out;
}

/** Returns the probabilities of 0, 1, 2 … points on shield dice, die by die. */
const shieldPoints = (dice: number, good: number): number[] =>
  Array.from({ length: dice }).reduce<number[]>(
    (before) => [...before, 0].map((same, i) => same * (1 - good) + (before[i - 1] ?? 0) * good),
    [1],
  );
/** Returns the mean damage of hit dice at a difficulty with a fixed cut-off. */
const meanBehind = (dice: number, difficulty: number, cutOff: number): number =>
  dice * ((6 - difficulty) / 6) * [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + (face > cutOff ? face / 6 : 0), 0);

describe("odds (AX-6)", () => {
  test.for([
    [1, 3, 1, 0, 2],
    [2, 2, 0, 0, 2],
    [2, 4, 2, 1, 3],
    [3, 3, 1, 0, 2],
    [2, 0, 3, 2, 2],
    [2, 6, 0, 0, 2],
  ] as const)("%j agrees with every combination of dice", ([dice, difficulty, armour, shield, faces]) => {
    const calculated = damageOdds(dice, difficulty, armour, shield, faces);
    const counted = byHand(dice, difficulty, armour, shield, faces);
    for (const [damage, chance] of calculated.entries()) expect(chance).toBeCloseTo(counted[damage] ?? 0, 10);
    expect(calculated.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 10);
  });
  test("the cache never mixes up many shield dice with armour (AX-7.5e)", () => {
    for (const shield of [7, 8, 15, 16, 18, 24, 64]) {
      const many = damageOdds(2, 3, 1, shield, 2);
      expect(damageOdds(2, 3, 2, 0, 2)).not.toEqual(many);
      const cutOffs = shieldPoints(shield, 1 / 3);
      const wanted = cutOffs.reduce((sum, weight, points) => sum + weight * meanBehind(2, 3, 1 + points), 0);
      expect(many.reduce((sum, chance, damage) => sum + chance * damage, 0)).toBeCloseTo(wanted, 10);
    }
  });
  test("a volley's odds are those of its difficulty, dice and cut-off", () => {
    const t = table({
      turn: 2,
      phase: "firing",
      ships: [
        { class: "leviathan", side: 1, at: [20, 30], facing: "N" },
        { class: "guardian", side: 2, at: [20, 21], facing: "N" },
      ],
    });
    const odds = volleyOdds(t, { shooter: 0, target: 1, bank: "primary" });
    expect(odds).toMatchObject({ difficulty: 3, dice: 6, hits: 3 });
    expect(odds?.anyHit).toBeCloseTo(1 - 0.5 ** 6, 12);
  });
});

test("every end of a move is reached by the steps it names (AX-3)", () => {
  const t = table({
    turn: 2,
    phase: "movement",
    ships: [
      { class: "typhon", side: 1, at: [5, 5], facing: "SE", acted: true },
      { class: "scout", side: 2, at: [20, 21], facing: "N", acted: true },
    ],
  });
  t.flow.stack = [{ step: "move", memo: { ship: 0 } }];
  const ends = reach(t, 0);
  expect(ends.length).toBeGreaterThan(100);
  const moveStep = game.steps.move;
  if (moveStep.kind !== "decision") throw new Error("move is a decision");
  for (const end of ends) {
    const copy = game.clone(t);
    for (const step of end.steps) {
      expect(moveStep.forbids(copy, { ship: 0 }, 0 as never, step)).toBeUndefined();
      moveStep.resolve(
        { state: copy, wantsFacts: false, endMatch: () => undefined } as never,
        { ship: 0 },
        0 as never,
        step,
      );
    }
    if (!end.gone) expect([copy.q[0], copy.r[0], copy.facing[0]]).toEqual([end.q, end.r, end.facing]);
    else expect(copy.status[0]).toBe(3);
  }
});
