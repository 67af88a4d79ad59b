/** The table of Anaxis: one short list of small integers per rating, indexed by ship; copied by hand. */
import type { Flow } from "@starboard/kernel";
import type { Edge, Ship, Side } from "./acts.ts";
import type { Options } from "./options.ts";

/** Whether a ship is on the map (AX-11.2). `waiting` ships are bought and not deployed. */
export const WAITING = 0;
export const ACTIVE = 1;
export const DESTROYED = 2;
export const FLED = 3;
/** What a ship has declared for this turn (AX-4.1). */
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
/** Weapons systems kind of the turn, in two bits above: 0 none, 1 power, 2 penetration, 3 trade to penetration, 4 trade to power. */
export const WEAPONS_SHIFT = 7;

export type Phase = "setup" | "movement" | "firing";

/** A fleet while it is bought, and afterwards as bought (AX-9.2). */
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
  /** The number now called, the owners of the slots still to come (AX-2.4), and per side the number whose window it has passed (AX-8.5). */
  called: number;
  queue: Side[];
  passed: number[];
  /** The wound its owner is asked about (AX-8.6); damage is what is left of it. */
  wound: { ship: Ship; damage: number } | null;
  /** Goal edge and home edges of a scenario, by side; null where none is chosen. */
  edges: (Edge | null)[];
  /** The ship that carries the ambassador, -1 where there is none or it is not known (AX-10.1). */
  carrier: Ship;
  /** Ships a side's opponent has seen cannot carry the ambassador, as a list of ship numbers. */
  cleared: Ship[];
  /** Whole turns in a row without a volley that rolled dice and without a ship lost (AX-9.8). */
  quiet: number;
  stirred: 0 | 1;

  /** Per ship. `kind` is an index into the class list of the match. The research base, if any, is the last ship. */
  kind: number[];
  side: Side[];
  hull: number[];
  q: number[];
  r: number[];
  facing: number[];
  status: number[];
  /** Deployed and confirmed positions are hidden until both sides confirm: 1 = placed. */
  placed: (0 | 1)[];
  /** Current initiative number in this phase, and whether the slot has been used. */
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
  /** 1 when a declared evasion or pursuit ended below its minimum and gives no benefit (AX-4.4). */
  void: (0 | 1)[];
  /** Interdiction now in force and pending, three numbers per ship: speed, reverse, maneuver (AX-7.2). */
  held: number[];
  pending: number[];
  stealth: number[];
  /** Ship protected by this ship's shield, -1 none (AX-7.5). */
  shielding: number[];
  /** Jammed hex of this ship and its strength 0, 1 or 2 (AX-7.4). */
  jamQ: number[];
  jamR: number[];
  jam: number[];
  /** Scanned ship and uplink receiver, -1 none (AX-7.1). */
  scan: number[];
  uplink: number[];
  used: number[];
}

/** What one side may know: the same table with the other side's secrets blanked (AX-12). */
export interface ViewAx {
  readonly board: StateAx;
  /** Sides whose fleet or deployment is blanked in `board`. */
  readonly hidden: readonly { readonly side: Side; readonly what: "fleet" | "deployment" | "carrier" }[];
}
