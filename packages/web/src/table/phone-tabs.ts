/** Which tabs a phone shows in its tab row, and which are behind "More". */
import type { Tab } from "@starboard/ui";

/** Tabs in the row, besides "More"; six would not fit at 390 px. */
const ROW = 5;
/** Tabs that a player needs most, the most important first. */
const FIRST: readonly string[] = ["seats", "log", "acts", "chat"];

/** Splits the tabs of a match. The row keeps the order of the tabs; a single remaining tab is not hidden. */
export function phoneTabs(tabs: readonly Tab[]): { readonly row: readonly Tab[]; readonly rest: readonly Tab[] } {
  if (tabs.length <= ROW + 1) return { row: tabs, rest: [] };
  const rankOf = (tab: Tab): number => {
    const rank = FIRST.indexOf(tab.id);
    return rank < 0 ? FIRST.length : rank;
  };
  const chosen = new Set(tabs.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, ROW));
  return { row: tabs.filter((tab) => chosen.has(tab)), rest: tabs.filter((tab) => !chosen.has(tab)) };
}
