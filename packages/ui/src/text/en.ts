/** Texts of the shared widgets in English. Games and pages have their own. */
import { translatable } from "@starboard/kit";

export const en = translatable("ui/text", {
  rule: (id: string): string => `Rule ${id}: open the paragraph`,
  close: "Close",
  moreTabs: "More",
  total: (value: string): string => `${value}, show the calculation`,
  sum: "How this number is calculated",
  board: {
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Show the whole board",
    surface: "Board. Use the arrow keys to move it, plus and minus to zoom, and 0 to show the whole board.",
  },
  seat: { turn: "to act", thinking: "thinking", you: "you" },
} as const);
