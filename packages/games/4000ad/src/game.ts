/** 4000 A.D. as a game of the kernel: printed rules, house rules and optional rules. */
import type { Game } from "@starboard/kernel";
import { ally, endAlliance } from "./asides/alliance.ts";
import { answer } from "./asides/answer.ts";
import { conference, conferenceLimits, privateChatSeats } from "./asides/conference.ts";
import { drawing } from "./asides/drawing.ts";
import { armistice, concede, resignationMove, peace, resign } from "./asides/ending.ts";
import { jointArrival } from "./asides/joint-arrival.ts";
import { lend } from "./asides/lend.ts";
import { permitHome } from "./asides/permit-home.ts";
import { withdrawal } from "./asides/withdrawal.ts";
import { clone } from "./clone.ts";
import { concerns } from "./concerns.ts";
import { determinize } from "./determinize.ts";
import { invariants } from "./invariants.ts";
import { readPosition } from "./notation/read.ts";
import { writePosition } from "./notation/write.ts";
import { optionTable } from "./option-table.ts";
import { outline } from "./outline.ts";
import { NO } from "./refusals.ts";
import { setup } from "./setup.ts";
import type { Shape4000 } from "./shape.ts";
import { sums } from "./sums.ts";
import { arrive, push } from "./steps/arrive.ts";
import { depart } from "./steps/depart.ts";
import { answerOffer, endTurn, forced, offer } from "./steps/end-turn.ts";
import { fight, retreat } from "./steps/fight.ts";
import { place, produce } from "./steps/produce.ts";
import { beginRound, beginTurn, endRound } from "./steps/round.ts";
import { findHomes, placeNeutrals, rollForStart } from "./steps/setup.ts";
import { view } from "./view.ts";

export const game: Game<Shape4000> = {
  id: "4000ad",
  edition: 2,
  options: optionTable,
  outline,
  steps: {
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
  },
  asides: {
    ally,
    endAlliance,
    permitHome,
    lend,
    jointArrival,
    drawing,
    withdrawal,
    peace,
    armistice,
    concede,
    resign,
    conference,
    answer,
  },
  refusals: { turn: NO.TURN, phase: NO.PHASE, over: NO.OVER },
  setup,
  seats: (t) => t.options["ad.players"],
  clone,
  view,
  determinize,
  invariants,
  capabilities: { timeLimits: { limits: conferenceLimits }, privateChat: { seats: privateChatSeats } },
  concerns,
  resign: resignationMove,
  sums,
  notation: { read: readPosition, write: writePosition },
};
