/** The levels of every game: each one chooses at most as freely as the one below it, and at some point less freely. */
import { LEVELS, levelSettings } from "@starboard/bots";
import { bots } from "@starboard/registry/bots";
import { expect, test } from "vitest";

const games = bots.map((spec) => [(spec.game as { readonly id: string }).id, spec] as const);

test.each(games)("%s: a higher level never chooses more freely", (_, { levelChoices }) => {
  const levels = LEVELS.map((level) => levelSettings(level, levelChoices));
  for (const [i, higher] of levels.entries()) {
    const lower = levels[i - 1];
    expect(higher.choosesEliminated).toBe(true);
    if (!lower) continue;
    expect(higher.budgetMs).toBeGreaterThan(lower.budgetMs);
    expect(higher.temperature).toBeLessThan(lower.temperature);
    expect(higher.floor).toBeGreaterThanOrEqual(lower.floor);
    expect(higher.margin).toBeLessThanOrEqual(lower.margin);
    expect(higher.leastOdds ?? 0).toBeGreaterThanOrEqual(lower.leastOdds ?? 0);
    expect(higher.unguidedShare ?? 0).toBeLessThanOrEqual(lower.unguidedShare ?? 0);
  }
});

// Where acts are compared on the same draws nothing is proved, so the odds have to see to it: an act that always wins has
// infinite ones, an act that always loses has none. Acts looked at without guidance are compared in that way, too.
const unproved = games.filter(([, spec]) => spec.cachesRootPrior);

test.each(games)(
  "%s: no level throws a sure win away or chooses a sure loss",
  (_, { levelChoices, cachesRootPrior }) => {
    for (const level of LEVELS) {
      const { leastOdds = 0, unguidedShare = 0 } = levelSettings(level, levelChoices);
      expect(leastOdds > 0 || (!cachesRootPrior && unguidedShare === 0)).toBe(true);
    }
  },
);

test("there is such a game", () => expect(unproved.map(([id]) => id)).toContain("warp-empires"));
