/** The lessons of the guided first match. Each is shown at a moment of the match when it is useful. */
import type { ViewTW } from "@starboard/trekwar";
import type { Lesson, LessonMoment } from "@starboard/ui";
import { guide } from "./lessons.en.ts";
import { useBoardStore } from "./model/board-store.ts";

type Moment = LessonMoment<ViewTW>;

const asked = (m: Moment, ...steps: readonly string[]): boolean =>
  m.offers.some((o) => !o.aside && steps.includes(o.step));
const hasFact = (m: Moment, is: string): boolean => m.pastFacts.some((fact) => fact.is === is);

export const lessons: readonly Lesson<ViewTW>[] = [
  { ...guide.goal, rule: "TW-9.1", when: () => true },
  {
    ...guide.exchange,
    rule: "TW-4.2",
    when: (m) => asked(m, "exchange", "exchangeTogether"),
    until: (m) => !asked(m, "exchange", "exchangeTogether"),
  },
  { ...guide.open, rule: "TW-4.4", when: (m) => asked(m, "open"), until: (m) => !asked(m, "open") },
  {
    ...guide.match,
    rule: "TW-6.6",
    when: (m) => asked(m, "initial"),
    until: (m) => useBoardStore.getState().chosen.length > 0 || !asked(m, "initial"),
  },
  {
    ...guide.pair,
    rule: "TW-10.1",
    when: (m) => asked(m, "initial") && useBoardStore.getState().chosen.length > 0,
    until: (m) => !asked(m, "initial"),
  },
  {
    ...guide.draw,
    rule: "TW-7.2",
    when: (m) => asked(m, "lastDraw", "openDraw"),
    until: (m) => !asked(m, "lastDraw", "openDraw"),
  },
  { ...guide.commands, rule: "TW-5.1", when: (m) => hasFact(m, "turnedDown") },
  { ...guide.surrender, rule: "TW-6.2", when: (m) => asked(m, "initial") && m.view.turn >= 3 },
  { ...guide.attack, rule: "TW-3.2", when: (m) => asked(m, "attack"), until: (m) => !asked(m, "attack") },
  { ...guide.cards, rule: "TW-13.6", when: (m) => m.view.fight >= 2 && m.view.sides.every((s) => s.unseen !== null) },
];
