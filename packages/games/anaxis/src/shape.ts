/** The types of Anaxis for the kernel. Its steps are the states of the turn (rules.md, section 11). */
import type { Shape } from "@starboard/kernel";
import type {
  ActivateAct,
  AsideActs,
  Bank,
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
  Weapons,
  WindowAct,
} from "./acts.ts";
import type { FactAx } from "./facts.ts";
import type { Options } from "./options.ts";
import type { StateAx, ViewAx } from "./state.ts";

/** The memo of a volley or a pulse while its dice are rolled, target by target (AX-6.6, AX-7.3e). */
export interface Strike {
  ship: Ship;
  bank: Bank;
  pulse: boolean;
  targets: Ship[];
  /** Index of the target now being rolled for. */
  next: number;
  fireControl: boolean;
  gunnery: boolean;
  weapons: Weapons | null;
  /** Final damage per ship, taken off together after the last target. */
  wounds: { ship: Ship; damage: number }[];
}

export interface ShapeAx extends Shape {
  options: Options;
  state: StateAx;
  view: ViewAx;
  fact: FactAx;
  steps: {
    /** Walks the scenario's set-up order. */
    prepare: { memo: { next: number }; act: never };
    buy: { memo: { side: Side }; act: BuyAct };
    edge: { memo: { side: Side }; act: EdgeAct };
    base: { memo: { side: Side }; act: BaseAct };
    deploy: { memo: { side: Side; ships: Ship[]; single: boolean; last: Ship }; act: DeployAct };
    carrier: { memo: { side: Side }; act: CarrierAct };
    beginTurn: { memo: object; act: never };
    callMove: { memo: object; act: never };
    selectMove: { memo: { side: Side }; act: ActivateAct };
    declare: { memo: { ship: Ship }; act: DeclareAct };
    move: { memo: { ship: Ship }; act: StepAct };
    closing: { memo: { ship: Ship }; act: ClosingAct };
    endMove: { memo: { ship: Ship }; act: never };
    beginFire: { memo: object; act: never };
    scans: { memo: { asked: Ship[] }; act: never };
    scan: { memo: { ship: Ship }; act: ClosingAct };
    callFire: { memo: object; act: never };
    window: { memo: { side: Side }; act: WindowAct };
    selectFire: { memo: { side: Side }; act: ActivateAct };
    fire: { memo: { ship: Ship }; act: FireAct };
    /** One volley or pulse, from the hit dice to the hull. */
    strike: { memo: Strike; act: never };
    damage: { memo: object; act: DamageAct };
    endTurn: { memo: object; act: never };
  };
  asides: AsideActs;
}
