/** The facts of Anaxis: everything the rules report. */
import type { Fact } from "@starboard/kernel";
import type { Bank, Edge, Ship, Side, Split, Weapons } from "./acts.ts";
import type { Compensation } from "./data/compensation.ts";
import type { Combined } from "./calc/legs.ts";

type RuleFact =
  | { readonly is: "markerRolled"; readonly roll: number; readonly side: Side }
  | (Compensation & Required<Omit<Compensation, "hull">> & { readonly is: "compensated" })
  | {
      readonly is: "fleetBought";
      readonly side: Side;
      readonly race: string;
      readonly ships: readonly string[];
      readonly cp: number;
    }
  | { readonly is: "edgeChosen"; readonly side: Side; readonly edge: Edge; readonly goal: boolean }
  | { readonly is: "basePlaced"; readonly side: Side; readonly q: number; readonly r: number }
  | {
      readonly is: "deployed";
      readonly side: Side;
      readonly ships: readonly {
        readonly ship: Ship;
        readonly q: number;
        readonly r: number;
        readonly facing: number;
      }[];
    }
  | { readonly is: "carrierNoted"; readonly side: Side; readonly ship: Ship }
  | { readonly is: "turnBegan"; readonly turn: number }
  | { readonly is: "phaseBegan"; readonly phase: "movement" | "firing" }
  | { readonly is: "numberCalled"; readonly number: number; readonly queue: readonly Side[] }
  | { readonly is: "tieRolled"; readonly roll: number; readonly first: Side }
  | { readonly is: "commanded"; readonly ship: Ship; readonly from: number; readonly to: number }
  | {
      readonly is: "declared";
      readonly ship: Ship;
      readonly mode: "evade" | "pursue";
      readonly quarry: Ship | null;
      readonly rotations: number;
      readonly penalty: number;
      readonly minimum: number;
    }
  | {
      readonly is: "stepped";
      readonly ship: Ship;
      readonly how: "forward" | "reverse" | "left" | "right";
      readonly q: number;
      readonly r: number;
      readonly facing: number;
      readonly paid: boolean;
    }
  | { readonly is: "left"; readonly ship: Ship; readonly edge: Edge }
  | {
      readonly is: "moveEnded";
      readonly ship: Ship;
      readonly void: boolean;
      readonly forward: number;
      readonly reverse: number;
      readonly turns: number;
      readonly q: number;
      readonly r: number;
      readonly facing: number;
    }
  | { readonly is: "stealthSet"; readonly ship: Ship; readonly mode: "off" | "partial" | "full" }
  | { readonly is: "jammed"; readonly ship: Ship; readonly q: number; readonly r: number; readonly strength: number }
  | { readonly is: "shielded"; readonly ship: Ship; readonly protects: Ship }
  | { readonly is: "scanned"; readonly ship: Ship; readonly target: Ship; readonly receiver: Ship | null }
  | { readonly is: "scanLost"; readonly ship: Ship }
  | { readonly is: "mineRolled"; readonly ship: Ship; readonly roll: number; readonly damage: number }
  | {
      readonly is: "volley";
      readonly ship: Ship;
      readonly target: Ship;
      readonly bank: Bank;
      readonly range: number;
      readonly difficulty: number;
      readonly dice: readonly number[];
      readonly hits: number;
      readonly paid: readonly ("fireControl" | "gunnery" | Weapons)[];
    }
  | { readonly is: "shieldRolled"; readonly ship: Ship; readonly dice: readonly number[]; readonly points: number }
  | {
      readonly is: "armourRolled";
      readonly ship: Ship;
      readonly cutOff: number;
      readonly dice: readonly number[];
      readonly damage: number;
    }
  | { readonly is: "pulsed"; readonly ship: Ship; readonly struck: readonly Ship[] }
  | { readonly is: "damageControl"; readonly ship: Ship; readonly damage: number; readonly left: number }
  | { readonly is: "damaged"; readonly ship: Ship; readonly damage: number; readonly hull: number }
  | { readonly is: "destroyed"; readonly ship: Ship }
  | {
      readonly is: "interdicted";
      readonly ship: Ship;
      readonly target: Ship;
      readonly split: Split;
      readonly roll: number | null;
      readonly works: boolean;
    }
  | { readonly is: "ceasedFire"; readonly ship: Ship }
  | { readonly is: "turnEnded"; readonly turn: number; readonly quiet: number; readonly marker: Side }
  | { readonly is: "carrierRevealed"; readonly ship: Ship; readonly how: "reached" | "destroyed" | "left" | "over" }
  | { readonly is: "conceded"; readonly side: Side }
  | { readonly is: "scored"; readonly scores: readonly { readonly num: number; readonly den: number }[] }
  | { readonly is: "won"; readonly side: Side | null; readonly how: string }
  | (Combined & { readonly is: "combined"; readonly unit: number });

export type FactAx = RuleFact & Fact;
