/** German texts of the decisions that can be ordered in advance. */
import type { Translation } from "@starboard/kit";
import type { en } from "./order-topics.en.ts";

export const de: Translation<typeof en> = {
  send: {
    title: "In meinem nächsten Zug Schiffe losschicken",
    help: "Die Abreise einer deiner Mächte, was auch immer du davor entscheidest.",
  },
  turn: {
    title: "Mein nächster Zug",
    help: "Die Aktionen deines nächsten Zugs, in dieser Reihenfolge. Bei der ersten, die nicht möglich ist, ist Schluss.",
  },
  arrive: {
    title: "Wenn meine Flotte auftauchen kann",
    help: "Antwortet jedes Mal, wenn eine deiner Flotten den Hyperraum verlassen kann.",
  },
  retreat: {
    title: "Wenn ich angegriffen werde",
    help: "Antwortet nach jeder Würfelrunde, in der beide Seiten noch Schiffe haben.",
  },
  depart: {
    title: "Keine Flotte losschicken",
    help: "Antwortet jedes Mal, wenn eine deiner Mächte eine Flotte losschicken darf.",
  },
  withdrawal: {
    title: "Gegenseitiger Abzug",
    help: "Antwortet, wenn ein gegenseitiger Abzug angeboten oder angenommen werden kann.",
  },
  onTurn: (power) => `Im nächsten Zug von ${power}, was auch immer vorher geschieht`,
  emergeAt: (star) => `Bei ${star} auftauchen, mit jeder meiner Flotten, die dorthin gelangt`,
  ifFree: (star) => `Wenn vorher keine andere Flotte bei ${star} aufgetaucht ist`,
};
