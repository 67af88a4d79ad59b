/** The course of 4000 A.D.: its lessons by section of the rules. */
import type { CourseSection, LessonCourse } from "@starboard/kit";
import { mapOf, starIndex } from "../data/map.ts";
import { battle, distance, secrets } from "./battle.en.ts";
import { alliances, options } from "./alliances.en.ts";
import { homes, independents, turn } from "./homes.en.ts";
import { board, movement, production, setUp } from "./movement.en.ts";
import { titles } from "./titles.en.ts";

const map = mapOf({ "ad.map": null });

export const course: LessonCourse = {
  get sections(): readonly CourseSection[] {
    return [
      { rule: "AD-3.2", title: titles.setUp, lessons: setUp },
      { rule: "AD-2.3.4", title: titles.board, lessons: board },
      { rule: "AD-6.2", title: titles.production, lessons: production },
      { rule: "AD-6.3", title: titles.movement, lessons: movement },
      { rule: "AD-7.2.a", title: titles.distance, lessons: distance },
      { rule: "AD-6.4", title: titles.battle, lessons: battle },
      { rule: "AD-8", title: titles.homes, lessons: homes },
      { rule: "AD-F", title: titles.secrets, lessons: secrets },
      { rule: "AD-E", title: titles.turn, lessons: turn },
      { rule: "AD-10", title: titles.independents, lessons: independents },
      { rule: "AD-9", title: titles.alliances, lessons: alliances },
      { rule: "AD-D", title: titles.options, lessons: options },
    ];
  },
  passive: ["travelOn", "stay", "fightOn", "pass", "decline"],
  elementsOf: (act) =>
    Object.entries(act)
      .filter(([field, value]) => (field === "from" || field === "star") && typeof value === "string")
      .map(([, id]) => `[data-star="${starIndex(map, id as string)}"]`),
};
