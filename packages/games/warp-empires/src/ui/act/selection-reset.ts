/** Clears the selection when another step begins. */
import { useEffect, useRef } from "react";
import { useBoardStore } from "../model/board-store.ts";
import type { Props, Tabletop } from "../model/table.ts";
import { useQueuedActs, useRun } from "./act-queue.ts";

export function useSelectionReset(props: Props, table: Tabletop): void {
  const { asked, view } = table;
  const moment = `${view.turn} ${view.phase} ${asked?.step ?? ""} ${view.battle?.at ?? ""}`;
  const seen = useRef(moment);
  const queued = useQueuedActs((s) => s.queued);
  useEffect(() => {
    if (seen.current === moment) return;
    seen.current = moment;
    if (queued) return;
    useBoardStore.getState().clear();
  }, [moment, queued]);
  useUndoWhole(props);
}

/** One Undo removes a whole move that the player composed with a few clicks. */
function useUndoWhole(props: Props): void {
  const length = props.plan.steps.length;
  const { undo } = props;
  useEffect(() => {
    const { run } = useRun.getState();
    if (!run || useQueuedActs.getState().queued) return;
    if (length > run.start && length < run.end) undo();
    else if (length <= run.start) useRun.setState({ run: null });
  }, [length, undo]);
}
