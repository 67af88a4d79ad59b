/**
 * The facts of Warp Empires. Seats are given by number, everything else by id. Facts with hidden information go only to
 * the seats that may see it; a public fact with counts and places goes with each.
 */
import type { Fact, Seat, Term } from "@starboard/kernel";
import type { CardId, OrderWindow, TerritoryId, UnitId } from "./acts.ts";

/** The outcome of a roll that a feature requires. */
export type ParleyResult = "joined" | "refused" | "locked";
/** Why units left the map. */
export type LossCause = "battle" | "challenge" | "noRetreat" | "upkeep" | "conceded" | "fortification";
/** How a match ended. */
export type EndCause = "share" | "all" | "lastSurvivor" | "roundLimit" | "nobody";

export interface ExplorationRoll {
  readonly roll: string;
  readonly die: number;
  /** The result, by the module's name of the row. */
  readonly name: string;
}

type Happening =
  | { readonly is: "orderDrawn"; readonly order: readonly Seat[] }
  | { readonly is: "homeDealt"; readonly seat: Seat; readonly at: TerritoryId }
  | { readonly is: "factionPicked"; readonly seat: Seat; readonly faction: string }
  /** The systems by which a race is ahead, so that the races are even. */
  | { readonly is: "headStart"; readonly seat: Seat; readonly faction: string; readonly systems: number }
  | { readonly is: "mustered"; readonly seat: Seat; readonly at: TerritoryId; readonly count: number }
  /** Only to the owner. */
  | { readonly is: "musterSeen"; readonly seat: Seat; readonly units: readonly UnitId[] }
  | { readonly is: "redrawn"; readonly seat: Seat; readonly unit: UnitId }
  | { readonly is: "fortPlaced"; readonly seat: Seat; readonly unit: UnitId; readonly at: TerritoryId }
  | { readonly is: "topTurned"; readonly seat: Seat; readonly at: TerritoryId; readonly unit: UnitId }
  | { readonly is: "turnBegan"; readonly seat: Seat; readonly turn: number; readonly round: number }
  | { readonly is: "phaseBegan"; readonly seat: Seat; readonly phase: string }
  | { readonly is: "discarded"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly is: "cardsDrawn"; readonly seat: Seat; readonly count: number; readonly owed: number }
  /** Only to the owner. */
  | { readonly is: "cardsSeen"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly is: "deckShuffled"; readonly cards: number }
  | {
      readonly is: "cardPlayed";
      readonly seat: Seat;
      readonly card: CardId;
      readonly as: CardId | null;
      readonly target: Seat | null;
      readonly at: TerritoryId | null;
    }
  | { readonly is: "cardNegated"; readonly seat: Seat; readonly card: CardId; readonly by: Seat }
  /** `path` begins with the origin. */
  | {
      readonly is: "moveAnnounced";
      readonly seat: Seat;
      readonly path: readonly TerritoryId[];
      readonly size: number;
      readonly top: UnitId;
    }
  | { readonly is: "moveNegated"; readonly seat: Seat; readonly by: Seat }
  | { readonly is: "moveStopped"; readonly seat: Seat; readonly at: TerritoryId; readonly by: Seat }
  | {
      readonly is: "moved";
      readonly seat: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly size: number;
      readonly top: UnitId;
    }
  | {
      readonly is: "explored";
      readonly seat: Seat;
      readonly at: TerritoryId;
      readonly rolls: readonly ExplorationRoll[];
    }
  | {
      readonly is: "challengeRolled";
      readonly seat: Seat;
      readonly at: TerritoryId;
      readonly challenge: string;
      readonly terms: readonly Term[];
      readonly total: number;
      readonly solved: boolean;
    }
  | {
      readonly is: "consequence";
      readonly seat: Seat;
      readonly at: TerritoryId;
      readonly challenge: string;
      readonly die: number;
      readonly does: readonly string[];
    }
  | { readonly is: "featureGone"; readonly at: TerritoryId; readonly feature: string }
  | {
      readonly is: "parleyRolled";
      readonly seat: Seat;
      readonly at: TerritoryId;
      readonly parley: string;
      readonly terms: readonly Term[];
      readonly total: number;
      readonly result: ParleyResult;
    }
  | {
      readonly is: "unitsLost";
      readonly seat: Seat;
      readonly at: TerritoryId;
      readonly units: readonly UnitId[];
      readonly cause: LossCause;
    }
  | {
      readonly is: "retreated";
      readonly seat: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly count: number;
    }
  | {
      readonly is: "declared";
      readonly seat: Seat;
      readonly at: TerritoryId;
      readonly foe: Seat;
      readonly what: "attack" | "mission";
    }
  | { readonly is: "attackForbidden"; readonly seat: Seat; readonly by: Seat; readonly at: TerritoryId }
  /** Both stacks turned face up, top first; `defender` is null where a neutral feature defends itself. */
  | {
      readonly is: "battleBegan";
      readonly at: TerritoryId;
      readonly attacker: Seat;
      readonly defender: Seat | null;
      readonly feature: string | null;
      readonly units: readonly [readonly UnitId[], readonly UnitId[]];
    }
  | {
      readonly is: "neutralRolled";
      readonly at: TerritoryId;
      readonly feature: string;
      readonly dice: readonly number[];
      readonly force: number;
    }
  | { readonly is: "cardsRevealed"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly is: "cardReturned"; readonly seat: Seat; readonly card: CardId }
  /** Sums of attacker and defender; `winner` is null where a standoff or a neutral feature won. */
  | {
      readonly is: "battleDecided";
      readonly at: TerritoryId;
      readonly sums: readonly [number, number];
      readonly terms: readonly [readonly Term[], readonly Term[]];
      readonly side: 0 | 1 | null;
      readonly winner: Seat | null;
      readonly loser: Seat | null;
      readonly how: "force" | "tie" | "standoff" | "conceded";
    }
  | { readonly is: "lossNamed"; readonly seat: Seat; readonly by: Seat | null; readonly unit: UnitId }
  | { readonly is: "lossSaved"; readonly seat: Seat; readonly unit: UnitId }
  | { readonly is: "leadersCaptured"; readonly seat: Seat; readonly from: Seat; readonly units: readonly UnitId[] }
  | { readonly is: "assimilated"; readonly seat: Seat; readonly at: TerritoryId; readonly units: readonly UnitId[] }
  | { readonly is: "subdued"; readonly seat: Seat; readonly at: TerritoryId }
  | {
      readonly is: "incomeChanged";
      readonly seat: Seat;
      readonly by: Seat;
      readonly card: CardId;
      readonly amount: number;
    }
  | {
      readonly is: "revenuePaid";
      readonly seat: Seat;
      readonly terms: readonly Term[];
      readonly printed: number;
      readonly total: number;
      readonly treasury: number;
    }
  | { readonly is: "recruitsDrawn"; readonly seat: Seat; readonly count: number; readonly bonus: boolean }
  /** Only to the owner. */
  | { readonly is: "recruitsSeen"; readonly seat: Seat; readonly units: readonly UnitId[] }
  | { readonly is: "bonusRolled"; readonly seat: Seat; readonly die: number }
  /** `unit` is given if all seats see it: a fortification, or the new top of a stack. */
  | {
      readonly is: "unitBought";
      readonly seat: Seat;
      readonly at: TerritoryId;
      readonly price: number;
      readonly unit: UnitId | null;
    }
  | {
      readonly is: "built";
      readonly seat: Seat;
      readonly building: string;
      readonly at: TerritoryId;
      readonly price: number;
    }
  | { readonly is: "recruitsReturned"; readonly seat: Seat; readonly count: number }
  | {
      readonly is: "upkeepDue";
      readonly seat: Seat;
      readonly revenue: number;
      readonly limit: number;
      readonly units: number;
    }
  | { readonly is: "controlPlaced"; readonly seat: Seat; readonly at: TerritoryId; readonly from: Seat | null }
  | { readonly is: "controlRemoved"; readonly seat: Seat; readonly at: TerritoryId; readonly by: Seat }
  /** Only to the seat that looked. */
  | { readonly is: "handSeen"; readonly seat: Seat; readonly of: Seat; readonly cards: readonly CardId[] }
  /** Only to the seat that looked. */
  | {
      readonly is: "stackSeen";
      readonly seat: Seat;
      readonly of: Seat;
      readonly at: TerritoryId;
      readonly units: readonly UnitId[];
    }
  | { readonly is: "cardTaken"; readonly seat: Seat; readonly from: Seat }
  /** Only to both seats concerned. */
  | { readonly is: "takenSeen"; readonly seat: Seat; readonly from: Seat; readonly card: CardId }
  | { readonly is: "treasuryMoved"; readonly from: Seat; readonly to: Seat; readonly amount: number }
  | { readonly is: "orderLeft"; readonly seat: Seat; readonly window: OrderWindow; readonly stands: boolean }
  | { readonly is: "eliminated"; readonly seat: Seat }
  | { readonly is: "conceded"; readonly seat: Seat }
  | { readonly is: "won"; readonly seats: readonly Seat[]; readonly how: EndCause };

export type FactWE = Happening & Fact;
