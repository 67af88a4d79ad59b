/** The turns a lens can be moved along. */
import type { BoardStore } from "../model/board-store.ts";
import { emergenceOf } from "../model/forecasts.ts";
import type { Props } from "../model/table.ts";
import { threatRounds } from "./read.ts";

/** How many turns the lens that is on has; 0 for lenses without a scale. */
export function lensTurns(props: Pick<Props, "view" | "viewer">, desk: Pick<BoardStore, "lens" | "warp">): number {
  if (desk.lens === "threat") return threatRounds(props.view, props.viewer).length;
  if (desk.lens === "emergence" && desk.warp !== null) return emergenceOf(props.view, desk.warp)?.turns.length ?? 0;
  return 0;
}
