/** Texts of the generic board of games without their own. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const generic = translatable("web/messages/generic.generic", {
  round: (n: number): string => `Round ${n}`,
  acts: "Available actions",
  view: "What you can see",
  planned: (n: number): string => `${count(n, "action", "actions")} planned`,
} as const);
