/** Every refusal: its rule, its code, and the parameters of its sentence. */
import type { RefusalOf } from "@starboard/kernel";
import type { Card } from "./acts.ts";

/** The parameters of each code. */
interface Reasons {
  SMP_TURN: object;
  SMP_PHASE: object;
  SMP_OVER: object;
  SMP_NO_RAIDER: object;
  SMP_ALREADY_LEFT: object;
  SMP_ALREADY_CALLED: object;
  SMP_NOT_CALLED: object;
  SMP_NOT_HELD: { card: Card };
}
export type SampleRefusal = RefusalOf<Reasons>;

export const TURN: SampleRefusal = { rule: "SMP-2.3", code: "SMP_TURN" };
export const PHASE: SampleRefusal = { rule: "SMP-2.3", code: "SMP_PHASE" };
export const OVER: SampleRefusal = { rule: "SMP-7.1", code: "SMP_OVER" };
export const NO_RAIDER: SampleRefusal = { rule: "SMP-5.1", code: "SMP_NO_RAIDER" };
export const ALREADY_LEFT: SampleRefusal = { rule: "SMP-8.4", code: "SMP_ALREADY_LEFT" };
export const ALREADY_CALLED: SampleRefusal = { rule: "SMP-8.4", code: "SMP_ALREADY_CALLED" };
export const NOT_CALLED: SampleRefusal = { rule: "SMP-8.4", code: "SMP_NOT_CALLED" };
export const notHeld = (card: Card): SampleRefusal => ({ rule: "SMP-4.2", code: "SMP_NOT_HELD", about: { card } });
