import type { Fact } from "@starboard/kernel";
import { useEffect, useRef } from "react";
import type { LoadedGame } from "../loaded-game.ts";
import { useSettings } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { sound } from "../sound.ts";
import { limitMs, MIN_SHOWN_MS, shownMs } from "./catch-up.ts";
import * as playback from "./playback.ts";
import { current, type TableController } from "./table-state.ts";
import type { TableView } from "./use-table-view.ts";

/** Plays back pending facts one by one, with the durations of the game at the player's speed. */
export function usePacing(session: TableController, loaded: LoadedGame, table: TableView | null): void {
  const speed = useSettings((s) => s.speed);
  const play = table ? current(table.state) : null;
  const running = table !== null && play !== null && !table.live && !play.paused && table.state.covered === null;
  const shownFact = table?.staged.currentFact ?? null;
  const viewer = table?.state.viewer ?? "public";
  /** The moment by which the present playback of new moments should end; null while the player looks back. */
  const endsAt = useRef<number | null>(null);
  /** Playback time since the viewer's last turn, in ms. */
  const spentMs = useRef(0);
  const startedAt = useRef(0);
  const momentCount = useRef(0);
  /** The fact that is shown, and since when: further moments that arrive meanwhile do not show it longer. */
  const shown = useRef<{ readonly fact: object | null; readonly since: number }>({ fact: null, since: 0 });
  const isLive = table?.live ?? true;
  const { catchUp } = loaded.screen;
  useEffect(() => {
    const count = play?.moments.length ?? 0;
    const update = table?.update;
    if (isLive && update) {
      if (endsAt.current !== null) spentMs.current += performance.now() - startedAt.current;
      endsAt.current = null;
      if (catchUp?.isOwnTurn(update.view, viewer)) spentMs.current = 0;
    } else if (catchUp && endsAt.current === null && count > momentCount.current) {
      startedAt.current = performance.now();
      endsAt.current = startedAt.current + limitMs(catchUp, speed, spentMs.current);
    }
    momentCount.current = count;
  }, [isLive, play, catchUp, viewer, speed, table?.update]);
  useEffect(() => {
    if (!running) return;
    /** A playback that the player chose shows every fact for its full duration. */
    const msOf = (p: playback.Playback, fact: Fact): number =>
      endsAt.current === null
        ? loaded.screen.duration(fact) / speed
        : shownMs(p, fact, loaded.screen, viewer, speed, endsAt.current - performance.now());
    const factNow = shownFact?.fact ?? null;
    if (shown.current.fact !== factNow) shown.current = { fact: factNow, since: performance.now() };
    const elapsed = performance.now() - shown.current.since;
    const pause = shownFact && play ? Math.max(0, msOf(play, shownFact.fact) - elapsed) : 0;
    const timer = setTimeout(() => {
      // Facts without a duration, or with one that is too short to be seen, are skipped together.
      session.move((p) => {
        let next = playback.forward(p);
        let skippedMs = 0;
        for (let passed = playback.currentFact(next); passed; passed = playback.currentFact(next)) {
          skippedMs += msOf(next, passed.fact);
          if (skippedMs >= MIN_SHOWN_MS) break;
          next = playback.forward(next);
        }
        return next;
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [running, shownFact, speed, loaded, session, play, viewer]);

  const fact = shownFact?.fact;
  const text = table?.staged.text;
  useEffect(() => {
    if (!fact || !text) return;
    if (!loaded.screen.transientFacts?.includes(fact.is)) announce(text.fact(fact));
    if (loaded.screen.duration(fact) > 0) sound("fact");
    // A new way of saying things is no news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fact]);
}
