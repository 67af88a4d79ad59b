/** Suggests a cost for a custom ship class from the costs of the printed ships. This is not a rule. */
import type { ArcId, BankSpec, ShipClass, Special } from "../data/ship.ts";

/** Factor of the strength of a bank by its arc. */
const ARC: Readonly<Record<ArcId, number>> = { narrow: 0.7, forward: 1, "180": 1.3, extended: 1.6, "360": 2 };

/**
 * Fitted by least squares to the 37 printed ships of edition 4. The error is 1.4 points (root mean square), at most 3.
 */
const BASE = 1.25;
const PER_HULL = 0.174;
const PER_PRIMARY = 0.076;
const PER_SECONDARY = 0.097;
const SUPPORT = 2.48;
const HUNTER = 3.35;

const SPECIAL: Readonly<Record<Special, number>> = {
  scan: SUPPORT,
  jamming: SUPPORT,
  shield: SUPPORT,
  interdiction: HUNTER,
  stealth: HUNTER,
  pulse: 0,
};

/** Returns the strength of a bank: the product of dice, penetration, tracking and arc. */
export function bankStrength(bank: BankSpec | null): number {
  if (bank?.kind !== "guns") return 0;
  return bank.firepower * (2 + bank.penetration) * (1 + bank.tracking / 4) * ARC[bank.arc];
}

/** Returns the suggested ship points of a class, at least 1. Sensors count only with the secondary bank. */
export function suggestedCost(ship: Omit<ShipClass, "cost">): number {
  const sensors = ship.sensors.num / ship.sensors.den;
  const points =
    BASE +
    PER_HULL * ship.hull +
    PER_PRIMARY * bankStrength(ship.primary) +
    PER_SECONDARY * bankStrength(ship.secondary) * sensors +
    (ship.special ? SPECIAL[ship.special] : 0);
  return Math.max(1, Math.round(points));
}
