/** Predicts the outcome of an arrival under the combat options. All bot code uses this module for it. */
import { fortunesOdds } from "../calc/battle.ts";
import type { State4000 } from "../state.ts";

/** The predicted outcome of n ships that arrive where d ships defend. */
export interface Meeting {
  /** Whether the arrival is legal. */
  allowed: boolean;
  /** Probability of holding the star afterwards. */
  win: number;
  /** Expected losses in ships, of the arriving and of the defending force. */
  lost: number;
  killed: number;
}
const meeting: Meeting = { allowed: true, win: 1, lost: 0, killed: 0 };

/** Returns a shared object that the next call overwrites. */
export function meet(t: State4000, n: number, d: number, neutral: number): Meeting {
  const { options } = t;
  const m = meeting;
  m.allowed = true;
  m.lost = 0;
  m.killed = 0;
  m.win = 1;
  if (d === 0) return m;
  if (neutral === d && options["ad.recruit"]) {
    // The neutral ships join if one die exceeds the shortfall (AD-6.5.2). Otherwise there is a battle.
    const join = Math.max(0, Math.min(1, (6 - (d - n)) / 6));
    if (options["ad.combat"] === "larger") {
      m.win = join;
      m.lost = (1 - join) * n - join * d;
      return m;
    }
    const odds = fortunesOdds(n, d, options["ad.fortunes.survivor"] === "last");
    m.win = join + (1 - join) * odds.attackers;
    m.lost = (1 - join) * (n - odds.attackers * odds.attackersKeep) - join * d;
    return m;
  }
  if (options["ad.combat"] === "larger") {
    m.allowed = n > d || (n < d && options["ad.weakArrival"] === "allow");
    m.win = n > d ? 1 : 0;
    m.lost = n > d ? 0 : n;
    m.killed = n > d ? d - neutral : 0;
    return m;
  }
  if (n === d && options["ad.fortunes.equal"] === "barred") m.allowed = false;
  const odds = fortunesOdds(n, d, options["ad.fortunes.survivor"] === "last");
  m.win = odds.attackers;
  m.lost = n - odds.attackers * odds.attackersKeep;
  m.killed = ((d - odds.defenders * odds.defendersKeep) * (d - neutral)) / d;
  return m;
}
