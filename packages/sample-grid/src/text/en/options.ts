/** The names of options and presets, in English. */
import type { GameText } from "@starboard/kit";

type OptionText = ReturnType<GameText["option"]>;

const plain = (value: unknown): string => String(value);

const OPTIONS: Readonly<Record<string, OptionText>> = {
  "sample-grid.captains": { name: "Captains", help: "How many captains play.", value: plain },
  "sample-grid.size": { name: "Size", help: "The squares on each side of the field.", value: plain },
  "sample-grid.asteroids": { name: "Asteroids", help: "How many asteroids are on the field.", value: plain },
};
const PRESETS: Readonly<Record<string, { name: string; help: string }>> = {
  standard: { name: "Standard", help: "Two captains, 7 squares on each side." },
  crowded: { name: "Crowded", help: "Four captains, 9 squares on each side." },
};

export const optionText = (id: string): OptionText => OPTIONS[id] ?? { name: id, help: "", value: plain };
export const presetText = (id: string): { name: string; help: string } => PRESETS[id] ?? { name: id, help: "" };
