/** The types of Anaxis for the kernel. Its steps are the states of the turn (rules.md, section 11). */
import type { AsidesOf, Shape, StepsOf } from "@starboard/kernel";
import type { Bank, Ship, Weapons } from "./acts.ts";
import type { FactAx } from "./facts.ts";
import type { Options } from "./options.ts";
import type { RefusalAx } from "./reasons.ts";
import type { StateAx, ViewAx } from "./state.ts";
import type { asides } from "./asides/index.ts";
import type { steps } from "./steps/index.ts";

/** The memo of a volley or a pulse while its dice are rolled, target by target (AX-6.6, AX-7.3e). */
export interface Strike {
  ship: Ship;
  bank: Bank;
  pulse: boolean;
  targets: Ship[];
  /** Index of the target now being rolled for. */
  next: number;
  fireControl: boolean;
  gunnery: boolean;
  weapons: Weapons | null;
  /** Final damage per ship, taken off together after the last target. */
  wounds: { ship: Ship; damage: number }[];
}

export interface ShapeAx extends Shape {
  options: Options;
  state: StateAx;
  view: ViewAx;
  fact: FactAx;
  refusal: RefusalAx;
  steps: StepsOf<typeof steps>;
  asides: AsidesOf<typeof asides>;
}
