/** The guided match: a cruiser and a frigate against a cruiser and a destroyer. */
import { perLanguage } from "@starboard/kit";
import type { ShapeAx } from "@starboard/anaxis";
import { type Fact, seat } from "@starboard/kernel";
import type { Guide, GuideLesson, GuideMoment, GuideResult } from "@starboard/ui";
import { en } from "./guide.en.ts";
import { reply } from "./opponent.ts";

type Moment = GuideMoment<ShapeAx>;

const OWN = 0;
const GORGON = 0;
const POINTS = 4;
const LAST_TURN = 8;

type AnyFact = Fact & {
  readonly ship?: number;
  readonly difficulty?: number;
  readonly forward?: number;
  readonly turns?: number;
  readonly turn?: number;
};
const isOwn = ({ view }: Moment, ship: number | undefined): boolean =>
  ship !== undefined && view.board.side[ship] === OWN;
const own = (m: Moment, is: string, facts: readonly Fact[] = m.pastFacts): readonly AnyFact[] =>
  (facts as readonly AnyFact[]).filter((fact) => fact.is === is && isOwn(m, fact.ship));
const planned = ({ plan }: Moment, ...acts: readonly string[]): number =>
  plan.steps.filter((step) => acts.includes(step.act.do)).length;

const declarations = ["steady", "evade", "pursue"] as const;
/** Steps of Gorgon in its present or last move. */
const stepsOfGorgon = (m: Moment): number =>
  Math.max(
    m.view.board.forward[GORGON] ?? 0,
    ...own(m, "moveEnded").map((f) => (f.ship === GORGON ? (f.forward ?? 0) : 0)),
  );
const hasTurned = (m: Moment): boolean =>
  planned(m, "left", "right") > 0 || own(m, "moveEnded").some((fact) => (fact.turns ?? 0) > 0);

/** The largest number of banks that the learner fired in one turn. */
function banksInOneTurn(m: Moment): number {
  let [most, now] = [0, 0];
  for (const fact of m.pastFacts as readonly AnyFact[]) {
    if (fact.is === "turnBegan") now = 0;
    if (fact.is === "volley" && isOwn(m, fact.ship)) now += 1;
    most = Math.max(most, now);
  }
  return most;
}
const pointsLeft = ({ view }: Moment): number => view.board.cp[OWN] ?? 0;
const destroyed = (m: Moment): boolean =>
  (m.pastFacts as readonly AnyFact[]).some((fact) => fact.is === "destroyed" && !isOwn(m, fact.ship));

const MOVES = [".ax-steps", ".ax-dock", ".dock", ".ask .acts"];
const SHOTS = [".ax-aim", ".ax-dock", ".dock", ".ask .acts"];

/** A lesson in the language of the moment. */
const lesson = (make: () => GuideLesson<ShapeAx>): GuideLesson<ShapeAx> => perLanguage(make);

export const guide: Guide<ShapeAx> = {
  options: { "ax.scenario": "skirmish", "ax.points": 30, "ax.mapEdge": "closed", "ax.turnLimit": LAST_TURN },
  position: {
    turn: 1,
    phase: "movement",
    cp: [POINTS, 0],
    ships: [
      { class: "gorgon", side: 1, at: [15, 22], facing: "N" },
      { class: "typhon", side: 1, at: [17, 22], facing: "N" },
      { class: "maelstrom", side: 2, at: [15, 6], facing: "S" },
      { class: "tempest", side: 2, at: [17, 6], facing: "S" },
    ],
  },
  seed: 43,
  seat: seat(OWN),
  get role() {
    return en.role;
  },
  reply,
  lessons: [
    lesson(() => ({
      id: "order",
      title: en.order.title,
      text: en.order.text,
      rule: "AX-2.2",
      goals: [
        {
          id: "begin",
          text: en.order.goal,
          isDone: (m) => planned(m, ...declarations, "forward") > 0 || own(m, "moveEnded").length > 0,
        },
      ],
      hint: en.order.hint,
      target: () => [".ask .main", ...MOVES],
      maxActs: 6,
    })),
    lesson(() => ({
      id: "forward",
      title: en.forward.title,
      text: en.forward.text,
      rule: "AX-3.2",
      goals: [
        {
          id: "forward",
          text: en.forward.goal,
          isDone: (m) => stepsOfGorgon(m) >= 3,
          progress: (m) => en.forward.now(stepsOfGorgon(m)),
        },
      ],
      hint: en.forward.hint,
      target: () => MOVES,
      maxActs: 30,
    })),
    lesson(() => ({
      id: "turn",
      title: en.turn.title,
      text: en.turn.text,
      rule: "AX-3.3",
      goals: [{ id: "turn", text: en.turn.goal, isDone: hasTurned }],
      hint: en.turn.hint,
      target: () => MOVES,
      maxActs: 30,
    })),
    lesson(() => ({
      id: "fire",
      title: en.fire.title,
      text: en.fire.text,
      rule: "AX-6.1",
      goals: [{ id: "fire", text: en.fire.goal, isDone: (m) => planned(m, "fire") > 0 || own(m, "volley").length > 0 }],
      hint: en.fire.hint,
      target: () => SHOTS,
      maxActs: 30,
    })),
    lesson(() => ({
      id: "banks",
      title: en.banks.title,
      text: en.banks.text,
      rule: "AX-5.1",
      goals: [
        {
          id: "two",
          text: en.banks.goal,
          isDone: (m) => banksInOneTurn(m) >= 2,
          progress: (m) => en.banks.now(banksInOneTurn(m)),
        },
      ],
      hint: en.banks.hint,
      target: () => SHOTS,
      maxActs: 30,
    })),
    lesson(() => ({
      id: "evade",
      title: en.evade.title,
      text: en.evade.text,
      rule: "AX-4.1",
      goals: [
        {
          id: "declare",
          text: en.evade.goal,
          isDone: (m) => planned(m, "evade", "pursue") > 0 || own(m, "declared").length > 0,
        },
      ],
      hint: en.evade.hint,
      target: () => MOVES,
      maxActs: 30,
    })),
    lesson(() => ({
      id: "cinema",
      title: en.cinema.title,
      text: en.cinema.text,
      rule: "AX-8.4",
      goals: [
        {
          id: "spend",
          text: en.cinema.goal,
          isDone: (m) => pointsLeft(m) < POINTS,
          progress: (m) => en.cinema.now(pointsLeft(m)),
        },
      ],
      hint: en.cinema.hint,
      target: () => SHOTS,
      maxActs: 30,
    })),
    lesson(() => ({
      id: "close",
      title: en.close.title,
      text: en.close.text,
      rule: "AX-5.4",
      goals: [
        {
          id: "close",
          text: en.close.goal,
          isDone: (m) => own(m, "volley", m.facts).some((fact) => (fact.difficulty ?? 9) <= 2),
        },
      ],
      hint: en.close.hint,
      target: () => SHOTS,
      maxActs: 40,
    })),
    lesson(() => ({
      id: "destroy",
      title: en.destroy.title,
      text: en.destroy.text,
      rule: "AX-6.3",
      goals: [{ id: "destroy", text: en.destroy.goal, isDone: destroyed }],
      hint: en.destroy.hint,
      target: () => SHOTS,
      maxActs: 60,
    })),
    lesson(() => ({
      id: "win",
      title: en.win.title,
      text: en.win.text,
      rule: "AX-9.7",
      goals: [{ id: "win", text: en.win.goal, isDone: (m) => resultOf(m) === "won" }],
      hint: en.win.hint,
      target: () => SHOTS,
      maxActs: 200,
    })),
  ],
  result: (m) => resultOf(m),
  endings: en.endings,
};

function resultOf({ view: { board }, seat: learner, plan }: Moment): GuideResult | null {
  // A plan shows what would happen; the battle is decided only when it has happened.
  if (plan.steps.length > 0) return null;
  const { over } = board.flow;
  if (!over) return board.turn > LAST_TURN + 1 ? "undecided" : null;
  if (over.winners.length !== 1) return "undecided";
  return over.winners[0] === learner ? "won" : "lost";
}
