/** German texts of the guided match. */
import type { Translation } from "@starboard/kit";
import type { en } from "./guide.en.ts";

export const de: Translation<typeof en> = {
  role: "Du bist Algol, blau, mit 16 Schiffen. Orion hält Rigel, 2 Sektoren entfernt.",
  home: {
    title: "Deine Heimat und deine Schiffe",
    text: "Das Haus markiert deinen Heimatstern. Fällt er, musst du ihn in deinem nächsten Zug zurückerobern. Von Sternen mit bernsteinfarbenem Ring dürfen Schiffe abreisen.",
    goal: "Wähle Algol",
    hint: "Klicke Algol auf dem Spielplan an, oder wähle den Stern in der Reihe unter dem Spielplan.",
  },
  send: {
    title: "Schicke eine Flotte los",
    text: "Eine Flotte geht in den Hyperraum. Alle sehen ihre Größe und woher sie kommt, aber nicht wohin sie reist. Das musst du selbst noch nicht wissen.",
    send: "Schicke mindestens 3 Schiffe in den Hyperraum",
    guard: "Behalte 6 Schiffe bei Algol",
    planned: (n) => `jetzt ${n}`,
    hint: "Wähle Algol, stelle unter dem Spielplan die Zahl ein, wähle einen fernen Stern und schicke sie los. Orion hat 5 Schiffe unterwegs.",
  },
  arrive: {
    title: "Tauche aus dem Hyperraum auf",
    text: "In jedem Zug rückt deine Flotte ein Feld vor. Sie darf an jedem Stern auftauchen, der so weit von Algol entfernt ist wie ihr Feld. Die erste Gelegenheit ist 2 Sektoren entfernt.",
    goal: "Tauche an einem Stern auf",
    hint: "Menkar, Aldebaran und Hamal sind leer und 2 entfernt. Wenn der Spielplan fragt, wähle einen davon.",
  },
  build: {
    title: "Neue Schiffe",
    text: "In ungeraden Runden bekommst du ein Schiff für jedes Paar aus Ring (Bevölkerung) und Kreuz (Rohstoffe) an deinen Sternen. Algol hat beides.",
    goal: "Halte 2 Ringe und 2 Kreuze",
    now: (rings, crosses) => `jetzt ${rings} und ${crosses}`,
    hintRing:
      "Dir fehlt ein Ring. Capella, der Schwesterstern von Algol, hat einen: Wähle Algol, stelle 1 Schiff ein und wähle Capella. Dieser Sprung braucht keine Zeit.",
    hintCross:
      "Dir fehlt ein Kreuz. Menkar und Castor haben eins, beide 2 Züge von Algol. Ein Schiff hält einen Stern.",
  },
  battle: {
    title: "Die größere Kraft gewinnt",
    text: "Die größere Kraft vernichtet die kleinere und verliert nichts. Gleiche Kräfte können nicht aufeinandertreffen. Castor, 2 Sektoren von Algol, wird von 2 Schiffen von Orion gehalten.",
    goal: "Gewinne eine Schlacht",
    hint: "Schicke mindestens 3 Schiffe von Algol los. Tauche zwei Züge später bei Castor auf.",
  },
  gather: {
    title: "Sammle für den Schlag",
    text: (ships) =>
      `Rigel hat ${ships} ${ships === 1 ? "Schiff" : "Schiffe"} und baut in jeder ungeraden Runde 1. Rigel ist 3 Sektoren von Algol entfernt, also plane eins mehr ein.`,
    goal: "Bring eine Flotte auf den Weg, die Rigel schlägt",
    now: (ships, needed) => `größte ${ships}, nötig ${needed}`,
    hint: "Wähle Algol, dann „Alle“ oder die nötige Zahl. Schiffe zu Hause nützen nichts, wenn Rigel fällt.",
  },
  take: {
    title: "Nimm Rigel",
    text: "Fällt ein Heimatstern, hat seine Macht einen Zug, um ihn zurückzuerobern. Misslingt das, scheidet sie aus, und du gewinnst.",
    goal: "Halte Rigel",
    hint: "Steht deine Flotte auf Feld 3, lass sie bei Rigel auftauchen.",
  },
  win: {
    title: "Halte, was du genommen hast",
    text: "Orion hat einen Zug, um Rigel zurückzuerobern. Dafür braucht es mehr Schiffe, als du dort hast.",
    goal: "Gewinne die Partie",
    hint: "Beende deinen Zug. Steht Rigel nach dem Zug von Orion noch, hast du gewonnen.",
  },
  endings: {
    won: {
      title: "Rigel gehört dir: gewonnen",
      text: "Orion hat die Heimat verloren und konnte sie nicht zurückerobern. Spiele als Nächstes eine volle Partie mit 48 Sternen, 7 Sektoren von Heimat zu Heimat.",
    },
    lost: {
      title: "Algol ist gefallen: verloren",
      text: "Flotten, die unterwegs sind, verteidigen nicht. Behalte nächstes Mal mehr Schiffe bei Algol als jede Flotte, die dorthin gelangen kann.",
    },
    undecided: {
      title: "Noch kein Sieg",
      text: "Nach 12 Runden halten beide Heimatsterne noch. Schicke nächstes Mal früh eine große Flotte nach Rigel: Die größere Kraft verliert nichts.",
    },
  },
};
