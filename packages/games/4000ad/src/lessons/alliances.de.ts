/** German words of the lessons about Alliances, conferences and table options. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./alliances.en.ts";

const ALGOL = "Du bist Algol, blau. Orion hält Antares.";

export const alliances: LessonWords<typeof en.alliances> = {
  "allies-as-one": {
    title: "Verbündete schlagen gemeinsam zu",
    about: "Lass Flotten zweier Mächte gemeinsam auftauchen.",
    role: "Du befehligst zwei verbündete Mächte, Algol und Regulus, gegen Antares und Pavo.",
    tasks: [
      {
        text: "6 Schiffe von Antares halten Castor. Deine Algol-Flotte mit 4 Schiffen ist dort fällig, die Regulus-Flotte mit 4 ebenso. Flotten von Verbündeten, die am selben Stern fällig sind, dürfen gemeinsam auftauchen, sogar außer der Reihe.",
        goals: ["Schlage die Garnison von Castor"],
        hint: "Wähle Castor mit beiden Flotten, wenn die Flotte von Algol auftauchen darf.",
        wrong: [
          "Algol ist allein aufgetaucht, mit 4 Schiffen gegen 6. Zusammen wärt ihr 8 gewesen.",
          "Die Flotte von Algol reist weiter, also gibt es bei Castor nichts, womit sie zusammen auftauchen könnte.",
        ],
      },
    ],
    end: "So können bis zu vier Flotten zusammenkommen. Die Flotte des Verbündeten gilt als bewegt und rückt in dieser Runde nicht noch einmal vor.",
  },
  "both-home-stars": {
    title: "Beide Heimatsterne",
    about: "Gewinne die Partie der Bündnisse.",
    role: "Du befehligst Algol und Regulus. Der Heimatstern von Pavo gehört dir schon.",
    tasks: [
      {
        text: "Die Seite, die beide gegnerischen Heimatsterne genommen hat, gewinnt sofort. Pavo ist schon verloren. Algols Flotte mit 5 Schiffen ist bei Antares fällig, das 2 halten.",
        goals: ["Gewinne die Partie"],
        hint: "Tauche bei Antares auf.",
        wrong: [
          "Ein eroberter Heimatstern ist nie das Ende. Antares war erreichbar, und es war schwach.",
          "Die Flotte reist weiter. Im nächsten Zug ist Antares stärker.",
        ],
      },
    ],
    end: "Am ersten muss kein Schiff geblieben sein. Ein einzelner verlorener Heimatstern beendet hier nichts.",
  },
  conference: {
    title: "Beruf eine Konferenz ein",
    about: "Sprich unter vier Augen mit deinem Verbündeten.",
    role: "Du bist Algol, blau. Regulus ist mit dir verbündet und wird von jemand anderem gespielt.",
    tasks: [
      {
        text: "Vier Personen, zwei Seiten. Verbündete dürfen sich unter vier Augen beraten, während die anderen außer Hörweite bleiben. An diesem Tisch beruft ein Verbündeter die Konferenz ein, im Zug des einen oder des anderen. Berufe eine mit Regulus ein.",
        goals: ["Eröffne eine Konferenz"],
        hint: "Sie gehört nicht zum Zug. Öffne „Abmachungen“ – oder „Aktionen“ und dann „Jederzeit“ – und berufe die Konferenz mit Regulus ein.",
        wrong: [
          "Dein Zug verging ohne ein Wort an deinen Verbündeten. Eine Konferenz kann im Zug von jedem von euch einberufen werden.",
        ],
      },
    ],
    end: "Die anderen sehen, dass ihr euch beratet, nicht was gesagt wird. Sie endet mit der Frist oder wenn ihr sie beide schließt.",
  },
};

export const options: LessonWords<typeof en.options> = {
  "win-them-over": {
    title: "Gewinne sie für dich",
    about: "Triff an einem Tisch mit Hausregeln auf neutrale Schiffe.",
    role: `${ALGOL} An diesem Tisch haben manche Sterne neutrale Garnisonen, die sich gewinnen lassen.`,
    tasks: [
      {
        text: "Jede Hausregel ist eine Option, hinter der eine Regel steht. Hier wirft eine Flotte, die auf neutrale Schiffe trifft, zuerst einen Würfel und zählt ihre Schiffe dazu. Ist das mehr als ihre Zahl, schließen sie sich an. 6 stehen bei Rigel, du hast 4.",
        goals: ["Gewinne die Garnison für dich"],
        hint: "Du brauchst 3 oder mehr: 4 + 3 ist mehr als 6. Tauche bei Rigel auf.",
        wrong: [
          "Du bist vorbeigereist. Sechs Schiffe und ein Stern mit beiden Symbolen sind vier von sechs Würfen wert.",
          "Du bist woanders aufgetaucht. Die Garnison von Rigel wartet noch.",
        ],
      },
    ],
    end: "Die Schiffe, die sich angeschlossen haben, sind gewöhnliche Schiffe von dir und dürfen sofort abreisen.",
  },
};
