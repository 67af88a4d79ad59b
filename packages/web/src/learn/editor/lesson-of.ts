/** The lesson of a draft, the drafts of lessons, moments and situations, and what a draft still lacks. */
import { type Act, type AnyGame, editionName, type Move, type RuleId, type Seat } from "@starboard/kernel";
import {
  fitsPattern,
  LESSON_FORMAT,
  type Lesson,
  type LessonCourse,
  type LessonTask,
  placeOfTask,
  versionOfLesson,
} from "@starboard/kit";
import type { LoadedReplay } from "../../replay/loaded-replay.ts";
import { createGuidedMatch } from "../../guide/guided-match.ts";
import { guideOf } from "../lesson-guide.ts";
import {
  emptyTask,
  isBranch,
  type LessonDraft,
  type LineId,
  lineMoves,
  movesBefore,
  NO_WORDS,
  type OtherWay,
  taskAfter,
  type TaskDraft,
} from "./lesson-draft.ts";

/** Most acts that a lesson takes over from its match. */
const MAX_ACTS = 20;
/** Most actions that a task allows. */
const MAX_LIMIT = 60;

const actsBy = (moves: readonly Move[], seat: Seat): readonly Act[] =>
  moves.filter(({ by }) => by === seat).map(({ act }) => act);

/** Acts as a lesson writes them: patterns with every field. */
const patternsOf = (acts: readonly Act[]): LessonTask["solution"] => acts.map((act) => ({ ...act }));

/** What the learner does in another way. */
export const wayActs = ({ acts, moves }: OtherWay, seat: Seat): readonly Act[] => acts ?? actsBy(moves, seat);

type Opponent = NonNullable<Lesson["opponents"]>[number];

/** Whether the lesson reaches a line only by something other than solutions. */
const isAside = ({ tasks }: LessonDraft, { task, way }: LineId): boolean => {
  const after = tasks[task]?.after ?? null;
  return way !== null || (after !== null && isAside({ tasks } as LessonDraft, after));
};

/** What the other seats did in a line, each at its place; off the solutions only once the learner went that way. */
function repliesIn(draft: LessonDraft, line: LineId): readonly Opponent[] {
  const before = actsBy(movesBefore(draft, line.task), draft.seat);
  const moves = lineMoves(draft, line);
  return moves.flatMap(({ by, step, act }, i) => {
    if (by === draft.seat) return [];
    const after = [...before, ...actsBy(moves.slice(0, i), draft.seat)];
    return [
      {
        step,
        act: { ...act },
        once: true,
        ...(isAside(draft, line) && after.length > 0 && { after: patternsOf(after) }),
      },
    ];
  });
}

function opponentsOf(draft: LessonDraft): readonly Opponent[] {
  const lines = draft.tasks.flatMap(({ ways }, task): LineId[] => [
    { task, way: null },
    ...ways.map((_, way) => ({ task, way })),
  ]);
  // What is for one way only comes first: on the other ways it does not count.
  const ordered = [...lines.filter((line) => isAside(draft, line)), ...lines.filter((line) => !isAside(draft, line))];
  return ordered.flatMap((line) => repliesIn(draft, line));
}

const nameOfTask = (place: number): string => `task-${place + 1}`;

function taskOf(draft: LessonDraft, task: TaskDraft, place: number): LessonTask {
  const { seat } = draft;
  const solution = actsBy(task.moves, seat);
  const next = taskAfter(draft, { task: place, way: null });
  const branches = task.ways.flatMap((way, i) => {
    const to = taskAfter(draft, { task: place, way: i });
    return to < 0 ? [] : [{ acts: patternsOf(wayActs(way, seat)), task: nameOfTask(to) }];
  });
  const wrong = task.ways
    .filter((_, i) => !isBranch(draft, place, i))
    .map((way) => ({ acts: patternsOf(wayActs(way, seat)), text: way.text, rule: way.rule as RuleId }));
  const longest = Math.max(solution.length, ...task.ways.map((way) => wayActs(way, seat).length));
  // Only lessons that leave the order of their tasks name them.
  const isNamed = draft.tasks.some(
    ({ after }, i) => i > 0 && (after === null || after.way !== null || after.task !== i - 1),
  );
  const isLast = place === draft.tasks.length - 1;
  return {
    ...(isNamed && { id: nameOfTask(place) }),
    ...(task.title !== "" && { title: task.title }),
    text: task.text,
    rule: task.rule as RuleId,
    goals: [...task.goals],
    hint: task.hint,
    solution: patternsOf(solution),
    ...(task.ends && { ends: task.ends }),
    // Another way may take longer than the one that was played.
    limit: task.limit ?? Math.min(MAX_LIMIT, 2 * longest + 4),
    ...(wrong.length > 0 && { wrong }),
    ...(branches.length > 0 && { branches }),
    ...(isNamed && next !== place + 1 && !isLast && { next: next < 0 ? "end" : nameOfTask(next) }),
    ...(task.marks.length > 0 && { marks: [...task.marks] }),
  };
}

/** The lesson of a draft. It may still be incomplete, as `readLesson` tells. */
export function lessonOf(draft: LessonDraft): Lesson {
  const { words, position, draws, seed } = draft;
  const opponents = opponentsOf(draft);
  const tasks = draft.tasks.map((task, i) => taskOf(draft, task, i));
  return {
    format: LESSON_FORMAT,
    version: versionOfLesson({ opponents: [...opponents], tasks }),
    language: draft.language,
    id: draft.id,
    game: draft.game,
    title: words.title,
    about: words.about,
    minutes: draft.minutes,
    ...(words.author !== "" && { author: words.author }),
    options: { ...draft.options },
    ...(position !== undefined && { position: { ...position } }),
    ...(draws.length > 0 && { draws: [...draws] }),
    seed,
    seat: draft.seat,
    role: words.role,
    ...(opponents.length > 0 && { opponents: [...opponents] }),
    tasks,
    end: words.end,
  };
}

/** A name in small letters with hyphens, at most 50 long. */
export const nameFrom = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 50)
    .replace(/^-+|-+$/g, "") || "lesson";

/** The draft of a moment of a match: its position, and what its seat did next. Null if no seat acts after it. */
export function draftOfMoment({ match, moments, record }: LoadedReplay, at: number): LessonDraft | null {
  const here = moments[at];
  const seat = moments[at + 1]?.entry.is === "act" ? actor(moments[at + 1]) : undefined;
  if (!here || seat === undefined) return null;
  const moves: Move[] = [];
  const draws: number[] = [];
  for (const { entry, played } of moments.slice(at + 1)) {
    if (entry.is !== "act" || entry.by !== seat || moves.length === MAX_ACTS) break;
    moves.push({ by: seat, step: entry.step, act: (played.act ?? entry.act) as Act });
    draws.push(...played.draws.flatMap(({ values }) => values));
  }
  return {
    id: nameFrom(`from-${match}-${at}`),
    game: editionName(here.game),
    language: "en",
    words: NO_WORDS,
    minutes: 2,
    options: record.options as Readonly<Record<string, unknown>>,
    position: here.game.notation.write(here.played.state as never) as Readonly<Record<string, unknown>>,
    draws,
    seed: 1,
    seat,
    tasks: [{ ...emptyTask(null), moves }],
  };
}
const actor = (moment: LoadedReplay["moments"][number] | undefined): Seat | undefined =>
  moment?.entry.is === "act" ? moment.entry.by : undefined;

/** Acts that a learner does before an error becomes possible, at most. */
const MAX_DETOUR = 40;

/**
 * Plays acts of the learner by a lesson's script. Returns all acts, those of the other seats too. `meanwhile` is done while
 * the next act is not possible, as errors are described by what matters of them.
 */
function played(
  game: AnyGame,
  course: LessonCourse,
  lesson: Lesson,
  acts: readonly Act[],
  meanwhile: readonly Act[] | null = null,
): readonly Move[] {
  const moves: Move[] = [];
  const guide = guideOf(lesson, course);
  const heard: typeof guide = {
    ...guide,
    reply(question) {
      const act = guide.reply(question);
      moves.push({ by: question.seat, step: question.step, act });
      return act;
    },
  };
  const match = createGuidedMatch(game, heard, []);
  let [done, detour] = [0, 0];
  for (let i = 0; done < acts.length && i < acts.length + MAX_DETOUR; i++) {
    const legal = match
      .update(0)
      .offers.flatMap(({ step, aside, offers }) =>
        offers.filter(({ refusal }) => !refusal).map(({ act }) => ({ step, act, aside })),
      );
    const fit = (pattern: unknown) => legal.find(({ act }) => fitsPattern(act, pattern));
    const wanted = fit(acts[done]);
    const other = wanted || !meanwhile ? undefined : meanwhile[detour] && fit(meanwhile[detour]);
    const quiet = () => course.passive.map((name) => fit({ do: name })).find((one) => one) ?? legal.find(isNoAside);
    const found = wanted ?? other ?? (meanwhile ? quiet() : undefined);
    if (!found) break;
    if (wanted) done += 1;
    else if (other) detour += 1;
    const move = { step: found.step, act: found.act };
    moves.push({ by: guide.seat, ...move });
    match.commit([move]);
  }
  return moves;
}
const isNoAside = ({ aside }: { readonly aside: boolean }): boolean => !aside;

/** Where each task of a lesson begins. */
function linesOf({ tasks }: Lesson): readonly (LineId | null)[] {
  const after: (LineId | null)[] = tasks.map((_, i) => (i === 0 ? null : { task: i - 1, way: null }));
  for (const [i, { next, wrong = [], branches = [] }] of tasks.entries()) {
    if (next !== undefined && tasks[i + 1] && isSame(after[i + 1], i)) after[i + 1] = null;
    const to = next === undefined ? -1 : placeOfTask(tasks, next);
    if (to >= 0 && to < tasks.length) after[to] = { task: i, way: null };
    for (const [k, { task }] of branches.entries()) {
      const start = placeOfTask(tasks, task);
      if (start >= 0) after[start] = { task: i, way: wrong.length + k };
    }
  }
  return after;
}
const isSame = (line: LineId | null | undefined, task: number): boolean => line?.task === task && line.way === null;

/** The draft of a lesson, with what its solution and its errors play by its own script. Throws if it cannot be played. */
export function draftOfLesson(game: AnyGame, course: LessonCourse, lesson: Lesson): LessonDraft {
  const after = linesOf(lesson);
  const actsThrough = (line: LineId | null): readonly Act[] => {
    if (line === null) return [];
    const { solution, wrong = [], branches = [] } = lesson.tasks[line.task] as LessonTask;
    const own = line.way === null ? solution : [...wrong, ...branches][line.way]?.acts;
    return [...actsThrough(after[line.task] ?? null), ...((own ?? []) as readonly Act[])];
  };
  const movesOf = (line: LineId): readonly Move[] => {
    const before = after[line.task] ?? null;
    const start = played(game, course, lesson, actsThrough(before));
    const solution = (lesson.tasks[line.task]?.solution ?? []) as readonly Act[];
    const meanwhile = line.way === null ? null : [...actsThrough(before), ...solution];
    return played(game, course, lesson, actsThrough(line), meanwhile).slice(before === null ? 0 : start.length);
  };
  return {
    id: lesson.id,
    game: editionName(game),
    language: lesson.language,
    words: {
      title: lesson.title,
      about: lesson.about,
      author: lesson.author ?? "",
      role: lesson.role,
      end: lesson.end,
    },
    minutes: lesson.minutes,
    options: lesson.options ?? {},
    ...(lesson.position !== undefined && { position: lesson.position }),
    draws: lesson.draws ?? [],
    seed: lesson.seed ?? 1,
    seat: lesson.seat as Seat,
    tasks: lesson.tasks.map((task, i) => ({
      title: task.title ?? "",
      text: task.text,
      hint: task.hint,
      rule: task.rule,
      goals: task.goals,
      moves: movesOf({ task: i, way: null }),
      ways: [
        ...(task.wrong ?? []).map(({ acts, text, rule }, way) => ({
          acts: acts as readonly Act[],
          moves: movesOf({ task: i, way }),
          text,
          rule,
        })),
        ...(task.branches ?? []).map(({ acts }, k) => ({
          acts: acts as readonly Act[],
          moves: movesOf({ task: i, way: (task.wrong?.length ?? 0) + k }),
          text: "",
          rule: "",
        })),
      ],
      marks: task.marks ?? [],
      after: after[i] ?? null,
      ...(task.ends && { ends: task.ends }),
      ...(task.limit !== undefined && { limit: task.limit }),
    })),
  };
}

/** The draft of a new lesson from the set-up of a game, or from a position. */
export const freshDraft = (
  game: AnyGame,
  id: string,
  { options = {}, position, draws = [], title = "" }: FreshStart = {},
): LessonDraft => ({
  id,
  game: editionName(game),
  language: "en",
  words: { ...NO_WORDS, title: title.slice(0, 60) },
  minutes: 2,
  options,
  ...(position && { position }),
  draws,
  seed: 1,
  seat: 0 as Seat,
  tasks: [emptyTask(null)],
});
/** What a new lesson may take over from a situation. */
export interface FreshStart {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly draws?: readonly number[];
  readonly title?: string;
}
