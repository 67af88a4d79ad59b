/**
 * Drafts of lessons: those of moments of stored matches are complete lessons that their acts solve; lessons of the
 * repository come back from the editor as they were; and a lesson with errors and branches passes what every lesson must.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Act, type AnyGame, type Move, offers, parseRecord, question, replay, type Seat } from "@starboard/kernel";
import { type LessonCourse, lessonsOf, readLesson, readRules, writeLesson } from "@starboard/kit";
import { describe, expect, test } from "vitest";
import { loadEditions, loadRules, loadText, manifestOf } from "../src/games.ts";
import { createDraftStore, readStored } from "../src/learn/editor/draft-store.ts";
import { checkDraft, type Finding, playActs } from "../src/learn/editor/lesson-check.ts";
import {
  goalOf,
  isBranch,
  type LessonDraft,
  lineMoves,
  movesBefore,
  movesThrough,
  patternOf,
  withComparison,
  withMoves,
  withNewWay,
  withoutTask,
  withoutWay,
  withTask,
  withTaskAfter,
  withWay,
} from "../src/learn/editor/lesson-draft.ts";
import { draftOfLesson, draftOfMoment, freshDraft, lessonOf, nameFrom } from "../src/learn/editor/lesson-of.ts";
import { drawsOf, factsHeard, type Path, playPath, withDraw } from "../src/learn/editor/lesson-path.ts";
import { draftOfSituation, situationOf } from "../src/learn/editor/situation-start.ts";
import type { LoadedReplay } from "../src/replay/loaded-replay.ts";
import { blunderer, playLesson, solver } from "./lesson-player.ts";

const GAMES = ["4000ad", "trekwar", "anaxis", "warp-empires"] as const;
/** Moments of a record that become lessons, spread over the match. */
const MOMENTS = 4;
const WORDS = { title: "A moment", about: "See it.", role: "You play.", end: "Done.", author: "" };

/** The smallest stored record of a game. */
function recordOf(id: string): string {
  const folder = join(import.meta.dirname, "../../games", id, "records");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json") && !name.endsWith("specs.json"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((text) => "ok" in parseRecord(text));
  return files.toSorted((a, b) => a.length - b.length)[0] as string;
}

async function loaded(id: string) {
  const game = (await loadRules(id)) as AnyGame;
  const course = (await manifestOf(id)?.course?.()) as LessonCourse;
  return { game, course, rules: readRules((await loadText(id))?.() ?? "") };
}

const pathOf = (game: AnyGame, draft: LessonDraft, moves: readonly Move[]): Path => {
  const path = playPath(game, draft, moves);
  if ("bad" in path) throw new Error(JSON.stringify(path.bad));
  return path.ok;
};
const codes = (findings: readonly Finding[], ok: boolean): string[] =>
  findings.filter((one) => one.ok === ok).map(({ code }) => code);

describe.for(GAMES)("drafts of %s", (id) => {
  test("moments of a match become lessons that its acts solve", { timeout: 30_000 }, async () => {
    const read = parseRecord(recordOf(id));
    if ("bad" in read) throw new Error(JSON.stringify(read.bad));
    const editions = await loadEditions(id);
    const { course, rules } = await loaded(id);
    const { moments } = replay(read.ok, (_id, edition) => editions?.gameOf(edition));
    const replayed = { match: "a match", record: read.ok, moments } as unknown as LoadedReplay;
    const usable = moments.flatMap((moment, at) => {
      const draft = draftOfMoment(replayed, at);
      if (!draft) return [];
      const path = pathOf(moment.game, draft, draft.tasks[0]?.moves ?? []);
      const [first] = factsHeard(path, draft.seat, 1);
      return first && !path.stopped ? [{ at, game: moment.game, draft, first }] : [];
    });
    expect(usable.length).toBeGreaterThan(0);
    const every = Math.max(1, Math.floor(usable.length / MOMENTS));
    for (const { game, draft, first } of usable.filter((_, i) => i % every === 0).slice(0, MOMENTS)) {
      const task = { text: "Do it.", hint: "Look.", rule: first.rule, goals: [goalOf(first, "Reach it")] };
      const whole = withTask({ ...draft, words: WORDS }, 0, task);
      expect(codes(checkDraft(game, course, whole, rules), false)).toEqual([]);
      const lesson = lessonOf(whole);
      expect(lesson.version).toBe(1);
      expect(readLesson(writeLesson(lesson))).toEqual({ ok: lesson });
      const never = withTask(whole, 0, { goals: [goalOf({ ...first, is: "never" } as typeof first, "Reach it")] });
      expect(codes(checkDraft(game, course, never, rules), false)).toEqual(["reached", "ready"]);
    }
  });

  test("lessons of the course can be edited, and stay solvable with their errors", { timeout: 60_000 }, async () => {
    const { game, course, rules } = await loaded(id);
    const lessons = lessonsOf(course);
    for (const lesson of [lessons[0], lessons[Math.floor(lessons.length / 2)], lessons.at(-1)]) {
      if (!lesson) continue;
      const draft = draftOfLesson(game, course, lesson);
      expect(draft.tasks.map(({ goals }) => goals)).toEqual(lesson.tasks.map(({ goals }) => goals));
      const failed = checkDraft(game, course, draft, rules).filter(({ ok }) => !ok);
      expect(failed, lesson.id).toEqual([]);
      const again = lessonOf(draft);
      expect(again.tasks.map(({ wrong }) => wrong)).toEqual(lesson.tasks.map(({ wrong }) => wrong));
      expect(playLesson(game, course, again, solver(again)).progress.result, lesson.id).toBe("won");
    }
  });
});

/** A lesson of the grid of acts of 4000 A.D.: a fleet emerges, or does not. */
async function branchedDraft() {
  const { game, course, rules } = await loaded("4000ad");
  const lesson = lessonsOf(course).find(({ id }) => id === "equal-is-barred");
  if (!lesson) throw new Error("no lesson");
  const [task] = lesson.tasks;
  const plain = draftOfLesson(game, course, { ...lesson, tasks: task ? [{ ...task, wrong: [] }] : [] });
  return { game, course, rules, plain, lesson };
}

/** Acts of the learner from the end of a line: the first legal act that is none of the given ones. */
function otherAct(game: AnyGame, path: Path, seat: Seat, not: readonly Act[]): Move {
  const state = path.entries.at(-1)?.state as never;
  const step = question(game, state)?.frame.step ?? "";
  const found = offers(game, state, seat)
    .filter(({ aside }) => !aside)
    .flatMap((one) => one.offers.filter(({ refusal }) => !refusal).map(({ act }) => act))
    .find((act) => !not.some((one) => JSON.stringify(one) === JSON.stringify(act)));
  if (!found) throw new Error("there is no other act");
  return { by: seat, step, act: found };
}

test("another way gets its reason, and until it is written the check says so", async () => {
  const { game, course, rules, plain } = await branchedDraft();
  const solution = plain.tasks[0]?.moves ?? [];
  const wrong = otherAct(game, pathOf(game, plain, []), plain.seat, [solution[0]?.act as Act]);
  const begun = withMoves(withNewWay(plain, 0), { task: 0, way: 0 }, [wrong]);
  expect(codes(checkDraft(game, course, withNewWay(plain, 0), rules), false)).toContain("errors");
  expect(codes(checkDraft(game, course, begun, rules), false)).toContain("noReason");
  const whole = withWay(begun, 0, 0, { text: "That is too early.", rule: "AD-6.4.4" });
  expect(checkDraft(game, course, whole, rules).filter(({ ok }) => !ok)).toEqual([]);
  const lesson = lessonOf(whole);
  const learner = blunderer(lesson, course, 0, lesson.tasks[0]?.wrong?.[0]?.acts as readonly Act[]);
  expect(playLesson(game, course, lesson, learner).failure?.reason).toMatchObject({ text: "That is too early." });
  expect(codes(checkDraft(game, course, withWay(whole, 0, 0, { rule: "AD-99" }), rules), false)).toEqual([]);
});

test("a branch goes on with its own task, in version 2, and comes back from the file", async () => {
  const { game, course, rules, plain } = await branchedDraft();
  const solution = plain.tasks[0]?.moves ?? [];
  const wrong = otherAct(game, pathOf(game, plain, []), plain.seat, [solution[0]?.act as Act]);
  const line = { task: 0, way: 0 };
  const withBranch = withTaskAfter(withMoves(withNewWay(plain, 0), line, [wrong]), line);
  expect(isBranch(withBranch, 0, 0)).toBe(true);
  const before = movesBefore(withBranch, 1);
  expect(before).toEqual([wrong]);
  const next = otherAct(game, pathOf(game, withBranch, before), plain.seat, []);
  const played = withMoves(withBranch, { task: 1, way: null }, [next]);
  const path = pathOf(game, played, movesThrough(played, { task: 1, way: null }));
  const [fact] = factsHeard(path, plain.seat, before.length + 1);
  if (!fact) throw new Error("nothing happened");
  const whole = withTask(played, 1, { text: "Go on.", hint: "Look.", rule: fact.rule, goals: [goalOf(fact, "Do it")] });
  expect(checkDraft(game, course, whole, rules).filter(({ ok }) => !ok)).toEqual([]);
  const lesson = lessonOf(whole);
  expect(lesson.version).toBe(2);
  expect(lesson.tasks.map(({ id, next: then }) => [id, then])).toEqual([
    ["task-1", "end"],
    ["task-2", undefined],
  ]);
  const read = readLesson(writeLesson(lesson));
  expect(read).toEqual({ ok: lesson });
  const main = playActs(
    game,
    course,
    lesson,
    solution.map(({ act }) => act),
  );
  expect(main.progress).toMatchObject({ past: ["done", "skipped"], result: "won" });
  const aside = playActs(game, course, lesson, [wrong.act, next.act]);
  expect(aside.progress).toMatchObject({ past: ["skipped", "done"], result: "won" });
  const back = draftOfLesson(game, course, lesson);
  expect(back.tasks.map(({ after }) => after)).toEqual([null, { task: 0, way: 0 }]);
  expect(lineMoves(back, { task: 1, way: null })[0]).toEqual(next);
  // Without the way, nothing leads to the task.
  expect(withoutWay(whole, 0, 0).tasks).toHaveLength(1);
  expect(withoutTask(whole, 1).tasks).toHaveLength(1);
  expect(withoutTask(whole, 0)).toBe(whole);
});

test("fields of version 2 are refused in version 1, and a lesson never goes back", async () => {
  const { lesson } = await branchedDraft();
  const fieldOf = (change: object): unknown => {
    const read = readLesson(JSON.stringify({ ...lesson, ...change }));
    return "bad" in read ? [read.bad[0]?.code, read.bad[0]?.at] : "ok";
  };
  const [task] = lesson.tasks;
  const marks = [{ is: "circle", at: "star:enif" }];
  expect(fieldOf({ version: 1, tasks: [{ ...task, marks }] })).toEqual(["LESSON_FIELD", "tasks.0.marks"]);
  expect(fieldOf({ version: 2, tasks: [{ ...task, marks }] })).toBe("ok");
  expect(fieldOf({ version: 2, tasks: [{ ...task, marks: [{ is: "circle", at: "x", html: "<b>" }] }] })).toEqual([
    "LESSON_FIELD",
    "tasks.0.marks.0",
  ]);
  expect(fieldOf({ version: 3 })).toEqual(["LESSON_FIELD", "version"]);
  const back = { ...task, id: "a", branches: [{ acts: [{ do: "stay" }], task: "a" }] };
  expect(fieldOf({ version: 2, tasks: [back] })).toEqual(["LESSON_FIELD", "tasks.0.branches.0.task"]);
  expect(fieldOf({ version: 2, tasks: [{ ...task, next: "nowhere" }] })).toEqual(["LESSON_FIELD", "tasks.0.next"]);
});

test("an act of another seat is recorded, and the lesson's script does it again", async () => {
  const { game, course } = await loaded("trekwar");
  const fresh = freshDraft(game, "scripted");
  const moves: Move[] = [];
  for (let i = 0; i < 12; i++) {
    const state = pathOf(game, fresh, moves).entries.at(-1)?.state as never;
    const by = question(game, state)?.waiting[0];
    if (by === undefined) break;
    moves.push(otherAct(game, pathOf(game, fresh, moves), by, []));
  }
  const draft = withMoves({ ...fresh, seat: 0 as Seat }, { task: 0, way: null }, moves);
  const others = moves.filter(({ by }) => by !== 0);
  expect(others.length).toBeGreaterThan(0);
  const lesson = lessonOf(draft);
  expect(lesson.opponents).toHaveLength(others.length);
  const again = playActs(
    game,
    course,
    lesson,
    moves.filter(({ by }) => by === 0).map(({ act }) => act),
  );
  expect(again.isWhole).toBe(true);
});

test("a draw is fixed without changing those before it", async () => {
  const { game } = await loaded("4000ad");
  const fresh = freshDraft(game, "draws");
  const path = pathOf(game, fresh, []);
  const drawn = drawsOf(path);
  expect(drawn.length).toBeGreaterThan(1);
  const at = drawn.length - 1;
  const value = ((drawn[at]?.value ?? 1) % (drawn[at]?.sides ?? 6)) + 1;
  const fixed = pathOf(game, { ...fresh, draws: withDraw(path, [], at, value) }, []);
  const values = drawsOf(fixed).map((one) => one.value);
  expect(values.slice(0, at)).toEqual(drawn.slice(0, at).map((one) => one.value));
  expect(values[at]).toBe(value);
});

test("the store undoes changes, keeps the last position that can be read, and says what is wrong", async () => {
  const { game } = await loaded("anaxis");
  const position = { turn: 2, phase: "movement", ships: [{ class: "leviathan", side: 1, at: [20, 24], facing: "N" }] };
  const store = createDraftStore(game, freshDraft(game, "a-draft", { position }));
  const { draft, path } = store.getState();
  store.change({ ...draft, position: { ...position, ships: [{ ...position.ships[0], class: "nothing" }] } });
  expect(store.getState().bad).toMatchObject([{ code: "AX_POSITION_CLASS", at: "ships.0.class" }]);
  expect(store.getState().path).toBe(path);
  store.undo();
  expect(store.getState()).toMatchObject({ draft, bad: [], before: [] });
  store.change({ ...draft, words: { ...draft.words, title: "New" } });
  expect(store.getState().path.entries).toHaveLength(path.entries.length);
  store.setMode("draw");
  expect(store.getState().mode).toBe("draw");
  store.change(withNewWay(store.getState().draft, 0), { task: 0, way: 0 });
  expect(store.getState()).toMatchObject({ mode: "play", line: { task: 0, way: 0 } });
  store.undo();
  expect(store.getState().line).toEqual({ task: 0, way: null });
});

test("stored drafts that are damaged are none", () => {
  for (const text of [null, "", "{", "[]", '{"changedAt":1}', '{"changedAt":1,"draft":{"id":"a","tasks":[]}}'])
    expect(readStored(text)).toBeNull();
});

test("a situation becomes the start of a lesson; what is no situation is refused with its field", async () => {
  const { game } = await loaded("4000ad");
  const [text] = readdirSync(join(import.meta.dirname, "../../games/4000ad/situations"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((name) => name.endsWith(".json"))
    .map((name) => readFileSync(join(import.meta.dirname, "../../games/4000ad/situations", name), "utf8"));
  const draft = draftOfSituation(game, situationOf(text ?? ""), "from-situation");
  expect(playPath(game, draft, draft.tasks[0]?.moves ?? [])).toMatchObject({ ok: { stopped: null } });
  const codeOf = (given: unknown): unknown => {
    try {
      return situationOf(typeof given === "string" ? given : JSON.stringify(given));
    } catch (error) {
      return (error as { problem?: unknown }).problem;
    }
  };
  expect(codeOf("{")).toEqual({ code: "SITUATION_JSON" });
  expect(codeOf([1])).toEqual({ code: "SITUATION_JSON" });
  expect(codeOf({ game: "../x", title: "a" })).toEqual({ code: "SITUATION_FIELD", about: { at: "game" } });
  expect(codeOf({ game: "4000ad", title: "a", dice: ["6"] })).toEqual({
    code: "SITUATION_FIELD",
    about: { at: "dice" },
  });
  expect(codeOf(" ".repeat(500_001))).toMatchObject({ code: "SITUATION_SIZE" });
  expect(() =>
    draftOfSituation(game, situationOf('{"game":"4000ad","title":"a","position":{"stars":{"nowhere":{}}}}'), "x"),
  ).toThrow();
});

test("a goal keeps the plain fields of its fact, and compares each as its author wants", () => {
  const fact = { is: "moved", rule: "AX-3.1", ship: 2, path: [1, 2] } as const;
  expect(patternOf(fact as never)).toEqual({ is: "moved", ship: 2 });
  const goal = goalOf(fact as never, "Move");
  expect(withComparison(goal, "ship", "atLeast", 2).facts).toEqual([{ is: "moved", ship: { atLeast: 2 } }]);
  expect(withComparison(goal, "ship", "any", 2).facts).toEqual([{ is: "moved" }]);
  expect(nameFrom("Ünlikely — Nàme!")).toBe("u-nlikely-na-me");
});
