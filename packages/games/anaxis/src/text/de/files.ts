/** The words of ships, fleets and scenarios in lists of files, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "../en/files.ts";

const { count } = formatFor("de");
const points = (n: number): string => count(n, "Punkt", "Punkte");
const ships = (n: number): string => count(n, "Schiff", "Schiffe");

export const de: Translation<typeof en> = {
  ship: "Schiff",
  fleet: "Flotte",
  scenario: "Szenario",
  trial: "Probe",
  shipClass: (kind, cost) => ["Klasse", `${kind}, ${points(cost)}`],
  ratings: (hull, speed, maneuver) => ["Werte", `Rumpf ${hull}, Geschwindigkeit ${speed}, Manöver ${maneuver}`],
  race: (id) => ["Volk", `${id.charAt(0).toUpperCase()}${id.slice(1)}`],
  ships: (n, cost) => ["Flotte", `${ships(n)}, ${points(cost)}`],
  cinema: (cp) => ["Kinopunkte", String(cp)],
  map: (cols, rows) => ["Karte", `${cols} × ${rows} Felder`],
  turns: (n) => ["Länge", `höchstens ${count(n, "Runde", "Runden")}`],
  sideShips: (side, n, cost) => [`Seite ${side}`, n > 0 ? ships(n) : `kauft für ${points(cost)}`],
};
