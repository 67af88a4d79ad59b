/** German words of the lessons about setting up, the board, the attack, the exchange and the opening. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./start.en.ts";

const FEDERATION = "Du bist die Föderation, blau.";

export const setUp: LessonWords<typeof en.setUp> = {
  "first-click": {
    title: "Das erste Gefecht",
    about: "Tausche Karten und eröffne die Schlacht.",
    role: FEDERATION,
    tasks: [
      {
        title: "Tausche, oder behalte alle",
        text: "Beide Decks sind gemischt, und du hast 6 Karten. Vor einem Gefecht darfst du bis zu 3 davon tauschen. Markiere Karten, oder behalte alle.",
        goals: ["Entscheide über den Tausch"],
        hint: "Markiere die Karten, die du nicht willst. Wähle dann den Knopf unter dem Spielplan.",
      },
      {
        title: "Eröffne das Gefecht",
        text: "Du eröffnest das erste Gefecht, um den mittleren Sektor. Wähle eine Einheit, dann Raum oder Oberfläche. Dein Gegner muss mit ihrer Stärke gleichziehen.",
        goals: ["Eröffne mit einer Einheit"],
        hint: "Klicke eine Einheit an. Sie zeigt zwei Zahlen: oben Raum, unten Oberfläche. Wähle den Schauplatz, an dem sie stärker ist.",
      },
    ],
    end: "Sechs Karten, ein Tausch, eine Einheit: So beginnt jedes Gefecht. Im ersten geht es um den mittleren Sektor.",
  },
};

export const board: LessonWords<typeof en.board> = {
  "ring-of-sectors": {
    title: "Der Ring der Sektoren",
    about: "Finde heraus, welche Sektoren sich berühren.",
    role: FEDERATION,
    tasks: [
      {
        text: "Sechs Sektoren liegen im Ring um einen mittleren. Unten links hält das Dominion einen Sektor, der zwei von deinen berührt. Greife ihn über die untere Kante an, ohne die Mitte.",
        goals: ["Greife von unten rechts aus unten links an"],
        hint: "Wähle zuerst unten rechts, den blauen Sektor am unteren Rand. Wähle dann unten links daneben.",
        wrong: [
          "Dieser Angriff beginnt in der Mitte. Verlierst du ihn, ist der mittlere Sektor weg, und der berührt alle anderen.",
        ],
      },
    ],
    end: "Die Mitte berührt alle sechs. Ein äußerer Sektor berührt die Mitte und seine beiden Nachbarn im Ring.",
  },
};

export const attack: LessonWords<typeof en.attack> = {
  "loser-attacks": {
    title: "Wer verliert, greift an",
    about: "Wähle einen Sektor, aus dem du angreifst, und einen daneben als Ziel.",
    role: `${FEDERATION} Du hast das erste Gefecht verloren, und damit den mittleren Sektor.`,
    tasks: [
      {
        text: "Die Seite, die das letzte Gefecht verloren hat, greift als Nächste an. Wähle einen deiner Sektoren, dann einen gegnerischen daneben. Hol dir die Mitte zurück.",
        goals: ["Greife den mittleren Sektor an"],
        hint: "Wähle irgendeinen blauen Sektor, dann die Mitte. Alle deine Sektoren berühren sie.",
        wrong: [
          "Das ist ein erlaubter Angriff, aber auf einen äußeren Sektor. Er berührt nur drei andere, die Mitte sechs.",
        ],
      },
    ],
    end: "Du entscheidest, wo du angreifst, nicht ob. Der Sektor, aus dem du angreifst, ist dein Einsatz.",
  },
};

export const start: LessonWords<typeof en.start> = {
  "exchange-dead-cards": {
    title: "Tausche, was nicht wirken kann",
    about: "Sieh, welche Handkarten andere brauchen.",
    role: FEDERATION,
    tasks: [
      {
        text: "Du darfst bis zu 3 Karten tauschen; die neuen kommen, bevor die alten zurückgehen. Miranda Class hat an beiden Schauplätzen nur 2. Tausche sie, und behalte Vorcha mit den Karten, die eine klingonische Einheit brauchen.",
        goals: ["Tausche Miranda Class, behalte Vorcha Class"],
        hint: "Markiere nur Miranda Class und tausche. Cloaking Device und General Martok passen zu Vorcha Class.",
        wrong: [
          "Du hast alles behalten. Ein Tausch kostet nichts, solange dein Nachziehstapel voll ist, und mit Miranda ziehst du fast nie gleich.",
          "Ohne klingonische oder romulanische Einheit darfst du Cloaking Device nicht spielen, und General Martok bringt nichts.",
        ],
      },
    ],
    end: "Eine gute Hand passt zusammen. Höchstens drei Karten, einmal vor jedem Gefecht.",
  },
  "name-the-ground": {
    title: "Raum oder Oberfläche",
    about: "Eröffne dort, wo deine Einheit stark ist und die gegnerischen schwach sind.",
    role: `${FEDERATION} Du greifst an, also eröffnest du.`,
    tasks: [
      {
        text: "Wer eröffnet, spielt eine Einheit und nennt den Schauplatz für das ganze Gefecht. Lies beide Zahlen jeder Einheit, und eröffne mit mindestens Stärke 6.",
        goals: ["Eröffne mit Stärke 6"],
        hint: "K’Tinga Class hat im Raum 3 und auf der Oberfläche 6.",
        wrong: [
          "Im Raum zählt K’Tinga Class nur 3. Nur die Zahl für den aktuellen Schauplatz zählt.",
          "Diese Einheit hat höchstens 4. Dein Gegner zieht mit fast jeder Karte gleich.",
        ],
      },
    ],
    end: "Der Schauplatz bleibt das ganze Gefecht. Eröffne dort, wo deine ganze Hand stark ist.",
  },
};
