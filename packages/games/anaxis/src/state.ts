/** The game state of Anaxis: for each rating one list of small integers, indexed by ship. `clone.ts` copies it. */
import type { Flow } from "@starboard/kernel";
import type { Edge, Ship, Side } from "./acts.ts";
import type { Options } from "./options.ts";

/** Status of a ship (AX-11.2). Waiting ships are bought and not deployed; fled ships have left the map. */
export const WAITING = 0;
export const ACTIVE = 1;
export const DESTROYED = 2;
export const FLED = 3;
/** Mode that a ship has declared for this turn (AX-4.1). */
export const STEADY = 0;
export const EVADING = 1;
export const PURSUING = 2;
/** Stealth of an Assassin (AX-7.6). */
export const STEALTH_OFF = 0;
export const STEALTH_PARTIAL = 1;
export const STEALTH_FULL = 2;
/** Bits of `used`: what a ship has used up this turn (AX-8.3, AX-5.1). */
export const USED_PRIMARY = 1;
export const USED_SECONDARY = 2;
export const USED_ABILITY = 4;
export const USED_ENGINEERING = 8;
export const USED_PILOTING = 16;
export const USED_COMMAND_MOVE = 32;
export const USED_COMMAND_FIRE = 64;
/**
 * Position of the three bits of `used` that hold the kind of Weapons systems used this turn: 0 none, 1 power,
 * 2 penetration, 3 trade to penetration, 4 trade to power.
 */
export const WEAPONS_SHIFT = 7;

export type Phase = "setup" | "movement" | "firing";

/** The fleet that a side buys or has bought (AX-9.2). */
export interface Purchase {
  race: string;
  /** Class ids in the order of purchase. */
  ships: string[];
  cp: number;
  confirmed: boolean;
}

/** The purchase of a side that has bought nothing, or whose fleet a viewer may not see. */
export const NO_PURCHASE: Purchase = { race: "", ships: [], cp: 0, confirmed: false };

/** Everything that is true in a match at one moment. */
export interface StateAx {
  flow: Flow;
  readonly options: Options;
  /** Turn, from 1; 0 during set-up. */
  turn: number;
  phase: Phase;
  /** Side that holds the priority marker (AX-2.5). */
  marker: Side;
  /** Cinema Points per side. */
  cp: number[];
  fleets: Purchase[];
  /** Whether each side's deployment has been shown (AX-9.4). */
  shown: (0 | 1)[];
  /**
   * The number called now, the owners of its remaining slots in order (AX-2.4), and per side the last number at which
   * it passed the Command window (AX-8.5).
   */
  called: number;
  queue: Side[];
  passed: number[];
  /** The damage whose owner is asked about Damage control (AX-8.6). */
  wound: { ship: Ship; damage: number } | null;
  /** Edge of each side in the scenario (goal edge or home edge); null if none is chosen. */
  edges: (Edge | null)[];
  /** The ship that carries the ambassador; -1 if there is none or the viewer may not know it (AX-10.1). */
  carrier: Ship;
  /** Ships that cannot carry the ambassador, as the opponent has seen. */
  cleared: Ship[];
  /** Full turns in a row in which no volley rolled dice and no ship was lost (AX-9.8). */
  quiet: number;
  /** 1 if the current turn is not quiet. */
  stirred: 0 | 1;

  /**
   * The lists below have one item per ship. `kind` is an index into the classes of the match. A base is the last ship.
   */
  kind: number[];
  side: Side[];
  hull: number[];
  q: number[];
  r: number[];
  facing: number[];
  status: number[];
  /** 1 if the ship is placed on the map; its place may still be hidden from the opponent. */
  placed: (0 | 1)[];
  /** Current initiative number in this phase, and whether the ship has used its slot. */
  number: number[];
  acted: (0 | 1)[];
  mode: number[];
  quarry: number[];
  /** Effective maneuver of the declaration (row of the table, AX-4.2); 0 when steady. */
  row: number[];
  /** Steps made this turn. */
  forward: number[];
  reverse: number[];
  rotated: number[];
  /** 1 if a declared evasion or pursuit ended below its minimum and has no effect (AX-4.4). */
  void: (0 | 1)[];
  /** Interdiction in force, and for the next turn; three numbers per ship: speed, reverse, maneuver (AX-7.2). */
  held: number[];
  pending: number[];
  stealth: number[];
  /** The ship that this ship's shield protects; -1 for none (AX-7.5). */
  shielding: number[];
  /** The hex that this ship jams, and the strength: 0 for none, 1 or 2 (AX-7.4). */
  jamQ: number[];
  jamR: number[];
  jam: number[];
  /** The scanned ship and the uplink receiver; -1 for none (AX-7.1). */
  scan: number[];
  uplink: number[];
  used: number[];
}

/** The view of one viewer: the state with the secrets of other sides blanked (AX-12). */
export interface ViewAx {
  readonly board: StateAx;
  /** What is blanked in `board`, by side. */
  readonly hidden: readonly { readonly side: Side; readonly what: "fleet" | "deployment" | "carrier" }[];
}
