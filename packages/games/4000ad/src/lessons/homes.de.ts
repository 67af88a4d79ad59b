/** German words of the lessons about home stars, the turn and Independents. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./homes.en.ts";

const ALGOL = "Du bist Algol, blau. Orion hält Antares.";

export const homes: LessonWords<typeof en.homes> = {
  "an-empty-home": {
    title: "Ein leerer Heimatstern",
    about: "Nimm einen Heimatstern ohne Schlacht.",
    role: ALGOL,
    tasks: [
      {
        text: "Orion hat jedes Schiff von Antares weggeschickt. Der Stern gehört noch Orion und baut Schiffe, aber jede Macht, die ankommt, nimmt ihn kampflos. Dein Späher kam von Sabik, 2 Sektoren von Antares.",
        goals: ["Nimm Antares"],
        hint: "Tauche bei Antares auf, dem Stern mit dem Haus.",
        wrong: [
          "Du bist woanders aufgetaucht. Ein gegnerischer Heimatstern ohne Schiffe ist die beste Beute auf dem Spielplan.",
          "Der Späher reist weiter, und Orion wird die Lücke schließen.",
        ],
      },
    ],
    end: "Orion hat genau einen Zug, um ihn zurückzuerobern. Lass in deiner eigenen Heimat genug, um zu halten, was sie erreichen kann.",
  },
  "see-it-coming": {
    title: "Sieh es kommen",
    about: "Rette deinen Heimatstern vor einem Angriff.",
    role: ALGOL,
    tasks: [
      {
        text: "7 Schiffe kamen von Rigel, 3 Sektoren von Algol, und stehen auf Feld 2. Im nächsten Zug können sie in deiner Heimat sein, wo 3 Schiffe stehen. 6 weitere sind nebenan bei Capella. Halte Algol.",
        goals: ["Halte Algol, bis der Zug von Orion vorbei ist"],
        hint: "Mit 7 Schiffen bei Algol können sie dort nicht auftauchen; mit 8 würden sie vernichtet. Springe mit mindestens 4 von Capella.",
        wrong: [
          "3 Schiffe gegen 7: Algol ist gefallen. Du hättest einen Zug, um den Stern zurückzuerobern.",
          "Schiffe im Hyperraum verteidigen deine Heimat nicht.",
          "Das ist nicht genug. 7 Schiffe schlagen noch immer, was bei Algol steht.",
        ],
      },
    ],
    end: "Zähle in jedem Zug, was deine Heimat erreichen kann, und mit wie vielen. Der Spielplan zeigt es, wenn du auf den Stern zeigst.",
  },
};

export const turn: LessonWords<typeof en.turn> = {
  "place-new-ships": {
    title: "Baue an der Front",
    about: "Stelle neue Schiffe auf, wo sie gebraucht werden.",
    role: `${ALGOL} An diesem Tisch kannst du neue Schiffe an jedem deiner Sterne mit Ring und Kreuz bauen.`,
    tasks: [
      {
        text: "Ein Zug fragt in fester Reihenfolge: neue Schiffe, Ankünfte, Abreise. Du hast 3 neue Schiffe und 3 Sterne, die sie bauen dürfen. Spica liegt Antares am nächsten. Stelle alle dort auf.",
        goals: ["Stelle 3 Schiffe bei Spica auf"],
        hint: "Wähle Spica und die Zahl 3.",
        wrong: ["Von dort brauchen die neuen Schiffe Züge für die Reise. Spica ist 3 Sektoren von Antares entfernt."],
      },
    ],
    end: "Nach dem Bogen erscheinen neue Schiffe nur in der Heimat. Diese Hausregel macht einen eroberten Stern mit beiden Symbolen zur Basis.",
  },
};

export const independents: LessonWords<typeof en.independents> = {
  "the-grace-turn": {
    title: "Die Gnadenfrist",
    about: "Erobere deinen Heimatstern in dem einen Zug zurück, den du hast.",
    role: "Du bist Algol, blau. Orion hat deinen Heimatstern genommen.",
    tasks: [
      {
        text: "6 Gegner stehen bei Algol, und dieser Zug ist deine letzte Gelegenheit. 5 Schiffe von Hamal sind dort jetzt fällig, 3 weitere nebenan bei Capella. Ein Sprung kann sich keiner Ankunft anschließen, aber Schiffe, die nicht gekämpft haben, dürfen springen.",
        goals: ["Erobere Algol zurück"],
        hint: "Tauche zuerst kampflos bei Capella auf. Dann springe mit allen 8 Schiffen nach Algol.",
        wrong: [
          "5 gegen 6 bei Algol: Deine Flotte ist vernichtet, und die 3 übrigen Schiffe können auch nicht gewinnen.",
          "Deine Gnadenfrist ist ohne Algol vergangen, also scheidest du aus.",
        ],
      },
    ],
    end: "Nebenan ankommen, dann mit allen Schiffen springen: Dieser Kniff gewinnt viele Schlachten um einen Zug.",
  },
  "mutual-withdrawal": {
    title: "Gegenseitiger Abzug",
    about: "Zwinge die Besatzungsmacht, deine Heimat herauszugeben.",
    role: "Du bist Algol, blau. 14 Gegner stehen an deinem Heimatstern.",
    tasks: [
      {
        text: "Gegen 14 Schiffe kannst du Algol nicht zurückerobern. Aber in deiner Gnadenfrist darfst du den Heimatstern der Macht nehmen, die deinen hält. Deine 9 Schiffe sind bei Antares fällig, wo 1 Schiff steht. Biete dann an, dass beide abziehen.",
        goals: ["Nimm Antares", "Biete den Abzug an"],
        hint: "Tauche bei Antares auf. Am Ende deines Zugs fragt der Spielplan, ob du den Abzug anbietest.",
        wrong: [
          "Du hast das Angebot verstreichen lassen. Orion hält Algol noch, und du hängst vom nächsten Zug von Orion ab.",
          "Deine Gnadenfrist ist vergangen, ohne deinen Heimatstern oder den der Besatzungsmacht. Du scheidest aus.",
        ],
      },
    ],
    end: "Die Besatzungsmacht muss zustimmen, ihren eigenen Stern sofort zurückerobern oder ausscheiden. Beide Sterne kehren dann zu ihren Mächten zurück.",
  },
};
