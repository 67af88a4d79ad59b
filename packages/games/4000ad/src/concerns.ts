/** The powers that a fact concerns besides the acting power: those attacked, asked, or losing something. */
import { concernsByField } from "@starboard/kit";
import type { Fact4000 } from "./facts.ts";
import type { State4000 } from "./state.ts";

export const concerns = concernsByField<State4000, Fact4000>(
  {
    battle: ["power"],
    retreated: ["power"],
    takenAlong: ["from"],
    homeLost: ["power"],
    homeRegained: ["power"],
    standOff: ["power", "against"],
    withdrawalOffered: ["to"],
    withdrawalAnswered: ["power", "to"],
    withdrawalLapsed: ["power", "to"],
    treatyForfeit: ["power"],
    treatyVoid: ["x", "k"],
    treatyEnded: ["x", "k"],
    eliminated: ["power"],
    surrendered: ["to"],
    forcedOut: ["power"],
    proposed: ["to"],
    proposalClosed: ["from", "to"],
    allied: ["a", "b"],
    allianceKnown: ["a", "b"],
    allianceEnded: ["a", "b"],
    permission: ["to"],
    conference: ["a", "b"],
  },
  (t, power) => t.seatOf[power],
);
