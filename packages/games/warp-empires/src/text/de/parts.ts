/** German names of parts of the built-in modules. */
import type { Translation } from "@starboard/kit";
import type {
  bonusInSentence as englishBonus,
  partInSentence as englishInSentence,
  partName as englishName,
  shortNameOf as englishShort,
} from "../en/parts.ts";

/** By their English names. */
const PARTS: Readonly<Record<string, string>> = {
  "Empty space": "Leerer Raum",
  "Planetary system": "Planetensystem",
  Nebula: "Nebel",
  "Worm hole": "Wurmloch",
  World: "Welt",
  Plain: "Ebene",
  Town: "Stadt",
  Hills: "Hügel",
  Lake: "See",
  Diplomacy: "Diplomatie",
  Resources: "Rohstoffe",
  Poor: "Arm",
  Moderate: "Mittel",
  Rich: "Reich",
  "Minor race": "Neutrales Volk",
  "No minor race": "Kein Volk",
  "Primitive race": "Primitives Volk",
  "Modern race": "Modernes Volk",
  "Advanced race": "Hoch entwickeltes Volk",
  "No enigma": "Kein Enigma",
  "United Federation of Planets": "Föderation",
  "Klingon Empire": "Klingonisches Imperium",
  "Romulan Star Empire": "Romulanisches Sternenimperium",
  "Ferengi Alliance": "Ferengi-Allianz",
  "Cardassian Union": "Cardassianische Union",
  "Borg Collective": "Borg-Kollektiv",
};
/** Adjectives that begin a name; they are small within a sentence. */
const SMALL = /^(Leerer|Arm|Mittel|Reich|Neutrales|Kein|Primitives|Modernes|Hoch)\b/;

export const partName: Translation<typeof englishName> = (name) => PARTS[name] ?? `${name}`;

export const partInSentence: Translation<typeof englishInSentence> = (name) =>
  partName(name).replace(SMALL, (word) => word.toLowerCase());

/** Bonuses of the built-in modules. */
const BONUSES: Readonly<Record<string, string>> = {
  klingonAtSystem: "Klingonen an einem System",
  starbaseSupport: "Unterstützung durch Starbase",
  garrison: "Garnison",
  leader: "Anführer",
  home: "Heimat",
  homesystem: "Heimatsystem",
  resources: "Rohstoffe",
  minorRace: "neutrales Volk",
  colony: "Colony",
};

export const bonusInSentence: Translation<typeof englishBonus> = (id, words) => BONUSES[id] ?? `${words}`;

const SHORT: Readonly<Record<string, string>> = {
  federation: "Föderation",
  klingon: "Klingonen",
  romulan: "Romulaner",
  ferengi: "Ferengi",
  cardassian: "Cardassianer",
  borg: "Borg",
};

export const shortNameOf: Translation<typeof englishShort> = (id) => SHORT[id] ?? "";
