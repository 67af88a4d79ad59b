/** Texts of the list of stacks that can arrive at a territory. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const threatText = translatable("warp-empires/ui/threat/text.threatText", {
  attack: "What can hit you here",
  arrive: "What can arrive here",
  from: (where: string, units: number, moves: number): string =>
    `${where}: ${count(units, "unit", "units")}, ${count(moves, "move", "moves")}`,
  sums: (theirs: number, unseen: number, defence: number, unseenDefenders: number): string =>
    `${theirs}${unseen > 0 ? ` and ${unseen} unseen` : ""} against ${defence}${unseenDefenders > 0 ? ` and ${unseenDefenders} unseen` : ""}`,
  chance: (percent: number): string => (percent > 95 ? "over 95%" : percent < 5 ? "under 5%" : `${percent}%`),
  chanceLabel: (chance: string): string =>
    `Wins ${chance} of battles, before cards. Units that you have not seen count as average ones. Every move takes a card.`,
  more: (n: number): string => `${n} more`,
} as const);
