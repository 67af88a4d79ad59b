/** Puts down what is picked up when another step is asked. */
import { useEffect, useRef } from "react";
import { useBoardStore } from "../model/board-store.ts";
import type { Props, Tabletop } from "../model/table.ts";
import { useQueuedActs, useRun } from "./act-queue.ts";

export function useSelectionReset(props: Props, table: Tabletop): void {
  const { asked, view } = table;
  const moment = `${view.turn} ${view.phase} ${asked?.step ?? ""} ${view.battle?.at ?? ""}`;
  const seen = useRef(moment);
  const errand = useQueuedActs((s) => s.errand);
  useEffect(() => {
    if (seen.current === moment) return;
    seen.current = moment;
    if (errand) return;
    useBoardStore.getState().clear();
  }, [moment, errand]);
  useUndoWhole(props);
}

/** A move that was put together by a few clicks is taken back by one Undo. */
function useUndoWhole(props: Props): void {
  const length = props.plan.steps.length;
  const { undo } = props;
  useEffect(() => {
    const { run } = useRun.getState();
    if (!run || useQueuedActs.getState().errand) return;
    if (length > run.start && length < run.end) undo();
    else if (length <= run.start) useRun.setState({ run: null });
  }, [length, undo]);
}
