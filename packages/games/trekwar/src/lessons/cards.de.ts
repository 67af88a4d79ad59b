/** German words of the lessons about cards, effects, secrets, decks and options. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./cards.en.ts";

const FEDERATION = "Du bist die Föderation, blau.";

export const cards: LessonWords<typeof en.cards> = {
  "command-stays": {
    title: "Kommandos bleiben",
    about: "Unterscheide ein Manöver von einem Kommando.",
    role: FEDERATION,
    tasks: [
      {
        title: "Spiele ein Kommando",
        text: "Das Dominion hat 4 Raum. Ein Manöver zählt nur einen Zug lang, ein Kommando das ganze Gefecht. Zieh mit Bird of Prey und einer Hilfe gleich, die bleibt.",
        goals: ["Setze Captain Sisko mit ein"],
        hint: "Wähle Bird of Prey und Captain Sisko, und setze beide ein.",
        wrong: [
          "Quantum Torpedoes bringen jetzt 2, werden aber zu Beginn deines nächsten Zugs umgedreht.",
          "Damit ziehst du gleich, aber nichts bleibt: In deinem nächsten Zug fängst du wieder bei null an.",
          "Bird of Prey hat 3 Raum; mit Hilfe werden daraus 5 oder 7.",
        ],
      },
      {
        title: "Es zählt weiter",
        text: "Beende deinen Zug und sieh dir die Antwort an. In deinem nächsten Zug bringt Captain Sisko wieder 4, bei jeder Einheit.",
        goals: ["Zieh noch einmal gleich"],
        hint: "Vorcha Class hat 5 Raum, Sisko 4: zusammen 9 gegen 7.",
        wrong: ["Captain Sisko war noch im Spiel: Mit ihm hatte Vorcha Class 9 gegen 7."],
      },
    ],
    end: "Einheiten, bis eine andere darüberliegt; Manöver einen Zug lang; Kommandos das Gefecht lang; Ereignisse sofort.",
  },
};

export const effects: LessonWords<typeof en.effects> = {
  "take-up": {
    title: "Aufnehmen",
    about: "Nutze dieselbe Karte zweimal in einem Gefecht.",
    role: FEDERATION,
    tasks: [
      {
        text: "Peregrine Fighters tragen das Handsymbol. Zu Beginn deines Zugs darfst du sie vom Tisch wieder auf die Hand nehmen und noch einmal spielen. Du brauchst 4 Raum.",
        goals: ["Nimm die Jäger auf", "Zieh mit ihnen mit 4 Raum gleich"],
        hint: "Wähle das Aufnehmen, oder klicke die Jäger auf deinem Einheitenstapel an. Setze sie dann mit Quantum Torpedoes ein.",
        wrong: [
          "Auch damit ziehst du gleich, aber die Jäger bleiben unten liegen und werden mit dem Rest abgelegt. Das Aufnehmen kommt vor dem Einsetzen.",
          "Mit den Jägern wieder auf der Hand hast du 5 Raum.",
        ],
      },
    ],
    end: "Auch Karten weiter unten im Stapel darfst du nehmen. Nur dasselbe Symbol auf der Gegenseite verbietet es.",
  },
  "limited-action": {
    title: "Allein in ihrer Phase",
    about: "Setze eine begrenzte Aktion ein.",
    role: FEDERATION,
    tasks: [
      {
        text: "Das Dominion hat 11 Raum. Starbase 375 zieht mit jedem Angriff ab 6 gleich, egal wie hoch die eigene Stärke ist. Sie ist eine begrenzte Aktion, du setzt sie also allein ein.",
        goals: ["Zieh mit 11 Raum gleich"],
        hint: "Wähle Starbase 375 und sonst nichts, und setze sie ein.",
        wrong: ["Starbase 375 hätte gleichgezogen: Ihre Wirkung verlangt einen Angriff ab 6, und 11 ist mehr."],
      },
    ],
    end: "Dein eigener Angriff ist jetzt nur 1 Raum. Wer durch eine Wirkung gleichzieht, gewinnt einen Zug, keine Stärke.",
  },
  "fetch-an-ally": {
    title: "Hol Verbündete",
    about: "Führe eine Wirkung aus, bevor du einsetzt.",
    role: FEDERATION,
    tasks: [
      {
        text: "8 Raum greifen an, und du hast nichts, was mithält. Ein Spezialeffekt geht vor den Regeln: Mit Call of the Allies suchst du im Nachziehstapel eine klingonische oder romulanische Einheit.",
        goals: ["Hol eine Einheit", "Zieh mit 8 Raum gleich"],
        hint: "Spiele Call of the Allies, wähle Romulan D’Deridex Class mit 8 Raum, und setze sie ein.",
        wrong: [
          "Bird of Prey hat nur 3 Raum. Was nicht gleichzieht, kannst du nicht einsetzen; du müsstest also aufgeben.",
          "Du darfst suchen und nichts nehmen, aber das Ereignis ist verbraucht.",
          "Call of the Allies holt D’Deridex Class mit 8 Raum.",
        ],
      },
    ],
    end: "Eine geholte Karte zeigst du beiden Seiten, und danach wird der Nachziehstapel gemischt.",
  },
  "take-cover": {
    title: "Beamen und in Deckung gehen",
    about: "Verbinde zwei Wirkungen, um gleichzuziehen.",
    role: FEDERATION,
    tasks: [
      {
        text: "12 Raum greifen an. Take Cover zieht auf der Oberfläche mit jedem Angriff gleich. Emergency Beam-Down bringt das Gefecht dorthin. Nutze beide in der richtigen Reihenfolge.",
        goals: ["Wechsle auf die Oberfläche", "Zieh mit Take Cover gleich"],
        hint: "Spiele zuerst Emergency Beam-Down. Setze dann irgendeine Einheit mit Take Cover ein.",
        wrong: ["Im Raum bewirkt Take Cover nichts, aber das Ereignis bringt das Gefecht zuerst auf die Oberfläche."],
      },
    ],
    end: "Das gilt nur in diesem Zug. Dein eigener Angriff ist bloß deine Stärke.",
  },
};

export const secrets: LessonWords<typeof en.secrets> = {
  "look-at-the-hand": {
    title: "Sieh die gegnerische Hand an",
    about: "Erfahre, welche Karten der Gegner hat.",
    role: FEDERATION,
    tasks: [
      {
        text: "Du siehst alle Karten auf dem Tisch und jede Anzahl, aber nicht die gegnerische Hand. Zwei deiner Einheiten ziehen mit 5 Raum gleich. Eine davon sieht auch die Hand an.",
        goals: ["Sieh die Hand des Dominions"],
        hint: "Nebula Class hat 5 Raum und sieht beim Ausspielen die gegnerische Hand an.",
        wrong: [
          "Auch Excelsior Class zieht gleich, aber du hast nichts erfahren. Lies die Wirkungen, bevor du wählst.",
          "Nebula Class zieht mit 5 Raum gleich und zeigt dir die Hand.",
        ],
      },
    ],
    end: "Der Gegner weiß, dass du hingesehen hast. Starboard merkt sich für dich, welche dieser Karten noch da sein müssen.",
  },
};

export const options: LessonWords<typeof en.options> = {
  "two-copies": {
    title: "Zwei Exemplare",
    about: "Spiele ein eigenes Deck, in dem eine Karte doppelt ist.",
    role: `${FEDERATION} Dein Deck ist selbst gebaut.`,
    tasks: [
      {
        text: "Ein eigenes Deck hat 30 Karten für 64 Blitze und darf die meisten Karten zweimal enthalten. Kleine Schiffe kosten wenige Blitze. Zieh mit einer Akira Class mit 4 Raum gleich, und behalte die andere.",
        goals: ["Setze eine Akira Class ein"],
        hint: "Beide Exemplare haben 4 Raum. Wähle eins und setze es ein.",
        wrong: ["Jedes Exemplar von Akira Class hat 4 Raum und zieht gleich."],
      },
    ],
    end: "Den Deckeditor findest du auf der Startseite unter „Editoren“. Jedes Deck wird geprüft, während du es baust.",
  },
  "one-of-each": {
    title: "Ein Tisch mit anderen Regeln",
    about: "Spiele nach einer Tischoption.",
    role: `${FEDERATION} An diesem Tisch dürfen ein Manöver und ein Kommando zusammen gespielt werden.`,
    tasks: [
      {
        text: "Der Bogen sagt: ein Manöver oder ein Kommando. Dieser Tisch hat „ein Manöver und ein Kommando“ gewählt. Das Dominion hat 10 Raum, du brauchst also alles.",
        goals: ["Zieh mit 10 Raum gleich"],
        hint: "Akira Class 4, Quantum Torpedoes 2, Captain Sisko 4. Wähle alle drei, und setze sie ein.",
        wrong: ["Mit einem Manöver und einem Kommando hast du 10 Raum: 4, 2 und 4."],
      },
    ],
    end: "Jede Option wird beim Eröffnen eines Tischs erklärt, mit der Regel dahinter.",
  },
};
