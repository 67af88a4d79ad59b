/** Anaxis 1.8: the rules, and what bots, boards and texts may use of them. */
export type * from "./acts.ts";
export type * from "./data/scenario.ts";
export { evenSides } from "./data/even-sides.ts";
export { SCENARIOS, skirmish } from "./data/scenarios.ts";
export type * from "./data/ship.ts";
export { RACE_IDS, SHIPS } from "./data/ships.ts";
export { readScenario, readShip } from "./data/read.ts";
export type * from "./facts.ts";
export { sampleFleet, trial } from "./files/trial.ts";
export { editions } from "./editions/index.ts";
export { game } from "./game.ts";
export { glance } from "./glance.ts";
export type { Options, ScenarioId } from "./options.ts";
export { arcHexes, inArc } from "./calc/arc.ts";
export { shieldDice, shieldPoint } from "./calc/armour.ts";
export { difficultyOf, difficultySum, farthestHit, gunsOf, rangeOf, type Shot } from "./calc/difficulty.ts";
export { suggestedCost } from "./calc/cost.ts";
export { costOf, cpCap, racesFor } from "./calc/fleet.ts";
export { groupOf, highestNumber, slotQueue } from "./calc/initiative.ts";
export { damageOdds, type Distribution, type VolleyOdds, volleyOdds } from "./calc/odds.ts";
export {
  effectiveManeuver,
  effectiveReverse,
  effectiveSpeed,
  minimumMove,
  rotations,
  tablePenalty,
} from "./calc/ratings.ts";
export { type Combined, contestOf, keptSum, type Leg, legOf, pointsSum } from "./calc/legs.ts";
export { type End, reach } from "./calc/reach.ts";
export { leader, scoreOf, scoreSum } from "./calc/score.ts";
export { apart, jamAt, linkWorks, sensorTerms } from "./calc/sensors.ts";
export { type Bearing, type Threat, threatMean, threatTo } from "./calc/threat.ts";
export { classOf, enemyOf, isBase, matchSetupOf } from "./match-setup.ts";
export type { ShapeAx } from "./shape.ts";
export { rules } from "./rules.gen.ts";
export { text } from "./text/index.ts";
export { shipName, shipType } from "./text/ship-type.ts";
export { nameOf, namesOf } from "./ship-names.ts";
export { COMMAND, forbidCommandMove, raiseMatters } from "./steps/call.ts";
export { PULSE_RADIUS, usefulShots } from "./steps/fire.ts";
export { DAMAGE_CONTROL } from "./steps/strike.ts";
export * from "./state.ts";
export { edgeDistance, zoneHexes } from "./zone.ts";
