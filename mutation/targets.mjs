// What the mutation run changes, and the tests that must notice.

/** @typedef {{ readonly mutate: readonly string[], readonly tests: readonly string[], readonly least: number }} Target */

/**
 * `least` is the score in per cent below which the run fails. Fuzz runs, bots, prints and screens are left out: they are
 * slow and look for other faults.
 * @type {Readonly<Record<string, Target>>}
 */
export const targets = {
  kernel: {
    mutate: ["packages/kernel/src/**/*.ts", "!packages/kernel/src/rules.gen.ts", "!packages/kernel/src/index.ts"],
    tests: ["packages/kernel/test/**/*.test.ts"],
    least: 85,
  },
  match: {
    mutate: ["packages/match/src/*.ts", "!packages/match/src/index.ts", "!packages/match/src/store-contract.ts"],
    tests: ["packages/match/test/**/*.test.ts"],
    least: 75,
  },
  "4000ad": {
    mutate: ["packages/games/4000ad/src/steps/**/*.ts"],
    tests: [
      "packages/games/4000ad/test/folder.test.ts",
      "packages/games/4000ad/test/refusals.test.ts",
      "packages/games/4000ad/test/rules/*.test.ts",
      "!packages/games/4000ad/test/rules/play.test.ts",
    ],
    least: 75,
  },
};
