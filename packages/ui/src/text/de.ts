/** Texts of the shared widgets in German. */
import type { Translation } from "@starboard/kit";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
  rule: (id) => `Regel ${id}: Absatz öffnen`,
  close: "Schließen",
  moreTabs: "Mehr",
  total: (value) => `${value}, Rechnung zeigen`,
  sum: "So kommt diese Zahl zustande",
  board: {
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    fit: "Ganzen Spielplan zeigen",
    surface: "Spielplan. Pfeiltasten verschieben ihn, Plus und Minus ändern die Größe, 0 zeigt den ganzen Spielplan.",
  },
  seat: { turn: "am Zug", thinking: "denkt nach", you: "du" },
};
