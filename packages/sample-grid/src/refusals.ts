/** The reasons for which an act is refused. */
import type { Refusal } from "@starboard/kernel";
import type { Obstacle } from "./calc/reach.ts";

export const TURN: Refusal = { rule: "ION-2.1", code: "ION_TURN" };
export const PHASE: Refusal = { rule: "ION-2.1", code: "ION_PHASE" };
export const OVER: Refusal = { rule: "ION-3.1", code: "ION_OVER" };
export const FAR: Refusal = { rule: "ION-2.2", code: "ION_FAR" };
export const ALREADY_OUT: Refusal = { rule: "ION-4.1", code: "ION_ALREADY_OUT" };
export const occupied = (by: Obstacle): Refusal => ({ rule: "ION-2.3", code: "ION_OCCUPIED", about: { by } });
