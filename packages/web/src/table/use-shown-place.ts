import type { BoardProps } from "@starboard/ui";
import { useCallback, useState } from "react";
import { useCompact } from "../shell/media.ts";

/** The place that the board is asked to show, and how to ask for another. On a phone that closes the sheet over the board. */
export function useShownPlace(
  setTab: (id: string | null) => void,
): readonly [BoardProps["shownPlace"], (place: string) => void] {
  const compact = useCompact();
  const [shownPlace, setShownPlace] = useState<BoardProps["shownPlace"]>(null);
  const showPlace = useCallback(
    (place: string): void => {
      setShownPlace((before) => ({ place, request: (before?.request ?? 0) + 1 }));
      if (compact) setTab(null);
    },
    [compact, setTab],
  );
  return [shownPlace, showPlace];
}
