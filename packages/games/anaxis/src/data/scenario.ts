/** The type of a scenario: one of the five of the sheet, or a custom one (rules.md, section 10). */
import type { Edge, Side } from "../acts.ts";

/** A deployment zone. Distances are in hexes. */
export type Zone =
  /** Within a distance of a fixed edge, of an edge that the side chooses, or of any edge except the goal of a side. */
  | { readonly kind: "edge"; readonly edge: Edge | "choose"; readonly within: number; readonly notGoalOf?: Side }
  | { readonly kind: "goal"; readonly min: number; readonly max: number; readonly centreWithin: number }
  | { readonly kind: "apart"; readonly fromEnemy: number }
  | { readonly kind: "base"; readonly within: number }
  | { readonly kind: "rectangle"; readonly col: readonly [number, number]; readonly row: readonly [number, number] };

export interface FleetEntry {
  readonly ship: string;
  readonly count: number;
  /** The zone of this class, if it differs from the zone of the side. */
  readonly zone?: Zone;
}
export interface ScenarioSide {
  /** A race, `any`, or any race except one. */
  readonly race: string | { readonly except: string };
  /** The printed list, or null if the side buys its fleet. */
  readonly fleet: readonly FleetEntry[] | null;
  /** Points to buy a fleet with, if there is no printed list. */
  readonly points: number;
  readonly cp: number;
  readonly edges: "exit" | "closed";
  readonly zone: Zone;
  /** Research base (AX-10.4), or null. */
  readonly base: { readonly hull: number; readonly armour: number; readonly within: number } | null;
  readonly carrier: boolean;
}
export type Condition =
  | { readonly when: "bothEliminated" }
  | { readonly when: "eliminated"; readonly side: Side; readonly baseAtMost?: number }
  | { readonly when: "shipDestroyed"; readonly ship: string }
  | { readonly when: "baseDestroyed" }
  | { readonly when: "carrierReachesGoal" }
  | { readonly when: "carrierDestroyed" }
  | { readonly when: "carrierLeavesElsewhere"; readonly unlessDestroyed?: string }
  | { readonly when: "turnLimit"; readonly baseAtMost?: number };
/** The winning side; `null` for a draw; `score` compares the remaining fleets (AX-9.7). */
export type Verdict = Side | null | "score";

export interface ScenarioFile {
  readonly format: "starboard.anaxis.scenario";
  readonly version: 1;
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly map: { readonly cols: number; readonly rows: number };
  readonly turnLimit: number;
  readonly sides: readonly [ScenarioSide, ScenarioSide];
  /** Set-up steps in order, such as `1.fleet`, `0.edge`, `0.base`, `0.deploy`, `0.carrier`. */
  readonly order: readonly string[];
  /** The side whose ships roll for mines after moving, or null (AX-10.4). */
  readonly mines: Side | null;
  /** The endings, tested in this order after every event. */
  readonly ends: readonly { readonly if: Condition; readonly winner: Verdict }[];
}
