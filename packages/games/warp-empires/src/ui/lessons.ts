/** The lessons of the guided match. */
import type { ViewWE } from "@starboard/warp-empires";
import type { Lesson, LessonMoment } from "@starboard/ui";
import { guide } from "./lessons.en.ts";

type Moment = LessonMoment<ViewWE>;
const asked = (m: Moment, ...steps: string[]): boolean => m.offers.some((o) => !o.aside && steps.includes(o.step));
const happened = (m: Moment, is: string): boolean => m.pastFacts.some((fact) => fact.is === is);

export const lessons: readonly Lesson<ViewWE>[] = [
  { ...guide.goal, rule: "WE-14.1", when: () => true },
  {
    ...guide.faction,
    rule: "WE-2.2",
    when: (m) => asked(m, "pickFaction"),
    until: (m) => !asked(m, "pickFaction"),
  },
  { ...guide.arrange, rule: "WE-15.1", when: (m) => asked(m, "arrange"), until: (m) => !asked(m, "arrange") },
  { ...guide.draw, rule: "WE-4.1", when: (m) => asked(m, "discard"), until: (m) => !asked(m, "discard") },
  {
    ...guide.move,
    rule: "WE-5.1",
    when: (m) => asked(m, "moveMain"),
    until: (m) => m.plan.steps.some(({ act }) => act.do === "step") || happened(m, "moved"),
  },
  { ...guide.explored, rule: "WE-6.1", when: (m) => happened(m, "explored") },
  { ...guide.challenge, rule: "WE-7.1", when: (m) => asked(m, "challenge"), until: (m) => !asked(m, "challenge") },
  { ...guide.parley, rule: "WE-8.1", when: (m) => asked(m, "parley"), until: (m) => !asked(m, "parley") },
  {
    ...guide.battle,
    rule: "WE-9.12",
    when: (m) => asked(m, "battleCard", "battleCards"),
    until: (m) => !asked(m, "battleCard", "battleCards"),
  },
  {
    ...guide.loss,
    rule: "WE-9.22",
    when: (m) => asked(m, "firstLoss", "otherLoss", "winnerLoss"),
    until: (m) => !asked(m, "firstLoss", "otherLoss", "winnerLoss"),
  },
  { ...guide.recruit, rule: "WE-11.1", when: (m) => asked(m, "recruitBuy"), until: (m) => !asked(m, "recruitBuy") },
  { ...guide.control, rule: "WE-13.1", when: (m) => happened(m, "controlPlaced") },
];
