/** Forecast of an arrival in the current position: the strength of both sides, and which one would hold the star. */
import type { RuleId } from "@starboard/kernel";
import type { Refusal4000 } from "../reasons.ts";
import type { Mode, Power } from "../acts.ts";
import { barsLanding, conceivable, defendersAt, occupants } from "../arrival.ts";
import type { State4000, Term } from "../state.ts";
import { classicOdds, fortunesOdds, type Odds, recruitChance } from "./battle.ts";

export type Fate =
  /** No battle: the star is empty. */
  | "takes"
  /** No battle: allies are there. */
  | "joins"
  /** The larger force destroys the smaller (AD-6.4.1). */
  | "wins"
  | "dies"
  /** Equal forces: the arrival is barred (AD-6.4.4). */
  | "barred"
  /** Dice decide. */
  | "chance"
  /** Another rule forbids it: see the refusal. */
  | "closed";

export interface ArrivalForecast {
  readonly fate: Fate;
  readonly mode: Mode;
  readonly attackers: number;
  readonly defenders: number;
  /** Probability that the force holds the star afterwards, 0 to 1. */
  readonly chance: number;
  /** Odds of a battle of dice, or null if there is none. */
  readonly odds: Odds | null;
  /** Ships of each owner, attackers positive, defenders negative. */
  readonly terms: readonly Term[];
  readonly rule: RuleId;
  readonly refusal: Refusal4000 | null;
}

/**
 * Returns the outcome of an arrival in the current position (AD-F.1). `force` holds ships by power. `mover` steers.
 * Uses only what the mover's seat can know.
 */
export function forecastArrival(
  t: State4000,
  mover: Power,
  s: number,
  force: readonly number[],
  wish?: Mode,
): ArrivalForecast {
  const by = t.seatOf[mover] as State4000["seatOf"][number];
  const mask = force.reduce((bits, n, p) => (n > 0 ? bits | (1 << p) : bits), 0);
  const attackers = force.reduce((sum, n) => sum + n, 0);
  const defenders = defendersAt(t, s);
  const modes = conceivable(t, by, mover, s, mask);
  const mode = wish ?? (modes[0] as Mode);
  const refusal = barsLanding(t, by, mover, s, mode, mask, attackers) ?? null;
  const at = {
    mode,
    attackers,
    defenders: mode === "attack" ? defenders : 0,
    terms: termsOf(t, s, force, mode),
    refusal,
  };
  const sure = (fate: Fate, rule: RuleId): ArrivalForecast => ({
    ...at,
    fate,
    rule: refusal?.rule ?? rule,
    chance: fate === "takes" || fate === "joins" || fate === "wins" ? 1 : 0,
    odds: null,
  });
  if (refusal) {
    if (refusal.code === "AD_E_EQUAL") return sure("barred", "AD-6.4.4");
    return sure(refusal.code === "AD_E_WEAK" ? "dies" : "closed", "AD-6.4.2.a");
  }
  if (mode === "occupy") return sure("takes", "AD-6.5.1");
  if (mode === "join") return sure("joins", "AD-9.4.4");
  // An empty home star is captured without a battle (AD-8.3).
  if (defenders === 0) return sure("takes", "AD-8.3");
  const neutral = t.neutral[s] as number;
  const recruits = t.options["ad.recruit"] && neutral > 0 && occupants(t, s) === 0;
  const join = recruits ? recruitChance(attackers, neutral) : 0;
  if (t.options["ad.combat"] === "larger") {
    const odds = classicOdds(attackers, defenders);
    if (join === 0 || join === 1 || odds.attackers === 1)
      return join === 1 ? sure("joins", "AD-6.5.2") : sure(odds.attackers === 1 ? "wins" : "dies", "AD-6.4.1");
    return { ...at, fate: "chance", rule: "AD-6.5.2", chance: join, odds: null };
  }
  const odds = fortunesOdds(attackers, defenders, t.options["ad.fortunes.survivor"] === "last");
  if (join === 1) return sure("joins", "AD-6.5.2");
  return { ...at, fate: "chance", rule: "AD-6.4.5", chance: join + (1 - join) * odds.attackers, odds };
}

function termsOf(t: State4000, s: number, force: readonly number[], mode: Mode): Term[] {
  const terms: Term[] = [];
  force.forEach((n, power) => {
    if (n > 0) terms.push({ rule: "AD-6.4.6", what: "attackers", value: n, about: { power } });
  });
  if (mode !== "attack") return terms;
  for (let power = 0; power < t.P; power++) {
    const n = t.ships[s * t.P + power] as number;
    if (n > 0) terms.push({ rule: "AD-6.4.3.a", what: "defenders", value: -n, about: { power } });
  }
  const neutral = t.neutral[s] as number;
  if (neutral > 0) terms.push({ rule: "AD-3.2.1", what: "neutrals", value: -neutral });
  return terms;
}
