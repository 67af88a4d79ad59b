/** German words of the lessons about the stages of a Turn, and about Force. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./turn.en.ts";

const FEDERATION = "Du bist die Föderation, blau.";

export const turn: LessonWords<typeof en.turn> = {
  "event-first": {
    title: "Erst ein Ereignis",
    about: "Schwäche mit einem Ereignis einen Angriff, mit dem du nicht gleichziehen kannst.",
    role: FEDERATION,
    tasks: [
      {
        text: "Das Dominion hat 8 Raum: Galor Class 4 und Legate Damar 4. Mit 8 kannst du nicht gleichziehen. Vor dem Einsetzen darfst du ein Ereignis spielen. Section 31 lässt ein Kommando ablegen.",
        goals: ["Lass Legate Damar ablegen", "Zieh mit dem Rest gleich"],
        hint: "Wähle Section 31 und spiele die Karte. Setze dann K’Vort Class ein, die 4 Raum hat.",
        wrong: ["Du hast das Gefecht aufgegeben. Section 31 hätte dem Angriff vorher 4 Raum genommen."],
      },
    ],
    end: "Aufnehmen, Ereignis, einsetzen, ziehen: Ein Zug läuft immer so ab, und jede Phase schließt die früheren.",
  },
  "unit-and-maneuver": {
    title: "Eine Einheit und Hilfe",
    about: "Zieh mit einer Einheit und einem Manöver gleich.",
    role: FEDERATION,
    tasks: [
      {
        text: "Das Dominion greift mit 4 Raum an. Du musst eine Einheit spielen und darfst ein Manöver oder ein Kommando dazulegen. Allein hat keine deiner Einheiten 4.",
        goals: ["Zieh mit 4 Raum gleich"],
        hint: "Bird of Prey hat 3 Raum, Quantum Torpedoes bringen 2 dazu. Wähle beide und setze sie ein.",
        wrong: [
          "Du hättest gleichziehen können: Eine Einheit mit 2 oder 3 Raum und Quantum Torpedoes mit 2 ergeben 4 oder mehr.",
        ],
      },
    ],
    end: "Eine Einheit, dazu höchstens ein Manöver oder ein Kommando. Die Summe muss mindestens so hoch sein wie der Angriff.",
  },
  "surrender-and-save": {
    title: "Aufgeben und sparen",
    about: "Gib ein Gefecht auf, bevor es dich deine besten Karten kostet.",
    role: `${FEDERATION} Du hältst 4 von 7 Sektoren.`,
    tasks: [
      {
        text: "12 Raum greifen einen äußeren Sektor an. Deep Space Nine und Captain Sisko könnten mit 12 gleichziehen, kämen nach dem Gefecht aber auf den Ablagestapel. Gibst du auf, kostet das nur den Sektor, und wer verliert, greift als Nächstes an.",
        goals: ["Gib das Gefecht auf", "Wähle deinen eigenen Angriff"],
        hint: "Wähle in der Zeile unter dem Spielplan, das Gefecht aufzugeben. Deine Handkarten bleiben. Wähle dann einen blauen Sektor und einen violetten daneben.",
        wrong: [
          "Damit ziehst du gleich, aber deine zwei besten Karten liegen jetzt auf dem Tisch. Das Dominion hat noch stärkere, und am Ende werden alle kämpfenden Karten abgelegt.",
        ],
      },
    ],
    end: "Vier Sektoren genügen zum Sieg. Oft ist es richtig, einen aufzugeben und die Karten zu behalten, die die nächsten zwei gewinnen.",
  },
};

export const lastStage: LessonWords<typeof en.lastStage> = {
  "draw-to-six": {
    title: "Auf sechs ziehen",
    about: "Fülle am Ende eines Zugs deine Hand auf.",
    role: FEDERATION,
    tasks: [
      {
        text: "Nach dem Einsetzen darfst du ziehen, solange du weniger als 6 Karten hast. Du hast 3. Der nächste Angriff des Dominions wird stärker, also fülle deine Hand auf.",
        goals: ["Zieh auf 6 Handkarten"],
        hint: "Ziehe 3 Karten auf einmal, oder dreimal eine.",
        wrong: [
          "Du hast deinen Zug mit weniger als 6 Karten beendet. Ziehen kannst du erst wieder in deiner nächsten Schlussphase.",
        ],
      },
    ],
    end: "Sechs ist die Grenze, außer eine Karte erlaubt mehr. Du darfst auch früher aufhören.",
  },
  "deck-is-the-clock": {
    title: "Das Deck ist die Uhr",
    about: "Erkenne, wann du besser nicht ziehst.",
    role: `${FEDERATION} Du hältst 3 von 7 Sektoren.`,
    tasks: [
      {
        text: "In deinem Nachziehstapel liegt die letzte Karte. Sobald ein Nachziehstapel leer ist, endet die Schlacht nach diesem Gefecht, und die Seite mit mehr Sektoren gewinnt. Es stünde 3 zu 4 oder 4 zu 3. Sorge dafür, dass die Schlacht weitergeht.",
        goals: ["Beende deinen Zug, ohne zu ziehen"],
        hint: "Du hast schon starke Karten. Beende den Zug.",
        wrong: [
          "Jetzt ist dein Nachziehstapel leer. Alles hängt an diesem einen Gefecht: Verlierst du es, hat das Dominion die Schlacht gewonnen.",
        ],
      },
    ],
    end: "Ziehen ist freiwillig. Mit der Mehrheit leere dein Deck, ohne sie teile die Karten ein.",
  },
};

export const force: LessonWords<typeof en.force> = {
  "equal-is-enough": {
    title: "Gleich viel genügt",
    about: "Zieh mit der billigsten Karte gleich.",
    role: FEDERATION,
    tasks: [
      {
        text: "Gleichziehen heißt: mindestens dieselbe Stärke haben. Das Dominion hat 4 Raum. Jede gespielte Karte kommt nach dem Gefecht auf den Ablagestapel, also setze die kleinste Einheit ein, die reicht.",
        goals: ["Zieh mit genau 4 gleich"],
        hint: "K’Vort Class hat genau 4 Raum.",
        wrong: [
          "Auch damit ziehst du gleich, aber du verbrauchst eine große Einheit für einen kleinen Angriff. K’Vort Class hat genau 4.",
          "Mit K’Vort Class hättest du mit 4 Raum gleichgezogen.",
        ],
      },
    ],
    end: "Danach muss der Gegner mit dir gleichziehen. Manchmal lohnt sich eine größere Einheit, weil sie mehr von ihm verlangt.",
  },
  "when-ignored": {
    title: "Wenn deine Einheit ignoriert wird",
    about: "Zieh gleich, während der Breen Cruiser deine Einheiten ausschaltet.",
    role: FEDERATION,
    tasks: [
      {
        text: "Der Breen Cruiser lässt deine jetzige und deine nächste Einheit ignorieren. Du musst trotzdem eine Einheit spielen, aber sie zählt nicht, und ihr Manöver auch nicht. Kommandos zählen. Zieh mit 2 Raum gleich, und spare Galaxy Class.",
        goals: ["Zieh mit einem Kommando gleich"],
        hint: "Setze Miranda Class, die schwächste Einheit, mit Captain Sisko ein. Seine 4 Raum zählen.",
        wrong: [
          "Captain Sisko hat mit dem Angriff gleichgezogen, aber Galaxy Class wurde ignoriert: Ihre 7 Raum zählen für den Rest des Gefechts nicht.",
          "Kommandos sind vom Ignorieren nicht betroffen. Captain Sisko allein hat 4 Raum gegen 2.",
        ],
      },
    ],
    end: "Eine ignorierte Einheit hat weder Stärke noch Wirkung und bleibt auf dem Tisch ignoriert. Lege später eine gute darüber.",
  },
};
