import { seededUint32 } from "@starboard/kernel";
import { expect, test } from "vitest";
import { softmaxPrior } from "../src/index.ts";

test("the best acts are those that a stable sort puts first, with their weights", () => {
  const word = seededUint32(5);
  for (let round = 0; round < 200; round++) {
    const acts = Array.from({ length: word() % 20 }, (_, n) => ({ do: "take", n, score: word() % 6 }));
    const most = 1 + (word() % 10);
    const sorted = acts.toSorted((a, b) => b.score - a.score).slice(0, most);
    const { acts: best, priors, complete } = softmaxPrior(acts, ({ score }) => score, 1.5, most, 0.05);
    expect(best).toEqual(sorted);
    const top = sorted[0]?.score ?? 0;
    expect(priors).toEqual(sorted.map(({ score }) => Math.max(0.05, Math.exp((score - top) / 1.5))));
    expect(complete).toBe(acts.length <= most);
  }
});
