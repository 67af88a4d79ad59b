import { describe, expect, test } from "vitest";
import { netOutput, type ValueNet, withNet } from "../src/index.ts";
import { type Nim, nimSpec, opening } from "./nim.ts";

const net: ValueNet = {
  scale: [2, 4],
  units: [
    { weights: [1, -1], bias: 0.5, out: 3 },
    { weights: [0, 2], bias: 0, out: -1 },
  ],
};
const { view: state } = opening({ stones: 5, players: 2, dice: false });
/** A spec whose seats have these features and values; the seats of a team have the same. */
const specOf = (rows: readonly (readonly number[])[], chances: readonly number[], teams: readonly number[]) => ({
  spec: {
    ...nimSpec(),
    evaluate: (_t: Nim["state"], values: Float64Array) => values.set(chances),
    team: (_t: Nim["state"], by: number) => teams[by] as number,
  },
  tuning: {
    features: ["first", "second"],
    writeFeatures: (_t: Nim["state"], into: Float64Array) => {
      into.set(rows.flat());
      return rows.length > 0;
    },
  },
});
const evaluated = (of: ReturnType<typeof specOf>, with_: ValueNet, seats: number): number[] => {
  const values = new Float64Array(seats);
  withNet(of.spec, of.tuning, with_).evaluate(state, values);
  return [...values];
};

describe("a net", () => {
  test("adds its hidden units", () => {
    expect(netOutput(net, [2, 4])).toBeCloseTo(3 * Math.tanh(0.5) - Math.tanh(2), 12);
    expect(netOutput(net, [9, 9, 2, 4], 2)).toBe(netOutput(net, [2, 4]));
    expect(netOutput({ ...net, units: [] }, [2, 4])).toBe(0);
  });
  test("changes the odds of an evaluation by its outputs", () => {
    const two = specOf(
      [
        [2, 4],
        [0, -4],
      ],
      [0.3, 0.7],
      [0, 1],
    );
    const [own = 0, other = 0] = evaluated(two, net, 2);
    expect(own + other).toBeCloseTo(1, 12);
    const before = Math.log(0.3 / 0.7);
    expect(Math.log(own / other)).toBeCloseTo(before + netOutput(net, [2, 4]) - netOutput(net, [0, -4]), 10);
    expect(evaluated(two, { ...net, units: [] }, 2)).toEqual([0.3, 0.7]);
  });
  test("counts each team once and gives nothing to who can no longer win", () => {
    const rows = [
      [2, 4],
      [Number.NaN, Number.NaN],
      [2, 4],
      [0, 0],
    ];
    const values = evaluated(specOf(rows, [0.4, 0, 0.4, 0.6], [0, 1, 0, 2]), net, 4);
    expect(values[1]).toBe(0);
    expect(values[0]).toBe(values[2]);
    expect((values[0] as number) + (values[3] as number)).toBeCloseTo(1, 12);
  });
  test("leaves positions without features as they are", () => {
    expect(evaluated(specOf([], [0.2, 0.8], [0, 1]), net, 2)).toEqual([0.2, 0.8]);
  });
});
