/** The turn scale of a lens. */
import type { BoardStore } from "../model/board-store.ts";
import { emergenceOf } from "../model/forecasts.ts";
import type { Props } from "../model/table.ts";
import { threatRounds } from "./read.ts";

/** Returns the number of turns of the active lens, or 0 if it has no scale. */
export function lensTurns(props: Pick<Props, "view" | "viewer">, desk: Pick<BoardStore, "lens" | "warp">): number {
  if (desk.lens === "threat") return threatRounds(props.view, props.viewer).length;
  if (desk.lens === "emergence" && desk.warp !== null) return emergenceOf(props.view, desk.warp)?.turns.length ?? 0;
  return 0;
}
