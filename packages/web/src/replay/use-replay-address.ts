import { useEffect, useRef } from "react";
import { navigate } from "../router.ts";
import type { ReplayPlayback } from "./use-replay-playback.ts";

/** Lets the address and the shown moment follow each other, so that the address can be copied at any time. */
export function useReplayAddress(
  match: string,
  n: number | undefined,
  { update, isRunning, jumpToEntry }: ReplayPlayback,
): void {
  const followed = useRef(n);
  const here = update.at;
  useEffect(() => {
    if (isRunning || followed.current === here) return;
    followed.current = here;
    navigate({ at: "replay", match, n: here }, true);
  }, [isRunning, here, match]);
  useEffect(() => {
    if (n === undefined || n === followed.current) return;
    followed.current = n;
    jumpToEntry(n);
  }, [n, jumpToEntry]);
}
