/** The sequence of play (rules.md, chapter d). */
import type { Outline } from "@starboard/kernel";
import type { ShapeTW } from "./shape.ts";
import { undecided } from "./steps/turn.ts";
import type { StateTW } from "./state.ts";

const decided = (t: StateTW): boolean => t.loser >= 0;
const goesOn = (t: StateTW): boolean => t.loser < 0;
const together = (t: StateTW): boolean => t.options.exchange === "simultaneous";

export const outline: Outline<ShapeTW> = [
  "setUp",
  {
    repeat: [
      { when: (t) => t.fight > 0, play: ["attack"] },
      "beginFight",
      { when: together, play: ["exchangeTogether"] },
      { when: (t) => !together(t), play: ["exchangeInTurn"] },
      "findOpener",
      { when: goesOn, play: ["open", "announceOpening", "openDraw"] },
      {
        repeat: [
          "beginTurn",
          "initial",
          { when: undecided, play: ["commit"] },
          { when: goesOn, play: ["announce", "lastDraw"] },
        ],
        until: decided,
      },
      "endFight",
    ],
    // A Battle ends in the middle of a step, never between Fights.
    until: () => false,
  },
];
