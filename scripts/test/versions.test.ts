/** Bots of two checkouts play each other at equal time. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { botsOf, play } from "../versions.mjs";

const root = join(import.meta.dirname, "../..");

test("each side thinks with its own program, in turn with each team, and its iterations are counted apart", async () => {
  const here = await botsOf(root, "trekwar");
  // The other program hardly thinks.
  const there = {
    ...here,
    engine: () => {
      const engine = here.engine();
      return { ...engine, think: (query: never) => engine.think({ ...(query as object), budgetMs: 1 } as never) };
    },
  };
  const parsed = here.spec.game.options.parse({});
  if (!("ok" in parsed)) throw new Error("the standard options are not valid");
  const contest = { here, there, options: parsed.ok, seats: 2, ms: 20, seed: 9 };
  // A clock that advances with each reading makes the search the same on every machine.
  const played = (team: number) => {
    let now = 0;
    return play(contest, 0, team, () => (now += 2));
  };
  const rows = [played(0), played(1)];
  expect([played(0), played(1)]).toEqual(rows);
  for (const { here: own, there: other, share } of rows) {
    expect(own.iterations).toBeGreaterThan(2 * other.iterations);
    expect([0, 1]).toContain(share);
  }
  expect(rows.map(({ team }) => team)).toEqual([0, 1]);
});
