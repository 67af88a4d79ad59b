/** Texts of the board in words in German: the cursor, questions about the board, typed orders. */
import { formatFor, type Translation } from "@starboard/kit";
import type { reading as english } from "../en/reading.ts";

const { count } = formatFor("de");

export const reading: Translation<typeof english> = {
  order: {
    label: "Befehl eintippen",
    open: "Befehl eintippen",
    options: "Passende Befehle",
    close: "Befehlszeile schließen",
    hint: "Tab ergänzt, Enter gibt den Befehl.",
    opened: (n) => `Befehl eintippen. ${count(n, "Befehl ist", "Befehle sind")} möglich.`,
    nothing: "Gerade wird nichts von dir verlangt.",
    fits: (n, first) => (n === 1 ? `Ein Befehl passt: ${first}` : `${n} Befehle passen. Der erste: ${first}`),
    none: "Kein Befehl passt.",
    several: (n) => `${n} Befehle passen. Tippe mehr, oder wähle einen mit den Pfeiltasten.`,
    option: (notation, sentence) => `${notation}: ${sentence}`,
    notPossible: (notation, why, rule) => `${notation} ist nach Regel ${rule} nicht möglich. ${why}`,
  },
  cursor: {
    label:
      "Cursor auf dem Spielplan. Pfeiltasten bewegen ihn, Enter gibt dort einen Befehl, Q sagt, was den Ort bedroht, Escape verlässt ihn.",
    watched: "Cursor auf dem Spielplan. Pfeiltasten bewegen ihn, Q sagt, was den Ort bedroht, Escape verlässt ihn.",
    none: "Dieser Spielplan hat keine Orte für einen Cursor.",
    edge: "Hier endet der Spielplan.",
  },
  threats: {
    none: (place) => `Keine Bedrohung: ${place}.`,
    noneAtAll: "Gerade bedroht dich nichts.",
    noneToSides: "Gerade ist nichts bedroht.",
    at: (place, all) => `Bedrohungen, ${place}: ${all}`,
  },
  own: {
    none: "Du hast nichts auf dem Spielplan.",
    noneOfSides: "Keine Seite hat etwas auf dem Spielplan.",
    of: (side, n, all) => `${side}, ${count(n, "Ort", "Orte")}: ${all}.`,
    all: (n, all) => `Du bist an ${count(n, "Ort", "Orten")}: ${all}`,
  },
};
