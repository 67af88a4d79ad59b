/** The names of options and presets, in English. */
import type { GameText } from "@starboard/kit";

type OptionWords = ReturnType<GameText["option"]>;

const plain = (value: unknown): string => String(value);

const OPTIONS: Readonly<Record<string, OptionWords>> = {
  "sample.captains": { name: "Captains", help: "How many captains play.", value: plain },
  "sample.rounds": { name: "Rounds", help: "How long the run lasts.", value: plain },
  "sample.raids": { name: "Raids", help: "May the winner be raided?", value: (on) => (on === true ? "yes" : "no") },
};
const PRESETS: Readonly<Record<string, { name: string; help: string }>> = {
  standard: { name: "Standard", help: "Three rounds, raids allowed." },
  long: { name: "Long run", help: "Until the deck is nearly gone." },
};

export const optionWords = (id: string): OptionWords => OPTIONS[id] ?? { name: id, help: "", value: plain };
export const presetWords = (id: string): { name: string; help: string } => PRESETS[id] ?? { name: id, help: "" };
