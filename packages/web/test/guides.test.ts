/**
 * The guided match of every game, played with the real rules: as meant, by random legal acts, and from a stored place. A
 * guide must always come to its end, and every goal must be reachable.
 */
import { type AnyGame, type Result, seededDraws } from "@starboard/kernel";
import { readRules } from "@starboard/kit";
import type { Guide } from "@starboard/ui";
import { describe, expect, test } from "vitest";
import { readPlace } from "../src/guide/guide-storage.ts";
import { createGuidedMatch } from "../src/guide/guided-match.ts";
import { loadRules, loadText } from "../src/games.ts";
import { guides } from "./guides/index.ts";
import { type Learner, playGuide, SEATS } from "./guide-player.ts";

/** Matches of a learner who plays at random; each must come to the end of the guide. */
const RANDOM = 12;

const randomLearner = (seed: number): Learner => {
  const draw = seededDraws(seed);
  return ({ legal }) => legal[(draw(legal.length, 1, "TEST-1")[0] as number) - 1] as (typeof legal)[number];
};
/** Passes whenever that is possible, otherwise takes the last offered act. */
const idleLearner: Learner = ({ legal }) =>
  legal.find(({ act }) => ["stay", "pass", "travelOn", "end", "done", "finish", "accept"].includes(act.do)) ??
  (legal.at(-1) as (typeof legal)[number]);

describe.for(guides)("$id", ({ id, load, learner }) => {
  const loaded = Promise.all([loadRules(id), load()]).then(([game, guide]) => ({
    game: game as AnyGame,
    guide: guide as Guide,
  }));

  test("played as meant, every lesson is done and the battle is won", async () => {
    const { game, guide } = await loaded;
    const { progress, began } = playGuide(game, guide, learner);
    expect(progress.past).toEqual(guide.lessons.map(() => "done"));
    expect(progress.result).toBe("won");
    expect(began.map((lesson) => lesson.id)).toEqual(guide.lessons.map((lesson) => lesson.id));
  });

  test("any other play comes to the end too", { timeout: 60_000 }, async () => {
    const { game, guide } = await loaded;
    const learners = [idleLearner, ...Array.from({ length: RANDOM }, (_, i) => randomLearner(i + 1))];
    for (const other of learners) {
      const { progress } = playGuide(game, guide, other);
      expect(progress.result).not.toBeNull();
      expect(progress.past).toHaveLength(guide.lessons.length);
    }
  });

  test("a stored place opens the same position", async () => {
    const { game, guide } = await loaded;
    const { match, progress } = playGuide(game, guide, learner);
    const ids = { game: `${id}@${game.edition}`, name: null, lessons: guide.lessons.map((lesson) => lesson.id) };
    const text = JSON.stringify({ lessons: ids.lessons, acts: match.acts, progress });
    const place = readPlace(ids, text);
    expect(place).not.toBeNull();
    const again = createGuidedMatch(game, guide, SEATS, place?.acts);
    expect(again.acts).toEqual(match.acts);
    expect(again.update(0).view).toEqual(match.update(0).view);
    expect(readPlace({ ...ids, lessons: ["other"] }, text)).toBeNull();
  });

  test("a take-back leads to the position before the act", async () => {
    const { game, guide } = await loaded;
    const match = createGuidedMatch(game, guide, SEATS);
    const before = match.update(0).view;
    const first = match.update(0).offers.find(({ aside }) => !aside);
    const act = first?.offers.find(({ refusal }) => !refusal)?.act;
    if (!first || !act) throw new Error("no legal act");
    expect(match.commit([{ step: first.step, act }])).toMatchObject({ moves: 1 });
    expect(match.takeBack()).toBeUndefined();
    expect(match.update(0).view).toEqual(before);
    expect(match.takeBack()).toMatchObject({ code: "KERNEL_UNDO_NOTHING" });
  });

  test("the texts cite rules that exist, are short, and the guide is small enough", async () => {
    const { game, guide } = await loaded;
    const rules = readRules((await loadText(id))?.() ?? "");
    expect(guide.lessons.length).toBeGreaterThanOrEqual(8);
    expect(guide.lessons.length).toBeLessThanOrEqual(10);
    expect(new Set(guide.lessons.map((lesson) => lesson.id)).size).toBe(guide.lessons.length);
    const options = game.options.parse(guide.options) as Result<object>;
    expect(options).toHaveProperty("ok");
    for (const { rule, title, text, goals } of guide.lessons) {
      expect([...rules.keys()]).toContain(rule);
      expect(title.length).toBeLessThanOrEqual(28);
      if (typeof text === "string") expect(text.length).toBeLessThanOrEqual(220);
      expect(goals.length).toBeGreaterThan(0);
    }
    for (const { title, text } of Object.values(guide.endings))
      expect(`${title} ${text}`.length).toBeLessThanOrEqual(240);
  });
});

test("a damaged place is not opened", () => {
  const id = { game: "x@1", name: null, lessons: ["a"] };
  const place = {
    lessons: ["a"],
    acts: [],
    progress: { past: [], goals: [], since: { facts: 0, acts: 0 }, result: null },
  };
  expect(readPlace(id, JSON.stringify(place))).toEqual({ acts: [], progress: place.progress });
  for (const broken of [
    null,
    "{",
    "[]",
    JSON.stringify({ ...place, acts: [{ step: 1 }] }),
    JSON.stringify({ ...place, progress: { ...place.progress, past: ["done", "done"] } }),
    JSON.stringify({ ...place, progress: { ...place.progress, since: { facts: -1, acts: 0 } } }),
  ])
    expect(readPlace(id, broken)).toBeNull();
});
