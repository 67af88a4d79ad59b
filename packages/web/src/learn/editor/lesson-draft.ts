/**
 * The draft of a lesson, as its author changes it: what was played in each task and what else a learner may do. Pure
 * functions. `lesson-of` makes a file of it.
 */
import type { Act, Fact, Move, Seat } from "@starboard/kernel";
import type { LessonGoal, LessonTask, Mark } from "@starboard/kit";

/** Something else that the learner may do in a task: it gets a reason, or another task goes on from it. */
export interface OtherWay {
  readonly moves: readonly Move[];
  /** The patterns of a lesson that was opened; replaced as soon as the way is played again. */
  readonly acts?: readonly Act[];
  readonly text: string;
  readonly rule: string;
}
/** The line of acts that a task goes on from: the solution of an earlier task, or another way in it. */
export interface LineId {
  readonly task: number;
  /** The place of the other way; null for the solution. */
  readonly way: number | null;
}
export interface TaskDraft {
  readonly title: string;
  readonly text: string;
  readonly hint: string;
  readonly rule: string;
  readonly goals: readonly LessonGoal[];
  /** The solution with what the other seats do. */
  readonly moves: readonly Move[];
  readonly ways: readonly OtherWay[];
  readonly marks: readonly Mark[];
  /** Null for the task with which the lesson begins. */
  readonly after: LineId | null;
  /** Kept from a lesson that was opened. */
  readonly ends?: LessonTask["ends"];
  readonly limit?: number;
}
/** The words of the lesson as a whole. */
export interface LessonWords {
  readonly title: string;
  readonly about: string;
  readonly author: string;
  readonly role: string;
  readonly end: string;
}
export interface LessonDraft {
  /** Its own name among the drafts of this browser, and that of the lesson. */
  readonly id: string;
  /** `game@edition`. */
  readonly game: string;
  readonly language: string;
  readonly words: LessonWords;
  readonly minutes: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly draws: readonly number[];
  readonly seed: number;
  readonly seat: Seat;
  readonly tasks: readonly TaskDraft[];
}

export const NO_WORDS: LessonWords = { title: "", about: "", author: "", role: "", end: "" };
export const emptyTask = (after: LineId | null): TaskDraft => ({
  title: "",
  text: "",
  hint: "",
  rule: "",
  goals: [],
  moves: [],
  ways: [],
  marks: [],
  after,
});

const NO_MOVES: readonly Move[] = [];

/** The acts of a line itself. */
export const lineMoves = ({ tasks }: LessonDraft, { task, way }: LineId): readonly Move[] =>
  (way === null ? tasks[task]?.moves : tasks[task]?.ways[way]?.moves) ?? NO_MOVES;

/** The acts of the whole lesson before a task. */
export function movesBefore(draft: LessonDraft, task: number): readonly Move[] {
  const after = draft.tasks[task]?.after ?? null;
  return after === null ? NO_MOVES : [...movesBefore(draft, after.task), ...lineMoves(draft, after)];
}

/** The acts of the whole lesson up to the end of a line. */
export const movesThrough = (draft: LessonDraft, line: LineId): readonly Move[] => [
  ...movesBefore(draft, line.task),
  ...lineMoves(draft, line),
];

const isSameLine = (a: LineId | null, b: LineId): boolean => a !== null && a.task === b.task && a.way === b.way;

/** Place of the task that goes on from a line; -1 if none does. */
export const taskAfter = ({ tasks }: LessonDraft, line: LineId): number =>
  tasks.findIndex(({ after }) => isSameLine(after, line));

/** Whether a way leads to another task, so that it needs no reason. */
export const isBranch = (draft: LessonDraft, task: number, way: number): boolean =>
  taskAfter(draft, { task, way }) >= 0;

/** The draft with one task changed. */
export const withTask = (draft: LessonDraft, task: number, change: Partial<TaskDraft>): LessonDraft => ({
  ...draft,
  tasks: draft.tasks.map((one, i) => (i === task ? { ...one, ...change } : one)),
});
/** The draft with one other way changed. */
export const withWay = (draft: LessonDraft, task: number, way: number, change: Partial<OtherWay>): LessonDraft =>
  withTask(draft, task, {
    ways: (draft.tasks[task]?.ways ?? []).map((one, i) => (i === way ? { ...one, ...change } : one)),
  });

/** The draft with other acts in a line. What was played after it goes on from them. */
export function withMoves(draft: LessonDraft, { task, way }: LineId, moves: readonly Move[]): LessonDraft {
  if (way === null) return withTask(draft, task, { moves });
  const { acts: _played, ...kept } = draft.tasks[task]?.ways[way] ?? { text: "", rule: "" };
  return withTask(draft, task, {
    ways: (draft.tasks[task]?.ways ?? []).map((one, i) => (i === way ? { ...kept, moves } : one)),
  });
}

/** The draft with a new way in a task. */
export const withNewWay = (draft: LessonDraft, task: number): LessonDraft =>
  withTask(draft, task, { ways: [...(draft.tasks[task]?.ways ?? []), { moves: [], text: "", rule: "" }] });

/** The draft with a task that goes on from a line; unchanged if one does already. */
export const withTaskAfter = (draft: LessonDraft, line: LineId): LessonDraft =>
  taskAfter(draft, line) >= 0 ? draft : { ...draft, tasks: [...draft.tasks, emptyTask(line)] };

/** The draft without the tasks that `isGone` names and everything that goes on from them. */
function withoutTasks(draft: LessonDraft, isGone: (task: TaskDraft, place: number) => boolean): LessonDraft {
  const places = new Map<number, number>();
  const gone = new Set<number>();
  // A task stands behind the one that it goes on from.
  for (const [i, task] of draft.tasks.entries())
    if (isGone(task, i) || (task.after !== null && gone.has(task.after.task))) gone.add(i);
    else places.set(i, places.size);
  return {
    ...draft,
    tasks: draft.tasks.flatMap((task, i) =>
      gone.has(i)
        ? []
        : [{ ...task, after: task.after && { ...task.after, task: places.get(task.after.task) as number } }],
    ),
  };
}
/** The draft without a task and what goes on from it. The first task stays. */
export const withoutTask = (draft: LessonDraft, task: number): LessonDraft =>
  task === 0 ? draft : withoutTasks(draft, (_, i) => i === task);

/** The draft without another way, and without the tasks that go on from it. */
export function withoutWay(draft: LessonDraft, task: number, way: number): LessonDraft {
  const left = withTask(draft, task, { ways: (draft.tasks[task]?.ways ?? []).filter((_, i) => i !== way) });
  const cut = withoutTasks(left, ({ after }) => isSameLine(after, { task, way }));
  return {
    ...cut,
    tasks: cut.tasks.map((one) =>
      one.after?.task === task && one.after.way !== null && one.after.way > way
        ? { ...one, after: { task, way: one.after.way - 1 } }
        : one,
    ),
  };
}

/** The pattern of a fact: its name and its plain fields, which say what happened. */
export const patternOf = (fact: Fact): NonNullable<LessonGoal["facts"]>[number] =>
  Object.fromEntries(
    Object.entries(fact).filter(
      ([field, value]) =>
        field !== "rule" && (typeof value === "string" || typeof value === "number" || typeof value === "boolean"),
    ),
  );

/** The goal that a fact is reached. */
export const goalOf = (fact: Fact, text: string): LessonGoal => ({ text: text.slice(0, 80), facts: [patternOf(fact)] });

/** Whether a goal asks for this fact and no other. */
export const asksFor = (goal: LessonGoal, fact: Fact): boolean =>
  goal.facts?.length === 1 && goal.facts[0]?.["is"] === fact.is && JSON.stringify(patternOf(fact)) === exactly(goal);
const exactly = ({ facts }: LessonGoal): string => JSON.stringify(facts?.[0]);

/** How a field of a goal's fact is compared: with this value, with a bound, or not at all. */
export type Comparison = "is" | "atLeast" | "atMost" | "any";

/** The value and the comparison of a field of a pattern. */
export function comparisonOf(value: unknown): { readonly as: Comparison; readonly value: unknown } {
  if (typeof value === "object" && value !== null)
    for (const as of ["atLeast", "atMost"] as const)
      if (as in value) return { as, value: (value as Record<string, unknown>)[as] };
  return { as: "is", value };
}

/** A goal with one field of its fact compared in another way. `value` is that of the fact. */
export function withComparison(goal: LessonGoal, field: string, as: Comparison, value: unknown): LessonGoal {
  const [fact = {}, ...others] = goal.facts ?? [];
  const { [field]: _old, ...kept } = fact;
  const next = as === "any" ? kept : { ...fact, [field]: as === "is" ? value : { [as]: value } };
  return { ...goal, facts: [next, ...others] };
}
