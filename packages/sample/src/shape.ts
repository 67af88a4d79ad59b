/** The types of the game. Its steps are the decision points of the rules. */
import type { Shape } from "@starboard/kernel";
import type { BidAct, HomeAct, LeaveAct, PickAct, RaidAct } from "./acts.ts";
import type { SampleFact } from "./facts.ts";
import type { SampleOptions } from "./options.ts";
import type { AwardMemo, RaidMemo, SampleState } from "./state.ts";
import type { SampleView } from "./view.ts";

export interface SampleShape extends Shape {
  options: SampleOptions;
  state: SampleState;
  view: SampleView;
  fact: SampleFact;
  steps: {
    deal: { memo: object; act: never };
    sight: { memo: object; act: never };
    pick: { memo: object; act: PickAct };
    bid: { memo: object; act: BidAct };
    award: { memo: AwardMemo; act: never };
    raid: { memo: RaidMemo; act: RaidAct };
    refill: { memo: object; act: never };
    score: { memo: object; act: never };
  };
  asides: { leave: LeaveAct; home: HomeAct };
}
