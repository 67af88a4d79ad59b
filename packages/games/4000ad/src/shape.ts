/** The type of the game for the kernel. Its steps are the decision points of the rules (section E.3). */
import type { Shape } from "@starboard/kernel";
import type {
  AnswerAct,
  ArriveAct,
  AsideActs,
  DepartAct,
  ForcedAct,
  OfferAct,
  PlaceAct,
  Power,
  RetreatAct,
  Warp,
} from "./acts.ts";
import type { Fact4000 } from "./facts.ts";
import type { Options } from "./options.ts";
import type { State4000, View4000 } from "./state.ts";

/**
 * A battle in progress under Fortunes of War (AD-6.4.5). The attackers' ships are already at the star. Powers drop out
 * as their ships are destroyed or retreat.
 */
export interface Battle {
  star: number;
  /** The power whose arrival began the battle. */
  active: Power;
  /** The attacking and the defending powers at the beginning. */
  attackers: Power[];
  defenders: Power[];
}
/** The memo of one power's choice between two rounds of dice. */
export interface RetreatMemo {
  star: number;
  power: Power;
  attacker: boolean;
  /** The other side, to check whether it still has ships. */
  others: Power[];
}

/** The chosen star of a departure, or -1, and the allied ships taken along (AD-6.3.3, AD-9.4.5). */
export interface DepartMemo {
  from: number;
  loan: { readonly power: Power; readonly ships: number }[];
}

export interface Shape4000 extends Shape {
  options: Options;
  state: State4000;
  view: View4000;
  fact: Fact4000;
  steps: {
    findHomes: { memo: object; act: never };
    placeNeutrals: { memo: object; act: never };
    rollForStart: { memo: object; act: never };
    beginRound: { memo: object; act: never };
    beginTurn: { memo: object; act: never };
    produce: { memo: { powers: Power[] }; act: never };
    place: { memo: { power: Power }; act: PlaceAct };
    /** Pushes the warps one by one and asks `arrive` for each. */
    push: { memo: object; act: never };
    arrive: { memo: { warp: Warp }; act: ArriveAct };
    fight: { memo: Battle; act: never };
    retreat: { memo: RetreatMemo; act: RetreatAct };
    depart: { memo: DepartMemo; act: DepartAct };
    endTurn: { memo: { stage: number }; act: never };
    forced: { memo: { power: Power; warp: Warp }; act: ForcedAct };
    offer: { memo: { power: Power }; act: OfferAct };
    /** DP-ANSWER. The aside `answer` answers proposals at any time. */
    answerOffer: { memo: { power: Power; lastCall: boolean }; act: AnswerAct };
    endRound: { memo: object; act: never };
  };
  asides: AsideActs;
}
