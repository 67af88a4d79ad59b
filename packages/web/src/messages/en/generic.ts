/** Texts of the board that stands in for games without one of their own. */
import { formatFor } from "@starboard/kit";

const { count } = formatFor("en");

export const plain = {
  round: (n: number): string => `Round ${n}`,
  acts: "Available actions",
  view: "What you can see",
  planned: (n: number): string => `${count(n, "action", "actions")} planned`,
} as const;
