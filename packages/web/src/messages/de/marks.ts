/** Texts of arrows and circles on a board in German. */
import type { Translation } from "@starboard/kit";
import type { marks as english } from "../en/marks.ts";

export const marks: Translation<typeof english> = {
  title: "Pfeile und Kreise",
  draw: "Auf den Spielplan zeichnen",
  drawShort: "Zeichnen",
  drawHelp:
    "Zieh von Ort zu Ort für einen Pfeil. Drück auf einen Ort für einen Kreis. Zeichne dasselbe noch einmal, um es zu löschen.",
  noPlaces: "Auf dem Spielplan dieses Spiels lässt sich nichts zeichnen.",
  circle: (place) => `Kreis bei ${place}`,
  arrow: (from, to) => `Pfeil von ${from} nach ${to}`,
  label: "Beschriftung",
  labelOf: (mark) => `Beschriftung: ${mark}`,
  remove: (mark) => `Entfernen: ${mark}`,
  byName: "Über Namen zeichnen",
  from: "Von",
  to: "Nach",
  choose: "Ort wählen",
  nowhere: "Nirgendwohin (ein Kreis)",
  addCircle: "Kreis hinzufügen",
  addArrow: "Pfeil hinzufügen",
};
