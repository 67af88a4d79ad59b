/** All steps by name, in the order of play. Types, outline and texts follow from this list. */
import { buy } from "./buy.ts";
import { callFire, callMove, selectFire, selectMove, windowStep } from "./call.ts";
import { closing, endMove, scan, scans } from "./closing.ts";
import { base, carrier, deploy, edge } from "./deploy.ts";
import { fire } from "./fire.ts";
import { declare, move } from "./move.ts";
import { prepare } from "./prepare.ts";
import { damage, strike } from "./strike.ts";
import { beginFire, beginTurn, endTurn } from "./turn.ts";

export const steps = {
  prepare,
  buy,
  edge,
  base,
  deploy,
  carrier,
  beginTurn,
  callMove,
  selectMove,
  declare,
  move,
  closing,
  endMove,
  beginFire,
  scans,
  scan,
  callFire,
  window: windowStep,
  selectFire,
  fire,
  strike,
  damage,
  endTurn,
};
