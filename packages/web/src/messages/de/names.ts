/** Default names in German. Those of bots are constellations, and the same in every language. */
import type { Translation } from "@starboard/kit";
import type * as english from "../en/names.ts";

const BOTS = ["Orion", "Lyra", "Corvus", "Vela", "Draco", "Carina", "Hydra", "Cygnus"] as const;

export const botName: Translation<typeof english.botName> = (index) => BOTS[index % BOTS.length] as string;
export const friendName: Translation<typeof english.friendName> = (index) => `Person ${index + 1}`;
export const level: Translation<typeof english.level> = (n) => `Stufe ${n}`;
export const personalities: Translation<typeof english.personalities> = {
  bold: "Kühn",
  careful: "Vorsichtig",
  merchant: "Geschäftstüchtig",
  treacherous: "Hinterhältig",
};
export const levelNames: Translation<typeof english.levelNames> = [
  "Kadett",
  "Pilot",
  "Kapitän",
  "Kommodore",
  "Admiral",
];
