import type { BotSpec } from "@starboard/bots";
import { describe, expect, test } from "vitest";
import { type Nim, nim, nimSpec } from "../../bots/test/nim.ts";
import {
  type MultiplayerPlan,
  runMultiplayerStudy,
  multiplayerReport,
  replayStudyMatch,
  type StudyResult,
  tally,
} from "../src/index.ts";

const take = nim.steps.take as Extract<(typeof nim.steps)["take"], { kind: "decision" }>;
/** Nim with a fact for every stone taken, in two set-ups. The colours of the seats rotate with the number of stones. */
const spec: BotSpec<Nim> = {
  ...nimSpec(),
  game: {
    ...nim,
    steps: {
      take: {
        ...take,
        resolve(ctx, m, by, act) {
          ctx.emit({ is: "took", rule: "NIM-1" });
          take.resolve(ctx, m, by, act);
        },
      },
    },
  },
  matchLength: (t) => t.turn,
  multiplayerStudy: () => ({
    tables: [
      { part: "one stone", options: { stones: 1, players: 2, dice: false } },
      { part: "three players", options: { stones: 7, players: 3, dice: true } },
    ],
    side: (t, by) => (t.options.players === 2 ? ["red", "blue"][by as number] : "grey") ?? "none",
    counted: { "stones taken": (fact) => fact.is === "took", nothing: () => false },
  }),
};
const plan: MultiplayerPlan = { player: { is: "random" }, matches: [6, 4], seed: 5, maxActsPerSeat: 100 };
const study = spec.multiplayerStudy?.() as NonNullable<ReturnType<NonNullable<typeof spec.multiplayerStudy>>>;

describe("a multiplayer study", () => {
  test("with one stone the first seat always wins: by side, by place, and in the facts", () => {
    const [one] = tally(study, runMultiplayerStudy(spec, plan));
    expect(one).toMatchObject({ part: "one stone", seats: 2, matches: 6, finished: 6 });
    expect(one?.sides.get("red")?.mean).toBe(1);
    expect(one?.sides.get("blue")?.mean).toBe(0);
    expect(one?.places.map(({ mean }) => mean)).toEqual([1, 0]);
    expect(one?.counted.get("stones taken")).toBe(1);
    expect(one?.counted.get("nothing")).toBe(0);
  });

  test("shares of one match add up to 1, and average to the even share over all seats of a side", () => {
    const results = runMultiplayerStudy(spec, plan).filter(({ part }) => part === "three players");
    expect(results).toHaveLength(4);
    for (const { got, sides } of results) {
      expect(sides).toEqual(["grey", "grey", "grey"]);
      expect(got?.reduce((a, b) => a + b)).toBe(1);
    }
    const grey = tally(study, results)[0]?.sides.get("grey");
    expect(grey?.mean).toBeCloseTo(1 / 3);
    expect(grey?.groups).toBe(12);
  });

  test("every set-up gets its number of matches, one of each in turn", () => {
    const order: string[] = [];
    runMultiplayerStudy(spec, plan, [], ({ part, match }, done, all) => order.push(`${done}/${all} ${match} ${part}`));
    expect(order.slice(0, 3)).toEqual(["1/10 0 one stone", "2/10 0 three players", "3/10 1 one stone"]);
    expect(order.slice(-2)).toEqual(["9/10 4 one stone", "10/10 5 one stone"]);
  });

  test("an interrupted run continues with the same result", () => {
    const whole = runMultiplayerStudy(spec, plan);
    const played: StudyResult[] = [];
    const later = runMultiplayerStudy(spec, plan, whole.slice(0, 3), (one) => played.push(one));
    expect(later).toEqual(whole);
    expect(played).toEqual(whole.slice(3));
  });

  test("a result replays to an equal result; other seeds and players give different ones", () => {
    const some = runMultiplayerStudy(spec, plan).filter(({ part }) => part === "three players");
    for (const one of some) expect(replayStudyMatch(spec, plan, one)).toEqual(one);
    expect(some.map((one) => replayStudyMatch(spec, { ...plan, seed: 6 }, one))).not.toEqual(some);
    expect(replayStudyMatch(spec, plan, { ...(some[0] as StudyResult), part: "no such table" })).toBeNull();
  });

  test("an unfinished match is counted but has no winner", () => {
    // A third of an act per seat allows one act per match, which finishes only the set-up with one stone.
    const results = runMultiplayerStudy(spec, { ...plan, maxActsPerSeat: 1 / 3 });
    const [one, three] = tally(study, results);
    expect(one).toMatchObject({ matches: 6, finished: 6 });
    expect(three).toMatchObject({ matches: 4, finished: 0 });
    expect(three?.sides.size).toBe(0);
    expect(three?.counted.get("stones taken")).toBe(1);
    const text = multiplayerReport(plan, tally(study, results));
    expect(text).toContain("4 matches, 0 of them finished");
    expect(text).not.toContain("NaN");
  });

  test("the report names player, even share, length, sides and places", () => {
    const text = multiplayerReport(plan, tally(study, runMultiplayerStudy(spec, plan)));
    expect(text).toContain("Every seat: random. Seed 5; at most 100 acts for every seat.");
    expect(text).toContain("## one stone");
    expect(text).toContain("6 matches, 6 of them finished. Even would be 50 %.");
    expect(text).toContain("| red | 100 ± 0 | 6 |");
    expect(text).toContain("| seat 2 | 0 ± 0 | 6 |");
    expect(text).toContain("- stones taken: 1.0 per match.");
  });

  test("a game without set-ups has no study", () => {
    expect(runMultiplayerStudy(nimSpec(), plan)).toEqual([]);
  });
});
