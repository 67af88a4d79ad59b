/** German texts of the editors of 4000 A.D. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./messages.en.ts";

const { count, list } = formatFor("de");

export const de: Translation<typeof en> = {
  map: {
    title: "Sternkarte",
    hint: "Eigene Karten, flach und in der Tiefe gezeichnet, nach den Regeln geprüft und sofort spielbar.",
    noFile: "Das ist keine Sternkarte von 4000 A.D.",
    flat: "Flach",
    depth: "In der Tiefe",
    view: "Ansicht",
    add: "Sterne hinzufügen",
    help: "Zieh Sterne, oder verschiebe den Stern im Fokus mit den Pfeiltasten.",
    addHelp: "Klicke dorthin, wo der neue Stern stehen soll.",
    depthHelp: "Zieh, oder drehe die Karte mit den Pfeiltasten.",
    depthLabel: "Sternkarte in der Tiefe. Zieh sie, oder drehe sie mit den Pfeiltasten.",
    levels: { yellow: "Obere Ebene", red: "Untere Ebene" },
    starLabel: ({ name, sector, level, population, materials }, isHome) =>
      list([
        `${name}, ${sector}-${level}`,
        ...(population ? ["Bevölkerung"] : []),
        ...(materials ? ["Rohstoffe"] : []),
        ...(isHome ? ["Heimatstern"] : []),
      ]),
    name: "Name",
    population: "Bevölkerung",
    materials: "Rohstoffe",
    level: "Ebene",
    across: "Waagerecht",
    down: "Senkrecht",
    sector: (letter, level) => `Sektor ${letter}, ${level.replace(/^O/, "o").replace(/^U/, "u")}. Orte in Quadraten.`,
    homeIn: "Heimatstern für",
    needsBoth: "Ein Heimatstern hat Bevölkerung und Rohstoffe.",
    setup: (players) => `${players} Personen`,
    remove: (name) => `${name} entfernen`,
    removed: (name) => `${name} entfernt.`,
    added: (name) => `${name} hinzugefügt.`,
    board: "Spielplan",
    sides: { cols: "Spalten", rows: "Zeilen", depths: "Ebenen" },
    journey: (n) => `Die längste Reise dauert ${count(n, "Zug", "Züge")}.`,
    fill: "Fehlende Sterne hinzufügen",
    chooseStar: "Wähle einen Stern, um ihn zu ändern.",
    setups: "Heimatsterne",
    homes: (names) => (names.length === 0 ? "Keine" : list(names)),
    wrongCount: (need, have) =>
      `Dieser Aufbau braucht ${need} Heimatsterne und hat ${have}. Für eine Partie ist er noch nicht wählbar.`,
    valid: (stars, sectors, turns, players, candidates) =>
      `${count(stars, "Stern", "Sterne")} in ${count(sectors, "Sektor", "Sektoren")}, Reisen bis zu ${count(turns, "Zug", "Zügen")}. ${
        players.length > 0
          ? `Heimatsterne für ${list(players.map(String))} Personen.`
          : `Kein vollständiger Satz Heimatsterne: Eine Partie nimmt beliebige der ${candidates} Sterne mit beiden Symbolen.`
      }`,
  },
  sheets: {
    title: "Drucken und spielen",
    hint: "Sternfeld, Machtkarten und Schiffsmarker, auch für außerirdische Völker.",
    noFile: "Diese Datei enthält keine Auswahl von Teilen zum Drucken.",
    none: "Wähle mindestens einen Teil.",
    help: "Drucke mit 100 % und schneide an den Marken. Marker sind 20 mm breit, Karten 63 × 88 mm.",
    preview: "Teile",
    parts: {
      map: "Sternfeld",
      powers: "Machtkarten",
      ships: "Schiffsmarker",
      aliens: "Karten und Marker der außerirdischen Völker",
      leaflet: "Faltblatt, eins für jede Person",
    },
    pages: (n) => count(n, "Seite", "Seiten"),
    valid: (n) => `${count(n, "Seite", "Seiten")} A4.`,
  },
};
