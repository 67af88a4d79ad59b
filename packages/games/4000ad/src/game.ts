/** 4000 A.D. as a game of the kernel: printed rules, house rules and optional rules. */
import type { Game } from "@starboard/kernel";
import { asides } from "./asides/index.ts";
import { conferenceLimits, privateChatSeats } from "./asides/conference.ts";
import { resignationMove } from "./asides/ending.ts";
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
import { steps } from "./steps/index.ts";
import { sums } from "./sums.ts";
import { view } from "./view.ts";
import { visibility } from "./visibility.ts";

export const game: Game<Shape4000> = {
  id: "4000ad",
  edition: 2,
  options: optionTable,
  outline,
  steps,
  asides,
  refusals: { turn: NO.TURN, phase: NO.PHASE, over: NO.OVER },
  setup,
  seats: (t) => t.options["ad.players"],
  clone,
  visibility,
  view,
  determinize,
  invariants,
  capabilities: {
    timeLimits: { limits: conferenceLimits },
    privateChat: { seats: privateChatSeats },
    personalities: true,
    recollection: {
      kinds: [
        "roundBegan",
        "battle",
        "takenAlong",
        "proposed",
        "proposalClosed",
        "allied",
        "allianceKnown",
        "allianceEnded",
        "homeLost",
      ],
    },
  },
  concerns,
  resign: resignationMove,
  sums,
  notation: { read: readPosition, write: writePosition },
};
