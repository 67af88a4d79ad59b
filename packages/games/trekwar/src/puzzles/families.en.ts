/** English words of the puzzles of TrekWar. */
import { type PuzzleFamily, type PuzzleParameters, translatable } from "@starboard/kit";

type Words = (about: PuzzleParameters) => string;

const capital = (text: unknown): string => String(text).replace(/^./, (first) => first.toUpperCase());

const surrenders: Words = () => "You lose the Fight.";
const answered: Words = ({ enemy, cards }) =>
  cards === ""
    ? `${capital(enemy)} can answer with what lies open.`
    : `${capital(enemy)} may hold ${cards}, enough to answer it.`;

export const families: Readonly<Record<string, PuzzleFamily>> = translatable("trekwar/puzzles/families.families", {
  "no-answer": {
    title: "Leave no answer",
    rule: "TW-10.4",
    task: ({ enemy }) => `Play so that ${enemy} cannot answer, whatever it holds.`,
    hints: [
      ({ enemy }) => `The unseen cards of ${enemy} are its Hand and its Deck Pile. Which of them match which Force?`,
      ({ enemy }) =>
        `Look for what forbids cards to ${enemy}, ignores its next Unit or lowers its Force, not only for the highest sum.`,
    ],
    solved: ({ enemy }) => `No unseen cards of ${enemy}, alone or together, match this.`,
    reasons: { answer: answered, surrenders },
  },
  "fewest-answers": {
    title: "The hardest answer",
    rule: "TW-10.4",
    task: ({ enemy }) => `Play so that ${enemy} is least likely to hold an answer.`,
    hints: [
      ({ enemy }) => `Count the unseen cards of ${enemy}: which Units, alone or with a card beside them, match you?`,
      () => "A lower Force in the better Battleground, or with an effect, can be harder to match than a higher one.",
    ],
    solved: ({ enemy, chance }) => `Of all Hands that ${enemy} may hold, only ${chance} of 100 answer this.`,
    reasons: {
      likelier: ({ enemy, chance, cards }) =>
        `Of all Hands that ${enemy} may hold, ${chance} of 100 answer it${cards === "" ? "" : `, such as one with ${cards}`}.`,
      surrenders,
    },
  },
  "best-act": {
    title: "The best decision",
    rule: "TW-10.1",
    task: () => "Find the decision with the best chance to win the match.",
    hints: [
      ({ gap }) => `The next best decision costs about ${gap} points of win chance.`,
      () => "Not only this Fight counts: which cards would you rather have in your Hand for the next one?",
    ],
    solved: ({ chance }) => `A long search gives about ${chance} % after it.`,
    reasons: { weaker: ({ loss }) => `A long search gives about ${loss} points less after it.` },
  },
});

export const themes: Readonly<Record<string, string>> = translatable("trekwar/puzzles/families.themes", {
  opening: "Opening",
  turn: "Turn",
  event: "Event first",
  "take-up": "Take Up",
  maneuver: "Maneuver",
  command: "Command",
  "last-sector": "The Fight that decides",
  unlikely: "Against first impressions",
});
