/** Which tab of a match page is open, and which paragraph its rules tab shows. */
import { useCallback, useEffect, useState } from "react";
import { useCompact } from "../shell/media.ts";

export interface OpenTab {
  /** Id of the open tab; null on a phone while the sheet is closed. */
  readonly tab: string | null;
  readonly setTab: (id: string | null) => void;
  /** Opens a tab with the focus on the first element in it that matches. */
  readonly openAt: (id: string, selector: string) => void;
  readonly rule: string | null;
  /** Opens the rules at a paragraph. */
  readonly openRule: (rule: string) => void;
}

/** `first` is the tab that is open at first, on a phone too; by default `wide`, and none on phones. */
export function useOpenTab(wide: string, first?: string): OpenTab {
  const compact = useCompact();
  const [tab, setTab] = useState<string | null>(first ?? (compact ? null : wide));
  const [wasCompact, setWasCompact] = useState(compact);
  // A page that is made narrow shows the board, not the last tab over it.
  if (compact !== wasCompact) {
    setWasCompact(compact);
    setTab(compact ? null : "log");
  }
  const [rule, setRule] = useState<string | null>(null);
  const openRule = useCallback((wanted: string): void => {
    setRule(wanted);
    setTab("rules");
  }, []);
  const openAt = (id: string, selector: string): void => {
    setTab(id);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  };
  return { tab, setTab, openAt, rule, openRule };
}

/** Closes the sheet of a phone as soon as a plan is complete: the button that sends it is under the sheet. */
export function useConfirmInSight(isPlanComplete: boolean, setTab: OpenTab["setTab"]): void {
  const compact = useCompact();
  useEffect(() => {
    if (compact && isPlanComplete) setTab(null);
  }, [compact, isPlanComplete, setTab]);
}
