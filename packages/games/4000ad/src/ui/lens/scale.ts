/** The turn scale of a lens. */
import type { BoardStore } from "../model/board-store.ts";
import { emergenceOf } from "../model/forecasts.ts";
import type { Props } from "../model/board-data.ts";
import { threatRounds } from "./read.ts";

/** Returns the number of turns of the active lens, or 0 if it has no scale. */
export function lensTurns(props: Pick<Props, "view" | "viewer">, store: Pick<BoardStore, "lens" | "warp">): number {
  if (store.lens === "threat") return threatRounds(props.view, props.viewer).length;
  if (store.lens === "emergence" && store.warp !== null) return emergenceOf(props.view, store.warp)?.turns.length ?? 0;
  return 0;
}
