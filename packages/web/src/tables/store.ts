import type { TableCard, Troubled as Stuck } from "@starboard/wire";
import { create } from "zustand";
import { listMatches } from "../local/index.ts";
import { type Trouble, troubleOf } from "../problems.ts";

interface Tables {
  readonly state: "unread" | "ready" | "failed";
  readonly cards: readonly TableCard[];
  readonly stuck: readonly Stuck[];
  readonly trouble: Trouble | null;
  /** Reads the list again. */
  readonly refresh: () => Promise<void>;
}

/** The tables kept in this browser. */
export const useTables = create<Tables>()((set) => ({
  state: "unread",
  cards: [],
  stuck: [],
  trouble: null,
  async refresh() {
    try {
      const { cards, stuck } = await listMatches();
      set({ state: "ready", cards, stuck, trouble: null });
    } catch (error) {
      set({ state: "failed", trouble: troubleOf(error) });
    }
  },
}));

/** Tables where a person is asked first, then those still running, then the finished ones; the latest first in each. */
export function sorted(cards: readonly TableCard[]): {
  readonly yours: TableCard[];
  readonly waiting: TableCard[];
  readonly over: TableCard[];
} {
  const latest = cards.toSorted((a, b) => b.changedAt - a.changedAt);
  const asked = (card: TableCard): boolean => card.asked.some((seat) => card.seats[seat]?.kind === "person");
  return {
    yours: latest.filter((card) => !card.over && asked(card)),
    waiting: latest.filter((card) => !card.over && !asked(card)),
    over: latest.filter((card) => card.over),
  };
}
