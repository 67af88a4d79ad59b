/** What every refusal of 4000 A.D. tells beside its code: the values its sentence needs (rules.md, AD-I). */
import type { Mode, Power, StarId, Warp } from "../acts.ts";

/** Nothing but the code is needed to say why. */
type Nothing = Record<never, never>;

/** The values that travel with each code. Numbers are ships unless a name says otherwise. */
export interface Reasons {
  AD_E_TURN: Nothing;
  AD_E_PHASE: Nothing;
  /** The warp in front, which moves first. */
  AD_E_ORDER: { readonly first: Warp };
  AD_E_ADVANCED: { readonly warp: Warp };
  AD_E_NO_WARP: { readonly power: Power };
  AD_E_DEPARTED: { readonly power: Power };
  AD_E_NO_SHIPS: { readonly star: StarId; readonly wanted: number; readonly there: number };
  AD_E_ZERO: Nothing;
  AD_E_FROZEN: { readonly star: StarId; readonly wanted: number; readonly there: number; readonly frozen: number };
  /** `count` of the warp against the `distance` of the star from where it left. */
  AD_E_DISTANCE: {
    readonly star: StarId;
    readonly from: StarId;
    readonly count: number;
    readonly distance: number;
  };
  AD_E_SAME_STAR: { readonly star: StarId };
  AD_E_HOP: { readonly from: StarId };
  AD_E_EQUAL: { readonly star: StarId; readonly attackers: number; readonly defenders: number };
  AD_E_WEAK: { readonly star: StarId; readonly attackers: number; readonly defenders: number };
  AD_E_OFFLIMITS: { readonly star: StarId };
  AD_E_ALLY: { readonly star: StarId; readonly ally: Power };
  AD_E_PERMISSION: { readonly star: StarId; readonly ally: Power };
  AD_E_CONSENT: { readonly star: StarId; readonly ally: Power };
  /** The warp that is not due at the star. */
  AD_E_JOINT: { readonly star: StarId; readonly warp: Warp };
  AD_E_OWN_SHIP: Nothing;
  AD_E_LOAN: { readonly star: StarId; readonly ally: Power; readonly wanted: number; readonly lent: number };
  AD_E_TRANSFER: Nothing;
  AD_E_DRAW_ALONE: { readonly star: StarId; readonly power: Power };
  /** Somebody at the star who is not an ally. */
  AD_E_JOIN: { readonly star: StarId; readonly power: Power };
  /** The contributor who has ships at the star. */
  AD_E_TOGETHER: { readonly star: StarId; readonly power: Power };
  AD_E_BUILD_SITE: { readonly star: StarId };
  AD_E_BUILD_SUM: { readonly wanted: number; readonly unplaced: number };
  AD_E_RETREAT: { readonly power: Power; readonly why: "option" | "noWarp" | "departed" | "hop" };
  AD_E_FORCED: { readonly star: StarId; readonly from: StarId; readonly count: number; readonly distance: number };
  AD_E_NO_STANDOFF: { readonly power: Power; readonly other: Power };
  /** Either the star is closed to newcomers, or all ships at it must leave and nothing else may. */
  AD_E_TREATY: { readonly star: StarId; readonly why: "closed" | "mustLeave" };
  AD_E_PROPOSAL: { readonly proposal: number };
  /** The option that would have to be switched on. */
  AD_E_OPTION: { readonly option: string };
  AD_E_OPTIONS: { readonly options: readonly string[] };
  AD_E_ELIMINATED: { readonly power: Power };
  AD_E_OVER: Nothing;
  AD_E_STAR: { readonly star: StarId };
  /** The way of coming out that fits. */
  AD_E_MODE: { readonly star: StarId; readonly mode: Mode };
  AD_E_COMMAND: { readonly power: Power };
  AD_E_PARTNER: { readonly power: Power; readonly other: Power };
}
export type ReasonCode = keyof Reasons;
