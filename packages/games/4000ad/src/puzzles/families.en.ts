/** English words of the puzzles of 4000 A.D. */
import { formatFor, type PuzzleFamily, type PuzzleParameters, translatable } from "@starboard/kit";

type Words = (about: PuzzleParameters) => string;

const { count } = formatFor("en");
const shipsOf = (n: unknown): string => count(Number(n), "ship", "ships");

/** How an enemy takes a star. */
const TAKEN: Readonly<Record<string, Words>> = {
  fleet: ({ enemy, star, ships }) => `${enemy} comes out at ${star} with ${shipsOf(ships)}, more than stand there.`,
  together: ({ enemy, star, ships }) =>
    `Two fleets of ${enemy} come out at ${star} together: ${shipsOf(ships)}, more than stand there.`,
  hop: ({ enemy, star, sister, ships }) =>
    `${enemy} hops from ${sister} to ${star} with ${shipsOf(ships)}, more than stand there.`,
  empty: ({ enemy, star }) => `No ship of yours stays at ${star}, so ${enemy} takes it without a battle.`,
};

export const families: Readonly<Record<string, PuzzleFamily>> = translatable("4000ad/puzzles/families.families", {
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
  "retake-home": {
    title: "Your grace turn",
    rule: "AD-10.2",
    task: ({ star, enemy, holds }) =>
      holds === 1
        ? `${enemy} holds ${star}. Regain it this turn so that it holds next turn too.`
        : `${enemy} holds ${star}. Regain it this turn.`,
    hints: [
      ({ star }) => `Which of your ships can be at ${star} this turn: fleets that are due, or a hop from its sector?`,
      () => "Two fleets that are due at one star may come out together.",
    ],
    solved: ({ star, holds }) => (holds === 1 ? `${star} is yours again, and stays yours.` : `${star} is yours again.`),
    reasons: {
      ...TAKEN,
      eliminated: ({ star }) => `${star} is still lost at the end of your grace turn: you are eliminated.`,
      ownStandOff: ({ star, enemy }) => `A stand-off: ${star} is still lost, and the next turn belongs to ${enemy}.`,
    },
  },
  strike: {
    title: "Two turns to a home star",
    rule: "AD-6.4.2",
    task: ({ star }) =>
      `Play your turn so that you can take the home star ${star} in your next one, whatever its owner does in between.`,
    hints: [
      ({ star }) => `Which of your ships can be at ${star} next turn, and from where?`,
      ({ star }) => `Count what its owner can add to ${star}: new ships, fleets that are due, and a hop.`,
    ],
    solved: ({ star }) => `More of your ships can be at ${star} next turn than its owner can bring there.`,
    reasons: {
      tooFew: ({ star }) => `Next turn too few of your ships can be at ${star}.`,
      reinforced: ({ star }) => `The owner of ${star} brings ships there, and yours are too few.`,
      unclear: ({ star }) => `The owner of ${star} has no turn in between.`,
    },
  },
  "safe-star": {
    title: "Where no fleet can follow",
    rule: "AD-6.3.2.a",
    task: ({ ships, enemy }) =>
      `Let your fleet of ${ships} come out where ${enemy} cannot beat it next turn, if it stays there.`,
    hints: [
      ({ enemy }) => `Each fleet of ${enemy} can come out next turn wherever the distance fits its count.`,
      () => "Cross out the stars at those distances, and those next to an enemy force.",
    ],
    solved: ({ enemy }) => `No fleet of ${enemy} that is strong enough can be there next turn.`,
    reasons: {
      ...TAKEN,
      travelsOn: () => "The fleet travels on.",
      dies: ({ star }) => `The defenders of ${star} are stronger, and the fleet is lost.`,
    },
  },
  "spare-ships": {
    title: "Ships to spare",
    rule: "AD-6.3.3",
    task: ({ star, enemy }) =>
      `Send as many ships as you can from ${star} into hyperspace. The rest must hold it next turn, whatever ${enemy} does.`,
    hints: [
      ({ star, enemy }) => `Which fleets of ${enemy} can be at ${star} next turn, alone or together?`,
      () => "Equal forces cannot meet: a garrison as large as the largest attack is enough.",
    ],
    solved: ({ star }) => `One ship more, and ${star} could be taken.`,
    reasons: { ...TAKEN, more: ({ star }) => `${star} can spare more ships than that.` },
  },
});

export const themes: Readonly<Record<string, string>> = translatable("4000ad/puzzles/families.themes", {
  arrival: "Coming out",
  hop: "Hop",
  departure: "Departure",
  garrison: "Garrison",
  "combined-fleets": "Combined fleets",
  "hop-defence": "Defence against a hop",
});
