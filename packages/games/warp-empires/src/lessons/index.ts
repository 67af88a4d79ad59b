/** The course of Warp Empires: its lessons by section of the rules. */
import type { CourseSection, LessonCourse } from "@starboard/kit";
import { battle } from "./battle.en.ts";
import { cards, decisions, information, list, modules } from "./cards.en.ts";
import { control, end, recruit, revenue, upkeep } from "./empire.en.ts";
import { components, map, movement, setUp, turn } from "./movement.en.ts";
import { PLACES } from "./places.ts";
import { diplomacy, enigma, exploration } from "./systems.en.ts";
import { titles } from "./titles.en.ts";

export const course: LessonCourse = {
  get sections(): readonly CourseSection[] {
    return [
      { rule: "WE-2", title: titles.setUp, lessons: setUp },
      { rule: "WE-2.10", title: titles.turn, lessons: turn },
      { rule: "WE-1", title: titles.components, lessons: components },
      { rule: "WE-4", title: titles.cards, lessons: cards },
      { rule: "WE-5", title: titles.movement, lessons: movement },
      { rule: "WE-3", title: titles.map, lessons: map },
      { rule: "WE-6", title: titles.exploration, lessons: exploration },
      { rule: "WE-7", title: titles.enigma, lessons: enigma },
      { rule: "WE-8", title: titles.diplomacy, lessons: diplomacy },
      { rule: "WE-9", title: titles.battle, lessons: battle },
      { rule: "WE-10", title: titles.revenue, lessons: revenue },
      { rule: "WE-11", title: titles.recruit, lessons: recruit },
      { rule: "WE-12", title: titles.upkeep, lessons: upkeep },
      { rule: "WE-13", title: titles.control, lessons: control },
      { rule: "WE-14", title: titles.end, lessons: end },
      { rule: "WE-15", title: titles.information, lessons: information },
      { rule: "WE-E", title: titles.list, lessons: list },
      { rule: "WE-F", title: titles.decisions, lessons: decisions },
      { rule: "WE-B", title: titles.modules, lessons: modules },
    ];
  },
  passive: ["pass", "done", "skip", "roll", "attack", "stop", "enough"],
  elementsOf: (act) => [
    ...Object.entries(act)
      .filter(([field]) => field === "to" || field === "at")
      .flatMap(([, id]) => (PLACES.includes(id as string) ? [`[data-land="${PLACES.indexOf(id as string)}"]`] : [])),
    ...(act.do === "play" ? [".we-hand", ".dock"] : []),
  ],
};
