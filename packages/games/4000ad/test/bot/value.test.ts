import { Engine, seededDraws, seededUint32, seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { bot, reasonInWords } from "../../src/bot/index.ts";
import { mapOf } from "../../src/data/map.ts";
import type { StarMap } from "../../src/data/stars.ts";
import { game } from "../../src/game.ts";
import type { Shape4000 } from "../../src/shape.ts";
import type { State4000 } from "../../src/state.ts";
import { DUEL, position } from "./positions.ts";

/** Returns the star with the same symbols at the opposite place: row, column and level reversed (AD-2.D1). */
function turned(map: StarMap): number[] {
  const { rows, cols } = map.module.board;
  return map.stars.map((a) =>
    map.stars.findIndex(
      (b) =>
        b.row === rows - 1 - a.row &&
        b.col === cols - 1 - a.col &&
        b.depth === 1 - a.depth &&
        b.population === a.population &&
        b.materials === a.materials,
    ),
  );
}

/** Returns the same duel from the other side of the board: stars reversed, powers exchanged. */
function mirrored(t: State4000): State4000 {
  const map = mapOf(t.options);
  const turn = turned(map);
  const m = game.clone(t);
  const other = (p: number): number => (p < 0 ? p : 1 - p);
  for (let s = 0; s < t.S; s++) {
    const at = turn[s] as number;
    for (let p = 0; p < 2; p++)
      for (const list of ["ships", "frozen", "since"] as const)
        m[list][at * 2 + other(p)] = t[list][s * 2 + p] as number;
  }
  for (let w = 0; w < 4; w++) {
    const v = 2 * other(w >> 1) + (w % 2);
    const from = t.warpFrom[w] as number;
    m.warpFrom[v] = from < 0 ? -1 : (turn[from] as number);
    m.warpCount[v] = t.warpCount[w] as number;
    m.warpMoved[v] = t.warpMoved[w] as number;
    for (let p = 0; p < 2; p++) m.warpShips[v * 2 + other(p)] = t.warpShips[w * 2 + p] as number;
  }
  for (let p = 0; p < 2; p++) {
    m.holder[other(p)] = other(t.holder[p] as number);
    m.grace = m.grace.with(other(p), t.grace[p] as never);
    m.departed[other(p)] = t.departed[p] as never;
  }
  m.order = t.order.map(other);
  m.active = other(t.active);
  const top = m.flow.stack.at(-1);
  if (top?.step === "arrive") {
    const memo = top.memo as { warp: number };
    memo.warp = 2 * other(memo.warp >> 1) + (memo.warp % 2);
  }
  return m;
}

const valueOf = (t: State4000): number[] => {
  const values = new Float64Array(t.seatOf.length);
  bot.evaluate(t, values);
  return [...values];
};

describe("evaluation", () => {
  test("is the same from either side of the board", () => {
    const parsed = game.options.parse(DUEL);
    if (!("ok" in parsed)) throw new Error("options");
    const word = seededUint32(8);
    let seen = 0;
    for (let match = 0; match < 12; match++) {
      const engine = new Engine<Shape4000>(game, seededDraws(match));
      const t = game.setup(parsed.ok);
      engine.advance(t);
      for (let i = 0; i < 60 && engine.asking !== undefined; i++) {
        const step = t.flow.stack.at(-1)?.step ?? "";
        const { acts } = bot.policyPrior(t, step, engine.asking, engine.moves);
        engine.act(t, engine.asking, acts[word() % Math.min(4, acts.length)] as never);
        if (t.flow.over !== null || t.alive.includes(0)) continue;
        const [a, b] = valueOf(t) as [number, number];
        const [c, d] = valueOf(mirrored(t)) as [number, number];
        expect(c).toBeCloseTo(b, 10);
        expect(d).toBeCloseTo(a, 10);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(300);
  });
  test("winning probabilities lie between 0 and 1 and add up to about 1", () => {
    const { t } = position({ ships: [{ algol: 40, sol: 20 }, { antares: 1 }] });
    const [a, b] = valueOf(t) as [number, number];
    expect(a).toBeGreaterThan(0.9);
    expect(b).toBeGreaterThan(0);
    expect(a + b).toBeCloseTo(1, 1);
  });
  test("more ships, more stars and a safer home are worth more", () => {
    const base = position({ ships: [{ algol: 12 }, { antares: 12 }] }).t;
    const value = valueOf(base)[0] as number;
    for (const better of [
      position({ ships: [{ algol: 13 }, { antares: 12 }] }).t,
      position({ ships: [{ algol: 11, sol: 1 }, { antares: 12 }] }).t,
    ])
      expect(valueOf(better)[0]).toBeGreaterThan(value);
    const threatened = position({ ships: [{ algol: 12 }, {}], warps: [[1, "sol", 2, 14]] }).t;
    const safe = position({ ships: [{ algol: 15 }, {}], warps: [[1, "sol", 2, 11]] }).t;
    expect(valueOf(safe)[0]).toBeGreaterThan((valueOf(threatened)[0] as number) + 0.1);
  });
  test("a finished match has the value 1 for the winner, and equal shares without a winner", () => {
    const { t } = position({ ships: [{ algol: 12 }, { antares: 12 }] });
    const values = new Float64Array(2);
    t.flow.over = { winners: [seat(1)], rule: "AD-10.3", scores: [0, 1] };
    bot.terminalValue(t, values);
    expect([...values]).toEqual([0, 1]);
    t.flow.over = { winners: [], rule: "AD-10.3", scores: [0, 0] };
    bot.terminalValue(t, values);
    expect([...values]).toEqual([0.5, 0.5]);
  });
});

describe("reasons", () => {
  test("are terms in ships, largest first, each with a sentence", () => {
    const { t, seat: by } = position({ ships: [{ algol: 20, sol: 4 }, { antares: 9 }] });
    const reasons = bot.explain(t, by);
    expect(reasons[0]).toMatchObject({ key: "ships", value: 15, about: { own: 24, rival: 9 } });
    for (let i = 1; i < reasons.length; i++)
      expect(Math.abs(reasons[i]?.value ?? 0)).toBeLessThanOrEqual(Math.abs(reasons[i - 1]?.value ?? 0));
    for (const reason of reasons) expect(reasonInWords(reason)).toMatch(/^[A-Z].*\(.*\)$/);
  });
});
