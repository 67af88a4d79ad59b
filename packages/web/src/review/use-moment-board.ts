/** The board at a moment of a review, with the words of its game. */
import { type BoardProps, useMemo } from "@starboard/ui";
import { type Act, offers as offersOf, type Seat } from "@starboard/kernel";
import { useCallback } from "react";
import { loadedAt, type LoadedReplay, updatesOf } from "../replay/loaded-replay.ts";
import { useSettings, useStillness } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { useCompact } from "../shell/media.ts";
import * as playback from "../table/playback.ts";
import { createTexts, type TableContext } from "../table/table-context.ts";
import { NO_PLAN, refusalText } from "../table/use-table-view.ts";
import { placeBefore, positionBefore, withActs } from "./moment-board.ts";

const nothing = (): void => undefined;
const unknown = (): undefined => undefined;
const NO_ACTS: readonly Act[] = [];

/**
 * Returns what the screen of a match needs to show a seat the position before an entry.
 *
 * @param acts planned on the position, such as the better act; none while the seat is asked again
 * @param onAct receives the act that is chosen, if one may be chosen now
 */
export function useMomentBoard(
  replay: LoadedReplay,
  n: number,
  seat: Seat,
  acts: readonly Act[] | null,
  openRule: (rule: string) => void,
  onAct: ((act: Act) => void) | null,
): TableContext {
  const { seats } = replay;
  const compact = useCompact();
  const { theme } = useSettings();
  const reducedMotion = useStillness();
  const place = placeBefore(replay, n);
  const loaded = loadedAt(replay, place);
  const updates = useMemo(() => updatesOf(replay, seat), [replay, seat]);
  const pastFacts = useMemo(
    () => playback.factsSoFar({ moments: updates, cursor: place, shownCount: 0, paused: true }),
    [updates, place],
  );
  const committed = (updates[place] as (typeof updates)[number]).view;
  const shown = useMemo(() => withActs(loaded.game, committed, seat, acts ?? NO_ACTS), [loaded, committed, seat, acts]);
  const isAsked = onAct !== null;
  const offers = useMemo(
    () => (isAsked ? offersOf(loaded.game, positionBefore(replay, n).state, seat).filter(({ aside }) => !aside) : []),
    [isAsked, loaded, replay, n, seat],
  );
  const choose = useCallback((_step: string, act: Act): void => onAct?.(act), [onAct]);
  const propose = useCallback<BoardProps["propose"]>(
    (_step, act, before) => {
      const first = before?.[0]?.act ?? act;
      if (first) onAct?.(first);
    },
    [onAct],
  );
  const text = useMemo(
    () => createTexts(loaded, committed, seats, seat, refusalText),
    [loaded, committed, seats, seat],
  );
  const board = useMemo<BoardProps>(
    () => ({
      view: shown.view,
      committed,
      viewer: seat,
      seats,
      words: loaded.words,
      offers,
      plan: acts === null || acts.length === 0 ? NO_PLAN : shown.plan,
      choose: choose as BoardProps["choose"],
      propose,
      undo: nothing,
      whyNot: unknown,
      preview: unknown,
      currentFact: null,
      pastFacts,
      openRule,
      announce,
      theme,
      reducedMotion,
      compact,
    }),
    [
      shown,
      committed,
      seat,
      seats,
      loaded,
      offers,
      acts,
      choose,
      propose,
      pastFacts,
      openRule,
      theme,
      reducedMotion,
      compact,
    ],
  );
  return { loaded, board, seats, viewer: seat, pastFacts, currentFact: null, isOver: false, text };
}
