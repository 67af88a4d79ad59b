import { useEffect, useRef } from "react";
import { announce } from "../shell/announce.tsx";
import { sound } from "../sound.ts";
import type { TableController } from "./table-state.ts";
import type { TableView } from "./use-table-view.ts";

/** Milliseconds for which a refusal stands in place of the question. */
const SHOWN_MS = 8000;

/** Announces a refusal, and clears it once it can have been read. */
export function useRefusal(controller: TableController, { state, staged }: TableView): void {
  const { refusal } = state;
  const text = useRef(staged.text);
  useEffect(() => {
    text.current = staged.text;
  });
  useEffect(() => {
    if (!refusal) return;
    sound("refused");
    announce(text.current.refusal(refusal));
    const timer = setTimeout(() => controller.setState({ refusal: null }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal, controller]);
}
