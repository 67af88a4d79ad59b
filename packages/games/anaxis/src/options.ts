/** The type of the parsed options of Anaxis (rules.md, section 14). */
import type { Leg } from "./calc/legs.ts";
import type { ScenarioFile } from "./data/scenario.ts";
import type { ShipClass } from "./data/ship.ts";

/** Points of each side in the recommended skirmish. */
export const SKIRMISH_POINTS = 50;
export const SCENARIO_IDS = ["skirmish", "ambassador", "surgical", "border", "minefield", "faceoff"] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** Options after parsing: each has a value. */
export interface Options {
  readonly "ax.scenario": ScenarioId;
  /** Free skirmish: points per side. */
  readonly "ax.points": number;
  /** Ships that a volley may be aimed at. */
  readonly "ax.targets": "enemies" | "any";
  readonly "ax.evasionPenalty": "table" | "maneuver";
  readonly "ax.commandFiring": "raise" | "lower";
  readonly "ax.lateCommand": "off" | "on";
  readonly "ax.piloting": "point" | "rating";
  readonly "ax.narrowArc": "wedge" | "line";
  readonly "ax.fullTie": "marker" | "die";
  readonly "ax.mapEdge": "exit" | "closed" | "open";
  readonly "ax.scanTiming": "firing" | "movement";
  readonly "ax.uplinkLimit": "both" | "link" | "target";
  readonly "ax.uplinkBonus": "rating7" | "plus7";
  readonly "ax.interdictionExtra": "free" | "insteadOfPrimary";
  readonly "ax.pulseFriendly": "all" | "enemies";
  readonly "ax.pulseProfile": "printed" | "falloff";
  readonly "ax.jamStack": "best" | "sum";
  readonly "ax.shieldFace": "two" | "odd" | "three";
  readonly "ax.shieldStack": "best" | "sum";
  readonly "ax.stealthModes": "two" | "three";
  readonly "ax.cpCap": "quarter" | "none";
  readonly "ax.deployment": "simultaneous" | "alternate";
  /** Turns; 0 = none; -1 = as the scenario says. */
  readonly "ax.turnLimit": number;
  /** Who may claim a draw after quiet turns; since edition 5. */
  readonly "ax.drawClaim": "either" | "notBehind";
  readonly "ax.ambassadorEdges": "one" | "any";
  readonly "ax.mineTrigger": "moved" | "always";
  /** Extra Cinema Points: positive for side 1, negative for side 2. */
  readonly "ax.handicap": number;
  /** Gives the weaker side of a scenario what makes it even; absent if it does not (AX-10.8). */
  readonly "ax.evenSides"?: true;
  /** Custom ship classes beside the printed ones, or null. */
  readonly "ax.ownShips": readonly ShipClass[] | null;
  /** A custom scenario, which replaces the chosen one, or null. */
  readonly "ax.ownScenario": ScenarioFile | null;
  /**
   * The result of the first leg of a contest, by its own sides, or null. With it this match is the second leg, with the
   * sides exchanged.
   */
  readonly "ax.firstLeg": Leg | null;
}
