/** The vocabulary of Anaxis: its steps are the states of the turn (rules.md, section 11). */
import type { Shape } from "@starboard/kernel";
import type {
  ActivateAct,
  AsideActs,
  BaseAct,
  BuyAct,
  CarrierAct,
  ClosingAct,
  DamageAct,
  DeclareAct,
  DeployAct,
  EdgeAct,
  FireAct,
  Ship,
  Side,
  StepAct,
  WindowAct,
} from "./acts.ts";
import type { FactAx } from "./facts.ts";
import type { Options } from "./options.ts";
import type { TableAx, ViewAx } from "./table.ts";

/** The group of one initiative number while it is called (AX-2.4). */
export interface Calling {
  /** The number now called; steps downwards through the phase. */
  number: number;
  /** Owners of the slots still to come, in order. */
  queue: Side[];
}
/** Damage waiting for its owner's word on Damage control (AX-8.6). */
export interface Wound {
  ship: Ship;
  damage: number;
  /** Answered, so that the asker may go on. */
  settled: boolean;
}

export interface ShapeAx extends Shape {
  options: Options;
  table: TableAx;
  view: ViewAx;
  fact: FactAx;
  steps: {
    /** Walks the scenario's set-up order. */
    prepare: { memo: { next: number }; act: never };
    buy: { memo: { side: Side }; act: BuyAct };
    edge: { memo: { side: Side }; act: EdgeAct };
    base: { memo: { side: Side }; act: BaseAct };
    deploy: { memo: { side: Side; ships: Ship[] }; act: DeployAct };
    carrier: { memo: { side: Side }; act: CarrierAct };
    beginTurn: { memo: object; act: never };
    callMove: { memo: Calling; act: never };
    selectMove: { memo: { side: Side; number: number }; act: ActivateAct };
    declare: { memo: { ship: Ship }; act: DeclareAct };
    move: { memo: { ship: Ship }; act: StepAct };
    closing: { memo: { ship: Ship }; act: ClosingAct };
    endMove: { memo: { ship: Ship }; act: never };
    scans: { memo: { asked: Ship[] }; act: never };
    scan: { memo: { ship: Ship }; act: ClosingAct };
    callFire: { memo: Calling & { windowed: boolean }; act: never };
    window: { memo: { side: Side; number: number }; act: WindowAct };
    selectFire: { memo: { side: Side; number: number }; act: ActivateAct };
    fire: { memo: { ship: Ship }; act: FireAct };
    /** One volley or pulse, from the hit dice to the hull. */
    strike: { memo: { ship: Ship; act: FireAct; stage: number; struck: Wound[] }; act: never };
    damage: { memo: Wound; act: DamageAct };
    endTurn: { memo: object; act: never };
  };
  asides: AsideActs;
}
