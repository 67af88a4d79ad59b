/** Turn and stage for the top bar, seat colours, the actors of log lines, and display times of facts. */
import type { Fact4000, Power, View4000 } from "@starboard/4000ad";
import type { TurnStage } from "@starboard/ui";
import type { Fact, Seat } from "@starboard/kernel";
import { en } from "./messages.en.ts";
import { powerLooks } from "./model/powers.ts";

type StageName = keyof typeof en.phase.stages;
const STAGES: readonly StageName[] = ["production", "arrivals", "departure"];
/** The stage of an own turn each step belongs to (AD-6.1.a). */
const STAGE_OF: Readonly<Record<string, StageName>> = {
  beginTurn: "production",
  produce: "production",
  place: "production",
  push: "arrivals",
  arrive: "arrivals",
  depart: "departure",
};
const SPECIAL: Readonly<Record<string, string>> = {
  get retreat() {
    return en.phase.battle;
  },
  get fight() {
    return en.phase.battle;
  },
  get forced() {
    return en.phase.surrender;
  },
  get offer() {
    return en.phase.standOff;
  },
  get answerOffer() {
    return en.phase.standOff;
  },
};

export function phase(view: View4000): { turn: string; phase: string; stages?: readonly TurnStage[] } {
  const { board } = view;
  const turn = board.round > 0 ? en.phase.round(board.round) : en.phase.setup;
  if (board.flow.over) return { turn, phase: en.phase.over };
  const steps = board.flow.stack.map((frame) => frame.step);
  const top = steps.at(-1) ?? "";
  const special = SPECIAL[top];
  // A battle interrupts a stage, which is below it on the stack.
  const now = steps.map((step) => STAGE_OF[step]).findLast((stage) => stage !== undefined);
  if (!now) return { turn, phase: special ?? "" };
  const at = STAGES.indexOf(now);
  return {
    turn,
    phase: special ?? en.phase.stages[now],
    stages: STAGES.map((stage, i) => ({
      name: en.phase.stages[stage],
      state: i < at ? "done" : i === at ? "now" : "ahead",
    })),
  };
}

export function badge(view: View4000, seat: Seat): { colour: number; emblem: string; figure?: string } {
  const looks = powerLooks(view);
  const own = looks.find((look) => view.board.seatOf[look.power] === seat);
  return { colour: own?.colour ?? 1, emblem: own?.name ?? "", ...(own?.species && { figure: own.emblem }) };
}

/** Returns the seat of the power that a fact is about; null for facts about several powers or the whole match. */
export function actorOf(fact: Fact, view: View4000): Seat | null {
  const power = powerOf(fact as Fact4000);
  return power === null ? null : (view.board.seatOf[power] ?? null);
}

function powerOf(fact: Fact4000): Power | null {
  switch (fact.is) {
    case "proposed":
      return fact.proposal.from;
    case "proposalClosed":
      return fact.by ?? fact.proposal.from;
    case "battle":
      return fact.attackers[0]?.power ?? null;
    case "allianceEnded":
    case "conferenceClosing":
      return fact.by;
    case "permission":
    case "lent":
    case "grantLapsed":
      return fact.from;
    default:
      return "power" in fact ? fact.power : null;
  }
}

/** Display time of facts at normal speed, in ms. Motion takes at most 250 ms of it. */
const DURATION: Partial<Record<Fact4000["is"], number>> = {
  homeTossed: 700,
  neutralsPlaced: 220,
  startRolled: 900,
  roundBegan: 350,
  produced: 250,
  placed: 350,
  pushed: 260,
  overshot: 1100,
  emerged: 700,
  recruitRolled: 1400,
  battle: 1500,
  diceRound: 1600,
  retreated: 700,
  foughtOn: 500,
  battleEnded: 400,
  derelictsTaken: 700,
  departed: 600,
  hopped: 600,
  takenAlong: 250,
  homeLost: 1400,
  homeRegained: 1200,
  standOff: 1400,
  withdrawalOffered: 1200,
  withdrawalAnswered: 1200,
  treatyKept: 900,
  treatyForfeit: 1000,
  treatyVoid: 900,
  eliminated: 1600,
  surrendered: 700,
  forcedOut: 700,
  fleetLost: 900,
  proposed: 900,
  proposalClosed: 700,
  allied: 900,
  allianceKnown: 1200,
  allianceEnded: 1200,
  resigned: 1400,
  conceded: 1400,
  won: 600,
  scored: 1200,
};
export const duration = (fact: Fact): number => DURATION[(fact as Fact4000).is] ?? 0;
