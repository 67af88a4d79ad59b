/** German names, help and values of the table options and presets. */
import { formatFor } from "@starboard/kit";
import type { Options } from "../../options.ts";
import type { OptionText } from "../en/options.ts";

const choice = (name: string, help: string, values: { readonly [value: string]: string }): OptionText => ({
  name,
  help,
  value: (v) => values[String(v)] ?? String(v),
});

const SIDES = { federation: "Föderation", dominion: "Dominion" };

/** An option that takes a file: its value is the number of cards, or `none` without a file. */
const file = (name: string, help: string, none: string): OptionText => ({
  name,
  help,
  value: (v) => (Array.isArray(v) ? formatFor("de").count(v.length, "Karte", "Karten") : none),
});

export const OPTIONS: { readonly [O in keyof Options]: OptionText } = {
  firstOpener: choice(
    "Erste Eröffnung",
    "Welche Seite das erste Gefecht eröffnet, in dem es keinen Angreifer gibt. Eine feste Seite eröffnet auch jede Revanche.",
    {
      random: "Per Los; bei Revanche die Siegerseite",
      alwaysRandom: "Per Los, auch bei Revanche",
      ...SIDES,
      previousWinner: "Wer die letzte Schlacht gewann",
    },
  ),
  previousWinner: choice(
    "Sieg in der letzten Schlacht",
    "Die Seite, die diese Person jetzt hat. In einer Serie eröffnet die Siegerseite die nächste Schlacht.",
    SIDES,
  ),
  deckEnd: choice(
    "Wenn ein Nachziehstapel leer ist",
    "Die Seite mit mehr Sektoren gewinnt: nach dem Gefecht oder sofort.",
    {
      endOfFight: "Das Gefecht wird zu Ende gespielt",
      immediate: "Die Schlacht endet sofort",
    },
  ),
  exchange: choice(
    "Tauschen",
    "Nacheinander, oder beide Seiten verdeckt zur selben Zeit. Das spart in Fernpartien eine Runde.",
    {
      attackerFirst: "Angreifer zuerst",
      simultaneous: "Beide zugleich",
    },
  ),
  support: choice("Unterstützung", "Welche Karten du mit der Einheit eines Einsatzes spielen darfst.", {
    either: "Ein Manöver oder ein Kommando",
    both: "Ein Manöver und ein Kommando",
  }),
  takeUpFrom: choice("Aufnehmen", "Welche Karten mit dem Symbol du aufnehmen darfst.", {
    anywhere: "Jede Karte auf dem Tisch",
    activeOnly: "Nur die oberste Einheit",
  }),
  discardView: choice("Ablagestapel", "Wer sie durchsehen darf.", {
    topOnly: "Niemand; nur die oberste Karte ist sichtbar",
    owner: "Nur die eigene Seite",
    open: "Alle am Tisch und das Publikum",
  }),
  noUnitOpening: choice(
    "Angreifer ohne Einheit",
    "Der Angreifer verliert das Gefecht, oder er zeigt die Hand und zieht eine neue.",
    {
      forfeit: "Verliert das Gefecht",
      redraw: "Zieht eine neue Hand",
    },
  ),
  drawStyle: choice("Karten ziehen", "Karte für Karte, oder du nennst die Anzahl vorher.", {
    oneByOne: "Karte für Karte",
    declared: "Anzahl vorher genannt",
  }),
  breenMemory: choice("Ignorierte Einheiten", "Wie lange ein Breen Cruiser Einheiten ignorieren lässt.", {
    wholeFight: "Das ganze Gefecht lang",
    whileOnTop: "Solange der Breen Cruiser oben liegt",
  }),
  resign: choice("Aufgeben", "Ob eine Seite die Schlacht aufgeben darf.", { true: "Erlaubt", false: "Nicht erlaubt" }),
  ownCards: file("Eigene Karten", "Geänderte oder neue Karten aus dem Karteneditor.", "Die 60 Standardkarten"),
  federationDeck: file("Deck der Föderation", "Ein eigenes Deck mit 30 Karten.", "Standarddeck"),
  dominionDeck: file("Deck des Dominions", "Ein eigenes Deck mit 30 Karten.", "Standarddeck"),
  deckLists: choice("Decklisten", "Ob die andere Seite ein eigenes Deck ansehen darf.", {
    open: "Offen",
    closed: "Geheim",
  }),
};

export const PRESETS: { readonly [id: string]: { readonly name: string; readonly help: string } } = {
  standard: {
    name: "Wie auf dem Bogen",
    help: "Die gedruckten Regeln, mit der Standardantwort auf jede offene Frage.",
  },
  correspondence: { name: "Fernpartie", help: "Weniger Nachrichten: verdeckt tauschen, Ziehungen vorher ansagen." },
  openTable: {
    name: "Offener Tisch",
    help: "Alle dürfen die Ablagestapel ansehen, und ein Angreifer ohne Einheit zieht eine neue Hand.",
  },
  fullSupport: { name: "Volle Unterstützung", help: "Jede Einheit darf ein Manöver und ein Kommando haben." },
  quick: { name: "Schnell", help: "Die Schlacht endet, sobald ein Nachziehstapel leer ist." },
};
