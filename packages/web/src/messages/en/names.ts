/** Names given where nobody typed one. */
export const youName = "Commander";
const BOTS = ["Orion", "Lyra", "Corvus", "Vela", "Draco", "Carina", "Hydra", "Cygnus"] as const;
/** A bot's name by its place among the bots, from 0. */
export const botName = (index: number): string => BOTS[index % BOTS.length] as string;
/** Second and later people on this device. */
export const friendName = (index: number): string => `Player ${index + 1}`;
export const level = (n: number): string => `Level ${n}`;
export const levelNames: readonly string[] = ["Cadet", "Pilot", "Captain", "Commodore", "Admiral"];
