/** The 4000 A.D. specification for bots: evaluation, policy and asides. */
import { type BotSpec, varyWeights } from "@starboard/bots";
import { copyOver } from "../clone.ts";
import { game } from "../game.ts";
import type { Shape4000 } from "../shape.ts";
import type { State4000 } from "../state.ts";
import { PERSONALITIES, type Personality, type Seat } from "@starboard/kernel";
import { nextAside } from "./aside.ts";
import { type Manner, mannerOf, PLAIN_MANNER, tastesOf } from "./deals/manner.ts";
import { allyWithEveryone } from "./deals/exploits.ts";
import { levelChoices } from "./level-choices.ts";
import { plans } from "./plans.ts";
import { reasons } from "./reasons.ts";
import { tuningOf } from "./tuning.ts";
import { weigh } from "./policy.ts";
import { IN_USE, type Weights } from "./evaluation-weights.ts";
import { evaluate, settle } from "./value.ts";

export { WEIGHTS, type Weights } from "./evaluation-weights.ts";
export { reasonInWords } from "./text.en.ts";

/**
 * Returns the bot specification for given weights. `bot` uses the default weights. Unless the weights say otherwise it relies on no
 * alliance, because a bot that does loses to a player who offers alliances every turn and attacks at will, and keeps its own
 * word: it ends an alliance before it attacks the partner (docs/bots.md, Deals).
 *
 * @param manner how it deals; without, it proposes nothing
 */
export function botWith(given: Weights, manner?: Manner): BotSpec<Shape4000> {
  const weights: Weights = { wary: true, loyal: true, ...given };
  return {
    game,
    levelChoices,
    // A seat with two powers decides twice as often before an opponent acts, so it explores more widely (docs/bots.md).
    searchParams: (t) => (t.seatOf.length > new Set(t.seatOf).size ? { puct: 3 } : {}),
    evaluate: (t, worth) => evaluate(t, weights, worth),
    terminalValue: settle,
    policyPrior: (t, step, by, acts) => weigh(t, step, by, acts, weights),
    explain: (t, by) => reasons(t, by, weights),
    turnKey: turnName,
    timeShare: share,
    outcomeKey: markOf,
    copyInto: copyOver,
    team: (t, by) => t.side[t.seatOf.indexOf(by)] as number,
    variant: (seed) => botWith(varyWeights(weights, seed, ["productions"]), manner),
    reviewBudget: {
      search: 400,
      candidates: 4,
      screenVisits: 100,
      visits: 200,
      batches: 6,
      openVisits: 20,
      redraws: 6,
    },
    matchLength: (t) => t.round,
    matchKind: ({ options }) =>
      options["ad.version"] === "alliances" ? "alliances" : options["ad.players"] === 2 ? "duel" : "four players",
    chooseAside: (t, by, _draw, past) =>
      nextAside(t, by, weights, { manner: manner ?? PLAIN_MANNER, proposes: manner !== undefined, past }),
    style: (name) => {
      const personality = PERSONALITIES.find((one) => one === name);
      if (personality) return withPersonality(personality, weights);
      if (name === "ally-everyone") return allyWithEveryone(botWith({ ...weights, wary: false, loyal: false }));
      // The same without relying on anybody, as a cunning player would.
      return name === "ally-and-strike" ? allyWithEveryone(botWith({ ...weights, loyal: false })) : undefined;
    },
  };
}

const withPersonality = (personality: Personality, weights: Weights): BotSpec<Shape4000> =>
  botWith(tastesOf(personality, weights), mannerOf(personality));

export const bot: BotSpec<Shape4000> = {
  ...botWith(IN_USE.weights),
  calibration: IN_USE.calibration,
  tuning: tuningOf(botWith),
  plans,
};

/** Names the turn that a decision belongs to. Decisions in another power's turn belong to that turn. */
function turnName(t: State4000, by: Seat): string {
  const own = t.active >= 0 && t.seatOf[t.active] === by;
  return own ? `round ${t.round}` : `turn ${t.turn}`;
}

/**
 * Returns the share of a turn's thinking time for a decision. Departures get most of it, arrivals some. The rest of the
 * turn is estimated from the warps still to be pushed and the powers of the seat that have not played yet.
 */
function share(t: State4000, step: string, by: Seat): number {
  if (step !== "depart" && step !== "arrive") return 0.5;
  let later = 0;
  for (let slot = t.slot; slot < t.order.length; slot++) {
    const p = t.order[slot] as number;
    if (t.seatOf[p] !== by || t.alive[p] !== 1) continue;
    const playing = p === t.active;
    if (!playing || step === "arrive") later += DEPARTURE;
    for (const w of [2 * p, 2 * p + 1])
      if ((t.warpFrom[w] as number) >= 0 && t.warpMoved[w] !== t.round && (!playing || step === "arrive"))
        later += ARRIVAL;
  }
  const now = step === "depart" ? DEPARTURE : ARRIVAL;
  return now / (now + later);
}
const DEPARTURE = 3;
const ARRIVAL = 1.5;

/** Summarises dice results for the search: winners of this turn's battles, and their ships in steps of four. */
function markOf(t: State4000): string {
  let mark = "";
  for (let s = 0; s < t.S; s++)
    for (let p = 0; p < t.P; p++) {
      const n = t.frozen[s * t.P + p] as number;
      if (n > 0) mark += `${s}:${p}:${n >> 2} `;
    }
  return mark;
}
