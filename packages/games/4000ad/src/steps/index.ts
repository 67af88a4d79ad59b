/** All steps by name, in the order of play. Types, outline and texts follow from this list. */
import { arrive, push } from "./arrive.ts";
import { depart } from "./depart.ts";
import { answerOffer, endTurn, forced, offer } from "./end-turn.ts";
import { fight, retreat } from "./fight.ts";
import { place, produce } from "./produce.ts";
import { beginRound, beginTurn, endRound } from "./round.ts";
import { findHomes, placeNeutrals, rollForStart } from "./setup.ts";

export const steps = {
  findHomes,
  placeNeutrals,
  rollForStart,
  beginRound,
  beginTurn,
  produce,
  place,
  push,
  arrive,
  fight,
  retreat,
  depart,
  endTurn,
  forced,
  offer,
  answerOffer,
  endRound,
};
