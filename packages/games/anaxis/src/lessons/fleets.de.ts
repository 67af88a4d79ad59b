/** German words of the lessons about fleets, scenarios, secrets and options. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./fleets.en.ts";

export const fleets: LessonWords<typeof en.fleets> = {
  "buy-a-fleet": {
    title: "Eine Flotte kaufen",
    about: "Gib 30 Punkte für Schiffe eines Volks aus.",
    role: "Du stellst eine Flotte für ein Scharmützel mit 30 Punkten zusammen.",
    tasks: [
      {
        text: "Beide Seiten haben gleich viele Punkte. Eine Flotte gehört zu einem Volk und hat beliebig viele Schiffe jeder Klasse. Nimm die Ardoni, und kaufe mindestens eine Gorgon für 14 und eine Typhon für 8. Kinopunkte kosten je einen halben Punkt.",
        goals: ["Kaufe eine Gorgon und eine Typhon"],
        hint: "Wähle Ardoni, dann Gorgon und Typhon, dann „Fertig“. Beide Flotten werden zusammen aufgedeckt.",
        wrong: ["Gorgon und Typhon sind Schiffe der Ardoni. Alle Schiffe einer Flotte gehören zu einem Volk."],
      },
    ],
    end: "Übrige Punkte verfallen. Flotten werden verdeckt gekauft und zusammen aufgedeckt.",
  },
};

export const scenarios: LessonWords<typeof en.scenarios> = {
  "the-ambassador": {
    title: "Der Botschafter",
    about: "Gewinne ein Szenario über sein eigenes Ziel.",
    role: "Du spielst die Nelluran. Deine Comet hat den Botschafter an Bord.",
    tasks: [
      {
        text: "In diesem Szenario gewinnt das Schiff mit dem Botschafter, wenn es den Zielrand erreicht, hier den Nordrand. Niemand sonst weiß, welches Schiff ihn hat. Die Emperor ist dicht dahinter. Bring die Comet nach Hause.",
        goals: ["Erreiche den Nordrand"],
        hint: "Der Rand ist 3 Felder voraus. Wähle „Ohne Manöver“ und flieg dreimal vorwärts.",
        wrong: ["Die Comet hielt vor dem Rand, und die Emperor feuert mit 8 Würfeln auf sie."],
      },
    ],
    end: "Fünf Szenarien haben eigene Ziele. Sie sind nicht ausgeglichen; für einen Vergleich spielt man jedes zweimal.",
  },
};

export const secrets: LessonWords<typeof en.secrets> = {
  "which-ship-carries": {
    title: "Welches Schiff ist es?",
    about: "Schließe aus dem Sichtbaren auf das Geheime.",
    role: "Du jagst den Botschafter mit einer Assassin.",
    tasks: [
      {
        text: "Das Schiff mit dem Botschafter gewinnt am Nordrand. Die Comet steht an diesem Rand, und die Partie geht weiter. Also hat sie den Botschafter nicht. Comet und Pulsar haben je 2 Rumpf. Feuere auf das Schiff, das ihn haben kann.",
        goals: ["Zerstöre das Schiff mit dem Botschafter"],
        hint: "Die Pulsar ist 3 Felder vom Rand entfernt und noch verdächtig.",
        wrong: [
          "Als die Comet am Zielrand stand, war klar, dass sie den Botschafter nicht hat.",
          "Du hast das Feuer eingestellt, und die Pulsar ist eine Bewegung vom Ziel entfernt.",
        ],
      },
    ],
    end: "Flotten, Aufstellungen und das Schiff des Botschafters sind geheim. Alles andere ist offen: Rumpf, Werte, Ansagen, Punkte.",
  },
};

export const options: LessonWords<typeof en.options> = {
  "a-narrow-table": {
    title: "Ein Tisch mit anderen Regeln",
    about: "Ziele nach einer Tischoption.",
    role: "Du führst die Leviathan. An diesem Tisch feuern enge Batterien nur geradeaus.",
    tasks: [
      {
        text: "Wo sich Tische unterscheiden, nennen die Regeln eine Option. Hier ist der enge Feuerwinkel nur die gerade Reihe von Feldern voraus. Die Guardian steht genau im Norden. Beende die Bewegung so, dass die Primärbatterie sie im Feuerwinkel hat.",
        goals: ["Zeige nach Norden, in derselben Spalte"],
        hint: "Drehe einmal nach links, und beende die Bewegung ohne Schritt.",
        wrong: [
          "Ein Schritt nach Nordosten verlässt die Spalte, und die Guardian ist nicht mehr geradeaus.",
          "Der Bug zeigt noch nach Nordosten, also hat die enge Batterie sie nicht im Feuerwinkel.",
        ],
      },
    ],
    end: "Jede Option wird beim Eröffnen eines Tischs erklärt, mit der Regel dahinter.",
  },
};
