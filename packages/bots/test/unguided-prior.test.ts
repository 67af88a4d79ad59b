/** Weak levels look at random legal acts now and then, beside the one that the prior likes best. */
import { type Act, seat, seededUint32 } from "@starboard/kernel";
import { expect, test } from "vitest";
import { createBotEngine, type LevelChoice, newSearch, SEARCH_PARAMS, unguidedPrior } from "../src/index.ts";
import { type Nim, nim, nimSpec, opening, stonesOf } from "./nim.ts";

const FREE: LevelChoice = { temperature: 60, floor: 0, margin: 1, choosesEliminated: true };
/** A prior that knows no act but to take three, or as many as there are. */
const blind = nimSpec((n) => n, 1);

/** The number of stones that the engine takes for each of 300 seeds. */
function taken(stones: number, unguidedShare: number): number[] {
  const options = { stones, players: 2, dice: false };
  return Array.from({ length: 300 }, (_, seed) =>
    stonesOf(
      createBotEngine([blind as never]).think<Nim>({
        game: nim,
        options,
        view: opening(options).view,
        seat: seat(0),
        level: 1,
        settings: { budgetMs: 0, ...FREE, unguidedShare },
        seed,
        clock: () => 0,
        iterations: 20,
      }),
    ),
  );
}
const share = (list: readonly number[], n: number): number => list.filter((one) => one === n).length / list.length;

test("a guided level plays what its prior knows; the more often it is unguided, the more often something else", () => {
  expect(share(taken(50, 0), 3)).toBe(1);
  // Each of the three acts at two questions of five, so that one in five takes one stone or two beside.
  const some = taken(50, 0.4);
  const all = taken(50, 1);
  for (const n of [1, 2]) {
    expect(Math.abs(share(some, n) - 0.4 / 3)).toBeLessThan(0.08);
    expect(Math.abs(share(all, n) - 1 / 3)).toBeLessThan(0.12);
  }
  expect(taken(50, 1)).toEqual(all);
});

test("an unguided level still takes a win that it sees, and gives none to its opponent at once", () => {
  expect(new Set(taken(2, 1))).toEqual(new Set([2]));
  // Of five stones, taking two or three leaves a win.
  expect(new Set(taken(5, 1))).toEqual(new Set([1]));
});

/** A search with 40 legal acts, whose prior prefers the 17th. */
function crowded() {
  const wide = {
    ...nim,
    steps: {
      take: {
        ...nim.steps.take,
        candidates: (_t: unknown, _m: unknown, _by: unknown, offer: (act: Act & { do: "take"; n: number }) => void) => {
          for (let n = 1; n <= 40; n++) offer({ do: "take", n });
        },
        forbids: () => undefined,
      },
    },
  } as unknown as typeof nim;
  const spec = { ...nimSpec((n) => (n === 17 ? 2 : 1), 5), game: wide };
  const { view, seat: by } = opening({ stones: 60, players: 2, dice: false });
  const fresh = newSearch(spec, view, by, 2, 1, SEARCH_PARAMS);
  if (!fresh) throw new Error("not asked");
  return fresh;
}

test("the acts looked at are the most promising one and eight others, all equally likely, none of them twice", () => {
  const fresh = crowded();
  const random = seededUint32(8);
  const seen = new Map<number, number>();
  for (let i = 0; i < 2000; i++) {
    const prior = unguidedPrior({ ...FREE, unguidedShare: 1 }, fresh, random);
    const stones = prior?.acts.map((act) => (act as Act & { n: number }).n) ?? [];
    expect(stones[0]).toBe(17);
    expect(new Set(stones).size).toBe(9);
    expect(prior?.complete).toBe(false);
    for (const n of stones.slice(1)) seen.set(n, (seen.get(n) ?? 0) + 1);
  }
  // 2,000 times 8 of 39 acts: 410 each, and five standard deviations are 90.
  expect(seen.size).toBe(39);
  for (const n of seen.values()) expect(Math.abs(n - (2000 * 8) / 39)).toBeLessThan(90);
});

test("without a share, before play begins, and where one act is legal, nothing is drawn", () => {
  const never = (): number => {
    throw new Error("drawn");
  };
  expect(unguidedPrior(FREE, crowded(), never)).toBeNull();
  const fresh = crowded();
  const before = { ...fresh, spec: { ...fresh.spec, preparationSteps: ["take" as const] } };
  expect(unguidedPrior({ ...FREE, unguidedShare: 1 }, before, never)).toBeNull();
  const { view, seat: by } = opening({ stones: 1, players: 2, dice: false });
  const forced = newSearch(nimSpec(), view, by, 2, 1, SEARCH_PARAMS);
  if (!forced) throw new Error("not asked");
  expect(unguidedPrior({ ...FREE, unguidedShare: 1 }, forced, never)).toBeNull();
});
