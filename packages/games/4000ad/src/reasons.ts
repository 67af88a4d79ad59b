/** Parameters of each refusal code, used by its sentence (rules.md, AD-I). */
import type { RefusalOf } from "@starboard/kernel";
import type { Mode, Power, StarId, Warp } from "./acts.ts";

/** A code without parameters. */
type Nothing = Record<never, never>;
/** A prevented battle of `ships` against `defenders`. */
interface Against {
  readonly star: StarId;
  readonly ships: number;
  readonly defenders: number;
}
/** A warp from `sector` on space `count`, and a star that needs another count. */
interface Elsewhere {
  readonly star: StarId;
  readonly sector: string;
  readonly count: number;
  readonly need: number;
}
interface AtStar {
  readonly star: StarId;
}
interface OfPower {
  readonly power: Power;
}
interface Two {
  readonly from: Power;
  readonly to: Power;
}

/** Parameters by refusal code. */
export interface Reasons {
  AD_E_TURN: Nothing;
  AD_E_PHASE: Nothing;
  /** The warp that moves first. */
  AD_E_ORDER: { readonly warp: Warp };
  AD_E_ADVANCED: { readonly warp: Warp };
  AD_E_NO_SHIPS: AtStar & { readonly ships: number; readonly have: number };
  AD_E_ZERO: AtStar;
  /** The star that is chosen, or that must be chosen first. */
  AD_E_MUSTER: AtStar;
  AD_E_FROZEN: AtStar & { readonly ships: number; readonly have: number; readonly frozen: number };
  AD_E_DISTANCE: Elsewhere;
  AD_E_SAME_STAR: AtStar;
  AD_E_HOP: AtStar;
  AD_E_EQUAL: Against;
  AD_E_WEAK: Against;
  AD_E_OFFLIMITS: AtStar;
  AD_E_ALLY: AtStar & { readonly power: Power };
  AD_E_PERMISSION: AtStar & OfPower;
  AD_E_CONSENT: AtStar & OfPower;
  /** A warp that is not due there, or several that are not due there together. */
  AD_E_JOINT: AtStar & { readonly warp?: Warp; readonly warps?: readonly Warp[] };
  AD_E_OWN_SHIP: AtStar;
  AD_E_LOAN: AtStar & OfPower & { readonly ships: number; readonly allowed: number };
  AD_E_TRANSFER: Two;
  AD_E_DRAW_ALONE: AtStar & OfPower;
  /** A power at the star that is not an ally. */
  AD_E_JOIN: AtStar & OfPower;
  AD_E_TOGETHER: AtStar;
  AD_E_BUILD_SITE: AtStar;
  AD_E_BUILD_SUM: { readonly ships: number; readonly left: number };
  AD_E_FORCED: Elsewhere;
  /** Whether the single offer of the stand-off was already made. */
  AD_E_NO_STANDOFF: Two & { readonly offered: boolean };
  AD_E_TREATY: AtStar & { readonly mustLeave: boolean };
  AD_E_PROPOSAL: Nothing;
  /** The option that excludes the act. */
  AD_E_OPTION: { readonly option: string };
  AD_E_ELIMINATED: { readonly power?: Power };
  AD_E_OVER: Nothing;
  AD_E_STAR: AtStar;
  /** The mode that is possible. */
  AD_E_MODE: AtStar & { readonly mode: Mode };
  AD_E_COMMAND: OfPower;
  AD_E_PARTNER: Two & { readonly already?: boolean };
}
export type ReasonCode = keyof Reasons;
export type Refusal4000 = RefusalOf<Reasons>;
