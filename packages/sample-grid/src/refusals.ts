/** The reasons for which an act is refused. */
import type { RefusalOf } from "@starboard/kernel";
import type { Obstacle } from "./calc/reach.ts";

/** The parameters of each code. */
interface Reasons {
  ION_TURN: object;
  ION_PHASE: object;
  ION_OVER: object;
  ION_FAR: object;
  ION_ALREADY_OUT: object;
  ION_OCCUPIED: { by: Obstacle };
}
export type TrailsRefusal = RefusalOf<Reasons>;

export const TURN: TrailsRefusal = { rule: "ION-2.1", code: "ION_TURN" };
export const PHASE: TrailsRefusal = { rule: "ION-2.1", code: "ION_PHASE" };
export const OVER: TrailsRefusal = { rule: "ION-3.1", code: "ION_OVER" };
export const FAR: TrailsRefusal = { rule: "ION-2.2", code: "ION_FAR" };
export const ALREADY_OUT: TrailsRefusal = { rule: "ION-4.1", code: "ION_ALREADY_OUT" };
export const occupied = (by: Obstacle): TrailsRefusal => ({ rule: "ION-2.3", code: "ION_OCCUPIED", about: { by } });
