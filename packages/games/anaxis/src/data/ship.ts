/** The type of a ship class (rules.md, sections 1 and 15). */

export type ArcId = "narrow" | "forward" | "180" | "extended" | "360";
export type RaceId = "ardoni" | "pelloda" | "teggeri" | "sildosi" | "nelluran" | "kelterik";
export type Special = "scan" | "interdiction" | "pulse" | "jamming" | "shield" | "stealth";

/** A bank of guns (AX-1.8), or the pulse that replaces an Inferno's secondary bank (AX-7.3). */
export type BankSpec =
  | {
      readonly kind: "guns";
      /** Number of dice. */
      readonly firepower: number;
      readonly penetration: number;
      readonly tracking: number;
      readonly arc: ArcId;
    }
  | { readonly kind: "pulse" };

export interface ShipClass {
  readonly id: string;
  readonly name: string;
  /** "Battleship", "Gunboat" … */
  readonly class: string;
  readonly race: string;
  readonly hull: number;
  readonly speed: number;
  readonly reverse: number;
  readonly maneuver: number;
  readonly armour: number;
  readonly initiative: number;
  /** The rating as an exact fraction, such as ⅔ for the Wyvern. */
  readonly sensors: { readonly num: number; readonly den: number };
  readonly primary: BankSpec | null;
  readonly secondary: BankSpec | null;
  readonly special: Special | null;
  /** Ship points. */
  readonly cost: number;
}
