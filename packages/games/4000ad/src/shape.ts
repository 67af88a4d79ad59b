/** The vocabulary of 4000 A.D.: its steps are the decision points of the rules (section E.3). */
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
 * One battle under Fortunes of War, while it lasts (AD-6.4.5). The attackers' ships already stand at the star; both sides
 * lose powers as ships die or retreat.
 */
export interface Battle {
  star: number;
  /** Power whose arrival began it. */
  active: Power;
  /** Powers that came to fight, and powers that were there, as they stood at the beginning. */
  attackers: Power[];
  defenders: Power[];
}
/** One power's choice between two rounds of dice. */
export interface RetreatMemo {
  star: number;
  power: Power;
  attacker: boolean;
  /** The other side, to see whether anybody is left to run from. */
  others: Power[];
}

/** The star a departing power has chosen, by number, or -1; and what it takes along from there (AD-6.3.3, AD-9.4.5). */
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
    /** DP-ANSWER; the aside `answer` is the reply to any proposal at any time. */
    answerOffer: { memo: { power: Power; lastCall: boolean }; act: AnswerAct };
    endRound: { memo: object; act: never };
  };
  asides: AsideActs;
}
