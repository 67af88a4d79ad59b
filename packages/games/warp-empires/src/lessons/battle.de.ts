/** German words of the lessons about battle. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./battle.en.ts";

const FEDERATION = "Du bist die Föderation, blau.";

export const battle: LessonWords<typeof en.battle> = {
  "count-the-sums": {
    title: "Zähle beide Summen",
    about: "Gewinne eine Schlacht mit der richtigen Karte.",
    role: `${FEDERATION} Dein Stapel trifft in D3 auf die Klingonen.`,
    tasks: [
      {
        text: "Beide Seiten addieren ihre Stärke und spielen dann abwechselnd Karten, bis beide passen. Du hast 8 + 4 = 12. Die Klingonen haben 8 + 7 + 4 = 19, denn ihre Warships zählen 1 mehr. Scanners bringen 3, bei der Föderation 5 mehr. Surprise bringt 10. Gewinne.",
        goals: ["Gewinne die Schlacht"],
        hint: "12 + 10 sind 22, mehr als 19. Erkläre den Angriff, dann spiele Surprise.",
        wrong: [
          "Du hast mit 12 gegen 19 gepasst. Passen beide nacheinander, endet die Schlacht.",
          "Du hast eine Mission erklärt, aber die Klingonen griffen an. Jetzt sind sie die Angreifer, und die Summen sind dieselben.",
        ],
      },
    ],
    end: "Der Spielplan zeigt beide Summen Posten für Posten. Behalte eine Karte für den Moment, in dem die Gegenseite gepasst hat.",
  },
  "who-is-lost-first": {
    title: "Wähle den ersten Verlust",
    about: "Nimm der Gegenseite das beste Schiff.",
    role: FEDERATION,
    tasks: [
      {
        text: "Du gewinnst hier mit 26 zu 12. Wer verliert, verliert die Hälfte seiner Einheiten, aufgerundet: 2 von 3. Die erste wählt die Siegerseite, die übrigen die Verliererseite. Dann verliert die Siegerseite mindestens die Hälfte dieser Stärke. Greif an und wähle die stärkste Einheit.",
        goals: ["Wähle den Strike Cruiser"],
        hint: "Erkläre den Angriff. Wirst du nach einem Verlust gefragt, wähle den Strike Cruiser.",
        wrong: [
          "Du hast einen Scout genommen. Den anderen Verlust wählen die Klingonen selbst und behalten den Strike Cruiser.",
        ],
      },
    ],
    end: "Ein schwerer erster Verlust hat seinen Preis: Die Verluste der Siegerseite richten sich nach der gefallenen Stärke.",
  },
  "a-mission-instead": {
    title: "Lieber eine Mission",
    about: "Teile ein Gebiet ohne Schlacht.",
    role: `${FEDERATION} Dein Scout teilt sich D3 mit einer Flotte.`,
    tasks: [
      {
        text: "Stapel im selben Gebiet kämpfen, wenn nicht beide Seiten eine diplomatische Mission erklären. Du erklärst zuerst. Dein Scout hat 2 gegen 17, und auch die Klingonen wollen keine Schlacht.",
        goals: ["Beende die Phase ohne Schlacht"],
        hint: "Wähle die diplomatische Mission.",
        wrong: ["Du hast mit 2 gegen 17 den Angriff erklärt. Der Scout ist verloren."],
      },
    ],
    end: "Auch eine Mission hat ihren Preis: In diesem Zug darfst du dort keine Kontrolle übernehmen.",
  },
  "peace-treaty": {
    title: "Peace Treaty",
    about: "Lass einen Angriff auf dich nicht stattfinden.",
    role: `${FEDERATION} Im Zug der Klingonen trifft ihre Flotte in Faro auf deinen Scout.`,
    tasks: [
      {
        text: "Die Klingonen erklären einen Angriff auf Faro. Shields bringen 2 je Schiff und bei der Föderation 5 mehr: zusammen 9, gegen 20. Peace Treaty ist eine Antwort auf die Erklärung: Der Angriff findet nicht statt.",
        goals: ["Verhindere den Angriff"],
        hint: "Spiele Peace Treaty, wenn du gefragt wirst.",
        wrong: ["Die Schlacht beginnt: 2 und deine Karten gegen 20. Faro ist verloren."],
      },
    ],
    end: "Die Gegenseite darf dich in diesem Zug nicht noch einmal angreifen, wo ihr euch auch trefft.",
  },
};
