/**
 * A module for the rules: the document of rules.md, chapter B, with every option substituted and every default
 * filled in by the loader. It is plain data without optional keys, so the rules never have to interpret a missing key.
 */
import type { CardSpec, Dice, Effect, Predicate } from "./effect.ts";

export type * from "./effect.ts";

/** The seven generic phases, and the three a module may insert between `move` and `battle` (B.1). */
export const PHASE_KINDS = [
  "draw",
  "move",
  "explore",
  "challenge",
  "parley",
  "battle",
  "revenue",
  "recruit",
  "upkeep",
  "control",
] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

export interface UnitSpec {
  readonly id: string;
  readonly name: string;
  /** Number in one copy of the pile. */
  readonly count: number;
  /** A code of `movement.speeds`. */
  readonly move: string;
  readonly force: number;
  readonly cost: number;
  /** The rules read `leader` and `fortification`. */
  readonly tags: readonly string[];
  /** Where a fortification may be placed; null for any start place. */
  readonly site: Predicate | null;
  /** True if units may start where it stands. */
  readonly startsUnits: boolean;
}
export interface BuildingSpec {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly maxPerTerritory: number;
  readonly requires: Predicate;
  readonly functionsIf: Predicate | null;
  readonly startsUnits: boolean;
}
export interface TerrainSpec {
  readonly id: string;
  readonly name: string;
  readonly enter: "free" | "stop" | "never";
  readonly revenue: boolean;
  readonly explorable: boolean;
  readonly fortificationSite: boolean;
  readonly attrs: Readonly<Record<string, number>>;
  readonly network: {
    readonly id: string;
    readonly cost: number;
    readonly usesPerMove: number;
    readonly requiresControl: boolean;
  } | null;
}
export interface PhaseSpec {
  readonly id: string;
  readonly kind: PhaseKind;
  /** The challenge or parley, for `challenge` and `parley`. */
  readonly of: string | null;
}
export interface Row {
  readonly from: number;
  readonly to: number;
  /** null and false clear the feature. */
  readonly set: Readonly<Record<string, string | boolean | null>>;
  readonly name: string;
  readonly revenue: number;
}
export interface Bonus {
  readonly id: string;
  readonly amount: number;
  /** The rule cited if it is a term of a sum (`rule` in the document), or null. */
  readonly rule: string | null;
  readonly when: Predicate;
}
export interface ChallengeSpec {
  readonly id: string;
  readonly name: string;
  readonly feature: string;
  readonly die: Dice;
  readonly mandatory: boolean;
  /** Bonuses that are not `cumulative` count once together. */
  readonly bonuses: readonly (Bonus & { readonly cumulative: boolean })[];
  readonly successAt: number;
  readonly onSuccess: readonly Effect[];
  readonly onFailure: {
    readonly die: Dice;
    readonly profile: "sheet" | "half" | "one";
    readonly rows: readonly { readonly from: number; readonly to: number; readonly effects: readonly Effect[] }[];
  };
  readonly blocksControlWhileUnresolved: boolean;
}
export interface ParleySpec {
  readonly id: string;
  readonly name: string;
  readonly feature: string;
  readonly die: Dice;
  readonly mandatory: boolean;
  readonly perTurn: number;
  readonly successAt: number;
  readonly lockAtOrBelow: number;
  readonly lockOn: "modified" | "natural";
  readonly requires: Predicate;
  readonly onSuccess: readonly Effect[];
}
export interface NeutralSpec {
  readonly feature: string;
  readonly name: string;
  readonly assault: "optional" | "never";
  readonly force: { readonly dice: Dice; readonly rollAt: "beforeCards" | "afterCards" };
  readonly blockedBy: readonly string[];
}
export interface RevenueTerm {
  readonly id: string;
  /** As in `Bonus`. */
  readonly rule: string | null;
  /** A number, the revenue printed beside the feature's row, or an attribute of the terrain. */
  readonly amount: number | { readonly feature: string } | { readonly attr: string };
  readonly when: Predicate;
}
export interface FactionSpec {
  readonly id: string;
  readonly name: string;
  readonly unitForce: Readonly<Record<string, number>>;
  readonly cardForce: Readonly<Record<string, number>>;
  /**
   * Cards the deck does not have, played as the card of `mapsTo` for Force; only those whose `mapsTo` is a card
   * (WE-4.13).
   */
  readonly cardForceUnlisted: Readonly<Record<string, { readonly amount: number; readonly mapsTo: string }>>;
  readonly specialAs: readonly string[];
  readonly battleForce: readonly Bonus[];
  readonly rollBonus: Readonly<Record<string, number>>;
  /** The number named by `revenue.factionTerm.id`, 0 when the faction has none. */
  readonly income: number;
  /** `assaultNeutral:<feature>`. */
  readonly forbids: readonly string[];
  readonly onWin: readonly Effect[];
}
export interface MapSize {
  readonly territories: number;
  /** Territories of the valued terrain, homes included. */
  readonly valued: number;
  readonly homeDistanceMin: number;
  readonly homeDistanceMax: number | null;
  readonly systemsWithinSpread: readonly number[];
  /** Numbers of the scattered terrains by their `key`. */
  readonly scatter: Readonly<Record<string, number>>;
}
export interface MapSpec {
  readonly generator: string;
  readonly roles: { readonly valued: string; readonly filler: string };
  readonly valuedKey: string;
  readonly scatter: readonly {
    readonly terrain: string;
    readonly key: string;
    readonly minHome: number;
    readonly apart: number;
    readonly keepConnected: boolean;
  }[];
  readonly emptyShareOver: { readonly terrain: string; readonly share: readonly [number, number] } | null;
  /** By number of players. */
  readonly sizes: Readonly<Record<string, MapSize>>;
  readonly fairness: {
    readonly homeNearestRivalSpread: number;
    readonly systemsWithin: readonly number[];
    readonly homeFortificationSitesMin: number;
  };
}

export interface Resolved {
  readonly format: "warp-empires.module/1";
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly author: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Words of the theme: `territory`, `home`, … */
  readonly terms: Readonly<Record<string, string>>;
  readonly controlMarker: { readonly cost: number; readonly maxPerTerritory: number };
  readonly pools: {
    readonly deck: { readonly scope: "shared" | "perPlayer" };
    readonly pile: { readonly scope: "shared" | "perPlayer"; readonly copies: number };
  };
  readonly phases: readonly PhaseSpec[];
  readonly setup: {
    readonly home: { readonly controlled: boolean; readonly explored: boolean };
    /** True if all units start at home. */
    readonly fixedUnits: readonly { readonly unit: string; readonly count: number }[];
    readonly randomUnits: { readonly count: number; readonly exclude: readonly string[] };
    readonly startingHand: number;
    readonly treasury: number;
    /** Where starting fortifications are placed; `ownFortificationSite` asks their owner (WE-2.6). */
    readonly fortificationPlacement: { readonly where: "ownFortificationSite" | "home"; readonly ifNone: "redraw" };
  };
  readonly hand: {
    readonly discardFirst: boolean;
    readonly draw: number;
    readonly max: number;
    readonly who: "active" | "all";
    /** 0 for no refill. */
    readonly refillAfterBattle: number;
  };
  readonly movement: {
    readonly speeds: Readonly<Record<string, { readonly spaces: number | "group"; readonly passesStacks: boolean }>>;
    readonly oncePerPhase: boolean;
    readonly unexploredStops: boolean;
  };
  readonly terrain: readonly TerrainSpec[];
  /** null: only hand-made maps. */
  readonly map: MapSpec | null;
  readonly exploration: {
    readonly when: "groupEndsMoveOnUnexplored";
    readonly rolls: readonly {
      readonly id: string;
      readonly name: string;
      readonly die: Dice;
      readonly rows: readonly Row[];
    }[];
  } | null;
  readonly challenges: readonly ChallengeSpec[];
  readonly parleys: readonly ParleySpec[];
  readonly neutrals: readonly NeutralSpec[];
  readonly units: readonly UnitSpec[];
  readonly buildings: readonly BuildingSpec[];
  readonly battle: {
    readonly tie: "defender" | "standoff";
    readonly cardPlay: "alternate" | "simultaneous";
    readonly factionCardBonus: "add" | "replace" | "max";
    readonly missions: { readonly bothMustDeclare: boolean };
    readonly modifiers: readonly Bonus[];
    /** Ids of modifiers that let an empty territory defend itself. */
    readonly garrisonModifiers: readonly string[];
  };
  readonly casualties: {
    readonly loserShare: { readonly fraction: readonly [number, number]; readonly round: "up" | "down" };
    readonly winnerShare: { readonly fraction: readonly [number, number] };
    readonly fortificationsCount: boolean;
    readonly leaders: "captured" | "asUnits";
    readonly neutralPick: "strongest" | "random";
    readonly neutralInflicts: "none" | "quarter";
    readonly retreatSpaces: number;
  };
  readonly revenue: {
    readonly terms: readonly RevenueTerm[];
    readonly factionTerm: {
      readonly id: string;
      readonly perTerritoryWith: string;
      readonly minimumPerTerritory: number;
    } | null;
    readonly minimum: number;
  };
  readonly recruit: {
    readonly draw: number;
    readonly bonusIfAllBought: Dice | null;
    readonly bonusRepeats: boolean;
    readonly costUsesFactionForce: boolean;
    readonly startAt: Predicate;
    readonly capturedHomeStartsUnits: boolean;
    readonly blockedByFoeStack: boolean;
    readonly fortifications: "drawn" | "atWill" | "both";
    readonly treasuryCarries: boolean;
  };
  readonly upkeep: {
    readonly unitsPerRevenue: number;
    readonly countsCards: boolean;
    readonly floorUnits: number;
  } | null;
  readonly control: {
    /** `revenue`, or a terrain id. */
    readonly onTerrain: string;
    readonly blockedByFeature: readonly string[];
    readonly neutralFeatureNeedsConquest: readonly string[];
    readonly garrisonNeedsVictory: boolean;
    readonly needsBuilding: boolean;
    readonly building: string | null;
  };
  readonly victory: {
    readonly condition:
      | { readonly op: "controlShare"; readonly of: string; readonly over: readonly [number, number] }
      | { readonly op: "eliminateAll" }
      | { readonly op: "controlAll"; readonly territories: readonly string[] };
    readonly lastSurvivorWins: boolean;
    /** 0 for none. */
    readonly roundLimit: number;
  };
  readonly cards: readonly CardSpec[];
  readonly factions: readonly FactionSpec[];
}
