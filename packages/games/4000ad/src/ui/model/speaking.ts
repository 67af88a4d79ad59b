/** What the game's sentences need to know of the table they speak of. */
import type { Speaking } from "@starboard/kit";
import type { Props, View } from "./table.ts";

export const speakingOf = (props: Pick<Props, "view" | "seats" | "viewer">): Speaking<View> => ({
  view: props.view,
  seat: (by) => props.seats[by]?.name ?? "",
  reader: props.viewer === "public" ? null : props.viewer,
});
