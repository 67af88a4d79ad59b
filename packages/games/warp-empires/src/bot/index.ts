/** Warp Empires for bots: what a table is worth, which acts to look at, what to say. */
import type { BotSpec } from "@starboard/bots";
import type { Act, Seat } from "@starboard/kernel";
import { game } from "../game.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { ShapeWE } from "../shape.ts";
import { activeOf } from "../calc/stacks.ts";
import type { StateWE } from "../state.ts";
import { weigh } from "./policy.ts";
import { WEIGHTS, type Weights } from "./evaluation-weights.ts";
import { reasons } from "./reasons.ts";
import { evaluate, settle } from "./value.ts";

export { WEIGHTS, type Weights } from "./evaluation-weights.ts";
export { reasonInWords } from "./text.en.ts";

/** The knowledge of Warp Empires with given numbers; `bot` is the one that plays. */
export function botWith(weights: Weights): BotSpec<ShapeWE> {
  return {
    game,
    evaluate: (t, worth) => evaluate(t, weights, worth),
    terminalValue: settle,
    policyPrior: (t, step, by, acts) => weigh(t, step, by, acts, weights),
    explain: (t, by) => reasons(t, by, weights),
    isQuiescent: quiet,
    // What an act brings is decided by dice and by what lies hidden: many tables after it say more than a few acts beyond it.
    searchParams: () => ({ minVisitsToExpand: Number.POSITIVE_INFINITY }),
    playsForcedMoves: true,
    cachesRootPrior: true,
    quiescenceMove: (t, step, by, acts) => calm(t, step, by, acts, weights),
    turnKey: (t) => `turn ${t.turn}`,
    timeShare: share,
    outcomeKey: markOf,
    matchLength: (t) => t.round,
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

export const bot: BotSpec<ShapeWE> = botWith(WEIGHTS);

/**
 * A table is judged between two turns, when everything is settled that a turn has begun: marches, battles, markers. Were some
 * tables judged in the middle of it and others after it, the markers to come alone would decide.
 */
function quiet(t: StateWE): boolean {
  const kind = compiledModuleOf(t.options).module.phases[t.phase]?.kind;
  return kind === undefined || kind === "draw";
}

/** By question: the act that begins nothing. */
const REST: Readonly<Record<string, string>> = {
  moveMain: "done",
  group: "stop",
  revenueMain: "done",
  recruitDraw: "skip",
  recruitBuy: "done",
};

/** Nothing new is begun while a table is brought to rest: no card is played in the Move phase, a march ends where it stands. */
function calm(t: StateWE, step: string, by: Seat, acts: readonly Act[], w: Weights): Act {
  const first = (what: string): Act | undefined => acts.find((act) => act.do === what);
  const rest =
    first(REST[step] ?? (step.startsWith("answer") ? "pass" : "")) ?? (step === "group" ? first("enough") : undefined);
  return rest ?? (weigh(t, step, by, acts, w).acts[0] as Act);
}

/** Marches and battles deserve the time; most other questions are answered at a glance. */
function share(t: StateWE, step: string, by: Seat): number {
  const own = activeOf(t) === (by as number);
  if (step === "moveMain" || step === "group") return 0.2;
  if (step.startsWith("battleCard") || step === "site" || step.startsWith("declare")) return 0.12;
  if (step === "recruitBuy") return 0.12;
  return own ? 0.03 : 0.04;
}

/** What dice and cards decided, coarsely: who holds what, and how much of it is left. */
function markOf(t: StateWE): string {
  const b = compiledModuleOf(t.options);
  let mark = "";
  for (let at = 0; at < b.T; at++) {
    mark += String.fromCharCode(97 + (t.marker[at] as number));
    for (let s = 0; s < b.N; s++) mark += Math.min(9, (t.stacks[at * b.N + s] as number[]).length >> 1);
  }
  return mark;
}
