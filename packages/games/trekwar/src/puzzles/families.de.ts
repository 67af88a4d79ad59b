/** German words of the puzzles of TrekWar. */
import type { PuzzleFamily, PuzzleParameters, Translation } from "@starboard/kit";
import { capital, sideIn } from "../text/de/nouns.ts";
import type { themes as EnglishThemes } from "./families.en.ts";

type Words = (about: PuzzleParameters) => string;

/** Puzzles name the side in English: "the Dominion". */
const side = (enemy: unknown, which: "nominative" | "genitive" | "dative"): string =>
  sideIn(/federation|föderation/i.test(String(enemy)) ? 0 : 1, which);

const surrenders: Words = () => "Du verlierst das Gefecht.";
const answered: Words = ({ enemy, cards }) =>
  cards === ""
    ? `${capital(side(enemy, "nominative"))} kann mit dem antworten, was offen liegt.`
    : `${capital(side(enemy, "nominative"))} hat vielleicht ${cards} und kann damit antworten.`;

export const families: Readonly<Record<string, PuzzleFamily>> = {
  "no-answer": {
    title: "Keine Antwort lassen",
    rule: "TW-10.4",
    task: ({ enemy }) => `Spiele so, dass ${side(enemy, "nominative")} nicht antworten kann, egal mit welchen Karten.`,
    hints: [
      ({ enemy }) =>
        `Hand und Nachziehstapel ${side(enemy, "genitive")} sind ungesehen. Welche dieser Karten ziehen mit welcher Stärke gleich?`,
      ({ enemy }) =>
        `Suche nicht nur die höchste Summe: Was verbietet ${side(enemy, "dative")} Karten, lässt die nächste Einheit ignorieren oder senkt die Stärke?`,
    ],
    solved: ({ enemy }) =>
      `Keine ungesehenen Karten ${side(enemy, "genitive")} ziehen hier gleich, weder allein noch zusammen.`,
    reasons: { answer: answered, surrenders },
  },
  "fewest-answers": {
    title: "Die schwerste Antwort",
    rule: "TW-10.4",
    task: ({ enemy }) => `Spiele so, dass ${side(enemy, "nominative")} möglichst selten eine Antwort hat.`,
    hints: [
      ({ enemy }) =>
        `Zähle die ungesehenen Karten ${side(enemy, "genitive")}: Welche Einheiten ziehen mit dir gleich, allein oder mit einer Karte dazu?`,
      () =>
        "Eine kleinere Stärke am besseren Schauplatz oder mit einer Wirkung kann schwerer zu erreichen sein als eine große.",
    ],
    solved: ({ enemy, chance }) =>
      `Von allen Händen, die ${side(enemy, "nominative")} haben kann, antworten nur ${chance} von 100.`,
    reasons: {
      likelier: ({ enemy, chance, cards }) =>
        `Von allen Händen, die ${side(enemy, "nominative")} haben kann, antworten ${chance} von 100${cards === "" ? "" : `, zum Beispiel eine mit ${cards}`}.`,
      surrenders,
    },
  },
  "best-act": {
    title: "Die beste Entscheidung",
    rule: "TW-10.1",
    task: () => "Finde die Entscheidung mit der besten Chance, die Partie zu gewinnen.",
    hints: [
      ({ gap }) => `Die nächstbeste Entscheidung kostet ungefähr ${gap} Punkte Gewinnchance.`,
      () => "Es zählt nicht nur dieses Gefecht: Welche Karten hättest du im nächsten lieber auf der Hand?",
    ],
    solved: ({ chance }) => `Eine lange Suche ergibt: Danach liegt deine Gewinnchance bei ungefähr ${chance} %.`,
    reasons: { weaker: ({ loss }) => `Eine lange Suche ergibt ungefähr ${loss} Punkte weniger.` },
  },
};

export const themes: Translation<typeof EnglishThemes> = {
  opening: "Eröffnung",
  turn: "Zug",
  event: "Erst ein Ereignis",
  "take-up": "Aufnehmen",
  maneuver: "Manöver",
  command: "Kommando",
  "last-sector": "Das entscheidende Gefecht",
  unlikely: "Gegen den ersten Eindruck",
};
