/** Every refusal: its rule, its code, and the parameters of its sentence. */
import type { Refusal } from "@starboard/kernel";
import type { Card } from "./acts.ts";

export const TURN: Refusal = { rule: "SMP-2.3", code: "SMP_TURN" };
export const PHASE: Refusal = { rule: "SMP-2.3", code: "SMP_PHASE" };
export const OVER: Refusal = { rule: "SMP-7.1", code: "SMP_OVER" };
export const NO_RAIDER: Refusal = { rule: "SMP-5.1", code: "SMP_NO_RAIDER" };
export const ALREADY_LEFT: Refusal = { rule: "SMP-8.4", code: "SMP_ALREADY_LEFT" };
export const ALREADY_CALLED: Refusal = { rule: "SMP-8.4", code: "SMP_ALREADY_CALLED" };
export const NOT_CALLED: Refusal = { rule: "SMP-8.4", code: "SMP_NOT_CALLED" };
export const notHeld = (card: Card): Refusal => ({ rule: "SMP-4.2", code: "SMP_NOT_HELD", about: { card } });
