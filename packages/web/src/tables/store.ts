import type { MatchSummary, UnreadableMatch as Stuck } from "@starboard/wire";
import { create } from "zustand";
import { listMatches } from "../local/index.ts";
import { type Problem, toProblem } from "../problems.ts";

interface Tables {
  readonly state: "unread" | "ready" | "failed";
  readonly cards: readonly MatchSummary[];
  readonly stuck: readonly Stuck[];
  readonly problem: Problem | null;
  /** Reloads the list. */
  readonly refresh: () => Promise<void>;
}

/** The local matches. */
export const useTables = create<Tables>()((set) => ({
  state: "unread",
  cards: [],
  stuck: [],
  problem: null,
  async refresh() {
    try {
      const { cards, stuck } = await listMatches();
      set({ state: "ready", cards, stuck, problem: null });
    } catch (error) {
      set({ state: "failed", problem: toProblem(error) });
    }
  },
}));

/** Groups matches: player to act, running, finished; latest first in each group. */
export function sorted(cards: readonly MatchSummary[]): {
  readonly yours: MatchSummary[];
  readonly waiting: MatchSummary[];
  readonly over: MatchSummary[];
} {
  const latest = cards.toSorted((a, b) => b.changedAt - a.changedAt);
  const asked = (card: MatchSummary): boolean => card.asked.some((seat) => card.seats[seat]?.kind === "person");
  return {
    yours: latest.filter((card) => !card.over && asked(card)),
    waiting: latest.filter((card) => !card.over && !asked(card)),
    over: latest.filter((card) => card.over),
  };
}
