/**
 * The schema of a lesson: a situation with fixed draws, tasks with words, and goals as expected facts. Documented in
 * `docs/lessons.md`, published as a JSON Schema.
 */
import type { RuleId } from "@starboard/kernel";
import * as z from "zod/mini";
import { marksSchema } from "../marks.ts";

export const LESSON_FORMAT = "starboard.lesson";
/** The newest version that is read. A lesson is written as the lowest version that has its fields. */
export const LESSON_VERSION = 2;

/** Adds a description that editors show. */
function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const words = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const name = words(60);
const rule = z
  .string()
  .check(z.regex(/^[A-Z][A-Z0-9]*-[A-Za-z0-9.-]+$/), z.maxLength(40)) as unknown as z.ZodMiniType<RuleId>;
const seatNo = z.int().check(z.gte(0), z.lte(15));
const factPattern = z.looseObject({});
const factPatterns = z.array(factPattern).check(z.minLength(1), z.maxLength(20));
const actPattern = z.looseObject({ do: name });
const actPatterns = z.array(actPattern).check(z.minLength(1), z.maxLength(60));

const goal = z
  .strictObject({
    text: described(words(80), "What the learner is to reach: “Reach 4 Space”."),
    facts: described(z.optional(factPatterns), "These facts happen in this order, with others in between."),
    silent: described(z.optional(factPatterns), "None of these facts happens."),
    view: described(z.optional(factPattern), "Fields of what the learner sees once nothing is planned."),
  })
  .check(z.refine(({ facts, view }) => facts !== undefined || view !== undefined, "a goal needs facts or a view"));

const wrongAct = z.strictObject({
  acts: described(actPatterns, "The learner does this, with other actions in between."),
  text: described(words(240), "Why it does not reach the goal."),
  rule,
});

/** Where a task goes on: the id of a later task, or the end of the lesson. */
const END = "end";
const taskId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));

const branch = z.strictObject({
  acts: described(actPatterns, "The learner does this, with other actions in between."),
  task: described(taskId, "The later task that the lesson goes on with."),
});

const task = z.strictObject({
  id: described(z.optional(taskId), "Its name for branches. Version 2."),
  title: described(z.optional(words(40)), "Its title where the lesson has several tasks."),
  text: described(words(320), "What the learner reads."),
  rule: described(rule, "The rule that the task is about."),
  goals: described(z.array(goal).check(z.minLength(1), z.maxLength(4)), "All of them end the task."),
  hint: words(240),
  solution: described(actPatterns, "Actions that reach the goals. Any others that reach them are as good."),
  ends: described(z.optional(factPatterns), "One of these facts ends the task if the goals are not reached."),
  limit: described(z.optional(z.int().check(z.gte(1), z.lte(60))), "Most actions of the learner; 12 when absent."),
  wrong: described(z.optional(z.array(wrongAct).check(z.maxLength(20))), "Likely errors with their reasons."),
  branches: described(
    z.optional(z.array(branch).check(z.minLength(1), z.maxLength(8))),
    "What the learner may do instead, and the task that follows then. Version 2.",
  ),
  next: described(
    z.optional(taskId),
    "The task after this one, or `end`; the next in the list when absent. Version 2.",
  ),
  marks: described(z.optional(marksSchema), "Arrows and circles on the board until the learner acts. Version 2."),
});

/** What another seat does in a lesson or a puzzle. */
export const opponentSchema = z.strictObject({
  step: described(z.optional(name), "Only at this step."),
  act: described(actPattern, "The first of these that is legal is played."),
  once: described(z.optional(z.boolean()), "Only the first time."),
});

const opponent = z.extend(opponentSchema, {
  after: described(z.optional(actPatterns), "Only once the learner has done this. Version 2."),
});

const form = z.strictObject({
  $schema: z.optional(z.string().check(z.maxLength(300))),
  format: z.literal(LESSON_FORMAT),
  version: z.union([z.literal(1), z.literal(LESSON_VERSION)]),
  language: described(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), "Language of its words."),
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  game: described(z.string().check(z.regex(/^[a-z0-9-]+(?:@[0-9]+)?$/), z.maxLength(60)), "The game, or game@edition."),
  title: words(60),
  about: described(words(160), "What the learner will be able to do."),
  minutes: z.int().check(z.gte(1), z.lte(10)),
  author: z.optional(words(60)),
  options: z.optional(z.looseObject({})),
  position: described(z.optional(z.looseObject({})), "In the game’s notation; the set-up when absent."),
  draws: described(
    z.optional(z.array(z.int().check(z.gte(1))).check(z.maxLength(2000))),
    "The first numbers that are drawn, in order.",
  ),
  seed: described(z.optional(z.int()), "Seed of all further draws."),
  seat: described(seatNo, "The learner’s seat, from 0."),
  role: described(words(200), "Who the learner is and what the learner commands."),
  opponents: described(
    z.optional(z.array(opponent).check(z.maxLength(100))),
    "What the other seats do, best first. Otherwise they do as little as the rules allow.",
  ),
  tasks: z.array(task).check(z.minLength(1), z.maxLength(10)),
  end: described(words(240), "The last word, after all tasks."),
});

type Form = z.infer<typeof form>;

/** The first field that a lesson of version 1 does not have; undefined if there is none. */
function newerField({ opponents = [], tasks }: Pick<Form, "opponents" | "tasks">): string[] | undefined {
  const reply = opponents.findIndex(({ after }) => after !== undefined);
  if (reply >= 0) return ["opponents", `${reply}`, "after"];
  for (const [i, one] of tasks.entries())
    for (const field of ["id", "branches", "next", "marks"] as const)
      if (one[field] !== undefined) return ["tasks", `${i}`, field];
  return undefined;
}

/** Place of the task that is named among the tasks; their number for the end; -1 without one. */
export const placeOfTask = (tasks: readonly { readonly id?: string | undefined }[], name: string): number =>
  name === END ? tasks.length : tasks.findIndex(({ id }) => id === name);

/** The first task id that leads nowhere or back: a lesson only goes on, so that it always ends. */
function strayTask(tasks: Form["tasks"]): string[] | undefined {
  for (const [i, { id, next, branches = [] }] of tasks.entries()) {
    if (id !== undefined && (id === END || tasks.findIndex((one) => one.id === id) !== i))
      return ["tasks", `${i}`, "id"];
    if (next !== undefined && placeOfTask(tasks, next) <= i) return ["tasks", `${i}`, "next"];
    const stray = branches.findIndex(({ task: to }) => to === END || placeOfTask(tasks, to) <= i);
    if (stray >= 0) return ["tasks", `${i}`, "branches", `${stray}`, "task"];
  }
  return undefined;
}

export const lessonSchema = form.check(({ value, issues }) => {
  const newer = value.version === 1 ? newerField(value) : undefined;
  const stray = newer ?? strayTask(value.tasks);
  if (stray)
    issues.push({
      code: "custom",
      input: value,
      path: stray,
      message: newer ? "only lessons of version 2 have this field" : "names a task that is not a later one",
    });
});

/** The lowest version that has all fields of a lesson. */
export const versionOfLesson = (lesson: Pick<Form, "opponents" | "tasks">): 1 | 2 => (newerField(lesson) ? 2 : 1);

/** A lesson as its file has it. */
export type Lesson = z.infer<typeof lessonSchema>;
export type LessonTask = z.infer<typeof task>;
export type LessonGoal = z.infer<typeof goal>;
