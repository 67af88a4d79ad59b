/** The local matches, as state of the page. */
import type { MatchSummary, UnreadableMatch } from "@starboard/wire";
import { create } from "zustand";
import { listMatches } from "../local/index.ts";
import { type Problem, toProblem } from "../problems.ts";

interface Tables {
  readonly state: "unread" | "ready" | "failed";
  readonly summaries: readonly MatchSummary[];
  readonly unreadable: readonly UnreadableMatch[];
  readonly problem: Problem | null;
  /** Reloads the list. */
  readonly refresh: () => Promise<void>;
}

/** The local matches. */
export const useTables = create<Tables>()((set) => ({
  state: "unread",
  summaries: [],
  unreadable: [],
  problem: null,
  async refresh() {
    try {
      const { summaries, unreadable } = await listMatches();
      set({ state: "ready", summaries, unreadable, problem: null });
    } catch (error) {
      set({ state: "failed", problem: toProblem(error) });
    }
  },
}));

/** Groups matches: player to act, running, finished; latest first in each group. */
export function sorted(summaries: readonly MatchSummary[]): {
  readonly yours: MatchSummary[];
  readonly waiting: MatchSummary[];
  readonly over: MatchSummary[];
} {
  const latest = summaries.toSorted((a, b) => b.changedAt - a.changedAt);
  const asked = (summary: MatchSummary): boolean =>
    summary.asked.some((seat) => summary.seats[seat]?.kind === "person");
  return {
    yours: latest.filter((summary) => !summary.over && asked(summary)),
    waiting: latest.filter((summary) => !summary.over && !asked(summary)),
    over: latest.filter((summary) => summary.over),
  };
}
