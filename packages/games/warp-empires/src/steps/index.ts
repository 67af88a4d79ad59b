/** All steps by name, in the order of play. Types, outline and texts follow from this list. */
import { assimilate } from "./aftermath.ts";
import { announced, answerMove } from "./announced.ts";
import { battleCard, battleCards } from "./battle-cards.ts";
import { answerAttack, attack, battles, declareFirst, declareSecond, site } from "./battles.ts";
import { challenge, challenges } from "./challenge.ts";
import { arrange, deal, muster, pickFaction, pickFactions, placeFort } from "./deal.ts";
import { discard, draw, trim } from "./draw.ts";
import { explore } from "./explore.ts";
import { fight } from "./fight.ts";
import { answerCard, free, sabotaged } from "./free.ts";
import { group } from "./group.ts";
import { firstLoss, hull, otherLoss, winnerLoss } from "./losses.ts";
import { move, moveEnd, moveMain } from "./move.ts";
import { parley, parleys } from "./parley.ts";
import { recruit, recruitBuy, recruitDraw } from "./recruit.ts";
import { retreatTo } from "./retreat.ts";
import { answerRevenue, revenue, revenueMain } from "./revenue.ts";
import { endTurn, turn } from "./turn.ts";
import { control, disband, upkeep } from "./upkeep.ts";

export const steps = {
  deal,
  pickFactions,
  pickFaction,
  muster,
  placeFort,
  arrange,
  turn,
  draw,
  discard,
  trim,
  move,
  moveMain,
  group,
  announced,
  moveEnd,
  answerMove,
  free,
  answerCard,
  sabotaged,
  explore,
  challenges,
  challenge,
  parleys,
  parley,
  retreatTo,
  battles,
  site,
  declareFirst,
  declareSecond,
  attack,
  answerAttack,
  fight,
  battleCard,
  battleCards,
  firstLoss,
  otherLoss,
  hull,
  winnerLoss,
  assimilate,
  revenue,
  revenueMain,
  answerRevenue,
  recruit,
  recruitDraw,
  recruitBuy,
  upkeep,
  disband,
  control,
  endTurn,
};
