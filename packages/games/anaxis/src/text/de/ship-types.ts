/** The types of ships in German. */
import type { Translation } from "@starboard/kit";
import type { en } from "../en/ship-types.ts";

const TYPES: Readonly<Record<string, string>> = {
  Battleship: "Schlachtschiff",
  Dreadnaught: "Großkampfschiff",
  Battlecruiser: "Schlachtkreuzer",
  "Heavy Cruiser": "Schwerer Kreuzer",
  Cruiser: "Kreuzer",
  "Light Cruiser": "Leichter Kreuzer",
  Destroyer: "Zerstörer",
  "Heavy Frigate": "Schwere Fregatte",
  Frigate: "Fregatte",
  Corvette: "Korvette",
  Escort: "Geleitschiff",
  Gunboat: "Kanonenboot",
  Interdictor: "Hemmschiff",
  "Electronic Attack Craft": "Störschiff",
  "Electronic Support Vessel": "Aufklärungsschiff",
  "Adaptive Shield Support Vessel": "Schildschiff",
};

export const de: Translation<typeof en> = {
  shipType: (type) => TYPES[type] ?? type,
  shipName: (name) => name.replace(/^Research base\b/, "Forschungsbasis"),
};
