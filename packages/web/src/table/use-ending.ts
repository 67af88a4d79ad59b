/** The end of a match on its page. */
import { type Outcome, seat } from "@starboard/kernel";
import { useState } from "react";
import type { Course } from "../ending/course.ts";
import { useCourse, useEndedReplay } from "../ending/use-course.ts";
import { useCompact } from "../shell/media.ts";
import type { HostFeatures } from "./host-features.ts";
import type { MatchSource } from "./match-source.ts";
import type { TableView } from "./use-table-view.ts";

export interface EndingState {
  /** The outcome, once the end is shown; null before. */
  readonly over: Outcome | null;
  /** The course of the match; null until it has been calculated. */
  readonly course: Course | null;
  /** Whether the result makes room for the board. */
  readonly isFolded: boolean;
  readonly toggle: () => void;
}

/** @param setTab opens the tab of the result, once there is more in it than on the board */
export function useEnding(
  match: string,
  source: MatchSource,
  host: HostFeatures | undefined,
  table: TableView | null,
  setTab: (id: string | null) => void,
): EndingState {
  const compact = useCompact();
  const over = table?.live ? table.update.summary.over : null;
  const viewer = table?.state.viewer ?? "public";
  const replay = useEndedReplay(match, source, over !== null && host?.overPrompt === undefined);
  const course = useCourse(replay, viewer === "public" ? (over?.winners[0] ?? seat(0)) : viewer);
  const [isFolded, setFolded] = useState(false);
  const hasCourse = course !== null;
  const [hadCourse, setHadCourse] = useState(false);
  // The course opens the tab of the result once.
  if (hasCourse !== hadCourse) {
    setHadCourse(hasCourse);
    if (hasCourse && !compact) setTab("result");
  }
  return { over, course, isFolded, toggle: () => setFolded((before) => !before) };
}
