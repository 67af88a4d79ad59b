/** Why an act may not be done, in English. */
import { BAD_FORM, NOT_OFFERED, type Refusal } from "@starboard/kernel";

const SENTENCES: Readonly<Record<string, string>> = {
  SMP_TURN: "It is not your turn.",
  SMP_PHASE: "That is not what is being played now.",
  SMP_OVER: "The run is over.",
  SMP_NO_RAIDER: "You hold no raider.",
  SMP_ALREADY_LEFT: "You have left the run.",
  SMP_ALREADY_CALLED: "You have called for home already.",
  SMP_NOT_CALLED: "You have not called for home.",
  [BAD_FORM]: "That is no act of this step.",
  [NOT_OFFERED]: "That is not on offer here.",
};

export function refusalWords(refusal: Refusal): string {
  if (refusal.code === "SMP_NOT_HELD") {
    const card = refusal.about?.["card"];
    return card === 0 ? "You hold no raider." : `You hold no thrust ${String(card)}.`;
  }
  return SENTENCES[refusal.code] ?? `Refused by ${refusal.rule}.`;
}
