/** The names of options and presets, in English. */
import type { GameText } from "@starboard/kit";

type OptionText = ReturnType<GameText["option"]>;

const plain = (value: unknown): string => String(value);

const OPTIONS: Readonly<Record<string, OptionText>> = {
  "sample.captains": { name: "Captains", help: "How many captains play.", value: plain },
  "sample.rounds": { name: "Rounds", help: "The number of rounds in the run.", value: plain },
  "sample.raids": {
    name: "Raids",
    help: "Whether the other captains may raid the winner of a prize.",
    value: (on) => (on === true ? "yes" : "no"),
  },
};
const PRESETS: Readonly<Record<string, { name: string; help: string }>> = {
  standard: { name: "Standard", help: "Three rounds, raids allowed." },
  long: { name: "Long run", help: "Until the deck is nearly gone." },
};

export const optionText = (id: string): OptionText => OPTIONS[id] ?? { name: id, help: "", value: plain };
export const presetText = (id: string): { name: string; help: string } => PRESETS[id] ?? { name: id, help: "" };
