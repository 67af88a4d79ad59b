/** A lesson as a guided match: its tasks are the lessons of the guide, so that both are played by the same machinery. */
import type { Act, Seat } from "@starboard/kernel";
import {
  type LessonCourse,
  fitsPattern,
  type Lesson,
  type LessonGoal,
  type LessonTask,
  missingInOrder,
  placeOfTask,
  scriptedReply,
} from "@starboard/kit";
import type { Guide, GuideGoal, GuideLesson, GuideMoment, GuideReason } from "@starboard/ui";

/** Most acts of the learner in one task, unless it says otherwise. */
const LIMIT = 12;
/** Number of facts that explain an act for which the lesson has no reason of its own. */
const SHOWN_FACTS = 4;
const BUTTONS = [".ask .main", ".ask .may", ".ask .acts"];

/** Whether values fit the patterns in this order, with others in between. */
const inOrder = (values: readonly unknown[], patterns: readonly unknown[]): boolean =>
  missingInOrder(values, patterns) === undefined;

/** The facts of a task, up to the first one that ends it: what happens later does not count. */
function factsOf({ ends = [] }: LessonTask, { facts }: GuideMoment): GuideMoment["facts"] {
  const end = facts.findIndex((fact) => ends.some((pattern) => fitsPattern(fact, pattern)));
  return end < 0 ? facts : facts.slice(0, end + 1);
}

function isReached({ facts = [], silent = [], view }: LessonGoal, task: LessonTask, moment: GuideMoment): boolean {
  const happened = factsOf(task, moment);
  if (!inOrder(happened, facts)) return false;
  if (silent.some((pattern) => happened.some((fact) => fitsPattern(fact, pattern)))) return false;
  // A plan shows what would happen; only what has happened counts.
  return view === undefined || (moment.plan.steps.length === 0 && fitsPattern(moment.view, view));
}

/** The number of the error that the learner made, of those that the lesson names; -1 if it names none. */
const errorMade = ({ wrong = [] }: LessonTask, { sent }: GuideMoment): number =>
  wrong.findIndex(({ acts }) => inOrder(sent, acts));

/** The reason that the lesson gives for what the learner did; undefined if it has none. */
function ownReason(lesson: Lesson, index: number, moment: GuideMoment): GuideReason | undefined {
  const n = errorMade(lesson.tasks[index] as LessonTask, moment);
  const found = lesson.tasks[index]?.wrong?.[n];
  return (
    found && {
      // Read when it is shown: the language may change until then.
      get text() {
        return lesson.tasks[index]?.wrong?.[n]?.text ?? found.text;
      },
      rule: found.rule,
    }
  );
}

/** Whether the task has ended. While facts are still being shown, the learner's last act is not counted yet. */
const isEnded = (task: LessonTask, moment: GuideMoment): boolean =>
  moment.over ||
  (moment.offers.length > 0 &&
    ((task.ends ?? []).some((pattern) => moment.facts.some((fact) => fitsPattern(fact, pattern))) ||
      errorMade(task, moment) >= 0));

/** The next act of the solution that the learner has not sent; undefined at its end. */
function nextAct({ solution }: LessonTask, { sent }: GuideMoment): Act | undefined {
  let done = 0;
  for (const act of sent) if (done < solution.length && fitsPattern(act, solution[done])) done += 1;
  return solution[done] as Act | undefined;
}

function guideLesson(task: LessonTask, { title, tasks }: Lesson, index: number, course: LessonCourse): GuideLesson {
  const { next, branches = [] } = task;
  return {
    id: String(index),
    title: task.title ?? title,
    text: task.text,
    rule: task.rule,
    goals: task.goals.map(
      (goal, i): GuideGoal => ({ id: String(i), text: goal.text, isDone: (moment) => isReached(goal, task, moment) }),
    ),
    hint: task.hint,
    target(moment) {
      const act = nextAct(task, moment);
      return [...((act && course.elementsOf?.(act)) ?? []), ...BUTTONS];
    },
    isMissed: (moment) => isEnded(task, moment),
    maxActs: task.limit ?? LIMIT,
    ...(next !== undefined && { next: placeOfTask(tasks, next) }),
    ...(branches.length > 0 && {
      // As with reasons, an act counts once its facts have been shown.
      branch: (moment) => {
        const taken = moment.offers.length > 0 && branches.find(({ acts }) => inOrder(moment.sent, acts));
        return taken ? placeOfTask(tasks, taken.task) : null;
      },
    }),
  };
}

/** Returns a lesson as a guide that ends with its tasks and explains what the learner did wrong. */
export function guideOf(lesson: Lesson, course: LessonCourse): Guide {
  const { tasks } = lesson;
  return {
    options: lesson.options ?? {},
    ...(lesson.position !== undefined && { position: lesson.position }),
    ...(lesson.draws !== undefined && { draws: lesson.draws }),
    seed: lesson.seed ?? 1,
    seat: lesson.seat as Seat,
    role: lesson.role,
    lessons: tasks.map((task, i) => guideLesson(task, lesson, i, course)),
    reply: scriptedReply(lesson.opponents ?? [], course.passive),
    result: () => null,
    explain({ id }, moment) {
      const index = Number(id);
      return (
        ownReason(lesson, index, moment) ?? {
          facts: factsOf(tasks[index] as LessonTask, moment).slice(-SHOWN_FACTS),
        }
      );
    },
    endings: {
      won: { title: lesson.title, text: lesson.end },
      lost: { title: lesson.title, text: "" },
      undecided: { title: lesson.title, text: lesson.end },
    },
  };
}
