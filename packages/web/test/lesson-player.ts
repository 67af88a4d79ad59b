/** Plays lessons with the real rules and without a browser: as their solution does, and as their wrong acts do. */
import type { Act, AnyGame, SeatOccupant } from "@starboard/kernel";
import { type Course, fits, type Lesson } from "@starboard/kit";
import { guideOf } from "../src/learn/lesson-guide.ts";
import { type Course as Played, type LegalAct, type Learner, playGuide } from "./guide-player.ts";

const seatsOf = (game: AnyGame, lesson: Lesson): readonly SeatOccupant[] => {
  const options = game.options.parse(lesson.options ?? {}) as { readonly ok?: object };
  if (!options.ok) throw new Error(`options: ${JSON.stringify(options)}`);
  return Array.from({ length: game.options.seats(options.ok) }, (_, i) =>
    i === lesson.seat ? { name: "You", kind: "person" as const } : { name: `Bot ${i}`, kind: "bot" as const, level: 1 },
  );
};

export const playLesson = (game: AnyGame, course: Course, lesson: Lesson, learner: Learner): Played =>
  playGuide(game, guideOf(lesson, course), learner, seatsOf(game, lesson));

/** Takes the acts of a list of patterns in order; null where the next one is not legal. */
const follower = (patterns: readonly unknown[]): ((legal: readonly LegalAct[]) => LegalAct | null) => {
  let at = 0;
  return (legal) => {
    const found = at < patterns.length && legal.find(({ act }) => fits(act, patterns[at]));
    if (!found) return null;
    at += 1;
    return found;
  };
};

const unfit = (lesson: Lesson, task: string | undefined, legal: readonly LegalAct[]): Error =>
  new Error(
    `${lesson.id}, task ${task}: no act of the solution is legal among ${legal.map(({ act }) => JSON.stringify(act)).join(" ")}`,
  );

/** A learner who does what the solution of each task says. */
export function solver(lesson: Lesson): Learner {
  const ways = lesson.tasks.map(({ solution }) => follower(solution));
  return ({ lesson: task, legal }) => {
    const found = ways[Number(task)]?.(legal);
    if (!found) throw unfit(lesson, task, legal);
    return found;
  };
}

/** A learner who solves the tasks before one, then does something wrong as soon as it is possible. */
export function blunderer(lesson: Lesson, course: Course, task: number, acts: readonly Act[]): Learner {
  const ways = lesson.tasks.map(({ solution }) => follower(solution));
  const wrong = follower(acts);
  return ({ lesson: now, legal }) => {
    if (Number(now) === task) {
      const found = wrong(legal);
      if (found) return found;
    }
    const quiet = course.passive.map((name) => legal.find(({ act }) => act.do === name)).find((one) => one);
    const found = ways[Number(now)]?.(legal) ?? quiet ?? legal[0];
    if (!found) throw unfit(lesson, now, legal);
    return found;
  };
}
