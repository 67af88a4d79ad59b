/** The courses of the games, loaded from their manifests. */
import type { LessonCourse } from "@starboard/kit";
import { manifestOf } from "../games.ts";
import { ProblemError } from "../problems.ts";
import type { GameCourse } from "./course-state.ts";

/** Throws `ProblemError` WEB_GAME if the game is unknown or has no course. */
export async function fetchCourse(game: string): Promise<LessonCourse> {
  const course = await manifestOf(game)?.course?.();
  if (!course) throw new ProblemError({ code: "WEB_GAME", about: { game } });
  return course;
}

/** The courses of those of the games that have one. */
export async function fetchCourses(games: readonly string[]): Promise<readonly GameCourse[]> {
  const having = games.filter((game) => manifestOf(game)?.course !== undefined);
  return Promise.all(having.map(async (game) => ({ game, course: await fetchCourse(game) })));
}
