/** Plays lessons with the real rules and without a browser: as their solution does, and as their wrong acts do. */
import type { Act, AnyGame, SeatOccupant } from "@starboard/kernel";
import { type LessonCourse, fitsPattern, type Lesson } from "@starboard/kit";
import { guideOf } from "../src/learn/lesson-guide.ts";
import { type Choice, type Course as Played, type LegalAct, type Learner, playGuide } from "./guide-player.ts";

const seatsOf = (game: AnyGame, lesson: Lesson): readonly SeatOccupant[] => {
  const options = game.options.parse(lesson.options ?? {}) as { readonly ok?: object };
  if (!options.ok) throw new Error(`options: ${JSON.stringify(options)}`);
  return Array.from({ length: game.options.seats(options.ok) }, (_, i) =>
    i === lesson.seat ? { name: "You", kind: "person" as const } : { name: `Bot ${i}`, kind: "bot" as const, level: 1 },
  );
};

/** Plays a lesson to its end. Throws, naming the lesson, if it cannot be played. */
export function playLesson(game: AnyGame, course: LessonCourse, lesson: Lesson, learner: Learner): Played {
  try {
    return playGuide(game, guideOf(lesson, course), learner, seatsOf(game, lesson));
  } catch (error) {
    throw new Error(`${lesson.id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Takes the acts of a list of patterns in order; null where the next one is not legal. */
const follower = (patterns: readonly unknown[]) => {
  let at = 0;
  return {
    next(legal: readonly LegalAct[]): LegalAct | null {
      const found = at < patterns.length && legal.find(({ act }) => fitsPattern(act, patterns[at]));
      if (!found) return null;
      at += 1;
      return found;
    },
    isThrough: (): boolean => at === patterns.length,
  };
};

/** The legal acts with those that may be done at any time. */
const withAsides = ({ legal, moment }: Choice): readonly LegalAct[] => [
  ...legal,
  ...moment.offers
    .filter(({ aside }) => aside)
    .flatMap(({ step, offers }) => offers.filter(({ refusal }) => !refusal).map(({ act }) => ({ step, act }))),
];

const unfit = (task: string | undefined, legal: readonly LegalAct[]): Error =>
  new Error(
    `task ${task}: no act of the solution is legal among ${legal.map(({ act }) => JSON.stringify(act)).join(" ")}`,
  );

/** A learner who does what the solution of each task says. */
export function solver(lesson: Lesson): Learner {
  const ways = lesson.tasks.map(({ solution }) => follower(solution));
  return (choice) => {
    const { lesson: task, legal } = choice;
    const way = ways[Number(task)];
    const found = way?.next(withAsides(choice));
    if (!found && way?.isThrough() && choice.moment.plan.steps.length > 0) return null;
    if (!found) throw unfit(task, legal);
    return found;
  };
}

/** A learner who solves the tasks before one, then does something wrong as soon as it is possible. */
export function blunderer(lesson: Lesson, course: LessonCourse, task: number, acts: readonly Act[]): Learner {
  const ways = lesson.tasks.map(({ solution }) => follower(solution));
  const wrong = follower(acts);
  return ({ lesson: now, legal, moment }) => {
    if (Number(now) === task) {
      const found = wrong.next(legal);
      if (found) return found;
      if (wrong.isThrough() && moment.plan.steps.length > 0) return null;
    }
    const quiet = course.passive.map((name) => legal.find(({ act }) => act.do === name)).find((one) => one);
    const found = ways[Number(now)]?.next(legal) ?? quiet ?? legal[0];
    if (!found) throw unfit(now, legal);
    return found;
  };
}
