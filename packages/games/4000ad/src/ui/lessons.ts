/** The guided first match: lessons appear at the moments when they help. */
import type { View4000 } from "@starboard/4000ad";
import type { Lesson, LessonMoment } from "@starboard/ui";
import { guide } from "./lessons.en.ts";
import { useBoardStore } from "./model/board-store.ts";

type Moment = LessonMoment<View4000>;

const asked = (moment: Moment, step: string): boolean => moment.offers.some((o) => !o.aside && o.step === step);
const heard = (moment: Moment, is: string): boolean => moment.pastFacts.some((fact) => fact.is === is);
const planned = (moment: Moment, act: string): boolean => moment.plan.steps.some((step) => step.act.do === act);

/** Whether a fleet of another player is in hyperspace. */
function enemyUnderWay(moment: Moment): boolean {
  const { board } = moment.view;
  return board.warpFrom.some((from, w) => from >= 0 && board.seatOf[w >> 1] !== moment.viewer);
}

export const lessons: readonly Lesson<View4000>[] = [
  { ...guide.goal, rule: "AD-10.1", when: () => true },
  {
    ...guide.takeUp,
    rule: "AD-6.3.3",
    when: (m) => asked(m, "depart") && m.plan.steps.length === 0,
    until: (m) => planned(m, "muster") || !asked(m, "depart"),
  },
  {
    ...guide.aim,
    rule: "AD-7.2.a",
    when: (m) => asked(m, "depart") && useBoardStore.getState().sending !== null,
    until: (m) => planned(m, "depart") || !asked(m, "depart"),
  },
  { ...guide.vanish, rule: "AD-6.3.2.a", when: (m) => heard(m, "departed") },
  {
    ...guide.enemy,
    rule: "AD-F.1",
    when: enemyUnderWay,
    until: () => useBoardStore.getState().lens === "emergence" || useBoardStore.getState().lens === "threat",
  },
  {
    ...guide.arrive,
    rule: "AD-6.3.2",
    when: (m) => asked(m, "arrive"),
    until: (m) => !asked(m, "arrive") || planned(m, "emerge") || planned(m, "travelOn"),
  },
  { ...guide.produce, rule: "AD-6.2.3", when: (m) => heard(m, "produced") },
  { ...guide.guard, rule: "AD-6.4.4", when: (m) => asked(m, "depart") && m.view.board.round >= 4 },
  { ...guide.battle, rule: "AD-6.4.1", when: (m) => heard(m, "battle") || heard(m, "diceRound") },
];
