/** What the game's sentences need to know of the table they speak of. */
import type { TextContext } from "@starboard/kit";
import type { Props, View } from "./table.ts";

export const speakingOf = (props: Pick<Props, "view" | "seats" | "viewer">): TextContext<View> => ({
  view: props.view,
  seat: (by) => props.seats[by]?.name ?? "",
  viewerSeat: props.viewer === "public" ? null : props.viewer,
});
