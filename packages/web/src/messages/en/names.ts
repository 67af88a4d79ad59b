/** Default names. */
import type { Personality } from "@starboard/kernel";

export const youName = "Commander";
const BOTS = ["Orion", "Lyra", "Corvus", "Vela", "Draco", "Carina", "Hydra", "Cygnus"] as const;
/** The name of the bot with this index among the bots, from 0. */
export const botName = (index: number): string => BOTS[index % BOTS.length] as string;
/** The second and later players on this device, by index from 0. */
export const friendName = (index: number): string => `Player ${index + 1}`;
export const level = (n: number): string => `Level ${n}`;
/** Personalities of bots, by their names in records. */
export const personalities: Readonly<Record<Personality, string>> = {
  bold: "Bold",
  careful: "Careful",
  merchant: "Merchant",
  treacherous: "Treacherous",
};
export const levelNames: readonly string[] = ["Cadet", "Pilot", "Captain", "Commodore", "Admiral"];
