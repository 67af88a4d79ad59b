/** Texts of the board in words: the cursor, questions about the board, typed orders. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const reading = translatable("web/messages/reading.reading", {
  order: {
    label: "Type an order",
    open: "Type an order",
    options: "Orders that fit",
    close: "Close the order line",
    hint: "Tab completes, Enter gives the order.",
    opened: (n: number): string => `Type an order. ${count(n, "order is", "orders are")} possible.`,
    nothing: "Nothing is asked of you now.",
    fits: (n: number, first: string): string =>
      n === 1 ? `One order fits: ${first}` : `${n} orders fit. First: ${first}`,
    none: "No order fits.",
    several: (n: number): string => `${n} orders fit. Type more, or choose one with the arrow keys.`,
    option: (notation: string, sentence: string): string => `${notation}: ${sentence}`,
    notPossible: (notation: string, why: string, rule: string): string =>
      `${notation} is not possible by rule ${rule}. ${why}`,
  },
  cursor: {
    label: "Board cursor. Arrow keys move it, Enter gives an order there, Q tells what threatens it, Escape leaves it.",
    watched: "Board cursor. Arrow keys move it, Q tells what threatens a place, Escape leaves it.",
    none: "This board has no places for a cursor.",
    edge: "The board ends here.",
  },
  threats: {
    none: (place: string): string => `Nothing threatens ${place}.`,
    noneAtAll: "Nothing threatens you now.",
    noneToSides: "Nothing is threatened now.",
    at: (place: string, all: string): string => `Threats to ${place}: ${all}`,
  },
  own: {
    none: "You have nothing on the board.",
    noneOfSides: "No side has anything on the board.",
    of: (side: string, n: number, all: string): string => `${side}, ${count(n, "place", "places")}: ${all}.`,
    all: (n: number, all: string): string => `You have pieces at ${count(n, "place", "places")}: ${all}`,
  },
});
