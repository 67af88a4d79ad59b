/** German words of the lessons about battle, deduction and distance. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./battle.en.ts";

const ALGOL = "Du bist Algol, blau. Orion hält Antares.";

export const distance: LessonWords<typeof en.distance> = {
  "count-the-way": {
    title: "Zähle den Weg",
    about: "Finde die Flotte, die zuerst da ist.",
    role: ALGOL,
    tasks: [
      {
        text: "Antares wird von 3 Schiffen gehalten. Die Entfernung ist 1 plus die Zeilen, Spalten und Ebenen dazwischen. Antares liegt in L, rot. Du hast Flotten bei Spica (F, rot), Sol (E, gelb) und Rasalhague (K, rot). Schicke die nächste los.",
        goals: ["Schicke mindestens 4 Schiffe auf dem kürzesten Weg"],
        hint: "K und L sind Nachbarn in der untersten Zeile, und beide Sterne sind rot: Entfernung 2.",
        wrong: [
          "Spica ist 2 Zeilen entfernt, auf derselben Ebene: Entfernung 3. Rasalhague ist nur 2 entfernt.",
          "Sol ist 2 Zeilen, 1 Spalte und 1 Ebene entfernt: Entfernung 5.",
          "Das war ein Sprung zum Schwesterstern. Antares liegt in einem anderen Sektor.",
          "Der richtige Stern, aber bei Antares stehen 3 Schiffe, und gleiche Kräfte können nicht aufeinandertreffen.",
        ],
      },
    ],
    end: "Eine Reise der Länge 2, die jetzt beginnt, endet in deinem nächsten Zug. Zeige auf einen Stern, um alle Entfernungen von dort zu sehen.",
  },
};

export const battle: LessonWords<typeof en.battle> = {
  "larger-wins": {
    title: "Die größere Kraft gewinnt",
    about: "Wähle die Schlacht, die du ohne Verlust gewinnst.",
    role: ALGOL,
    tasks: [
      {
        text: "Zwei gegnerische Garnisonen sind für deine 5 Schiffe erreichbar: 2 bei Castor, 7 bei Hamal. Die größere Kraft vernichtet die kleinere und verliert nichts. Gewinne eine Schlacht.",
        goals: ["Gewinne eine Schlacht"],
        hint: "5 schlagen 2. Tauche bei Castor auf.",
        wrong: [
          "5 gegen 7: Deine Kraft ist die kleinere und wird vernichtet. Die Verteidigung verliert nichts.",
          "Du hast einen leeren Stern genommen, und die Garnison bei Castor steht noch.",
          "Die Flotte reist weiter, und im nächsten Zug ist Castor zu nah.",
        ],
      },
    ],
    end: "Ein Schiff mehr genügt. Schiffe, die gekämpft haben, bleiben bis zu deinem nächsten Zug, wo sie sind.",
  },
  "strike-together": {
    title: "Schlage gemeinsam zu",
    about: "Lass zwei Flotten als eine Kraft auftauchen.",
    role: ALGOL,
    tasks: [
      {
        text: "6 Schiffe halten Rigel. Du hast zwei Flotten mit je 4. Die eine kam von Algol und steht auf Feld 3, die andere kam von Hamal und steht auf Feld 4. Beide sind jetzt bei Rigel fällig. Zusammen sind sie 8.",
        goals: ["Schlage die Garnison von Rigel"],
        hint: "Wähle Rigel mit beiden Flotten, nicht mit einer allein.",
        wrong: [
          "4 Schiffe sind allein gegen 6 aufgetaucht und wurden vernichtet, bevor die anderen da waren.",
          "Eine Flotte reist weiter, also treffen sich die beiden nicht mehr bei Rigel.",
        ],
      },
    ],
    end: "Die längere Reise begann einen Zug früher. Plane rückwärts: Beide müssen im selben Zug am selben Stern fällig sein.",
  },
  "longer-journey-first": {
    title: "Die längere Reise zuerst",
    about: "Stimme zwei Abreisen auf einen Schlag ab.",
    role: ALGOL,
    tasks: [
      {
        text: "6 Schiffe halten Rigel. Von Hamal sind es 4 Sektoren, von Algol 3. Du reist einmal je Zug ab. Schicke von jedem Stern 5 Schiffe los, sodass beide Flotten im selben Zug bei Rigel auftauchen.",
        goals: ["Nimm Rigel mit beiden Flotten"],
        hint: "Schicke jetzt die 5 Schiffe von Hamal los und in deinem nächsten Zug 5 von Algol. Dann lass beide reisen, bis sie fällig sind.",
        wrong: ["Algol ist näher. Seine Flotte ist zwei Züge vor der von Hamal bei Rigel fällig."],
      },
    ],
    end: "Zwei Flotten, die gemeinsam zuschlagen, sind in verschiedenen Zügen von verschieden weit entfernten Sternen abgereist.",
  },
  "fortunes-of-war": {
    title: "Das Kriegsglück",
    about: "Kämpfe mit Würfeln und erkenne, wann Schluss ist.",
    role: `${ALGOL} An diesem Tisch wird mit Würfeln gekämpft.`,
    tasks: [
      {
        text: "Nach dieser Hausregel wirft jede Seite zwei Würfel und zählt ihre Schiffe dazu. Die niedrigere Seite verliert die Differenz; die höhere verliert die Hälfte davon. Greif Castor mit 12 Schiffen gegen 7 an.",
        goals: ["Gewinne bei Castor"],
        hint: "Tauche bei Castor auf. Nach der ersten Würfelrunde wirst du gefragt: Kämpfe weiter.",
        wrong: [
          "Du hast dich in den Hyperraum zurückgezogen, obwohl du weit vorn lagst. Das war auch deine Abreise in diesem Zug.",
          "Du bist nicht aufgetaucht, also gab es keine Schlacht.",
        ],
      },
    ],
    end: "Eine große Kraft gewinnt mit Verlusten, und gleiche Kräfte dürfen aufeinandertreffen. Ein Rückzug kostet einen Warp, also halte einen frei.",
  },
};

export const secrets: LessonWords<typeof en.secrets> = {
  "where-can-it-emerge": {
    title: "Wo kann sie auftauchen?",
    about: "Schließe, wo eine gegnerische Flotte im nächsten Zug zuschlagen kann.",
    role: ALGOL,
    tasks: [
      {
        text: "Eine Flotte mit 5 Schiffen kam von Vega (K, gelb) und steht auf Feld 2. Im nächsten Zug taucht sie 3 von Vega entfernt auf oder reist weiter. Du hältst Sol (E, gelb) und Hamal (D, gelb) mit je 2 Schiffen, und neben jedem stehen 6. Du hast nur einen Sprung. Schütze den bedrohten Stern.",
        goals: ["Schütze den Stern, den sie erreichen kann"],
        hint: "Von K nach E sind es 2 Zeilen: Entfernung 3. Von K nach D sind es 2 Zeilen und 1 Spalte: Entfernung 4. Springe mit 4 Schiffen von Alpha Centauri nach Sol.",
        wrong: [
          "Hamal ist 4 von Vega entfernt, und die Flotte steht im nächsten Zug auf Feld 3. Sie erreicht Hamal frühestens einen Zug später.",
          "2 Schiffe bei Sol halten nicht gegen 5.",
          "Schiffe im Hyperraum verteidigen nicht. Sol bleibt mit 2 Schiffen gegen 5.",
        ],
      },
    ],
    end: "Wähle auf dem Spielplan eine gegnerische Flotte, um Zug für Zug zu sehen, an welchen Sternen sie auftauchen kann. Die anderen sehen das auch von deinen.",
  },
};
