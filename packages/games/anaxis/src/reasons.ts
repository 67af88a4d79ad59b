/** The parameters of each refusal code, used by its sentence (rules.md, section 13). */
import type { RefusalOf } from "@starboard/kernel";
import type { Bank, ClassId, Edge, Ship, Side, Weapons } from "./acts.ts";

/** A code without parameters. */
type Nothing = Record<never, never>;
interface OfShip {
  readonly ship: Ship;
}
interface OfBank {
  readonly bank: Bank;
}
interface Hex {
  readonly q: number;
  readonly r: number;
}
/** A distance in hexes, and how far something reaches. */
interface Range {
  readonly distance: number;
  readonly reach: number;
}
interface Used {
  readonly made: number;
  readonly rating: number;
}
interface Ability {
  readonly ability: string;
}
/** A zone: near edges, around a goal, near the base, columns and rows, or a hex that is not on the map. */
interface DeploymentZone extends Partial<Hex> {
  readonly within?: number;
  readonly edges?: readonly Edge[];
  readonly distance?: number;
  readonly goal?: Edge;
  readonly min?: number;
  readonly max?: number;
  readonly centre?: number;
  readonly col?: readonly [number, number];
  readonly row?: readonly [number, number];
}

/** Parameters by refusal code. */
export interface Reasons {
  AX_NOT_YOUR_DECISION: Nothing;
  AX_WRONG_PHASE: Nothing;
  /** A ship of the match, or a class of which the fleet has no ship. */
  AX_UNKNOWN_SHIP: { readonly ship: Ship | ClassId; readonly side?: Side };
  AX_NOT_CALLED: OfShip & { readonly number: number; readonly called: number };
  AX_ALREADY_ACTED: OfShip;
  AX_MANEUVER_TOO_LOW: { readonly maneuver: number };
  AX_MINIMUM_UNREACHABLE: { readonly minimum: number; readonly reach: number };
  AX_MINIMUM_NOT_MET: { readonly minimum: number; readonly made: number };
  AX_BAD_QUARRY: OfShip;
  AX_NO_SPEED: Used;
  AX_NO_REVERSE: Used;
  AX_MIXED_DIRECTION: Nothing;
  AX_REVERSE_WHILE_MANEUVERING: Nothing;
  AX_NO_ROTATION: { readonly made: number; readonly allowed: number };
  AX_EDGE_CLOSED: { readonly edge: Edge };
  AX_BANK_MISSING: OfBank;
  AX_BANK_FIRED: OfBank;
  AX_NOT_ENEMY: OfShip;
  AX_OUT_OF_ARC: Partial<OfBank> & { readonly arc: string };
  AX_OWN_HEX_NARROW: OfBank;
  AX_NO_ABILITY: Ability;
  AX_ABILITY_USED: Ability;
  AX_SCAN_RANGE: Range;
  AX_UPLINK_RANGE: Range;
  AX_UPLINK_SELF: OfShip;
  AX_INTERDICT_RANGE: Range;
  AX_JAM_RANGE: Range;
  AX_JAM_OFF_MAP: Hex;
  AX_SHIELD_NOT_FRIENDLY: OfShip;
  AX_STEALTH_MODE: Nothing;
  AX_CP_EMPTY: { readonly cost: number; readonly pool: number };
  AX_CP_REPEAT: Partial<OfShip> & { readonly bonus?: string };
  AX_CP_MOMENT: Partial<OfShip> & { readonly bonus?: string };
  AX_CP_GUNNERY_PRIMARY: Nothing;
  AX_CP_WEAPONS_MIXED: { readonly used: Weapons; readonly wanted: Weapons };
  AX_CP_TRADE_LIMIT: { readonly firepower: number; readonly penetration: number };
  AX_CP_PULSE: { readonly bonus: Weapons };
  AX_FLEET_OVER_LIMIT: { readonly cost: number; readonly limit: number };
  AX_FLEET_EMPTY: Nothing;
  /** The race that was chosen, or of the fleet to which a ship does not fit. */
  AX_FLEET_RACE: { readonly ship?: ClassId; readonly race: string };
  AX_FLEET_CP_CAP: { readonly cp: number; readonly cap: number };
  AX_DEPLOY_ZONE: DeploymentZone;
  AX_DEPLOY_TOO_CLOSE: { readonly nearest: number; readonly need: number; readonly hidden?: boolean };
  AX_DEPLOY_INCOMPLETE: Partial<OfShip> & { readonly missing?: number };
  AX_EDGE_CHOICE: { readonly edge: Edge };
  AX_CARRIER: OfShip;
  AX_GAME_OVER: Nothing;
  AX_NO_STALEMATE: { readonly quiet: number; readonly need: number };
  AX_BEHIND: { readonly own: number; readonly other: number };
}
export type ReasonCode = keyof Reasons;
export type RefusalAx = RefusalOf<Reasons>;
