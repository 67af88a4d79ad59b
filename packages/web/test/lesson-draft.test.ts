/** Lessons made from moments of stored matches: they are complete files, and the acts of the match solve them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, parseRecord, replay } from "@starboard/kernel";
import { type LessonCourse, readLesson, writeLesson } from "@starboard/kit";
import { describe, expect, test } from "vitest";
import { loadEditions, manifestOf } from "../src/games.ts";
import { isSolvable, lessonFrom, materialAt, patternOf } from "../src/learn/lesson-draft.ts";
import type { LoadedReplay } from "../src/replay/loaded-replay.ts";

/** Moments of a record that become lessons, spread over the match. */
const MOMENTS = 4;
const WORDS = { title: "A moment", about: "See it.", role: "You play.", text: "Do it.", hint: "Look.", end: "Done." };

/** The smallest stored record of the newest edition of a game. */
function recordOf(id: string): string {
  const folder = join(import.meta.dirname, "../../games", id, "records");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json") && !name.endsWith("specs.json"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((text) => "ok" in parseRecord(text));
  return files.toSorted((a, b) => a.length - b.length)[0] as string;
}

describe.for(["4000ad", "trekwar", "anaxis", "warp-empires"])("moments of a match of %s", (id) => {
  test("become lessons that the acts of the match solve", { timeout: 30_000 }, async () => {
    const read = parseRecord(recordOf(id));
    if ("bad" in read) throw new Error(JSON.stringify(read.bad));
    const editions = await loadEditions(id);
    const course = (await manifestOf(id)?.course?.()) as LessonCourse;
    const { moments } = replay(read.ok, (_id, edition) => editions?.gameOf(edition));
    const loaded = { match: "a match", record: read.ok, moments } as unknown as LoadedReplay;
    const usable = moments
      .map((_, at) => ({ at, material: materialAt(loaded, at) }))
      .filter(({ material }) => (material?.facts.length ?? 0) > 0);
    expect(usable.length).toBeGreaterThan(0);
    const every = Math.max(1, Math.floor(usable.length / MOMENTS));
    for (const { at, material } of usable.filter((_, i) => i % every === 0).slice(0, MOMENTS)) {
      if (!material) continue;
      const [first] = material.facts;
      if (!first) continue;
      const lesson = lessonFrom(loaded, at, material, WORDS, [{ fact: first, text: "Reach it" }]);
      expect(readLesson(writeLesson(lesson))).toEqual({ ok: lesson });
      expect(isSolvable(moments[at]?.game as AnyGame, course, lesson), `moment ${at}`).toBe(true);
      const never = { ...first, is: "never" } as typeof first;
      const wrong = lessonFrom(loaded, at, material, WORDS, [{ fact: never, text: "Reach it" }]);
      expect(isSolvable(moments[at]?.game as AnyGame, course, wrong)).toBe(false);
    }
  });
});

test("a pattern of a fact keeps its plain fields", () => {
  const fact = { is: "moved", rule: "AX-3.1", ship: 2, path: [1, 2] } as const;
  expect(patternOf(fact as never)).toEqual({ is: "moved", ship: 2 });
});
