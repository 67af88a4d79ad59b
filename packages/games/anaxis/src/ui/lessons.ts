/** The guided first match: shows each lesson at the moment when it helps. */
import type { ViewAx } from "@starboard/anaxis";
import type { Lesson, LessonMoment } from "@starboard/ui";
import { guide } from "./lessons.en.ts";
import { useBoardStore } from "./store.ts";

type Moment = LessonMoment<ViewAx>;
const isAsked = (moment: Moment, step: string): boolean => moment.offers.some((o) => !o.aside && o.step === step);
const hasFact = (moment: Moment, is: string): boolean => moment.pastFacts.some((fact) => fact.is === is);

export const lessons: readonly Lesson<ViewAx>[] = [
  { ...guide.goal, rule: "AX-9.7", when: () => true },
  {
    ...guide.deploy,
    rule: "AX-9.4",
    when: (m) => isAsked(m, "deploy"),
    until: (m) => !isAsked(m, "deploy"),
  },
  {
    ...guide.order,
    rule: "AX-2.2",
    when: (m) => isAsked(m, "selectMove"),
    until: (m) => !isAsked(m, "selectMove"),
  },
  {
    ...guide.declare,
    rule: "AX-4.1",
    when: (m) => isAsked(m, "declare"),
    until: (m) => !isAsked(m, "declare"),
  },
  {
    ...guide.move,
    rule: "AX-3.1",
    when: (m) => isAsked(m, "move"),
    until: (m) => m.plan.steps.some(({ act }) => act.do === "forward") || !isAsked(m, "move"),
  },
  {
    ...guide.fire,
    rule: "AX-5.4",
    when: (m) => isAsked(m, "fire"),
    until: (m) => !isAsked(m, "fire") || useBoardStore.getState().target >= 0,
  },
  { ...guide.dice, rule: "AX-6.3", when: (m) => hasFact(m, "armourRolled") },
  {
    ...guide.control,
    rule: "AX-8.6",
    when: (m) => isAsked(m, "damage"),
    until: (m) => !isAsked(m, "damage"),
  },
];
