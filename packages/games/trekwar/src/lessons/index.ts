/** The course of TrekWar: its lessons by section of the rules. */
import type { Act } from "@starboard/kernel";
import type { CourseSection, LessonCourse } from "@starboard/kit";
import { battle, ending } from "./battle.en.ts";
import { cards, effects, options, secrets } from "./cards.en.ts";
import { force, lastStage, turn } from "./turn.en.ts";
import { attack, board, setUp, start } from "./start.en.ts";
import { titles } from "./titles.en.ts";

/** The identifiers in the fields of an act. */
const named = (act: Act, fields: readonly string[]): readonly string[] =>
  Object.entries(act)
    .filter(([field]) => fields.includes(field))
    .flatMap(([, value]) => value as string | readonly string[]);

export const course: LessonCourse = {
  get sections(): readonly CourseSection[] {
    return [
      { rule: "TW-2", title: titles.setUp, lessons: setUp },
      { rule: "TW-1", title: titles.cards, lessons: cards },
      { rule: "TW-B", title: titles.board, lessons: board },
      { rule: "TW-3", title: titles.attack, lessons: attack },
      { rule: "TW-4", title: titles.start, lessons: start },
      { rule: "TW-5", title: titles.turn, lessons: turn.events },
      { rule: "TW-6", title: titles.deploy, lessons: turn.deploy },
      { rule: "TW-7", title: titles.lastStage, lessons: lastStage },
      { rule: "TW-8", title: titles.battle, lessons: battle },
      { rule: "TW-9", title: titles.ending, lessons: ending },
      { rule: "TW-10", title: titles.force, lessons: force },
      { rule: "TW-11", title: titles.symbols, lessons: effects.symbols },
      { rule: "TW-12", title: titles.effects, lessons: effects.special },
      { rule: "TW-F", title: titles.list, lessons: effects.list },
      { rule: "TW-E", title: titles.secrets, lessons: secrets },
      { rule: "TW-13", title: titles.decks, lessons: options.decks },
      { rule: "TW-14", title: titles.options, lessons: options.table },
    ];
  },
  passive: ["end", "surrender", "exchange"],
  elementsOf: (act) => [
    ...named(act, ["unit", "card", "target", "support", "drop", "cards"]).map((id) => `[data-card="${id}"]`),
    ...named(act, ["to", "from"]).map((id) => `[data-sector="${id}"]`),
  ],
};
