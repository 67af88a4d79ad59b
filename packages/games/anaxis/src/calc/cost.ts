/** What a ship class of one's own should cost, judged by what the printed ships cost. A suggestion, not a rule. */
import type { ArcId, BankSpec, ShipClass, Special } from "../data/ship.ts";

/** How much more a bank is worth the further it can turn. */
const ARC: Readonly<Record<ArcId, number>> = { narrow: 0.7, forward: 1, "180": 1.3, extended: 1.6, "360": 2 };

/** Fitted by least squares over the 37 printed ships of edition 4; it misses by 1.4 points (root mean square), by 3 at most. */
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

/** Strength of a bank: dice by penetration by tracking by arc. */
export function bankStrength(bank: BankSpec | null): number {
  if (bank?.kind !== "guns") return 0;
  return bank.firepower * (2 + bank.penetration) * (1 + bank.tracking / 4) * ARC[bank.arc];
}

/** Ship points suggested for a class, at least 1. Sensors count where a bank's reach decides: with the secondary bank. */
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
