/** Texts of automatic answers and their switches. */
import { formatFor, translatable } from "@starboard/kit";

const { list } = formatFor("en");

export const questions = translatable("web/messages/questions.questions", {
  title: "Questions",
  lead: "Starboard answers these questions for you when only one answer makes sense. You can undo an answer as usual.",
  none: "This game has no questions that can be answered for you.",
  game: (name: string): string => `Questions in ${name}`,
  ask: "Ask me",
  answer: "Answer for me",
  everywhere: "Use for all my matches of this game",
  saved: "These switches now apply to all your matches of this game.",
  given: (answers: readonly string[]): string => `Chosen for you: ${list(answers)}.`,
  times: (answer: string, n: number): string => (n === 1 ? answer : `${answer} (${n} times)`),
  why: "Why?",
  never: "Never do this",
  line: "Chosen for you",
} as const);
