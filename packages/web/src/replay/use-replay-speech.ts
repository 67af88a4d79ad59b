/** What a replay announces to screen readers: the shown fact, and the turn and phase when they change. */
import { useEffect, useRef } from "react";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import type { TableContext } from "../table/table-context.ts";
import type { ReplayPlayback } from "./use-replay-playback.ts";

/** @param count moments of the record */
export function useReplaySpeech(
  { loaded: { screen, words }, text }: TableContext,
  { update, cursor, currentFact }: ReplayPlayback,
  count: number,
): void {
  const fact = currentFact?.fact;
  useEffect(() => {
    if (fact && !screen.transientFacts?.includes(fact.is)) announce(text.fact(fact));
    // A new way of saying things is no news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fact]);
  const { turn, phase } = screen.phase(update.view, words);
  const heard = useRef(`${turn} ${phase}`);
  useEffect(() => {
    const now = `${turn} ${phase}`;
    if (heard.current === now) return;
    heard.current = now;
    // A slider speaks its own value.
    if (document.activeElement?.matches("input[type=range]") !== true)
      announce(en.replay.at(turn, phase, cursor + 1, count));
  }, [turn, phase, cursor, count]);
}
