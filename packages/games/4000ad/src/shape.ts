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
import type { Table4000, View4000 } from "./table.ts";

/** One battle under Fortunes of War, while it lasts (AD-6.4.5). */
export interface Battle {
  star: number;
  /** Power whose arrival began it. */
  active: Power;
  /** The battle came from a hop, so the attacker cannot retreat. */
  hop: boolean;
  attackers: Power[];
  /** Powers still to say whether they stay this round, defenders first. */
  asking: Power[];
}

export interface Shape4000 extends Shape {
  options: Options;
  table: Table4000;
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
    push: { memo: { warp: Warp }; act: never };
    arrive: { memo: { warp: Warp }; act: ArriveAct };
    fight: { memo: Battle; act: never };
    retreat: { memo: Battle; act: RetreatAct };
    depart: { memo: object; act: DepartAct };
    endTurn: { memo: object; act: never };
    forced: { memo: { power: Power; warp: Warp }; act: ForcedAct };
    offer: { memo: { power: Power }; act: OfferAct };
    answer: { memo: { power: Power; lastCall: boolean }; act: AnswerAct };
    endRound: { memo: object; act: never };
  };
  asides: AsideActs;
}
