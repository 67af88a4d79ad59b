/** The few words the widgets themselves say, in English. Games and screens bring their own sentences. */
export const en = {
  rule: (id: string): string => `Rule ${id}: open the paragraph`,
  close: "Close",
  moreTabs: "More",
  total: (value: string): string => `${value}, open the sum`,
  sum: "How this number comes about",
  board: {
    zoomIn: "Closer",
    zoomOut: "Farther",
    fit: "Show everything",
    surface: "Board. Arrow keys move it, plus and minus change the distance, 0 shows everything.",
  },
  seat: { turn: "to act", thinking: "thinking", you: "you" },
} as const;
