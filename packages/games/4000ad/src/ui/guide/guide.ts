/** The guided match: Algol against Rigel, with a fleet of Rigel already on its way. */
import { perLanguage } from "@starboard/kit";
import type { Fact4000, Shape4000 } from "@starboard/4000ad";
import { mapOf, starIndex } from "@starboard/4000ad";
import { seat } from "@starboard/kernel";
import type { Guide, GuideLesson, GuideMoment, GuideResult } from "@starboard/ui";
import { useBoardStore } from "../model/board-store.ts";
import { en } from "./guide.en.ts";
import { reply, shipsAboard } from "./opponent.ts";

type Moment = GuideMoment<Shape4000>;

const OPTIONS = {
  "ad.version": "independents",
  "ad.players": 2,
  "ad.homes": "custom",
  "ad.homeStars": ["algol", "rigel"],
  "ad.firstPlayer": "fixed",
};
/** The battle ends undecided after this round. */
const LAST_ROUND = 14;
const [ALGOL, RIGEL] = [0, 1];
const GUARD = 6;
/** Ships beyond those at Rigel that a strike needs, because Rigel builds while the fleet travels. */
const MARGIN = 2;

const map = mapOf({ "ad.map": null });
const star = (id: string): number => starIndex(map, id);
const shipsAt = ({ view: { board } }: Moment, id: string, power = ALGOL): number =>
  board.ships[star(id) * board.P + power] ?? 0;
const planned = ({ plan }: Moment, act: string): boolean => plan.steps.some((step) => step.act.do === act);
/** Whether the learner has chosen a star of departure, on the board or in the list of actions. */
const isStarChosen = (m: Moment): boolean => planned(m, "muster") || useBoardStore.getState().sending !== null;
const onBoard = (...ids: readonly string[]): readonly string[] => ids.map((id) => `[data-star="${star(id)}"]`);
const MAIN = ".ask .main, .ask .may";

type Departed = Extract<Fact4000, { readonly is: "departed" }>;
const departures = ({ pastFacts }: Moment): readonly Departed[] =>
  pastFacts.filter((fact): fact is Departed => fact.is === "departed" && fact.power === ALGOL);
const happened = ({ pastFacts }: Moment, is: string, power: number): boolean =>
  pastFacts.some((fact) => fact.is === is && "power" in fact && fact.power === power);
const largestDeparture = (moment: Moment): number =>
  Math.max(0, ...departures(moment).map(({ ships }) => ships.reduce((sum, { ships: n }) => sum + n, 0)));

/** The ships the learner is about to send, as chosen so far. */
const plannedShips = ({ plan }: Moment): number =>
  Math.max(
    useBoardStore.getState().sending?.ships ?? 0,
    ...plan.steps.map(({ act }) => (act.do === "depart" ? act.ships : 0)),
  );

function wonBattle({ pastFacts }: Moment): boolean {
  return pastFacts.some((fact) => {
    if (fact.is !== "battle") return false;
    const winners = fact.attackersWin ? fact.attackers : fact.defenders;
    return winners.some(({ power }) => power === ALGOL);
  });
}

/** Rings and crosses of the stars where the learner has ships, and of the home star. */
function symbols({ view: { board } }: Moment): { readonly rings: number; readonly crosses: number } {
  let [rings, crosses] = [0, 0];
  for (let s = 0; s < board.S; s++) {
    if ((board.ships[s * board.P + ALGOL] ?? 0) === 0 && s !== board.home[ALGOL]) continue;
    rings += map.population[s] ?? 0;
    crosses += map.materials[s] ?? 0;
  }
  return { rings, crosses };
}

const largestFleet = ({ view: { board } }: Moment): number =>
  Math.max(...[0, 1].map((slot) => shipsAboard(board, ALGOL * 2 + slot, ALGOL)));
const needed = (moment: Moment): number => shipsAt(moment, "rigel", RIGEL) + MARGIN + 1;
const holdsRigel = (moment: Moment): boolean => shipsAt(moment, "rigel") > 0 && shipsAt(moment, "rigel", RIGEL) === 0;
const isFleetUnderWay = (moment: Moment): boolean => largestFleet(moment) > 0;

/** A lesson in the language of the moment. */
const lesson = (make: () => GuideLesson<Shape4000>): GuideLesson<Shape4000> => perLanguage(make);

export const guide: Guide<Shape4000> = {
  options: OPTIONS,
  position: {
    round: 4,
    turn: "algol",
    step: "departure",
    stars: { algol: { algol: 16 }, rigel: { rigel: 3 }, castor: { rigel: 2 } },
    warps: { rigel: [{ from: "rigel", count: 2, ships: 5 }] },
  },
  seed: 4000,
  seat: seat(ALGOL),
  get role() {
    return en.role;
  },
  reply,
  subscribe: (changed) => useBoardStore.subscribe(changed),
  lessons: [
    lesson(() => ({
      id: "home",
      title: en.home.title,
      text: en.home.text,
      rule: "AD-10.2",
      goals: [{ id: "choose", text: en.home.goal, isDone: (m) => isStarChosen(m) || departures(m).length > 0 }],
      hint: en.home.hint,
      target: () => onBoard("algol"),
      maxActs: 2,
    })),
    lesson(() => ({
      id: "send",
      title: en.send.title,
      text: en.send.text,
      rule: "AD-6.3.3",
      goals: [
        {
          id: "send",
          text: en.send.send,
          isDone: (m) => largestDeparture(m) >= 3,
          progress: (m) => en.send.planned(plannedShips(m)),
        },
        { id: "guard", text: en.send.guard, isDone: (m) => departures(m).length > 0 && shipsAt(m, "algol") >= GUARD },
      ],
      hint: en.send.hint,
      target: (m) => (isStarChosen(m) ? [".ad-dock-send input", ".ad-dock-send"] : onBoard("algol")),
      isMissed: (m) => departures(m).length > 0 && shipsAt(m, "algol") < GUARD,
      maxActs: 8,
    })),
    lesson(() => ({
      id: "arrive",
      title: en.arrive.title,
      text: en.arrive.text,
      rule: "AD-6.3.2.a",
      goals: [
        { id: "emerge", text: en.arrive.goal, isDone: (m) => planned(m, "emerge") || happened(m, "emerged", ALGOL) },
      ],
      hint: en.arrive.hint,
      target: () => [".ad-dock-arrive", ...onBoard("menkar", "aldebaran")],
      maxActs: 10,
    })),
    lesson(() => ({
      id: "build",
      title: en.build.title,
      text: en.build.text,
      rule: "AD-6.2.3",
      goals: [
        {
          id: "pairs",
          text: en.build.goal,
          isDone: (m) => Math.min(symbols(m).rings, symbols(m).crosses) >= 2,
          progress: (m) => en.build.now(symbols(m).rings, symbols(m).crosses),
        },
      ],
      hint: (m) => (symbols(m).rings < 2 ? en.build.hintRing : en.build.hintCross),
      target: (m) => onBoard(symbols(m).rings >= 2 ? "menkar" : isStarChosen(m) ? "capella" : "algol"),
      maxActs: 10,
    })),
    lesson(() => ({
      id: "battle",
      title: en.battle.title,
      text: en.battle.text,
      rule: "AD-6.4.1",
      goals: [{ id: "win", text: en.battle.goal, isDone: wonBattle }],
      hint: en.battle.hint,
      target: (m) => [".ad-dock-arrive", ...onBoard(isFleetUnderWay(m) ? "castor" : "algol")],
      maxActs: 12,
    })),
    lesson(() => ({
      id: "gather",
      title: en.gather.title,
      text: (m) => en.gather.text(shipsAt(m, "rigel", RIGEL)),
      rule: "AD-6.4.2",
      goals: [
        {
          id: "strike",
          text: en.gather.goal,
          isDone: (m) => holdsRigel(m) || (largestFleet(m) >= needed(m) && m.plan.steps.length === 0),
          progress: (m) => en.gather.now(largestFleet(m), needed(m)),
        },
      ],
      hint: en.gather.hint,
      target: (m) => (isStarChosen(m) ? [".ad-dock-send"] : onBoard("algol")),
      maxActs: 12,
    })),
    lesson(() => ({
      id: "take",
      title: en.take.title,
      text: en.take.text,
      rule: "AD-10.2",
      goals: [{ id: "take", text: en.take.goal, isDone: holdsRigel }],
      hint: en.take.hint,
      target: () => [".ad-dock-arrive", ...onBoard("rigel")],
      maxActs: 16,
    })),
    lesson(() => ({
      id: "win",
      title: en.win.title,
      text: en.win.text,
      rule: "AD-10.2",
      goals: [{ id: "win", text: en.win.goal, isDone: (m) => resultOf(m) === "won" }],
      hint: en.win.hint,
      target: () => [MAIN],
      maxActs: 12,
    })),
  ],
  result: resultOf,
  endings: en.endings,
};

function resultOf({ view: { board }, seat: learner, plan }: Moment): GuideResult | null {
  // A plan shows what would happen; the battle is decided only when it has happened.
  if (plan.steps.length > 0) return null;
  if (board.flow.over) return board.flow.over.winners.includes(learner) ? "won" : "lost";
  return board.round > LAST_ROUND ? "undecided" : null;
}
