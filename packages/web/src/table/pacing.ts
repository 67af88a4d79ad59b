import { useEffect } from "react";
import type { LoadedGame } from "../loaded-game.ts";
import { useSettings } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { sound } from "../sound.ts";
import * as playback from "./playback.ts";
import { current, type TableController } from "./table-controller.ts";
import type { TableView } from "./use-table-view.ts";

/** Plays back pending facts one by one, with the durations of the game at the player's speed. */
export function usePacing(session: TableController, loaded: LoadedGame, table: TableView | null): void {
  const speed = useSettings((s) => s.speed);
  const play = table ? current(table.state) : null;
  const running = table !== null && play !== null && !table.live && !play.paused && table.state.covered === null;
  const telling = table?.staged.currentFact ?? null;
  useEffect(() => {
    if (!running) return;
    const pause = telling ? loaded.screen.duration(telling.fact) / speed : 0;
    const timer = setTimeout(() => {
      // Facts without a duration are skipped together.
      session.move((p) => {
        let next = playback.forward(p);
        for (
          let told = playback.currentFact(next);
          told && loaded.screen.duration(told.fact) === 0;
          told = playback.currentFact(next)
        )
          next = playback.forward(next);
        return next;
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [running, telling, speed, loaded, session, play]);

  const fact = telling?.fact;
  const text = table?.staged.text;
  useEffect(() => {
    if (!fact || !text) return;
    if (!loaded.screen.transientFacts?.includes(fact.is)) announce(text.fact(fact));
    if (loaded.screen.duration(fact) > 0) sound("fact");
    // A new way of saying things is no news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fact]);
}
