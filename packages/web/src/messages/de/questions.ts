/** Texts of automatic answers and their switches in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { questions as english } from "../en/questions.ts";

const { list } = formatFor("de");

export const questions: Translation<typeof english> = {
  title: "Rückfragen",
  lead: "Starboard beantwortet diese Fragen für dich, wenn nur eine Antwort vernünftig ist. Du kannst eine Antwort wie üblich rückgängig machen.",
  none: "Dieses Spiel hat keine Fragen, die für dich beantwortet werden können.",
  game: (name) => `Rückfragen in ${name}`,
  ask: "Mich fragen",
  answer: "Für mich antworten",
  everywhere: "Für alle meine Partien dieses Spiels",
  saved: "Diese Schalter gelten jetzt für alle deine Partien dieses Spiels.",
  given: (answers) => `Für dich gewählt: ${list(answers)}.`,
  times: (answer, n) => (n === 1 ? answer : `${answer} (${n}-mal)`),
  why: "Warum?",
  never: "Nie wieder",
  line: "Für dich gewählt",
};
