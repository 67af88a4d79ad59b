/** The refusals as English sentences. */
import { BAD_FORM, NOT_OFFERED, type Refusal } from "@starboard/kernel";

const SENTENCES: Readonly<Record<string, string>> = {
  ION_TURN: "It is not your turn.",
  ION_PHASE: "This is not the current step.",
  ION_OVER: "The match is over.",
  ION_FAR: "Your ship does not touch this square.",
  ION_ALREADY_OUT: "You are out.",
  [BAD_FORM]: "This action is not valid here.",
  [NOT_OFFERED]: "This action is not available here.",
};
const OBSTACLES: Readonly<Record<string, string>> = {
  ship: "A ship is on this square.",
  asteroid: "An asteroid is on this square.",
  trail: "An ion trail is on this square.",
};

export function refusalText(refusal: Refusal): string {
  const obstacle = OBSTACLES[String(refusal.about?.["by"])];
  if (refusal.code === "ION_OCCUPIED" && obstacle !== undefined) return obstacle;
  return SENTENCES[refusal.code] ?? `Refused by ${refusal.rule}.`;
}
