/** The figures of even sides follow from the matches that they name, and the option gives what was measured. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { editionName } from "@starboard/kernel";
import type { EvenFigures, MeasuringBots } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { findGameEntry } from "@starboard/registry";
import { describe, expect, test } from "vitest";
import { bySides, evenAt, KEEP, nearestOf, type Pairings, type Played, resultOf, tableOf } from "../even.mjs";
import { fitSides, evenFor } from "../even/strengths.mjs";
import { sharesOf } from "../presets.mjs";

interface Table {
  readonly edition: string;
  readonly seed: number;
  readonly player: MeasuringBots;
  /**
   * `seeds` are those of the matches, if they are others than `seed` alone; as many matches are of each. `player` are the bots,
   * if they are others than those of the table.
   */
  readonly cases: Readonly<
    Record<
      string,
      {
        readonly seeds?: readonly number[];
        readonly player?: MeasuringBots;
        readonly figures: readonly EvenFigures[];
      }
    >
  >;
}
interface Line extends Played {
  readonly player: string;
  readonly evaluation?: string;
  readonly pairing: string;
  readonly gives: object | null;
  readonly seed: number;
  readonly match: number;
}
const pairingsOf = async (id: string): Promise<Pairings> => (await import(`../even/${id}.mjs`)) as Pairings;
/** The columns that won matches: sides, where players choose them. */
const wonBy = (matches: readonly Played[], sides: readonly string[] | undefined): string =>
  sides ? bySides(matches, sides).won : matches.map(({ won }) => won).join("");
/** About half of what a system is worth in Warp Empires, where only whole ones can be given. */
const WHOLE = 0.1;
/** The bots of a pairing as its lines name them. */
function botsOf({ player: usual, cases }: Table, pairing: string): Pick<Line, "player" | "evaluation"> {
  const { level, iterations, evaluation } = cases[pairing]?.player ?? usual;
  return { player: `${level}@${iterations}`, ...(evaluation !== undefined && { evaluation }) };
}
const root = fileURLToPath(new URL("../..", import.meta.url));
const tables = manifests.flatMap(({ id }) =>
  existsSync(tableOf(id)) ? [{ id, table: JSON.parse(readFileSync(tableOf(id), "utf8")) as Table }] : [],
);

/** A pairing of each game whose first match with an option is played again: the shortest. */
const AGAIN: Readonly<Record<string, { readonly pairing: string; readonly value: unknown; readonly options: object }>> =
  {
    anaxis: { pairing: "surgical", value: true, options: { "ax.scenario": "surgical", "ax.evenSides": true } },
    "4000ad": {
      pairing: "alliances",
      value: 1,
      options: { "ad.turnLimit": 100, "ad.quietLimit": 12, "ad.compensation": 1 },
    },
    "warp-empires": {
      pairing: "two",
      value: true,
      options: { players: 2, "victory.roundLimit": 60, evenSides: true },
    },
  };

/** Pairings whose first match takes long, and a shorter match of each that is played again instead. */
const SHORTER: Readonly<Record<string, number>> = {
  "warp-empires three": 3,
  "warp-empires five": 1,
  "warp-empires six": 2,
};

describe.for(tables)("$id", ({ id, table }) => {
  const figures = Object.entries(table.cases).flatMap(([pairing, one]) =>
    one.figures.map((figure) => ({ pairing, seeds: one.seeds ?? [KEEP], ...figure })),
  );
  test("shares and intervals are those of the matches", () => {
    expect(table.edition).toBe(editionName(findGameEntry(id)?.game as never));
    expect(table.seed).toBe(KEEP);
    expect(figures.length).toBeGreaterThan(0);
    for (const { measure } of figures) {
      expect(measure.won.length).toBeGreaterThanOrEqual(30);
      expect(measure.seats.map(({ share, half }) => ({ share, half }))).toEqual(
        sharesOf(measure.won, measure.seats.length, measure.played),
      );
    }
  });
  test("each figure is that of matches in the file", async () => {
    const pairings = await pairingsOf(id);
    const lines = readFileSync(join(root, `docs/arena/even-${id}.jsonl`), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    for (const { pairing, seeds, measure } of figures) {
      const { player, evaluation } = botsOf(table, pairing);
      const sides = pairings.sidesIn?.(pairing);
      const own = lines.filter(
        (one) => one.pairing === pairing && one.player === player && one.evaluation === evaluation,
      );
      const all = Map.groupBy(own, ({ gives }) => JSON.stringify(gives));
      const sets = [...all.values()].map((some) =>
        seeds.flatMap((seed) =>
          some
            .filter((one) => one.seed === seed)
            .toSorted((a, b) => a.match - b.match)
            .slice(0, measure.won.length / seeds.length),
        ),
      );
      const same = sets.filter((some) => wonBy(some, sides) === measure.won);
      expect(same).toHaveLength(1);
      expect(measure.played).toBe(sides && bySides(same[0] ?? [], sides).played);
    }
  });
  test("a switch brings every pairing nearer to even, and every side then within what the matches and whole numbers allow", () => {
    for (const [pairing, { figures }] of Object.entries(table.cases)) {
      const [off, on] = [false, true].map((value) => figures.find((one) => one.value === value));
      if (!off || !on) continue;
      const sides = off.measure.played?.split(" ")[0]?.length ?? off.measure.seats.length;
      /** How far the side that is farthest from even is from it. */
      const distanceOf = ({ measure }: EvenFigures): number =>
        Math.max(...measure.seats.map(({ share }) => Math.abs(share - 1 / sides)));
      expect([pairing, distanceOf(on) < distanceOf(off)]).toEqual([pairing, true]);
      for (const { share, half } of on.measure.seats)
        expect([pairing, Math.abs(share - 1 / sides) <= Math.max(half, WHOLE)]).toEqual([pairing, true]);
    }
  });
  test("of several amounts one is marked as nearest to even", () => {
    for (const [pairing, { figures }] of Object.entries(table.cases))
      if (figures.some(({ value }) => typeof value === "number"))
        expect([pairing, figures.filter(({ isNearest }) => isNearest).length]).toEqual([pairing, 1]);
  });
  test("the first match with the option is won by the same side as when its figures were made", async () => {
    const again = AGAIN[id];
    if (!again) throw new Error(`${id} names no pairing`);
    const pairings = await pairingsOf(id);
    const options = again.options as Record<string, unknown>;
    const played = resultOf(id, botsOf(table, again.pairing), options, KEEP, 0, pairings);
    const won = wonBy([played], pairings.sidesIn?.(again.pairing));
    const figure = table.cases[again.pairing]?.figures.find(({ value }) => value === again.value);
    expect(won).toBe(figure?.measure.won[0]);
  });
  /** A match of each pairing without anything given. Pairings without a table are trials that made nothing even yet. */
  const replayed = readFileSync(join(root, `docs/arena/even-${id}.jsonl`), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)
    .filter(({ player, evaluation, pairing, seed, match, gives }) => {
      const bots = botsOf(table, pairing);
      const again = SHORTER[`${id} ${pairing}`] ?? 0;
      const [first] = table.cases[pairing]?.seeds ?? [KEEP];
      const isNamed = player === bots.player && evaluation === bots.evaluation;
      return isNamed && seed === first && match === again && gives === null;
    });
  test("every pairing has a match that is played again", () => {
    expect(replayed.map(({ pairing }) => pairing)).toEqual(expect.arrayContaining(Object.keys(table.cases)));
  });
  test.for(replayed)(
    "$pairing ends as when its figures were made, whatever evaluation is in use by now",
    async (line) => {
      const pairings = await pairingsOf(id);
      const { pairing, gives, seed, match } = line;
      expect(line).toMatchObject(
        resultOf(id, line, pairings.optionsWith(pairing, gives, match), seed, match, pairings),
      );
    },
  );
  test("the page names the option, and who played", async () => {
    const even = await manifests.find((manifest) => manifest.id === id)?.evenSides?.();
    const again = AGAIN[id];
    const pairing = even?.pairingOf((again?.options ?? {}) as Record<string, unknown>);
    expect(pairing?.player).toEqual(table.cases[again?.pairing ?? ""]?.player ?? table.player);
    expect(findGameEntry(id)?.game.options.specs.map((spec: { id: string }) => spec.id)).toContain(even?.option);
  });
});

test("a skirmish of Anaxis is played again with the Cinema Points of its races", async () => {
  const { optionsWith, ...pairings } = (await import("../even/anaxis.mjs")) as Pairings;
  const lines = readFileSync(join(root, "docs/arena/even-anaxis.jsonl"), "utf8").trimEnd().split("\n");
  const given = lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ pairing, gives }) => pairing === "skirmish" && gives);
  const [last] = given.slice(-1);
  if (!last) throw new Error("no skirmish was played with Cinema Points for races");
  const { pairing, gives, seed, match } = last;
  const options = optionsWith(pairing, gives, match);
  expect(last).toMatchObject(resultOf("anaxis", last, options, seed, match, pairings, gives));
  // The points are what makes it another match.
  const { digest } = resultOf("anaxis", last, options, seed, match, pairings, null);
  expect(digest).not.toBe(last.digest);
});

test("a match of Warp Empires is stored with the order in which seats began and their races", async () => {
  const { optionsWith, ...pairings } = (await import("../even/warp-empires.mjs")) as Pairings;
  const lines = readFileSync(join(root, "docs/arena/even-warp-empires.jsonl"), "utf8").trimEnd().split("\n");
  const greedy = lines.map((line) => JSON.parse(line) as Line).find(({ player }) => player === "greedy");
  if (!greedy) throw new Error("greedy bots played no match");
  const { pairing, gives, seed, match } = greedy;
  expect(greedy).toMatchObject(
    resultOf("warp-empires", greedy, optionsWith(pairing, gives, match), seed, match, pairings),
  );
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

test("the amount nearest to even is that with the shares of all columns nearest to one half, or to a third among three", () => {
  const results = [
    { amount: 0, won: "0001" },
    { amount: 1, won: "0101" },
    { amount: 2, won: "0111" },
  ];
  expect(nearestOf(results, 2)).toBe(1);
  // The first column has the same share with both.
  const three = [
    { amount: 0, won: "0111" },
    { amount: 1, won: "0122" },
  ];
  expect(nearestOf(three, 3)).toBe(1);
});

describe("strengths of sides that players choose", () => {
  const sides = ["a", "b", "c"];
  /** Twenty matches in which the first of two sides wins that many of every ten. */
  const played = (columns: string, first: number, gives: Record<string, number> = {}) =>
    Array.from({ length: 20 }, (_, n) => ({ gives, played: columns, won: columns.charAt(n % 10 < first ? 0 : 1) }));

  test("a side that wins more is stronger, and what is given makes it even with another", () => {
    const fit = fitSides([...played("01", 8), ...played("12", 5), ...played("01", 5, { b: 30 })], sides);
    const [a = 0, b = 0, c = 0] = fit.strengths;
    expect(a + b + c).toBeCloseTo(0, 6);
    expect(a - b).toBeCloseTo(Math.log(4), 1);
    expect(b - c).toBeCloseTo(0, 1);
    expect(30 * fit.worth).toBeCloseTo(Math.log(4), 1);
    expect(fit.half).toBeGreaterThan(fit.worth / 2);
    expect(evenFor(fit, sides)).toEqual({ a: 0, b: 30, c: 30 });
  });
  test("of three that play, a draw counts in equal parts", () => {
    const draws = Array.from({ length: 9 }, () => ({ gives: {}, played: "012", won: "-" }));
    for (const one of fitSides(draws, sides).strengths) expect(one).toBeCloseTo(0, 6);
    const wins = "0000112".split("").map((won) => ({ gives: {}, played: "012", won }));
    const [a = 0, b = 0, c = 0] = fitSides(wins, sides).strengths;
    expect(a - b).toBeCloseTo(Math.log(2), 0);
    expect(b - c).toBeCloseTo(Math.log(2), 0);
  });
});

test("matches are counted by the sides that players chose, whoever began", () => {
  const matches = [
    { won: "0", columns: "10", sides: ["a", "b"], digest: "" },
    { won: "1", columns: "10", sides: ["c", "a"], digest: "" },
    { won: "-", columns: "01", sides: ["b", "c"], digest: "" },
  ];
  const sided = bySides(matches, ["a", "b", "c"]);
  expect(sided).toEqual({ won: "12-", played: "01 20 12" });
  expect(sharesOf(sided.won, 3, sided.played).map(({ share }) => share)).toEqual([0, 0.75, 0.75]);
});
