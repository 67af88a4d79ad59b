/** Facts of 4000 A.D. Stars are ids, powers and warps are numbers. */
import type { Fact, RuleId } from "@starboard/kernel";
import type { DrawingMode, Mode, Power, StarId, Warp } from "./acts.ts";
import type { Proposal } from "./state.ts";

/** Ships by owner. */
export type Ships = readonly { readonly power: Power; readonly ships: number }[];

type Happening =
  | { readonly is: "homeTossed"; readonly power: Power; readonly star: StarId; readonly level: "yellow" | "red" }
  | { readonly is: "neutralsPlaced"; readonly star: StarId; readonly ships: number }
  | {
      readonly is: "startRolled";
      readonly rolls: readonly { readonly side: number; readonly roll: number }[];
      readonly first: number | null;
    }
  | { readonly is: "roundBegan"; readonly round: number; readonly production: boolean }
  | { readonly is: "turnBegan"; readonly power: Power; readonly round: number }
  | {
      readonly is: "produced";
      readonly power: Power;
      readonly ships: number;
      readonly population: number;
      readonly materials: number;
    }
  | { readonly is: "placed"; readonly power: Power; readonly star: StarId; readonly ships: number }
  | { readonly is: "pushed"; readonly warp: Warp; readonly power: Power; readonly count: number }
  | { readonly is: "overshot"; readonly warp: Warp; readonly power: Power; readonly lost: Ships }
  | { readonly is: "travelsOn"; readonly warp: Warp; readonly power: Power; readonly count: number }
  | {
      readonly is: "emerged";
      readonly power: Power;
      readonly star: StarId;
      readonly warps: readonly Warp[];
      readonly ships: Ships;
      readonly mode: Mode;
    }
  | {
      readonly is: "recruitRolled";
      readonly power: Power;
      readonly star: StarId;
      readonly roll: number;
      readonly arriving: number;
      readonly neutral: number;
      readonly joined: boolean;
    }
  | {
      readonly is: "battle";
      readonly star: StarId;
      readonly attackers: Ships;
      readonly defenders: Ships;
      readonly neutral: number;
      readonly attackersWin: boolean;
    }
  | {
      readonly is: "diceRound";
      readonly star: StarId;
      readonly attack: readonly [number, number];
      readonly defence: readonly [number, number];
      readonly attackShips: number;
      readonly defenceShips: number;
      readonly lossAttack: number;
      readonly lossDefence: number;
    }
  | {
      readonly is: "retreated";
      readonly power: Power;
      readonly star: StarId;
      readonly ships: number;
      readonly warp: Warp;
    }
  | {
      readonly is: "foughtOn";
      readonly power: Power;
      readonly star: StarId;
      /** By choice, or why it could not retreat. */
      readonly why: "choice" | "noWarp" | "departed";
    }
  | { readonly is: "battleEnded"; readonly star: StarId; readonly winner: "attackers" | "defenders" | "nobody" }
  | { readonly is: "derelictsTaken"; readonly power: Power; readonly star: StarId; readonly ships: number }
  | {
      readonly is: "departed";
      readonly power: Power;
      readonly star: StarId;
      readonly ships: Ships;
      readonly warp: Warp;
    }
  | {
      readonly is: "hopped";
      readonly power: Power;
      readonly from: StarId;
      readonly star: StarId;
      readonly ships: Ships;
      readonly mode: Mode;
    }
  | {
      readonly is: "takenAlong";
      readonly power: Power;
      readonly from: Power;
      readonly star: StarId;
      readonly ships: number;
    }
  | {
      readonly is: "stayed";
      readonly power: Power;
      /** By choice, or why nothing could depart. */
      readonly why: "choice" | "noWarp" | "departed" | "noShips";
    }
  | { readonly is: "homeLost"; readonly power: Power; readonly star: StarId; readonly holder: Power }
  | {
      readonly is: "homeRegained";
      readonly power: Power;
      readonly star: StarId;
      readonly how: "retaken" | "ally" | "withdrawal" | "holderFell";
    }
  | { readonly is: "standOff"; readonly power: Power; readonly against: Power }
  | { readonly is: "withdrawalOffered"; readonly power: Power; readonly to: Power }
  | { readonly is: "withdrawalAnswered"; readonly power: Power; readonly to: Power; readonly accepted: boolean }
  | { readonly is: "withdrawalLapsed"; readonly power: Power; readonly to: Power }
  | { readonly is: "treatyKept"; readonly power: Power; readonly star: StarId }
  | { readonly is: "treatyForfeit"; readonly power: Power; readonly star: StarId; readonly ships: number }
  | { readonly is: "treatyVoid"; readonly x: Power; readonly k: Power }
  | { readonly is: "treatyEnded"; readonly x: Power; readonly k: Power }
  | { readonly is: "eliminated"; readonly power: Power }
  | {
      readonly is: "surrendered";
      readonly power: Power;
      readonly star: StarId;
      readonly ships: number;
      readonly to: Power | null;
    }
  | {
      readonly is: "forcedOut";
      readonly power: Power;
      readonly warp: Warp;
      readonly star: StarId;
      readonly ships: Ships;
    }
  | { readonly is: "proposed"; readonly proposal: Proposal }
  | {
      readonly is: "proposalClosed";
      readonly proposal: Proposal;
      readonly how: "accepted" | "declined" | "withdrawn" | "lapsed";
      readonly by: Power | null;
    }
  | { readonly is: "allied"; readonly a: Power; readonly b: Power; readonly known: boolean }
  | { readonly is: "allianceKnown"; readonly a: Power; readonly b: Power }
  | {
      readonly is: "allianceEnded";
      readonly a: Power;
      readonly b: Power;
      readonly by: Power;
      readonly treachery: boolean;
    }
  | { readonly is: "permission"; readonly from: Power; readonly to: Power; readonly on: boolean }
  | { readonly is: "drawingAgreed"; readonly star: StarId; readonly mode: DrawingMode; readonly starter: Power }
  | { readonly is: "conference"; readonly a: Power; readonly b: Power; readonly open: boolean }
  | { readonly is: "conferenceClosing"; readonly a: Power; readonly b: Power; readonly by: Power }
  | {
      readonly is: "lent";
      readonly from: Power;
      readonly to: Power;
      readonly star: StarId;
      readonly ships: number;
      readonly drawing: DrawingMode | null;
    }
  | {
      readonly is: "grantLapsed";
      readonly grant: "lend" | "jointArrival";
      readonly from: Power;
      readonly to: Power;
      readonly star: StarId;
    }
  | { readonly is: "compensated"; readonly power: Power; readonly star: StarId; readonly ships: number }
  | { readonly is: "fleetLost"; readonly power: Power; readonly warp: Warp; readonly ships: Ships }
  | { readonly is: "resigned"; readonly power: Power }
  | { readonly is: "conceded"; readonly side: number }
  | { readonly is: "roundEnded"; readonly round: number; readonly quiet: number }
  | {
      readonly is: "won";
      readonly sides: readonly number[];
      readonly how: "captured" | "lastPower" | "conceded" | "score";
    }
  | {
      readonly is: "scored";
      readonly sides: readonly { readonly side: number; readonly stars: number; readonly ships: number }[];
      readonly why: "turnLimit" | "quietLimit" | "peace" | "armistice";
    };

export type Fact4000 = Happening & Fact & { readonly rule: RuleId };
