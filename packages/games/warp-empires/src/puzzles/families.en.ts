/** English words of the puzzles of Warp Empires. */
import { formatFor, type PuzzleFamily, translatable } from "@starboard/kit";

const { count } = formatFor("en");
const points = (n: unknown): string => count(Number(n), "point", "points");

export const families: Readonly<Record<string, PuzzleFamily>> = translatable("warp-empires/puzzles/families.families", {
  "most-force": {
    title: "Force for your points",
    rule: "WE-11.3",
    task: ({ money }) => `Buy as much Force as you can for ${points(money)}, from the units you have drawn.`,
    hints: [
      () => "A unit costs its printed Force, but not every unit: look at Starbases, and at what your race adds.",
      () => "The dearest unit first can leave points over. Find the set that leaves nothing that could be used better.",
    ],
    solved: ({ force }) => `Force ${force}: no other purchase gives as much.`,
    reasons: {
      lessForce: ({ most, force }) =>
        `After that no more than Force ${most} is possible; the best purchase has ${force}.`,
      nothing: ({ force }) => `Nothing is bought. Force ${force} was possible.`,
    },
  },
  "best-building": {
    title: "The best investment",
    rule: "WE-11.8",
    task: ({ money }) =>
      `Build for at most ${points(money)} so that your systems yield the most next turn, if nothing changes hands.`,
    hints: [
      () => "A colony pays the resources of its system. Which of your systems are paid already, for their people?",
      () => "Rich before moderate before poor. A terraformed system yields one more, but costs ten points.",
    ],
    solved: ({ revenue, now }) => `Your systems yield ${revenue} in place of ${now}.`,
    reasons: {
      noRevenue: ({ revenue }) => `That adds nothing to your revenue. ${revenue} was possible.`,
      lessRevenue: ({ most, revenue }) => `After that your systems yield ${most} at most; ${revenue} was possible.`,
      nothing: ({ now }) => `Nothing is built, and your systems yield ${now} as before.`,
    },
  },
  "fewest-losses": {
    title: "The price of victory",
    rule: "WE-9.23",
    task: ({ owed }) =>
      `You have won, and must give up units with Force ${owed} or more in all. Give up as little Force as you can.`,
    hints: [
      () => "You pick one by one and stop as soon as the sum is reached. Which sums can your units make?",
      () => "Small units first can end with a large one. Look for the set that comes nearest from above.",
    ],
    solved: ({ least }) => `Force ${least}: the rules ask for no less.`,
    reasons: {
      moreForce: ({ most, least }) => `After that you lose Force ${most} at least; ${least} was enough.`,
    },
  },
  "strongest-group": {
    title: "As much as can get there",
    rule: "WE-5.5",
    task: ({ to }) => `Form the group that brings the most Force to ${to} with this card.`,
    hints: [
      ({ to }) =>
        `From which territories is ${to} within reach, and for which speeds? Enemy stacks and nebulas stop a group.`,
      () => "The slowest ship sets the speed of all. A leader has no speed of its own and is carried.",
    ],
    solved: ({ to, force }) => `Force ${force} can be at ${to} with this card, and no group brings more.`,
    reasons: {
      tooSlow: ({ from, to }) => `This group from ${from} cannot be at ${to} with one card.`,
      otherStack: ({ from, to, most, force }) =>
        `From ${from} this brings Force ${most} to ${to} at most; ${force} was possible.`,
      tooFew: ({ to, force }) => `The group leaves with too little: Force ${force} could come to ${to}.`,
    },
  },
});

export const themes: Readonly<Record<string, string>> = translatable("warp-empires/puzzles/families.themes", {
  purchase: "Purchase",
  fortification: "Starbase",
  "dearest-is-wrong": "Not the dearest first",
  revenue: "Revenue",
  "one-building": "One building",
  "several-buildings": "Several buildings",
  losses: "Losses",
  "one-unit": "One unit",
  "several-units": "Several units",
  movement: "Movement",
  leader: "Leader",
  speed: "Speed",
});
