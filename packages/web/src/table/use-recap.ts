/** Decides when the recap is shown, and remembers up to which entry each viewer has seen the match. */
import { useMemo } from "@starboard/ui";
import type { Seat, Viewer } from "@starboard/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import type { LoadedGame } from "../loaded-game.ts";
import { useSettings } from "../settings/store.ts";
import { isRecapDue, type Manner, readSeen, type RecapItem, recapItems, seenKey, viewerKey } from "./recap.ts";
import type { TableView } from "./use-table-view.ts";

export interface RecapState {
  readonly items: readonly RecapItem[];
  readonly manner: Manner;
  /** Hides the recap and marks everything as seen. */
  readonly close: () => void;
}

/** Storage may be blocked; then every visit is the first. */
function stored(match: string): Readonly<Record<string, number>> {
  try {
    return readSeen(localStorage.getItem(seenKey(match)));
  } catch {
    return {};
  }
}
function store(match: string, viewer: Viewer, at: number): void {
  try {
    localStorage.setItem(seenKey(match), JSON.stringify({ ...stored(match), [viewerKey(viewer)]: at }));
  } catch {
    // Storage is blocked or full: the mark lasts as long as the page.
  }
}

interface Open {
  readonly viewer: Seat;
  readonly from: number;
  readonly manner: Manner;
}

/** The recap to show now, or null. `onSkip` must be called before the playback is skipped. */
export function useRecap(
  match: string,
  loaded: LoadedGame,
  table: TableView | null,
  isAsked: boolean,
): { readonly recap: RecapState | null; readonly onSkip: () => void } {
  const when = useSettings((s) => s.recap);
  const [open, setOpen] = useState<Open | null>(null);
  /** The entry up to which each viewer has watched. */
  const watched = useRef(new Map<Viewer, number>());
  /** How the entries after the watched one arrive. */
  const arriving = useRef<Manner>("watched");

  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === "hidden") arriving.current = "away";
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);

  const viewer = table?.state.viewer;
  const at = table?.update.at ?? -1;
  const isLive = table !== null && table.live && table.state.covered === null && !table.update.summary.over;
  const actedAt = typeof viewer === "number" ? (table?.state.actedAt.get(viewer) ?? -1) : -1;
  const facts = table?.staged.pastFacts;
  const view = table?.update.view;
  useEffect(() => {
    if (!isLive || viewer === undefined || viewer === "public" || !facts || !view) return;
    if (document.visibilityState !== "visible") return;
    const isFirst = !watched.current.has(viewer);
    const known = watched.current.get(viewer) ?? stored(match)[viewerKey(viewer)];
    if (known !== undefined) {
      const manner = at <= known ? "watched" : isFirst ? "away" : arriving.current;
      // What was watched is summed up from the player's own last act on; what was missed, from where that began.
      const from = Math.max(actedAt, manner === "watched" ? openFrom(open, viewer) : known);
      const items = recapItems(loaded, view, viewer, facts, from);
      const hasStart = manner !== "watched" || actedAt >= 0;
      if (hasStart && isRecapDue(when, items, { manner, isAsked })) setOpen({ viewer, from, manner });
      else if (open && open.viewer === viewer && actedAt > open.from) setOpen(null);
    }
    arriving.current = "watched";
    watched.current.set(viewer, at);
    store(match, viewer, at);
    // Decided once for each moment; the open recap itself is no reason to decide again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLive, viewer, at, isAsked, when]);

  const close = useCallback(() => setOpen(null), []);
  const items = useMemo(
    () =>
      open && open.viewer === viewer && facts && view ? recapItems(loaded, view, open.viewer, facts, open.from) : [],
    [open, viewer, loaded, facts, view],
  );
  const recap = useMemo(
    () => (open && items.length > 0 ? { items, manner: open.manner, close } : null),
    [open, items, close],
  );
  const onSkip = useCallback(() => {
    if (arriving.current === "watched") arriving.current = "skipped";
  }, []);
  return { recap, onSkip };
}

const openFrom = (open: Open | null, viewer: Viewer): number => (open?.viewer === viewer ? open.from : -1);
