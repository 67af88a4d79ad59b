/** All steps by name, in the order of play. Types, outline and texts follow from this list. */
import { attack } from "./attack.ts";
import { beginFight } from "./begin-fight.ts";
import { announce, announceOpening, lastDraw, openDraw } from "./draw.ts";
import { choose, effects } from "./effects.ts";
import { endFight } from "./end-fight.ts";
import { exchange, exchangeInTurn, exchangeTogether } from "./exchange.ts";
import { findOpener, open } from "./open.ts";
import { setUp } from "./set-up.ts";
import { beginTurn, commit, initial } from "./turn.ts";

export const steps = {
  setUp,
  attack,
  beginFight,
  exchangeInTurn,
  exchange,
  exchangeTogether,
  findOpener,
  open,
  announceOpening,
  openDraw,
  beginTurn,
  initial,
  commit,
  announce,
  lastDraw,
  effects,
  choose,
  endFight,
};
