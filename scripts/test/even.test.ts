/** The figures of even sides follow from the matches that they name, and the option gives what was measured. */
import { existsSync, readFileSync } from "node:fs";
import { editionName } from "@starboard/kernel";
import type { PresetMeasure } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { findGameEntry } from "@starboard/registry";
import { describe, expect, test } from "vitest";
import { evenAt, KEEP, resultOf, tableOf } from "../even.mjs";
import { sharesOf } from "../presets.mjs";

interface Table {
  readonly edition: string;
  readonly seed: number;
  readonly player: { readonly level: number; readonly iterations: number };
  readonly cases: Readonly<Record<string, { readonly without: PresetMeasure; readonly with: PresetMeasure }>>;
}
const tables = manifests.flatMap(({ id }) =>
  existsSync(tableOf(id)) ? [{ id, table: JSON.parse(readFileSync(tableOf(id), "utf8")) as Table }] : [],
);

/** A pairing of each game whose first match with the option is played again: the shortest. */
const AGAIN: Readonly<Record<string, { readonly pairing: string; readonly options: object }>> = {
  anaxis: { pairing: "surgical", options: { "ax.scenario": "surgical", "ax.evenSides": true } },
};

describe.for(tables)("$id", ({ id, table }) => {
  test("shares and intervals are those of the matches", () => {
    expect(table.edition).toBe(editionName(findGameEntry(id)?.game as never));
    expect(table.seed).toBe(KEEP);
    expect(Object.keys(table.cases).length).toBeGreaterThan(0);
    for (const one of Object.values(table.cases))
      for (const { won, seats } of [one.without, one.with]) {
        expect(won.length).toBeGreaterThanOrEqual(30);
        expect(seats.map(({ share, half }) => ({ share, half }))).toEqual(sharesOf(won, seats.length));
      }
  });
  test("every pairing is nearer to even with the option, and its interval holds one half", () => {
    for (const [pairing, { without, with: balanced }] of Object.entries(table.cases)) {
      const [before, after] = [without, balanced].map(({ seats: [first] }) => first ?? { share: 0, half: 0 });
      const distance = (one = { share: 0, half: 0 }): number => Math.abs(one.share - 0.5);
      expect([pairing, distance(after) < distance(before)]).toEqual([pairing, true]);
      expect([pairing, distance(after) <= (after?.half ?? 0)]).toEqual([pairing, true]);
    }
  });
  test("the first match with the option is won by the same seat as when its figures were made", () => {
    const again = AGAIN[id];
    if (!again) throw new Error(`${id} names no pairing`);
    const { level, iterations } = table.player;
    const { won } = resultOf(id, `${level}@${iterations}`, again.options as Record<string, unknown>, KEEP, 0);
    expect(won).toBe(table.cases[again.pairing]?.with.won[0]);
  });
  test("the page has figures for each pairing", async () => {
    const even = await manifests.find((manifest) => manifest.id === id)?.evenSides?.();
    expect(even?.player).toEqual(table.player);
    expect(findGameEntry(id)?.game.options.specs.map((spec: { id: string }) => spec.id)).toContain(even?.option);
  });
});

test("the number that makes sides even lies where wins and losses are equal", () => {
  const results = [
    { amount: 0, won: "0001" },
    { amount: 10, won: "0111" },
  ];
  expect(evenAt(results)).toBeCloseTo(5, 1);
  expect(evenAt(results.map(({ amount }) => ({ amount, won: amount === 0 ? "0011" : "1111" })))).toBeCloseTo(0, 0);
  expect(evenAt(results.map(({ amount, won }) => ({ amount: 2 * amount, won })))).toBeCloseTo(10, 0);
});
