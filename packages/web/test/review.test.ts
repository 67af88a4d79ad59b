import type { ReviewMoment } from "@starboard/bots/review";
import { type AnyGame, deepEqual, seat } from "@starboard/kernel";
import { game, text } from "@starboard/sample";
import { screen } from "@starboard/sample/ui";
import { expect, test } from "vitest";
import { wholeScreen } from "../src/generic/screen.tsx";
import type { LoadedGame } from "../src/loaded-game.ts";
import { buildReplay } from "../src/replay/loaded-replay.ts";
import { kindOf, listedMoments, nameOf, retryPointOf } from "../src/review/listed-moments.ts";
import { placeBefore, positionBefore, withActs } from "../src/review/moment-board.ts";
import { playedRecord } from "./match.ts";

const moment = (n: number, by: number, changes: Partial<ReviewMoment>): ReviewMoment =>
  ({ n, by, assessment: "fine", isOnly: false, isBrave: false, ...changes }) as ReviewMoment;
const moments = [
  moment(1, 0, { assessment: "blunder" }),
  moment(2, 1, { assessment: "mistake" }),
  moment(3, 0, {}),
  moment(4, 0, { assessment: "close" }),
  moment(5, 0, { isOnly: true }),
  moment(6, 0, { assessment: "inaccuracy" }),
];

test("the list shows the mistakes of a seat; with all, also what is too close to call and what is to praise", () => {
  expect(listedMoments(moments, seat(0), "errors").map(({ n }) => n)).toEqual([1, 6]);
  expect(listedMoments(moments, seat(0), "all").map(({ n }) => n)).toEqual([1, 4, 5, 6]);
  expect(listedMoments(moments, seat(1), "errors").map(({ n }) => n)).toEqual([2]);
});

test("a mistake is tried again at the first act in which the better unit differs", () => {
  const acts = (...names: string[]) => ({ acts: names.map((name) => ({ do: name })) }) as never;
  const mistake = (played: string[], better: string[]): ReviewMoment =>
    moment(7, 0, { assessment: "mistake", entries: [8, 9], chosen: acts(...played), best: acts(...better) });
  expect(retryPointOf(mistake(["a"], ["b"]))).toEqual({ n: 7, place: 0, played: { do: "a" }, better: { do: "b" } });
  expect(retryPointOf(mistake(["a", "b", "c"], ["a", "b", "d"]))).toMatchObject({
    n: 9,
    place: 2,
    better: { do: "d" },
  });
  expect(retryPointOf(mistake(["a", "b", "c"], ["a", "x"]))).toMatchObject({ n: 8, place: 1, played: { do: "b" } });
  // Where one unit only goes on longer than the other, no single act answers for the difference.
  expect(retryPointOf(mistake(["a", "b"], ["a"]))).toBeNull();
  expect(retryPointOf(mistake(["a"], ["a", "b"]))).toBeNull();
  expect(retryPointOf({ ...mistake(["a"], ["b"]), assessment: "close" })).toBeNull();
});

test("praise comes before the class in names and signs", () => {
  expect([kindOf(moments[4] as ReviewMoment), nameOf(moments[4] as ReviewMoment)]).toEqual([
    "only",
    "Only good action",
  ]);
  expect(kindOf(moment(1, 0, { isBrave: true }))).toBe("brave");
  expect(nameOf(moments[0] as ReviewMoment)).toBe("Blunder");
});

const loaded: LoadedGame = {
  id: "sample",
  game: game as unknown as AnyGame,
  words: text as never,
  screen: wholeScreen(screen as never),
  rules: "",
};
const record = playedRecord(loaded.game, { "sample.captains": 3, "sample.rounds": 6 }, { seed: 11 });
const replay = buildReplay("m", JSON.stringify(record), record, [loaded]);

test("a moment is shown as its seat saw it before the act, and the act as a plan on it", () => {
  const shown = replay.moments.flatMap(({ entry }) => (entry.is === "act" ? [entry] : []));
  expect(shown.length).toBeGreaterThan(5);
  for (const { n, by, act } of shown.slice(0, 12)) {
    expect(replay.moments[placeBefore(replay, n) + 1]?.entry.n).toBe(n);
    const { game: rules, state } = positionBefore(replay, n);
    const view = rules.view(state, by) as object;
    const before = JSON.stringify(view);
    const { plan } = withActs(rules, view, by, [act]);
    expect(plan.steps.map((step) => step.act)).toSatisfy((acts: unknown[]) => deepEqual(acts, [act]));
    expect(JSON.stringify(view)).toBe(before);
  }
});

test("an act that the seat cannot do there leaves the board as it was", () => {
  const { game: rules, state } = positionBefore(replay, 1);
  const view = rules.view(state, seat(0)) as object;
  expect(withActs(rules, view, seat(0), [{ do: "fly" }])).toMatchObject({ view, plan: { steps: [] } });
});

test("an entry behind the last one has the end of the match before it", () => {
  expect(placeBefore(replay, 99_999)).toBe(replay.moments.length - 1);
  expect(placeBefore(replay, 0)).toBe(0);
});
