/**
 * The keys of a study: through its moments and comments, and for its author what the panel does. No game uses these keys
 * for its board.
 */
import { useMemo } from "@starboard/ui";
import * as en from "../messages/en.ts";
import type { ReplayPlayback } from "../replay/use-replay-playback.ts";
import { announce } from "../shell/announce.tsx";
import type { readingKeys } from "../table/reading-keys.ts";
import { useHotkeys } from "../table/Shortcuts.tsx";
import { useStudy } from "./study-context.ts";
import { type CommentNeighbours, neighboursOf } from "./study-outline.ts";

/** The comments beside the shown moment. */
export function useNeighbours(): CommentNeighbours {
  const { chapter, replay, moment } = useStudy();
  return useMemo(() => neighboursOf(chapter, replay, moment), [chapter, replay, moment]);
}

export function useStudyKeys(
  playback: ReplayPlayback,
  last: number,
  {
    setTab,
    onHelp,
    reading,
  }: {
    readonly setTab: (tab: string) => void;
    readonly onHelp: () => void;
    /** The keys that ask the board; what threatens the whole side is Q in other pages, here the way back. */
    readonly reading: ReturnType<typeof readingKeys>;
  },
): void {
  const { store, branch, moment, line, cursor, canEdit, mode } = useStudy();
  const { place } = moment;
  const comment = (): void => {
    const field = (): HTMLElement | null => document.querySelector<HTMLElement>(".study-comment");
    const open = field();
    setTab("study");
    // The tab may have to be rendered first.
    if (open) open.focus();
    else requestAnimationFrame(() => field()?.focus());
  };
  const walk = (way: keyof CommentNeighbours): void => {
    const row = neighboursOf(store.getState().chapter, store.getState().replay, moment)[way];
    if (row) store.show(row.place);
  };
  const variation = (): void => {
    const first = (branch.variations ?? []).findIndex(({ at }) => at === place.at);
    if (first >= 0) store.show({ path: [...place.path, first], at: 1 });
  };
  const backToMatch = (): void => {
    const inMatch = line.slice(0, cursor + 1).findLast((one) => one.place.path.length === 0);
    store.show({ path: [], at: inMatch?.place.at ?? 0 });
  };
  useHotkeys({
    " ": playback.toggle,
    "[": () => playback.step(-1),
    "]": () => playback.step(1),
    Home: () => playback.jump(0),
    End: () => playback.jump(last),
    g: reading.g,
    y: reading.y,
    l: () => setTab("log"),
    r: () => setTab("rules"),
    ".": () => walk("next"),
    ",": () => walk("previous"),
    i: variation,
    q: backToMatch,
    "?": onHelp,
    ...(canEdit && {
      c: comment,
      o: () => store.setMode("play"),
      k: () => store.setMode(mode === "draw" ? "read" : "draw"),
      u() {
        store.undo();
        announce(en.study.undone);
      },
    }),
  });
}
