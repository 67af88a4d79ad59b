/** German words of the lessons about the map, initiative, movement and maneuvers. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./movement.en.ts";

export const order: LessonWords<typeof en.order> = {
  "first-click": {
    title: "Deine erste Bewegung",
    about: "Bewege ein Schiff vorwärts und beende seine Bewegung.",
    role: "Du führst die blaue Typhon, eine Fregatte.",
    tasks: [
      {
        text: "Die höchste Initiative bewegt sich zuerst: Die Leiste zeigt die Typhon mit 10, dann die Scout mit 3. Die Typhon hat Geschwindigkeit 6. Flieg ohne Manöver mindestens 3 Felder vorwärts, und beende die Bewegung.",
        goals: ["Flieg 3 Felder vorwärts"],
        hint: "Wähle „Ohne Manöver“, dann ein Feld vor der Typhon, oder dreimal „Vorwärts“. Dann „Bewegung beenden“.",
        wrong: ["Du bist rückwärts geflogen. Vorwärts und rückwärts lassen sich in einer Runde nicht mischen."],
      },
    ],
    end: "Nach allen Bewegungen darf jedes Schiff feuern, wieder von der höchsten Initiative abwärts.",
  },
  "who-moves-last": {
    title: "Lass den Gegner zuerst ziehen",
    about: "Ändere deinen Platz in der Reihenfolge der Bewegungen.",
    role: "Du führst die blaue Leviathan, Initiative 27.",
    tasks: [
      {
        text: "Die höchste Zahl bewegt sich zuerst, also bewegt sich die Praetor mit 24 nach dir und sieht, wo du bist. Kommando kostet 1 Kinopunkt und ruft dein Schiff fünf niedriger auf. Bewege dich nach der Praetor.",
        goals: ["Senke die Leviathan auf 22"],
        hint: "Wähle in der Eingabezeile „Kommando“ statt der Bewegung der Leviathan.",
        wrong: ["Du hast dich zuerst bewegt. Die Praetor weiß jetzt vor ihrer Bewegung, wo du bist."],
      },
    ],
    end: "Spät bewegen ist gut, früh feuern ist besser: Ein zerstörtes Schiff feuert nicht.",
  },
};

export const movement: LessonWords<typeof en.movement> = {
  "turn-your-bow": {
    title: "Unterwegs drehen",
    about: "Verbinde Schritte und Drehungen zu einer Bewegung.",
    role: "Du führst die Typhon: Geschwindigkeit 6, Manöverwert 4.",
    tasks: [
      {
        text: "Ein Schiff dreht sich jederzeit in seiner Bewegung um 60°, so oft sein Manöverwert erlaubt. Beende die Bewegung mindestens 2 Felder weiter vorn, mit dem Bug eine Seite weiter rechts (nach Nordosten).",
        goals: ["Zeige nach Nordosten, 2 Felder vorwärts"],
        hint: "„Ohne Manöver“, „Vorwärts“, „Rechts drehen“, „Vorwärts“, „Bewegung beenden“.",
        wrong: [
          "Du hast nach links gedreht, also zeigt der Bug nach Nordwesten.",
          "Auch Stillstehen ist eine Bewegung, aber sie endet, wo sie begann.",
        ],
      },
    ],
    end: "Drehen kostet keine Geschwindigkeit. Was du nicht nutzt, verfällt.",
  },
};

export const map: LessonWords<typeof en.map> = {
  "stay-on-the-map": {
    title: "Der Rand der Karte",
    about: "Halte ein Schiff im Gefecht.",
    role: "Du führst die Gorgon, nah am Rand.",
    tasks: [
      {
        text: "Ein Schritt über den Rand nimmt ein Schiff für immer von der Karte. Die Gorgon hat noch ein Feld voraus. Sie darf 3-mal drehen. Dreh sie um, bis sie nach Süden zeigt, und bleib stehen.",
        goals: ["Beende die Bewegung nach Süden gerichtet"],
        hint: "Drehe dreimal nach rechts, und beende die Bewegung.",
        wrong: [
          "Die Gorgon ist geflohen. Sie ist nicht zerstört, aber sie kommt nicht zurück.",
          "Die Gorgon zeigt noch zum Rand. Nächste Runde muss sie ohnehin drehen.",
        ],
      },
    ],
    end: "Zähle Felder in drei Richtungen: Die Entfernung ist der größte Unterschied. Mehrere Schiffe dürfen in einem Feld stehen.",
  },
};

export const maneuvers: LessonWords<typeof en.maneuvers> = {
  evade: {
    title: "Ausweichen",
    about: "Mach ein Schiff schwerer zu treffen.",
    role: "Du führst die Tempest: Geschwindigkeit 7, Manöverwert 5.",
    tasks: [
      {
        text: "Vor seinem ersten Schritt darf ein Schiff ausweichen. Die Tempest ist dann um 2 schwerer zu treffen, behält nur 1 Drehung und muss mindestens 5 Felder vorwärts fliegen. Weiche den Geschützen der Emperor aus.",
        goals: ["Sage das Ausweichen an", "Flieg 5 Felder vorwärts"],
        hint: "Wähle „Ausweichen“, dann ein Feld, das fünf oder mehr voraus liegt, und beende die Bewegung.",
        wrong: [
          "Die Tempest flog ohne Manöver. Gegen die 8 Würfel der Emperor ist sie ein leichtes Ziel wie jedes andere.",
        ],
      },
    ],
    end: "Wer ausweicht, feuert selbst um 1 schwerer. Träge Schiffe mit Manöverwert unter 3 können gar nicht ausweichen.",
  },
  pursue: {
    title: "Verfolgen",
    about: "Hebe das Ausweichen eines gegnerischen Schiffs auf.",
    role: "Du führst die Typhon. Die Assassin weicht aus.",
    tasks: [
      {
        text: "Wer verfolgt, zieht die eigene Wirkung von der des verfolgten Schiffs ab. Der Manöverwert 4 der Typhon wirkt 2, so viel wie das Ausweichen der Assassin. Sie muss mindestens 4 Felder vorwärts folgen. Verfolge die Assassin.",
        goals: ["Sage das Verfolgen an", "Folge 4 Felder weit"],
        hint: "Wähle „Verfolgen“ und die Assassin, flieg 4 Felder vorwärts, beende die Bewegung.",
        wrong: [
          "Ausweichen macht dein eigenes Feuer schwerer, und die Assassin ist so schwer zu treffen wie vorher.",
          "Ohne Manöver trifft dich das volle Ausweichen deines Ziels.",
        ],
      },
    ],
    end: "Gegen ein Schiff ohne Manöver bringt Verfolgen nichts, und Feuer auf alle anderen wird um 1 schwerer.",
  },
};
