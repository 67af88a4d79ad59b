/** The course of Anaxis: its lessons by section of the rules. */
import type { CourseSection, LessonCourse } from "@starboard/kit";
import { map, maneuvers, movement, order } from "./movement.en.ts";
import { fleets, options, scenarios, secrets } from "./fleets.en.ts";
import { damage, points, shooting } from "./shooting.en.ts";
import { special } from "./special.en.ts";
import { titles } from "./titles.en.ts";

export const course: LessonCourse = {
  get sections(): readonly CourseSection[] {
    return [
      { rule: "AX-2", title: titles.order, lessons: order },
      { rule: "AX-3", title: titles.movement, lessons: movement },
      { rule: "AX-1", title: titles.map, lessons: map },
      { rule: "AX-4", title: titles.maneuvers, lessons: maneuvers },
      { rule: "AX-5", title: titles.shooting, lessons: shooting },
      { rule: "AX-6", title: titles.damage, lessons: damage },
      { rule: "AX-8", title: titles.points, lessons: points },
      { rule: "AX-7", title: titles.special, lessons: special },
      { rule: "AX-9", title: titles.fleets, lessons: fleets },
      { rule: "AX-10", title: titles.scenarios, lessons: scenarios },
      { rule: "AX-12", title: titles.secrets, lessons: secrets },
      { rule: "AX-14", title: titles.options, lessons: options },
    ];
  },
  passive: ["pass", "steady", "end", "done", "accept", "none", "confirm"],
  elementsOf: ({ do: act }) =>
    ["forward", "reverse", "left", "right"].includes(act)
      ? [".ax-steps", ".ax-dock", ".dock"]
      : ["fire", "pulse", "interdict"].includes(act)
        ? [".ax-aim", ".ax-dock", ".dock"]
        : [],
};
