/** Texts of the rules page. */
import { translatable } from "@starboard/kit";

export const rules = translatable("web/messages/rules.rules", {
  title: "Rules",
  of: (game: string): string => `Rules: ${game}`,
  kernel: "Common rules",
  which: "Other rules",
  search: "Search the rules",
  contents: "Contents",
  table: "Table",
  none: "No matches.",
} as const);
