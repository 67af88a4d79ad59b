/** German words of the options that the built-in modules declare, by option id. */
interface Words {
  readonly name: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}

export const MODULE_OPTIONS: Readonly<Record<string, Words>> = {
  "battle.minorRaceRoll": {
    name: "Würfel neutraler Völker",
    help: "Geworfen, bevor Karten gespielt werden, oder danach.",
    values: { beforeCards: "vor den Karten", afterCards: "nach den Karten" },
  },
  "casualties.minorRaceInflicts": {
    name: "Preis eines neutralen Volks",
    help: "Was es kostet, eins zu erobern.",
    values: { none: "nichts", quarter: "ein Viertel seiner Stärke" },
  },
  "casualties.assimilateRound": {
    name: "Assimilation",
    help: "Wie die Hälfte der Verluste gezählt wird.",
    values: { down: "abgerundet", up: "aufgerundet" },
  },
  "cards.evasion": {
    name: "Evasion",
    help: "Das Deck hat keine solche Karte: ob eine andere dafür gilt.",
    values: { none: "keine", decoys: "Decoys", retreat: "Retreat" },
  },
  "move.ffSpaces": { name: "Scouts", help: "Felder der schnellsten Klasse." },
  "move.ffPassesStacks": {
    name: "Scouts schlüpfen durch",
    help: "Ob die schnellste Klasse an gegnerischen Stapeln vorbeikommt.",
  },
  "move.wormholeCost": { name: "Wurmlöcher", help: "Felder, die ein Sprung kostet." },
  "enigma.consequence": {
    name: "Misslungene Enigmas",
    help: "Zerstören den Stapel, seine Hälfte oder eine Einheit.",
    values: { sheet: "den Stapel", half: "die Hälfte", one: "eine Einheit" },
  },
  "diplomacy.lockRoll": {
    name: "Nie wieder",
    help: "Ob eine niedrige Summe oder ein niedriger Würfel ein Volk für die Diplomatie verschließt.",
    values: { modified: "niedrige Summe", natural: "niedriger Würfel" },
  },
  "control.needsColony": {
    name: "Marker braucht Colony",
    help: "Ob du ein leeres System ohne Colony halten kannst.",
  },
  "recruit.starbases": {
    name: "Starbases",
    help: "Gekauft, wenn sie gezogen werden, nach Wunsch oder beides.",
    values: { drawn: "wenn gezogen", atWill: "nach Wunsch", both: "beides" },
  },
};
