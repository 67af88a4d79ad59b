/** German texts of casting: drawing and writing for the spectators of a running match. */
import type { Translation } from "@starboard/kit";
import type { casting as english } from "../en/casting.ts";

export const casting: Translation<typeof english> = {
  title: "Kommentar",
  link: {
    title: "Link zum Kommentieren",
    text: "Wer ihn öffnet, kann für das Publikum zeichnen und schreiben. Zu sehen ist dabei nur, was das Publikum sieht, mit derselben Verzögerung.",
    make: "Link zeigen",
    end: "Kommentar beenden",
    ended: "Der Kommentar ist beendet. Frühere Links gelten nicht mehr.",
    needsDelay: (seconds, acts) =>
      `Zum Kommentieren muss das Publikum mindestens ${seconds} Sekunden oder ${acts} Aktionen später zusehen.`,
  },
  tools: "Werkzeuge zum Kommentieren",
  draw: "Zeichnen",
  erase: "Zeichnung löschen",
  line: "Sag dem Publikum etwas",
  show: "Zeigen",
  you: "Du kommentierst. Das Publikum sieht, was du zeichnest und schreibst; wer mitspielt, sieht es nicht.",
  says: "Kommentar",
  none: "Hier wird gezeichnet und geschrieben.",
  large: "Große Ansicht",
  largeHint: "Der Spielplan bekommt das ganze Fenster.",
};
