/** English words of the puzzles of 4000 A.D. */
import type { PuzzleFamily, PuzzleParameters } from "@starboard/kit";

type Words = (about: PuzzleParameters) => string;

/** How an enemy takes a star. */
const TAKEN: Readonly<Record<string, Words>> = {
  fleet: ({ enemy, star, ships }) => `${enemy} comes out at ${star} with ${ships} ships, more than stand there.`,
  together: ({ enemy, star, ships }) =>
    `Two fleets of ${enemy} come out at ${star} together: ${ships} ships, more than stand there.`,
  hop: ({ enemy, star, sister, ships }) =>
    `${enemy} hops from ${sister} to ${star} with ${ships} ships, more than stand there.`,
  empty: ({ enemy, star }) => `No ship of yours stays at ${star}, so ${enemy} takes it without a battle.`,
};

export const families: Readonly<Record<string, PuzzleFamily>> = {
  "hold-home": {
    title: "Hold your home star",
    rule: "AD-6.4.3",
    task: ({ star, enemy }) => `Play your turn so that ${enemy} cannot take ${star} next turn, whatever it does.`,
    hints: [
      ({ star, enemy }) =>
        `Which fleets of ${enemy} are due at ${star} next turn, and how many ships is that together?`,
      () => "Equal forces cannot meet. Count what must stand there, then find the ships that can.",
    ],
    solved: ({ star, enemy }) => `Nothing that ${enemy} can bring to ${star} next turn is larger than its garrison.`,
    reasons: TAKEN,
  },
};

export const themes: Readonly<Record<string, string>> = {
  arrival: "Coming out",
  patience: "Patience",
  hop: "Hop",
  departure: "Departure",
  "combined-fleets": "Combined fleets",
  "hop-defence": "Defence against a hop",
};
