/** Data that the options fix for a whole match: scenario, ship classes, map. Compiled once per options object. */
import type { ClassId, Ship, Side } from "./acts.ts";
import { withCompensation } from "./data/compensation.ts";
import { compensationIn, type RaceCompensation, raceCompensationIn } from "./data/even-sides.ts";
import type { ScenarioFile } from "./data/scenario.ts";
import { SCENARIOS, skirmish } from "./data/scenarios.ts";
import type { ShipClass } from "./data/ship.ts";
import { SHIPS } from "./data/ships.ts";
import type { Options } from "./options.ts";
import type { StateAx } from "./state.ts";

export interface MatchSetup {
  readonly scenario: ScenarioFile;
  readonly classes: readonly ShipClass[];
  readonly index: ReadonlyMap<ClassId, number>;
  readonly cols: number;
  readonly rows: number;
  /** Number of turns; 0 for no limit. */
  readonly turnLimit: number;
  /** Class number of the research base; -1 if there is none. */
  readonly baseKind: number;
  /** Cinema Points that a side receives for its race when both fleets are revealed (AX-10.8). */
  readonly raceCp: RaceCompensation;
}

/** Id of the research base among the classes of a match that has one. */
export const BASE_ID = "research-base";

const compiled = new WeakMap<Options, MatchSetup>();
/** The latest result: bots ask for the same options millions of times in a row. */
let latest: { options: Options; matchSetup: MatchSetup } | null = null;

/** Returns the data that a match's options fix. */
export function matchSetupOf(options: Options): MatchSetup {
  if (latest?.options === options) return latest.matchSetup;
  let matchSetup = compiled.get(options);
  if (!matchSetup) {
    matchSetup = compile(options, raceCompensationIn(options));
    compiled.set(options, matchSetup);
  }
  latest = { options, matchSetup };
  return matchSetup;
}

/** Plays matches with these options with other Cinema Points for races than the stored ones, to measure them. */
export function tryRaceCompensation(options: Options, raceCp: RaceCompensation): void {
  compiled.set(options, compile(options, raceCp));
}

function compile(options: Options, raceCp: RaceCompensation): MatchSetup {
  const scenario = scenarioOf(options);
  const classes = [...SHIPS, ...(options["ax.ownShips"] ?? [])];
  const owner = scenario.sides.find((side) => side.base !== null);
  if (owner?.base) classes.push(baseClass(owner.base.hull, owner.base.armour));
  const limit = options["ax.turnLimit"];
  return {
    scenario,
    classes,
    index: new Map(classes.map((c, i) => [c.id, i] as const)),
    cols: scenario.map.cols,
    rows: scenario.map.rows,
    turnLimit: limit < 0 ? scenario.turnLimit : limit,
    baseKind: owner ? classes.length - 1 : -1,
    raceCp,
  };
}

function scenarioOf(options: Options): ScenarioFile {
  const id = options["ax.scenario"];
  if (options["ax.ownScenario"]) return options["ax.ownScenario"];
  const scenario = SCENARIOS.find((s) => s.id === id) ?? skirmish(options["ax.points"]);
  const compensation = compensationIn(options);
  return compensation ? withCompensation(scenario, compensation) : scenario;
}

/** The class of a research base, which has only armour and hull (AX-10.4). */
const baseClass = (hull: number, armour: number): ShipClass => ({
  id: BASE_ID,
  name: "Research base",
  class: "Station",
  race: "",
  hull,
  speed: 0,
  reverse: 0,
  maneuver: 0,
  armour,
  initiative: 0,
  sensors: { num: 1, den: 1 },
  primary: null,
  secondary: null,
  special: null,
  cost: 0,
});

export const classOf = (t: StateAx, ship: Ship): ShipClass =>
  matchSetupOf(t.options).classes[t.kind[ship] as number] as ShipClass;

/** True for the research base, which is not a ship and has no slots (AX-2.7, AX-10.4). */
export const isBase = (t: StateAx, ship: Ship): boolean => t.kind[ship] === matchSetupOf(t.options).baseKind;

export const enemyOf = (side: Side): Side => (1 - side) as Side;
