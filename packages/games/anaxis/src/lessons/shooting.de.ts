/** German words of the lessons about shooting, damage and Cinema Points. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./shooting.en.ts";

export const shooting: LessonWords<typeof en.shooting> = {
  arcs: {
    title: "Im Feuerwinkel",
    about: "Finde das Ziel im Feuerwinkel einer Batterie.",
    role: "Du führst die Leviathan, ein Schlachtschiff.",
    tasks: [
      {
        text: "Eine Batterie feuert auf jedes gegnerische Schiff in ihrem Feuerwinkel. Die Primärbatterie der Leviathan ist eng: 30° zu jeder Seite des Bugs. Ihre Sekundärbatterie reicht viel weiter herum. Feuere mit der Primärbatterie.",
        goals: ["Feuere mit der Primärbatterie"],
        hint: "Die Lancer ist genau voraus. Wähle sie, dann die Primärbatterie auf der Karte.",
        wrong: ["Die Leviathan hat das Feuer eingestellt. Das ist erlaubt, aber sechs Würfel waren bereit."],
      },
    ],
    end: "Jede Batterie feuert einmal pro Runde, als Ganzes, auf ein Ziel. Zeigst du auf ein Schiff, zeichnet die Karte seine Feuerwinkel.",
  },
  difficulty: {
    title: "Schwierigkeit",
    about: "Wähle das leichtere Ziel.",
    role: "Du führst die Typhon, mit Sensoren 3.",
    tasks: [
      {
        text: "Die Schwierigkeit ist die Entfernung geteilt durch die Sensoren, aufgerundet. Jeder Würfel darüber trifft. Die Lancer ist 6 Felder entfernt, die Guardian 10. Feuere mit der Primärbatterie bei Schwierigkeit 2 oder weniger.",
        goals: ["Feuere bei Schwierigkeit 2"],
        hint: "6 geteilt durch 3 ist 2. 10 geteilt durch 3 ist aufgerundet 4. Wähle die Lancer.",
        wrong: [
          "10 Felder mit Sensoren 3 sind Schwierigkeit 4: Nur eine 5 oder 6 trifft. Die Lancer lag bei 2.",
          "Du hast das Feuer ohne Schuss eingestellt.",
        ],
      },
    ],
    end: "Ab 6 kann nichts mehr treffen. Ausweichen kommt dazu, Zielverfolgung nimmt Ausweichen weg.",
  },
  "fire-order": {
    title: "Triff, bevor es feuert",
    about: "Nutze die Reihenfolge beim Feuern.",
    role: "Du führst die Gorgon, Initiative 18.",
    tasks: [
      {
        text: "Beide gegnerischen Schiffe haben noch 3 Rumpf. Die Guardian hat schon gefeuert. Die Assassin hat Initiative 14: Sie feuert nach dir, wenn es sie dann noch gibt. Ein zerstörtes Schiff verliert seinen Platz. Zerstöre das richtige.",
        goals: ["Zerstöre die Assassin"],
        hint: "Feuere zuerst auf die Assassin. Sie hat noch nicht gefeuert.",
        wrong: [
          "Die Guardian hatte schon gefeuert. Die Assassin ist noch an der Reihe, und ihre enge Batterie ist schwer.",
          "Du hast das Feuer eingestellt, und die Assassin feuert als Nächste.",
        ],
      },
    ],
    end: "Zähle, wer vor wem feuert. Ein beschädigtes Schiff, das noch nicht gefeuert hat, ist mehr wert als ein frisches, das schon gefeuert hat.",
  },
};

export const damage: LessonWords<typeof en.damage> = {
  "two-rolls": {
    title: "Zwei Würfe",
    about: "Lies eine Salve: erst Treffer, dann Panzerung.",
    role: "Du führst die Typhon. Ihre Primärbatterie hat Durchschlag 2.",
    tasks: [
      {
        text: "Jeder Würfel über der Schwierigkeit ist ein Treffer. Für jeden Treffer fällt ein weiterer Würfel: Er zählt, wenn er Panzerung minus Durchschlag übertrifft. Die Emperor hat Panzerung 5, die Lancer 2. Feuere dorthin, wo jeder Panzerungswürfel zählt.",
        goals: ["Feuere mit Grenzwert 0"],
        hint: "Panzerung 2 der Lancer minus Durchschlag 2 ist 0. Feuere mit der Primärbatterie auf sie.",
        wrong: [
          "Panzerung 5 minus Durchschlag 2 lässt einen Grenzwert von 3: Nur Panzerungswürfel ab 4 zählen.",
          "Die Sekundärbatterie hat keinen Durchschlag, also zählt die ganze Panzerung gegen sie.",
          "Du hast das Feuer ohne Schuss eingestellt.",
        ],
      },
    ],
    end: "Die Augen, die zählen, ergeben zusammen den Schaden. Große Würfel zählen doppelt: Sie treffen, und sie tun weh.",
  },
};

export const points: LessonWords<typeof en.points> = {
  "sharper-shot": {
    title: "Kauf einen besseren Schuss",
    about: "Gib einen Kinopunkt für Feuerleitung aus.",
    role: "Du führst eine Comet mit Sensoren 2 und hast 1 Kinopunkt.",
    tasks: [
      {
        text: "6 Felder mit Sensoren 2 sind Schwierigkeit 3. Feuerleitung kostet 1 Kinopunkt und erhöht die Sensoren einer Batterie um 1. Feuere bei Schwierigkeit 2.",
        goals: ["Feuere mit Feuerleitung"],
        hint: "Wirst du nach Kommando gefragt, wähle „Kein Schiff“. Wähle die Leviathan, markiere „Feuerleitung“, und feuere mit der Primärbatterie.",
        wrong: [
          "Der Punkt ging in die Initiative. Die Leviathan hat schon gefeuert, es gab also keinen Schuss, dem du zuvorkommen musstest.",
          "Ohne den Punkt lag der Schuss bei Schwierigkeit 3.",
        ],
      },
    ],
    end: "Jede Seite hat einen Vorrat, und Punkte kommen nicht zurück. Am besten nutzt sie ein Schuss, der ein Schiff zerstört.",
  },
  "damage-control": {
    title: "Schadenskontrolle",
    about: "Rette ein getroffenes Schiff.",
    role: "Du führst die Adept: noch 12 Rumpf, 1 Kinopunkt.",
    tasks: [
      {
        text: "Die Emperor hat die Adept mit 14 getroffen. Sie hat noch 12 Rumpf. Schadenskontrolle nimmt gleich nach dem Panzerungswurf 4 Punkte weg. Rette die Adept.",
        goals: ["Halte die Adept am Leben"],
        hint: "Wähle in der Eingabezeile „Schadenskontrolle“: 14 minus 4 sind 10.",
        wrong: ["14 Schaden waren mehr als 12 Rumpf. Die Adept ist zerstört, und der Punkt bleibt übrig."],
      },
    ],
    end: "Sie heilt nichts. Spare einen Punkt für den Treffer, der ein Schiff zerstören würde.",
  },
  "one-more-step": {
    title: "Ein Schritt mehr",
    about: "Kauf einen Schritt über die Geschwindigkeit hinaus.",
    role: "Du führst die Leviathan: Geschwindigkeit 4, und 1 Kinopunkt.",
    tasks: [
      {
        text: "Technik kauft einen Schritt mehr, Steuerung eine Drehung mehr. Du kaufst sie genau mit dem Schritt, der über den Wert hinausgeht. Flieg 5 Felder vorwärts.",
        goals: ["Flieg 5 Felder vorwärts"],
        hint: "Flieg 4 Felder vorwärts. Der fünfte Schritt steht mit seinem Preis zur Wahl.",
        wrong: [
          "Der Punkt ging in die Initiative, also bleibt keiner für Technik.",
          "Die Bewegung endete innerhalb der gedruckten Geschwindigkeit 4.",
        ],
      },
    ],
    end: "Technik gibt es einmal pro Schiff und Runde. Sie überbrückt auch ein Feld einer Mindeststrecke, die ein Schiff sonst nicht schafft.",
  },
};
