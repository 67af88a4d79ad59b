/** The text context of the board. */
import type { TextContext } from "@starboard/kit";
import type { Props, View } from "./board-data.ts";

export const textContextOf = (props: Pick<Props, "view" | "seats" | "viewer">): TextContext<View> => ({
  view: props.view,
  seat: (by) => props.seats[by]?.name ?? "",
  viewerSeat: props.viewer === "public" ? null : props.viewer,
});
