/** Turn and phase for the top bar and the ribbon, and how long each fact is shown. */
import { type ShapeWE, concernedSeats, type FactWE, partName, type ViewWE } from "@starboard/warp-empires";
import type { CatchUp } from "@starboard/ui";
import type { Fact, RuleId, Seat } from "@starboard/kernel";
import { en } from "./messages.en.ts";
import { sideOf, type World, worldOf } from "./model/world.ts";
import type { RibbonPhase } from "./Ribbon.tsx";

const RULE: Readonly<Record<string, RuleId>> = {
  draw: "WE-4.1",
  move: "WE-5.1",
  explore: "WE-6.2",
  challenge: "WE-7.1",
  parley: "WE-8.1",
  battle: "WE-9.1",
  revenue: "WE-10.1",
  recruit: "WE-11.1",
  upkeep: "WE-12.1",
  control: "WE-13.1",
};
const INSERTED: ReadonlySet<string> = new Set(["explore", "challenge", "parley"]);

export function phasesOf(world: World, view: ViewWE): readonly RibbonPhase[] {
  const { module } = world;
  const now = module.phases.findIndex((one) => one.id === view.phase);
  return module.phases.map((one, i) => ({
    id: one.id,
    name: nameOf(world, one),
    state: i < now ? "done" : i === now ? "now" : "ahead",
    inserted: INSERTED.has(one.kind),
    help: en.phaseHelp[one.kind],
    rule: RULE[one.kind] ?? "WE-2.10",
  }));
}

function nameOf(world: World, phase: World["module"]["phases"][number]): string {
  const { challenges, parleys } = world.module;
  const named =
    phase.kind === "challenge"
      ? challenges.find((one) => one.id === phase.of)?.name
      : phase.kind === "parley"
        ? parleys.find((one) => one.id === phase.of)?.name
        : undefined;
  return named === undefined ? en.phaseName[phase.kind] : partName(named);
}

export function phase(view: ViewWE): { turn: string; phase: string } {
  const world = worldOf(view.options);
  const now = world.module.phases.find((one) => one.id === view.phase);
  return {
    turn: en.turn(world.module.name, view.round, view.turn),
    phase: view.flow.over ? en.over : now ? nameOf(world, now) : en.setup,
  };
}

export const badge = (view: ViewWE, seat: Seat): { colour: number; emblem: string } => ({
  colour: sideOf(worldOf(view.options), view, seat),
  emblem: view.seats[seat]?.faction ?? "",
});

/** Milliseconds a fact is shown at normal speed; 0 for facts that are not shown. */
const DURATION: Partial<Record<FactWE["is"], number>> = {
  homeDealt: 300,
  factionPicked: 700,
  headStart: 700,
  fortPlaced: 600,
  turnBegan: 500,
  cardPlayed: 900,
  cardNegated: 900,
  moveAnnounced: 800,
  moveNegated: 900,
  moveStopped: 800,
  moved: 450,
  explored: 1800,
  challengeRolled: 1300,
  consequence: 1300,
  featureGone: 700,
  parleyRolled: 1300,
  unitsLost: 1200,
  retreated: 700,
  declared: 800,
  attackForbidden: 1000,
  battleBegan: 900,
  neutralRolled: 1100,
  cardsRevealed: 1000,
  battleDecided: 1800,
  lossSaved: 900,
  leadersCaptured: 1000,
  assimilated: 1000,
  subdued: 500,
  incomeChanged: 900,
  revenuePaid: 900,
  bonusRolled: 800,
  unitBought: 350,
  built: 700,
  upkeepDue: 700,
  controlPlaced: 700,
  controlRemoved: 900,
  handSeen: 1400,
  stackSeen: 1400,
  cardTaken: 900,
  treasuryMoved: 700,
  eliminated: 1500,
  conceded: 1400,
  won: 800,
};
export const duration = (fact: Fact): number => DURATION[(fact as FactWE).is] ?? 0;

/** Facts that are worth watching for all players. */
const NEWS: ReadonlySet<string> = new Set(["battleDecided", "eliminated", "conceded", "won"]);

/**
 * Three bots take about a hundred facts for their turns, more than a minute at full length. The player watches what
 * concerns the player and finds the rest in the log.
 */
export const catchUp: CatchUp<ShapeWE> = {
  withinMs: 7000,
  isOwnTurn: ({ active }, viewer) => active === viewer,
  isImportant: (fact, viewer) =>
    NEWS.has(fact.is) || (viewer !== "public" && concernedSeats(fact as FactWE).includes(viewer)),
};

/** The seat that acted, for the emblem beside a fact: the seat that the fact names. */
export const whoseOf = (fact: Fact): Seat | undefined => {
  const own = fact as FactWE;
  return "seat" in own ? own.seat : undefined;
};
