/** The refusals as English sentences. */
import { BAD_FORM, NOT_OFFERED, type Refusal } from "@starboard/kernel";

const SENTENCES: Readonly<Record<string, string>> = {
  SMP_TURN: "It is not your turn.",
  SMP_PHASE: "This is not the current step.",
  SMP_OVER: "The run is over.",
  SMP_NO_RAIDER: "You don’t have a raider.",
  SMP_ALREADY_LEFT: "You have left the run.",
  SMP_ALREADY_CALLED: "You have already called for home.",
  SMP_NOT_CALLED: "You have not called for home.",
  [BAD_FORM]: "This action is not valid here.",
  [NOT_OFFERED]: "This action is not available here.",
};

export function refusalText(refusal: Refusal): string {
  if (refusal.code === "SMP_NOT_HELD") {
    const card = refusal.about?.["card"];
    return card === 0 ? "You don’t have a raider." : `You don’t have a thrust ${String(card)}.`;
  }
  return SENTENCES[refusal.code] ?? `Refused by ${refusal.rule}.`;
}
