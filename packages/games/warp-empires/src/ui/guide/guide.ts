/** The guided match: the Federation on the Proving Ground, three systems short of a victory. */
import { perLanguage } from "@starboard/kit";
import type { ShapeWE } from "@starboard/warp-empires";
import { type Fact, seat } from "@starboard/kernel";
import type { Guide, GuideLesson, GuideMoment, GuideResult } from "@starboard/ui";
import { en } from "./guide.en.ts";
import { reply } from "./opponent.ts";

type Moment = GuideMoment<ShapeWE>;

const OWN = 0;
const LAST_ROUND = 6;
/** Numbers of territories on the Proving Ground, as the board marks them. */
const PLACES = { b1: 1, c1: 2, b3: 15, f3: 19, e4: 25, d5: 31, e5: 32 } as const;

type SeatFact = Fact & { readonly seat?: number; readonly winner?: number | null };
const own = ({ pastFacts }: Moment, is: string): boolean =>
  (pastFacts as readonly SeatFact[]).some((fact) => fact.is === is && fact.seat === OWN);
const ownSince = ({ facts }: Moment, is: string): boolean =>
  (facts as readonly SeatFact[]).some((fact) => fact.is === is && fact.seat === OWN);
const planned = ({ plan }: Moment, ...acts: readonly string[]): boolean =>
  plan.steps.some((step) => acts.includes(step.act.do));
const hasWonBattle = ({ pastFacts }: Moment): boolean =>
  (pastFacts as readonly SeatFact[]).some((fact) => fact.is === "battleDecided" && fact.winner === OWN);
/** Whether the learner can still move in this turn. */
const isBeforeMoves = ({ view }: Moment): boolean => view.phase === "draw" || view.phase === "move";
/** Every system a player controls has a marker. */
const systemsOf = ({ view }: Moment, by: number): number =>
  view.territories.filter(({ marker }) => marker === by).length;

const land = (...ids: readonly (keyof typeof PLACES)[]): readonly string[] =>
  ids.map((id) => `[data-land="${PLACES[id]}"]`);
const CARDS = [".we-hand", ".dock"];
const BUTTONS = [".ask .main", ".ask .may", ".ask .acts"];

/** A lesson in the language of the moment. */
const lesson = (make: () => GuideLesson<ShapeWE>): GuideLesson<ShapeWE> => perLanguage(make);

export const guide: Guide<ShapeWE> = {
  options: { players: 2, map: "proving-ground" },
  position: {
    turn: 1,
    round: 1,
    phase: "draw",
    order: [0, 1],
    active: 0,
    seats: [
      {
        faction: "federation",
        home: "a1",
        treasury: 6,
        hand: { warp: 1, diplomacy: 1 },
      },
      { faction: "klingon", home: "g1", treasury: 4, hand: { shields: 1, security: 1, warp: 1 } },
    ],
    territories: {
      a1: { marker: 0, explored: true, stacks: { "0": ["warship", "raider"] } },
      b1: { stacks: { "0": ["commandShip", "scout"] } },
      c1: { marker: null, explored: true, features: { resources: "rich", minorRace: "modern" } },
      a5: { marker: 0, explored: true, features: { resources: "moderate" }, stacks: { "0": ["scout"] } },
      b3: { marker: 0, explored: true, features: { resources: "rich" }, stacks: { "0": ["raider"] } },
      c5: { marker: 0, explored: true, features: { resources: "poor" }, stacks: { "0": ["scout"] } },
      d5: { stacks: { "0": ["scienceShip", "raider"] } },
      e4: { stacks: { "0": ["legendaryCommander", "strikeCruiser", "strikeCruiser", "warship"] } },
      e1: { marker: 1, explored: true, features: { resources: "moderate" }, stacks: { "1": ["raider"] } },
      f3: { marker: 1, explored: true, features: { resources: "rich" }, stacks: { "1": ["raider", "scout"] } },
      g1: { marker: 1, explored: true, stacks: { "1": ["commandShip", "warship", "warship"] } },
      g5: { marker: 1, explored: true, features: { resources: "poor" }, stacks: { "1": ["warship"] } },
    },
  },
  seed: 12,
  seat: seat(OWN),
  get role() {
    return en.role;
  },
  reply,
  lessons: [
    lesson(() => ({
      id: "draw",
      title: en.draw.title,
      text: en.draw.text,
      rule: "WE-4.1",
      goals: [{ id: "draw", text: en.draw.goal, isDone: (m) => own(m, "cardsDrawn") }],
      hint: en.draw.hint,
      target: () => BUTTONS,
      maxActs: 10,
    })),
    lesson(() => ({
      id: "move",
      title: en.move.title,
      text: en.move.text,
      rule: "WE-5.1",
      goals: [{ id: "move", text: en.move.goal, isDone: (m) => planned(m, "step") || own(m, "moved") }],
      hint: (m) => (isBeforeMoves(m) ? en.move.hint : en.later),
      target: (m) => (planned(m, "play") ? land("b1", "c1") : CARDS),
      maxActs: 20,
    })),
    lesson(() => ({
      id: "explore",
      title: en.explore.title,
      text: en.explore.text,
      rule: "WE-6.1",
      goals: [{ id: "explore", text: en.explore.goal, isDone: (m) => own(m, "explored") }],
      hint: (m) => (isBeforeMoves(m) ? en.explore.hint : en.later),
      target: () => land("e5", "d5"),
      maxActs: 25,
    })),
    lesson(() => ({
      id: "diplomacy",
      title: en.diplomacy.title,
      text: en.diplomacy.text,
      rule: "WE-8.1",
      goals: [{ id: "ask", text: en.diplomacy.goal, isDone: (m) => planned(m, "roll") || own(m, "parleyRolled") }],
      hint: en.diplomacy.hint,
      target: () => [...BUTTONS, ...land("c1")],
      isMissed: (m) => ownSince(m, "revenuePaid"),
      maxActs: 20,
    })),
    lesson(() => ({
      id: "revenue",
      title: en.revenue.title,
      text: en.revenue.text,
      rule: "WE-10.1",
      goals: [{ id: "paid", text: en.revenue.goal, isDone: (m) => ownSince(m, "revenuePaid") }],
      hint: en.revenue.hint,
      target: () => CARDS,
      maxActs: 20,
    })),
    lesson(() => ({
      id: "recruit",
      title: en.recruit.title,
      text: en.recruit.text,
      rule: "WE-11.1",
      goals: [{ id: "buy", text: en.recruit.goal, isDone: (m) => planned(m, "buy") || own(m, "unitBought") }],
      hint: en.recruit.hint,
      target: () => [".dock", ...BUTTONS],
      isMissed: (m) => ownSince(m, "turnBegan"),
      maxActs: 20,
    })),
    lesson(() => ({
      id: "build",
      title: en.build.title,
      text: en.build.text,
      rule: "WE-11.8",
      goals: [{ id: "build", text: en.build.goal, isDone: (m) => planned(m, "build") || own(m, "built") }],
      hint: en.build.hint,
      target: () => [...land("b3"), ".dock"],
      isMissed: (m) => ownSince(m, "turnBegan"),
      maxActs: 20,
    })),
    lesson(() => ({
      id: "control",
      title: en.control.title,
      text: en.control.text,
      rule: "WE-13.1",
      goals: [{ id: "control", text: en.control.goal, isDone: (m) => own(m, "controlPlaced") }],
      hint: en.control.hint,
      target: () => BUTTONS,
      isMissed: (m) => ownSince(m, "turnBegan"),
      maxActs: 20,
    })),
    lesson(() => ({
      id: "battle",
      title: en.battle.title,
      text: en.battle.text,
      rule: "WE-9.18",
      goals: [{ id: "win", text: en.battle.goal, isDone: hasWonBattle }],
      hint: (m) => (isBeforeMoves(m) || m.view.phase === "battle" ? en.battle.hint : en.later),
      target: () => land("f3", "e4"),
      maxActs: 40,
    })),
    lesson(() => ({
      id: "win",
      title: en.win.title,
      text: en.win.text,
      rule: "WE-14.1",
      goals: [
        {
          id: "win",
          text: en.win.goal,
          isDone: (m) => resultOf(m) === "won",
          progress: (m) => en.win.now(systemsOf(m, OWN)),
        },
      ],
      hint: en.win.hint,
      target: () => BUTTONS,
      maxActs: 200,
    })),
  ],
  result: (m) => resultOf(m),
  endings: en.endings,
};

function resultOf(moment: Moment): GuideResult | null {
  const { view, seat: learner } = moment;
  // A plan shows what would happen; the match is decided only when it has happened.
  if (moment.plan.steps.length > 0) return null;
  const { over } = view.flow;
  if (over) return over.winners.includes(learner) ? "won" : "lost";
  if (view.round <= LAST_ROUND) return null;
  return systemsOf(moment, OWN) < systemsOf(moment, 1) ? "lost" : "undecided";
}
