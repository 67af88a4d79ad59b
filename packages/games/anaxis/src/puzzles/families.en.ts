/** English words of the puzzles of Anaxis. */
import { type PuzzleFamily, type PuzzleParameters, translatable } from "@starboard/kit";

type Words = (about: PuzzleParameters) => string;

/** Why a volley is not the likeliest one to destroy. */
const VOLLEYS: Readonly<Record<string, Words>> = {
  outOfReach: ({ target, difficulty }) =>
    `At ${target} the difficulty is ${difficulty}. From 6 on no die can hit, and nothing is rolled.`,
  noDamage: ({ target }) => `No armour die can beat the armour of ${target} less the penetration.`,
  tooTough: ({ target, hull }) =>
    `${target} has ${hull} hull left: after this volley the slot cannot destroy it any more.`,
  otherTarget: ({ chance }) => `The chance of this slot falls to ${chance} %.`,
  otherPoints: ({ chance }) => `With other Cinema Points the chance of this slot is ${chance} %.`,
  otherBank: ({ chance }) => `If this bank fires first, the chance of this slot is ${chance} %.`,
  lessThere: ({ points }) => `Enemies then lose ${points} hull on average in this slot.`,
  lessPoints: ({ points }) => `With other Cinema Points enemies lose ${points} hull on average.`,
  lessBank: ({ points }) => `If this bank fires first, enemies lose ${points} hull on average.`,
  holdsFire: ({ ship }) => `${ship} holds its fire and destroys nothing.`,
};

export const families: Readonly<Record<string, PuzzleFamily>> = translatable("anaxis/puzzles/families.families", {
  "likeliest-kill": {
    title: "The likeliest kill",
    rule: "AX-6.5",
    task: ({ ship }) => `Fire ${ship} so that it destroys an enemy in this slot with the best chance.`,
    hints: [
      () => "For each target: how many dice hit, how many of them beat the armour, and how much hull is left?",
      () => "Both banks count, and so do Cinema Points. What is left over after the first volley can go to the second.",
    ],
    solved: ({ chance }) =>
      Number(chance) === 100
        ? "No roll saves the target."
        : `The chance of this slot is ${chance} %, whatever Damage control can do against it.`,
    reasons: VOLLEYS,
  },
  "before-it-fires": {
    title: "Before it fires",
    rule: "AX-2.4",
    task: ({ ship, target }) =>
      `${target} has not fired yet. Fire ${ship} so that it is destroyed in this slot with the best chance.`,
    hints: [
      ({ target }) => `Which bank has ${target} in its arc, at which difficulty, and what is its hull?`,
      () => "More dice, more penetration, better sensors: compare what each Cinema Point does for both banks together.",
    ],
    solved: ({ target, chance }) =>
      Number(chance) === 100
        ? `No roll saves ${target}, and its slot is gone.`
        : `With a chance of ${chance} % ${target} is gone before its slot comes.`,
    reasons: VOLLEYS,
  },
  "most-damage": {
    title: "The heaviest fire",
    rule: "AX-6.3",
    task: ({ ship }) => `Fire ${ship} so that enemies lose the most hull on average in this slot.`,
    hints: [
      () => "Count both rolls: how many dice hit at this difficulty, and how many of these beat the armour?",
      () =>
        "Thin armour can be worth more than a short range, and a die more is not always worth more than penetration.",
    ],
    solved: ({ points }) => `${points} hull on average, and nothing in this slot takes more.`,
    reasons: VOLLEYS,
  },
});

export const themes: Readonly<Record<string, string>> = translatable("anaxis/puzzles/families.themes", {
  "choice-of-target": "Choice of target",
  "one-target": "One target",
  "before-it-fires": "Order of fire",
  "cinema-points": "Cinema Points",
  "damage-control": "Against Damage control",
  "secondary-bank": "Secondary bank first",
});
