/** The guided first match: a sentence at the moment it helps, while the player plays. */
import type { ViewAx } from "@starboard/anaxis";
import type { Lesson, LessonMoment } from "@starboard/ui";
import { guide } from "./lessons.en.ts";
import { useLook } from "./store.ts";

type Moment = LessonMoment<ViewAx>;
const asked = (moment: Moment, step: string): boolean => moment.offers.some((o) => !o.aside && o.step === step);
const heard = (moment: Moment, is: string): boolean => moment.pastFacts.some((fact) => fact.is === is);

export const lessons: readonly Lesson<ViewAx>[] = [
  { ...guide.goal, rule: "AX-9.7", when: () => true },
  {
    ...guide.deploy,
    rule: "AX-9.4",
    when: (m) => asked(m, "deploy"),
    until: (m) => !asked(m, "deploy"),
  },
  {
    ...guide.order,
    rule: "AX-2.2",
    when: (m) => asked(m, "selectMove"),
    until: (m) => !asked(m, "selectMove"),
  },
  {
    ...guide.declare,
    rule: "AX-4.1",
    when: (m) => asked(m, "declare"),
    until: (m) => !asked(m, "declare"),
  },
  {
    ...guide.move,
    rule: "AX-3.1",
    when: (m) => asked(m, "move"),
    until: (m) => m.plan.steps.some(({ act }) => act.do === "forward") || !asked(m, "move"),
  },
  {
    ...guide.fire,
    rule: "AX-5.4",
    when: (m) => asked(m, "fire"),
    until: (m) => !asked(m, "fire") || useLook.getState().target >= 0,
  },
  { ...guide.dice, rule: "AX-6.3", when: (m) => heard(m, "armourRolled") },
  {
    ...guide.control,
    rule: "AX-8.6",
    when: (m) => asked(m, "damage"),
    until: (m) => !asked(m, "damage"),
  },
];
