import { type BoardProps, useMemo } from "@starboard/ui";
import type { RuleId, Viewer } from "@starboard/kernel";
import { useSettings, useStillness } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { useCompact } from "../shell/media.ts";
import { createTexts, type TableContext } from "../table/table-context.ts";
import { NO_PLAN, refusalText } from "../table/use-table-view.ts";
import { loadedAt, type LoadedReplay } from "./loaded-replay.ts";
import type { ReplayPlayback } from "./use-replay-playback.ts";

const nothing = (): void => undefined;
const unknown = (): undefined => undefined;

/** The shown moment of a replay as a table on which nothing can be done. */
export function useReplayTable(
  replay: LoadedReplay,
  { cursor, update, currentFact, pastFacts }: ReplayPlayback,
  viewer: Viewer,
  openRule: (rule: RuleId) => void,
): TableContext {
  const { seats } = replay;
  const loaded = loadedAt(replay, cursor);
  const theme = useSettings((s) => s.theme);
  const reducedMotion = useStillness();
  const compact = useCompact();
  const text = useMemo(
    () => createTexts(loaded, update.view, seats, viewer, refusalText),
    [loaded, update, seats, viewer],
  );
  const board = useMemo<BoardProps>(
    () => ({
      view: update.view,
      committed: update.view,
      viewer,
      seats,
      words: loaded.words,
      offers: [],
      plan: NO_PLAN,
      choose: nothing,
      propose: nothing,
      undo: nothing,
      whyNot: unknown,
      preview: unknown,
      currentFact: currentFact?.fact ?? null,
      pastFacts,
      openRule,
      announce,
      theme,
      reducedMotion,
      compact,
    }),
    [update, viewer, seats, loaded, currentFact, pastFacts, openRule, theme, reducedMotion, compact],
  );
  return { loaded, board, seats, viewer, pastFacts, currentFact, isOver: update.summary.over !== null, text };
}
