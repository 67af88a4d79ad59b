/** Texts of the screen, in English. */
import { formatFor } from "@starboard/kit";

const { count } = formatFor("en");

export const en = {
  field: "The field",
  ship: (captain: string): string => `ship of ${captain}`,
  obstacle: { asteroid: "asteroid", trail: "ion trail" },
  free: "free",
  square: (name: string, content: string): string => `${name}, ${content}`,
  room: "Room",
  turn: (n: number): string => `Turn ${n}`,
  squares: (n: number): string => count(n, "square", "squares"),
} as const;
