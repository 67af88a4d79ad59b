/** The sequence of play (rules.md, chapter d). */
import type { Outline } from "@starboard/kernel";
import type { ShapeTW } from "./shape.ts";
import { isTurnOpen } from "./steps/turn.ts";
import type { StateTW } from "./state.ts";

const isFightDecided = (t: StateTW): boolean => t.loser >= 0;
const isFightOpen = (t: StateTW): boolean => t.loser < 0;
const isExchangeSealed = (t: StateTW): boolean => t.options.exchange === "simultaneous";

export const outline: Outline<ShapeTW> = [
  "setUp",
  {
    repeat: [
      { when: (t) => t.fight > 0, play: ["attack"] },
      "beginFight",
      { when: isExchangeSealed, play: ["exchangeTogether"] },
      { when: (t) => !isExchangeSealed(t), play: ["exchangeInTurn"] },
      "findOpener",
      { when: isFightOpen, play: ["open", "announceOpening", "openDraw"] },
      {
        repeat: [
          "beginTurn",
          "initial",
          { when: isTurnOpen, play: ["commit"] },
          { when: isFightOpen, play: ["announce", "lastDraw"] },
        ],
        until: isFightDecided,
      },
      "endFight",
    ],
    // A Battle ends in the middle of a step, never between Fights.
    until: () => false,
  },
];
