/** Anaxis 1.8: hex-map tactical combat between fleets of starships. */
import type { Game } from "@starboard/kernel";
import { claimDraw, concede } from "./asides/end.ts";
import { concerns } from "./concerns.ts";
import { invariants } from "./invariants.ts";
import { read, write } from "./notation.ts";
import { options } from "./options.ts";
import { outline } from "./outline.ts";
import { legOf } from "./calc/legs.ts";
import { clone, setup } from "./setup.ts";
import type { ShapeAx } from "./shape.ts";
import { buy } from "./steps/buy.ts";
import { callFire, callMove, selectFire, selectMove, windowStep } from "./steps/call.ts";
import { closing, endMove, scan, scans } from "./steps/closing.ts";
import { base, carrier, deploy, edge } from "./steps/deploy.ts";
import { fire } from "./steps/fire.ts";
import { declare, move } from "./steps/move.ts";
import { prepare } from "./steps/prepare.ts";
import { damage, strike } from "./steps/strike.ts";
import { beginFire, beginTurn, endTurn } from "./steps/turn.ts";
import { sums } from "./sums.ts";
import { determinize, view } from "./view.ts";

export const game: Game<ShapeAx> = {
  id: "anaxis",
  edition: 4,
  options,
  outline,
  steps: {
    prepare,
    buy,
    edge,
    base,
    deploy,
    carrier,
    beginTurn,
    callMove,
    selectMove,
    declare,
    move,
    closing,
    endMove,
    beginFire,
    scans,
    scan,
    callFire,
    window: windowStep,
    selectFire,
    fire,
    strike,
    damage,
    endTurn,
  },
  asides: { concede, claimDraw },
  resign: () => ({ step: "concede", act: { do: "concede" } }),
  refusals: {
    turn: { rule: "AX-11.1", code: "AX_NOT_YOUR_DECISION" },
    phase: { rule: "AX-11.1", code: "AX_WRONG_PHASE" },
    over: { rule: "AX-9.7", code: "AX_GAME_OVER" },
  },
  setup,
  seats: () => 2,
  clone,
  view,
  determinize,
  concerns,
  invariants,
  sums,
  // A contest has two legs: what follows the second is a first one again.
  rematchOptions: ({ board }) => ({ "ax.firstLeg": board.options["ax.firstLeg"] ? null : legOf(board) }),
  includesFirstLeg: (options) => options["ax.firstLeg"] !== null,
  notation: { read, write },
};

export type * from "./acts.ts";
export type * from "./data/scenario.ts";
export { SCENARIOS, skirmish } from "./data/scenarios.ts";
export type * from "./data/ship.ts";
export { RACE_IDS, SHIPS } from "./data/ships.ts";
export { readScenario, readShip } from "./data/read.ts";
export type * from "./facts.ts";
export type { Options, ScenarioId } from "./options.ts";
export { arcHexes, inArc } from "./calc/arc.ts";
export { shieldDice, shieldPoint } from "./calc/armour.ts";
export { difficultyOf, difficultySum, gunsOf, rangeOf, type Shot } from "./calc/difficulty.ts";
export { suggestedCost } from "./calc/cost.ts";
export { costOf, cpCap, racesFor } from "./calc/fleet.ts";
export { groupOf, highestNumber, slotQueue } from "./calc/initiative.ts";
export { damageOdds, type VolleyOdds, volleyOdds } from "./calc/odds.ts";
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
export { scoreSum } from "./calc/score.ts";
export { apart, jamAt, linkWorks, sensorTerms } from "./calc/sensors.ts";
export { classOf, enemyOf, isBase, matchSetupOf } from "./match-setup.ts";
export type { ShapeAx } from "./shape.ts";
export { rules } from "./rules.gen.ts";
export { text } from "./text/index.ts";
export { DAMAGE_CONTROL } from "./steps/strike.ts";
export * from "./state.ts";
export { edgeDistance, zoneHexes } from "./zone.ts";
