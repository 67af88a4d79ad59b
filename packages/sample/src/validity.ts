/** Checks a position in notation before it becomes a state. Its form is already valid. */
import type { BidAct } from "./acts.ts";
import { allCards } from "./invariants.ts";
import type { Written } from "./notation.ts";
import { type AwardMemo, fullDeck, type SampleState } from "./state.ts";

/** Number of wrecks in sight at the steps that use them (SMP-3.1, SMP-3.2). */
const WRECKS: Readonly<Record<string, number>> = { pick: 2, bid: 1, award: 1 };

/** Returns the field whose length or seat numbers do not fit the number of captains or the step. */
export function findMismatch(w: Written, { options }: SampleState): string | undefined {
  const captains = options["sample.captains"];
  for (const field of ["left", "home", "hands", "bids", "cargo"] as const)
    if (w[field] !== undefined && w[field].length !== captains) return field;
  const memo = w.memo as AwardMemo | undefined;
  const seatNumbers = {
    lead: [w.lead],
    asking: [w.asking?.by, w.asking?.from],
    memo: [memo?.winner, memo?.holder, ...(memo?.toAsk ?? [])],
    over: w.over?.winners ?? [],
  };
  for (const [field, named] of Object.entries(seatNumbers))
    if (named.some((one) => (one ?? 0) >= captains)) return field;
  if (w.over && w.over.scores.length !== captains) return "over";
  if (w.answers && w.answers.length > captains) return "answers";
  if (w.asking) {
    const asked = w.step === "award" && w.asking.by !== w.asking.from;
    const resumes = memo === undefined || (memo.toAsk !== null && memo.winner === w.asking.from);
    if (!asked || !resumes) return "asking";
  }
  return undefined;
}

/**
 * Returns the field that makes the state impossible: cards that do not add up, invalid captains, a step without work.
 */
export function findImpossible(t: SampleState, w: Written): string | undefined {
  const found = allCards(t);
  const all = fullDeck(t.left.length);
  if (found.length !== all.length || all.some((card, i) => card !== found[i])) return "deck";
  if (t.left.some((left, i) => left === 1 && (t.hands[i]?.length || t.cargo[i]?.length || t.home[i]))) return "left";
  if (t.round > t.options["sample.rounds"]) return "round";
  if (w.over) return undefined;
  const staying = t.left.flatMap((left, i) => (left === 0 ? [i] : []));
  if (staying.length < 2) return "left";
  if (staying.every((i) => t.home[i] === 1)) return "home";
  if (w.step !== undefined && w.step in WRECKS && (t.wrecks.length !== WRECKS[w.step] || t.round === 0))
    return "wrecks";
  if (w.answers?.some((answer, i) => answer && !t.hands[i]?.includes((answer as BidAct).card))) return "answers";
  return undefined;
}
