/** German words of the lessons about setting up, the board, production and hyperspace. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./movement.en.ts";

const ALGOL = "Du bist Algol, blau. Orion hält Antares in der fernen Ecke.";

export const setUp: LessonWords<typeof en.setUp> = {
  "first-click": {
    title: "Deine erste Flotte",
    about: "Wähle einen Stern und eine Zahl von Schiffen, und schicke sie los.",
    role: ALGOL,
    tasks: [
      {
        text: "15 Schiffe stehen an deinem Heimatstern, 15 an dem der Gegenseite; alle anderen Sterne sind leer. Wähle Algol, stelle eine Zahl von Schiffen ein, und schicke sie in den Hyperraum.",
        goals: ["Schicke eine Flotte los"],
        hint: "Klicke Algol an. Unter dem Spielplan stellst du die Zahl ein und siehst, wer deine Heimat erreichen könnte. Dann wähle einen fernen Stern und schicke sie los.",
        wrong: [
          "Nichts hat Algol verlassen. Du hast nur eine Abreise je Zug, also ist ein Zug ohne sie ein verlorener Zug.",
          "Das war ein Sprung nach Capella, zum anderen Stern deines Sektors. Eine Flotte im Hyperraum kommt weiter.",
        ],
      },
    ],
    end: "Alle sehen, dass eine Flotte Algol verlassen hat und wie groß sie ist. Wohin sie reist, weißt nur du.",
  },
};

export const board: LessonWords<typeof en.board> = {
  "sister-star": {
    title: "Der Schwesterstern",
    about: "Springe zum anderen Stern deines Sektors.",
    role: ALGOL,
    tasks: [
      {
        text: "Zwei Sterne teilen sich jeden Sektor, und zwischen ihnen ist keine Entfernung. Capella ist der Schwesterstern von Algol. Ein Schiff springt sofort dorthin, im selben Zug.",
        goals: ["Springe nach Capella"],
        hint: "Wähle Algol, stelle 1 Schiff ein, und wähle Capella gleich daneben.",
        wrong: [
          "Diese Flotte ist im Hyperraum und rückt im nächsten Zug auf Feld 2 vor. In dem Sektor, den sie verlassen hat, kann sie nicht mehr auftauchen.",
          "Du bist geblieben. Capella hat einen Ring, und ein Schiff würde ihn halten.",
        ],
      },
    ],
    end: "Ein Sprung ist die eine Abreise deines Zugs. Ein Schiff genügt, um einen leeren Stern zu halten.",
  },
};

export const production: LessonWords<typeof en.production> = {
  "pairs-build-ships": {
    title: "Paare bauen Schiffe",
    about: "Nimm den Stern, der ein neues Schiff bringt.",
    role: ALGOL,
    tasks: [
      {
        text: "In ungeraden Runden baut jedes Paar aus Ring und Kreuz an deinen Sternen ein Schiff. Algol hat beides, Capella einen Ring: 2 Ringe, 1 Kreuz. Deine Flotte darf 2 Sektoren von Algol auftauchen. Tauche auf, wo es hilft, dann beende deinen Zug.",
        goals: ["Nimm einen Stern mit Kreuz", "Baue 2 Schiffe in Runde 5"],
        hint: "Menkar und Castor haben ein Kreuz. Wähle nach der Ankunft „Bleiben“ und sieh dir die Produktion der Runde 5 an.",
        wrong: [
          "Jetzt hast du 3 Ringe und 1 Kreuz. Nur Paare zählen, also baust du weiter ein Schiff.",
          "Dieser Stern hat weder Ring noch Kreuz. Er lohnt sich nur wegen seiner Lage.",
          "Die Flotte reist weiter, also kommt nichts hinzu: 2 Ringe und 1 Kreuz sind noch immer ein Paar.",
        ],
      },
    ],
    end: "Neue Schiffe erscheinen an deinem Heimatstern. Was übrig bleibt, ist nichts wert und lässt sich nicht sparen.",
  },
};

export const movement: LessonWords<typeof en.movement> = {
  "come-out": {
    title: "Tauche aus dem Hyperraum auf",
    about: "Wähle, wo eine Flotte auftaucht, wenn sie da ist.",
    role: ALGOL,
    tasks: [
      {
        text: "Deine Flotte kam von Algol und steht jetzt auf Feld 3. Sie darf an jedem Stern auftauchen, der genau 3 Sektoren von Algol entfernt ist. Ein Ziel hast du nie genannt. Rigel ist leer und hat einen Ring und ein Kreuz.",
        goals: ["Tauche bei Rigel auf"],
        hint: "Die erreichbaren Sterne leuchten. Rigel liegt im Nachbarquadrat, eine Ebene tiefer.",
        wrong: ["Die Flotte bleibt im Hyperraum. Im nächsten Zug steht sie auf Feld 4, und Rigel ist zu nah."],
      },
    ],
    end: "Das Feld ist die Entfernung. Eine Flotte, die wartet, behält ihr Geheimnis, verliert aber die nahen Sterne.",
  },
  "not-too-far": {
    title: "Nie zu weit",
    about: "Rette eine Flotte am Rand des Spielplans.",
    role: ALGOL,
    tasks: [
      {
        text: "Deine Flotte steht auf Feld 7. Nichts auf dem Spielplan ist weiter von Algol entfernt. Reist sie weiter, sind ihre Schiffe verloren. Zwei Sterne sind 7 entfernt: Antares mit 15 Schiffen und sein Schwesterstern Shaula.",
        goals: ["Tauche lebend auf"],
        hint: "Shaula ist leer. Tauche dort auf.",
        wrong: [
          "Noch einmal vorgerückt, und der Warp hat den Spielplan verlassen. Seine 5 Schiffe sind verloren.",
          "5 Schiffe sind gegen 15 aufgetaucht. Die kleinere Kraft wird vernichtet.",
        ],
      },
    ],
    end: "Von einer Ecke aus ist der Spielplan 7 tief, von der Mitte nur 5. Er warnt dich, bevor eine Flotte zu weit reist.",
  },
  "equal-is-barred": {
    title: "Gleiche Kräfte treffen nie aufeinander",
    about: "Finde einen Weg um einen versperrten Stern.",
    role: ALGOL,
    tasks: [
      {
        text: "Deine 5 Schiffe könnten bei Markab auftauchen, aber genau 5 verteidigen es. Eine Kraft kann nicht gegen eine gleich große auftauchen. Der Schwesterstern von Markab ist gleich weit entfernt. Stell dich daneben.",
        goals: ["Tauche bei Enif auf"],
        hint: "Enif teilt sich den Sektor mit Markab. Wähle Enif, wenn der Spielplan fragt.",
        wrong: [
          "Weiterreisen ist erlaubt, aber von Enif aus würde im nächsten Zug ein Schiff mehr genügen, um hinüberzuspringen und zu gewinnen.",
        ],
      },
    ],
    end: "Wer bei der Verteidigung für Gleichstand sorgt, hat den Stern versperrt. Komm mit einem mehr, oder nebenan.",
  },
  "keep-a-warp-free": {
    title: "Halte einen Warp frei",
    about: "Mach einen Warp frei, um im selben Zug abzureisen.",
    role: ALGOL,
    tasks: [
      {
        text: "Deine beiden Warps sind unterwegs. Ohne freien Warp kann nichts abreisen, und 12 Schiffe sitzen bei Algol fest. Lass eine Flotte auftauchen, dann schicke im selben Zug mindestens 6 Schiffe von Algol los.",
        goals: ["Tauche mit einer Flotte auf", "Schicke 6 Schiffe von Algol los"],
        hint: "Tauche mit der ersten Flotte irgendwo auf. Dann wähle Algol, stelle mindestens 6 ein und schicke sie los.",
        wrong: [
          "Beide Warps reisen weiter, also ist keiner frei. Die Schiffe bei Algol konnten nicht einmal springen.",
          "Ein Warp war frei, aber nichts ist abgereist.",
        ],
      },
    ],
    end: "Ankünfte kommen vor der Abreise. Sind zwei Warps unterwegs, kannst du nichts bewegen.",
  },
};
