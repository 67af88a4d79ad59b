/** The bot specification of Warp Empires: evaluation, policy prior and explanations. */
import { type BotSpec, varyWeights } from "@starboard/bots";
import { type Act, PERSONALITIES, type Seat } from "@starboard/kernel";
import { determinizer } from "../determinize.ts";
import { game } from "../game.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { ShapeWE } from "../shape.ts";
import { activeOf } from "../calc/stacks.ts";
import type { StateWE } from "../state.ts";
import { levelChoices } from "./level-choices.ts";
import { bestAct, weigh } from "./policy.ts";
import { IN_USE, type Weights } from "./evaluation-weights.ts";
import { tastesOf } from "./personalities.ts";
import { matchProgress } from "./match-progress.ts";
import { plans } from "./plans.ts";
import { reasons } from "./reasons.ts";
import { tuningOf } from "./tuning.ts";
import { evaluate, settle } from "./value.ts";

export { WEIGHTS, type Weights } from "./evaluation-weights.ts";
export { reasonInWords } from "./text.en.ts";

/** The bot specification with the given weights; `bot` has the weights that are used in play. */
export function botWith(weights: Weights): BotSpec<ShapeWE> {
  return {
    game,
    levelChoices,
    evaluate: (t, worth) => evaluate(t, weights, worth),
    terminalValue: settle,
    policyPrior: (t, step, by, acts) => weigh(t, step, by, acts, weights),
    determinizer,
    explain: (t, by) => reasons(t, by, weights),
    isQuiescent: quiet,
    // Dice and hidden units decide the outcome of an act, so many determinizations help more than a deeper search.
    searchParams: () => ({ minVisitsToExpand: Number.POSITIVE_INFINITY, halvingSpread: 1 }),
    playsForcedMoves: true,
    cachesRootPrior: true,
    quiescenceMove: (t, step, by, acts) => calm(t, step, by, acts, weights),
    unlistedQuiescenceMove: (_t, step) => ALWAYS.get(step),
    turnKey: (t) => `turn ${t.turn}`,
    timeShare: share,
    outcomeKey: markOf,
    variant: (seed) => botWith(varyWeights(weights, seed, ["factions"])),
    reviewBudget: { search: 40, candidates: 4, screenVisits: 6, visits: 16, batches: 8, openVisits: 6, redraws: 6 },
    style: (name) => {
      const personality = PERSONALITIES.find((one) => one === name);
      return personality && botWith(tastesOf(personality, weights));
    },
    matchLength: (t) => t.round,
    matchProgress: (t) => matchProgress(t, weights),
    multiplayerStudy: () => ({
      tables: [2, 3, 4, 6].map((players) => ({ part: `${players} players`, options: { players } })),
      side: (t, by) => compiledModuleOf(t.options).factions[t.faction[by as number] as number]?.name ?? "none",
      counted: {
        "challenges rolled": (fact) => fact.is === "challengeRolled",
        "challenges failed": (fact) => fact.is === "challengeRolled" && !fact.solved,
        "stacks destroyed by challenges": (fact) => fact.is === "unitsLost" && fact.cause === "challenge",
        "territories explored": (fact) => fact.is === "explored",
      },
    }),
  };
}

export const bot: BotSpec<ShapeWE> = {
  ...botWith(IN_USE.weights),
  calibration: IN_USE.calibration,
  tuning: tuningOf(botWith),
  plans,
};

/**
 * True between two turns, when marches, battles and markers of a turn are settled. If some states were evaluated within
 * a turn and others after it, the markers still to be placed would decide the comparison.
 */
function quiet(t: StateWE): boolean {
  const kind = compiledModuleOf(t.options).module.phases[t.phase]?.kind;
  return kind === undefined || kind === "draw";
}

/** By step: the act that starts nothing new. */
const REST: Readonly<Record<string, string>> = {
  moveMain: "done",
  group: "stop",
  revenueMain: "done",
  recruitDraw: "skip",
  recruitBuy: "done",
};

/** By step: the quiescence move of questions where it is always legal. */
const ALWAYS: ReadonlyMap<string, Act> = new Map(
  Object.entries({
    moveMain: "done",
    revenueMain: "done",
    recruitDraw: "skip",
    recruitBuy: "done",
    answerMove: "pass",
    answerCard: "pass",
    answerAttack: "pass",
    answerRevenue: "pass",
    challenge: "roll",
    parley: "roll",
  }).map(([step, what]) => [step, { do: what }]),
);

/** The quiescence move starts nothing new: no card in the Move phase, and a march ends where it is. */
function calm(t: StateWE, step: string, by: Seat, acts: readonly Act[], w: Weights): Act {
  const first = (what: string): Act | undefined => acts.find((act) => act.do === what);
  const rest =
    first(REST[step] ?? (step.startsWith("answer") ? "pass" : "")) ?? (step === "group" ? first("enough") : undefined);
  return rest ?? bestAct(t, step, by, acts, w);
}

/** The share of thinking time by step: most for marches and battles. */
function share(t: StateWE, step: string, by: Seat): number {
  const own = activeOf(t) === (by as number);
  if (step === "moveMain" || step === "group") return 0.2;
  if (step.startsWith("battleCard") || step === "site" || step.startsWith("declare")) return 0.12;
  if (step === "recruitBuy") return 0.12;
  return own ? 0.03 : 0.04;
}

/** Groups random outcomes coarsely: which seat holds which territory, and with how many units. */
function markOf(t: StateWE): string {
  const compiled = compiledModuleOf(t.options);
  let mark = "";
  for (let at = 0; at < compiled.T; at++) {
    mark += String.fromCharCode(97 + (t.marker[at] as number));
    for (let s = 0; s < compiled.N; s++)
      mark += Math.min(9, (t.stacks[at * compiled.N + s] as readonly number[]).length >> 1);
  }
  return mark;
}
