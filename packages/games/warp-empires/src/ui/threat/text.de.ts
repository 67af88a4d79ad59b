/** German texts of the list of stacks that can arrive at a territory. */
import { formatFor, type Translation } from "@starboard/kit";
import type { threatText as english } from "./text.en.ts";

const { count } = formatFor("de");

export const threatText: Translation<typeof english> = {
  attack: "Was dich hier treffen kann",
  arrive: "Was hier ankommen kann",
  from: (where, units, moves) =>
    `${where}: ${count(units, "Einheit", "Einheiten")}, ${count(moves, "Bewegung", "Bewegungen")}`,
  sums: (theirs, unseen, defence, unseenDefenders) =>
    `${theirs}${unseen > 0 ? ` und ${unseen} Unbekannte` : ""} gegen ${defence}${unseenDefenders > 0 ? ` und ${unseenDefenders} Unbekannte` : ""}`,
  chance: (percent) => (percent > 95 ? "über 95 %" : percent < 5 ? "unter 5 %" : `${percent} %`),
  chanceLabel: (chance) =>
    `Gewinnt ${chance} der Schlachten, vor Karten. Einheiten, die du nicht gesehen hast, zählen als durchschnittlich. Jede Bewegung braucht eine Karte.`,
  more: (n) => `${n} weitere`,
};
