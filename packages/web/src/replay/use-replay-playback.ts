/** The playback of a record: which of its moments is shown, and the controls that move it. */
import type { Update } from "@starboard/wire";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useSettings } from "../settings/store.ts";
import * as playback from "../table/playback.ts";
import { loadedAt, type LoadedReplay } from "./loaded-replay.ts";

/** Milliseconds between two moments without a fact that is shown. */
const BETWEEN_FACTS_MS = 60;

export interface ReplayPlayback {
  /** Index of the shown moment. */
  readonly cursor: number;
  readonly update: Update;
  readonly isRunning: boolean;
  readonly currentFact: playback.ShownFact | null;
  readonly pastFacts: readonly playback.ShownFact[];
  readonly jump: (cursor: number) => void;
  /** Shows the last moment that is not later than an entry. */
  readonly jumpToEntry: (n: number) => void;
  /** Moves one fact back or forward, and pauses. */
  readonly step: (way: -1 | 1) => void;
  /** Plays on or pauses; at the end it plays again from the start. */
  readonly toggle: () => void;
}

/**
 * @param updates the moments of the record, for the present viewer
 * @param n the entry that is shown at first; by default the start
 */
export function useReplayPlayback(
  replay: LoadedReplay,
  updates: readonly Update[],
  n: number | undefined,
): ReplayPlayback {
  const speed = useSettings((s) => s.speed);
  const [place, setPlace] = useState({ cursor: cursorOf(updates, n), shownCount: 0, paused: true });
  const play = useMemo(() => ({ ...place, moments: updates }), [place, updates]);
  const move = useCallback(
    (step: (p: playback.Playback) => playback.Playback): void =>
      setPlace((before) => {
        const { cursor, shownCount, paused } = step({ ...before, moments: updates });
        return { cursor, shownCount, paused };
      }),
    [updates],
  );
  const jump = useCallback((cursor: number): void => setPlace({ cursor, shownCount: 0, paused: true }), []);
  const jumpToEntry = useCallback((entry: number): void => jump(cursorOf(updates, entry)), [updates, jump]);
  const currentFact = useMemo(() => playback.currentFact(play), [play]);
  const pastFacts = useMemo(() => playback.factsSoFar(play), [play]);
  const hasEnded = playback.isLive(play);
  const isRunning = !place.paused && !hasEnded;

  const { screen } = loadedAt(replay, place.cursor);
  useEffect(() => {
    if (!isRunning) return;
    const pause = currentFact ? screen.duration(currentFact.fact) / speed : BETWEEN_FACTS_MS;
    const timer = setTimeout(() => move(playback.forward), pause);
    return () => clearTimeout(timer);
  }, [isRunning, currentFact, speed, screen, move, place]);

  return {
    cursor: place.cursor,
    update: updates[place.cursor] as Update,
    isRunning,
    currentFact,
    pastFacts,
    jump,
    jumpToEntry,
    step: (way) => move((p) => (way < 0 ? playback.back(p) : playback.pause(playback.forward(p), true))),
    toggle: () =>
      hasEnded ? setPlace({ cursor: 0, shownCount: 0, paused: false }) : move((p) => playback.pause(p, !p.paused)),
  };
}

/** The moment for an entry number: the last one that is not later. */
function cursorOf(updates: readonly { readonly at: number }[], n: number | undefined): number {
  if (n === undefined) return 0;
  const after = updates.findIndex(({ at }) => at > n);
  return after < 0 ? updates.length - 1 : Math.max(0, after - 1);
}
