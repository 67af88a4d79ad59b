/** Which seats a fact concerns besides the acting one: seats attacked, hindered, robbed or looked at. */
import type { Seat } from "@starboard/kernel";
import { concernsByField } from "@starboard/kit";
import type { FactWE } from "./facts.ts";
import type { StateWE } from "./state.ts";

export const concerns = concernsByField<StateWE, FactWE>({
  cardPlayed: ["target"],
  cardNegated: ["seat"],
  moveNegated: ["seat"],
  moveStopped: ["seat"],
  unitsLost: ["seat"],
  retreated: ["seat"],
  declared: ["foe"],
  attackForbidden: ["seat"],
  battleBegan: ["attacker", "defender"],
  battleDecided: ["winner", "loser"],
  lossNamed: ["seat"],
  leadersCaptured: ["from"],
  assimilated: ["seat"],
  incomeChanged: ["seat"],
  controlPlaced: ["from"],
  controlRemoved: ["seat"],
  handSeen: ["of"],
  stackSeen: ["of"],
  cardTaken: ["from"],
  takenSeen: ["from"],
  treasuryMoved: ["from", "to"],
  eliminated: ["seat"],
});

/** The same without a state: every concerned seat is a field of the fact. */
export const concernedSeats = (fact: FactWE): readonly Seat[] => concerns({} as StateWE, fact);
