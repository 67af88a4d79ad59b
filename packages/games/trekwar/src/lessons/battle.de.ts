/** German words of the lessons about the ends of a Fight and of the Battle. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./battle.en.ts";

export const battle: LessonWords<typeof en.battle> = {
  "what-a-fight-costs": {
    title: "Worum es in einem Gefecht geht",
    about: "Gewinne einen Angriff und sieh, was dein Einsatz war.",
    role: "Du bist die Föderation, blau. Du greifst von oben rechts den mittleren Sektor an.",
    tasks: [
      {
        text: "Wer angreift und gewinnt, nimmt den angegriffenen Sektor. Wer angreift und verliert, gibt den Sektor ab, aus dem der Angriff kam. Das Dominion hat 6 Raum und nur noch schwache Karten. Zieh gleich.",
        goals: ["Nimm den mittleren Sektor"],
        hint: "Negh’Var Class hat 8 Raum. Danach muss das Dominion aufgeben.",
        wrong: [
          "Du hast deinen eigenen Angriff verloren. Der Sektor, aus dem du angegriffen hast, ist weg: Oben rechts gehört jetzt dem Dominion.",
        ],
      },
    ],
    end: "Alle Karten auf dem Tisch kommen auf die Ablagestapel, die Handkarten bleiben. Wer verloren hat, wählt den nächsten Angriff.",
  },
};

export const ending: LessonWords<typeof en.ending> = {
  "win-the-majority": {
    title: "Mit Mehrheit gewinnen",
    about: "Beende die Schlacht, wenn du mehr Sektoren hältst.",
    role: "Du bist die Föderation, blau, mit 4 von 7 Sektoren.",
    tasks: [
      {
        text: "Der Nachziehstapel des Dominions ist leer, also endet die Schlacht nach diesem Gefecht. Die Seite mit mehr Sektoren gewinnt. Halte die Mitte gegen 5 Raum.",
        goals: ["Gewinne die Schlacht"],
        hint: "Excelsior Class hat 5 Raum.",
        wrong: [
          "Mit der Mitte hat das Dominion 4 Sektoren, und sein Nachziehstapel ist leer: Es hat die Schlacht gewonnen.",
        ],
      },
    ],
    end: "Mit allen sieben Sektoren gewinnst du sofort. Sonst entscheidet ein leerer Nachziehstapel.",
  },
};
