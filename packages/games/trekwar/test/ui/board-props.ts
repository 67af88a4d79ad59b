/** Helper for tests of the screen: a state as the properties of a board. */
import type { Seat } from "@starboard/kernel";
import { game, type ShapeTW, type StateTW, text } from "@starboard/trekwar";
import type { BoardProps } from "@starboard/ui";
import { boardPropsOf } from "../../../../ui/test/board-props.ts";

/** Returns the properties of a board for a seat. Acts that the board would plan are ignored. */
export const boardProps = (state: StateTW, viewer?: Seat | "public"): BoardProps<ShapeTW> =>
  boardPropsOf<ShapeTW>(game, text, state, viewer);
