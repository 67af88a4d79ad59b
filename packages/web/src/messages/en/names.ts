/** Default names. */
import { translatable } from "@starboard/kit";
import type { Personality } from "@starboard/kernel";

export const youName = "Commander";
const BOTS = ["Orion", "Lyra", "Corvus", "Vela", "Draco", "Carina", "Hydra", "Cygnus"] as const;
/** The name of the bot with this index among the bots, from 0. */
export const botName = translatable(
  "web/messages/names.botName",
  (index: number): string => BOTS[index % BOTS.length] as string,
);
/** The second and later players on this device, by index from 0. */
export const friendName = translatable(
  "web/messages/names.friendName",
  (index: number): string => `Player ${index + 1}`,
);
export const level = translatable("web/messages/names.level", (n: number): string => `Level ${n}`);
/** Personalities of bots, by their names in records. */
export const personalities: Readonly<Record<Personality, string>> = translatable("web/messages/names.personalities", {
  bold: "Bold",
  careful: "Careful",
  merchant: "Merchant",
  treacherous: "Treacherous",
});
export const levelNames: readonly string[] = translatable("web/messages/names.levelNames", [
  "Cadet",
  "Pilot",
  "Captain",
  "Commodore",
  "Admiral",
]);
