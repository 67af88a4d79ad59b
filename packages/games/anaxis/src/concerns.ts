/** Which sides a fact concerns besides the acting one: the owners of ships that are aimed at, hit or scanned. */
import { concernsByField } from "@starboard/kit";
import type { FactAx } from "./facts.ts";
import type { StateAx } from "./state.ts";

export const concerns = concernsByField<StateAx, FactAx>(
  {
    declared: ["quarry"],
    scanned: ["target"],
    volley: ["target"],
    pulsed: ["struck"],
    interdicted: ["target"],
    shieldRolled: ["ship"],
    armourRolled: ["ship"],
    damaged: ["ship"],
    destroyed: ["ship"],
    carrierRevealed: ["ship"],
  },
  (t, ship) => t.side[ship],
);
