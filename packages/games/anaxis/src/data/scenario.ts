/** The form of a scenario (rules.md, section 10): the sheet's five, or one of one's own. */
import type { Edge, Side } from "../acts.ts";

/** Where ships may be deployed. Distances in hexes. */
export type Zone =
  /** Within a distance of a fixed edge, of an edge the side chooses, or of any edge but one. */
  | { readonly kind: "edge"; readonly edge: Edge | "choose"; readonly within: number; readonly notGoalOf?: Side }
  | { readonly kind: "goal"; readonly min: number; readonly max: number; readonly centreWithin: number }
  | { readonly kind: "apart"; readonly fromEnemy: number }
  | { readonly kind: "base"; readonly within: number }
  | { readonly kind: "rectangle"; readonly col: readonly [number, number]; readonly row: readonly [number, number] };

export interface FleetEntry {
  readonly ship: string;
  readonly count: number;
  /** Where this class deploys when it differs from the rest of the side. */
  readonly zone?: Zone;
}
export interface ScenarioSide {
  /** A race, `any`, or any except one. */
  readonly race: string | { readonly except: string };
  /** The printed list, or null when the side buys its fleet. */
  readonly fleet: readonly FleetEntry[] | null;
  /** Points to buy with when there is no printed list. */
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
/** `null` is a draw; `score` compares what is left (AX-9.7). */
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
  /** Side that loses hull to mines after moving, or null (AX-10.4). */
  readonly mines: Side | null;
  /** Tested in this order whenever something happens. */
  readonly ends: readonly { readonly if: Condition; readonly winner: Verdict }[];
}
