/** German texts of the board in words, beside those of its stars and fleets. */
import type { Translation } from "@starboard/kit";
import type { en } from "./reader.en.ts";

export const de: Translation<typeof en> = {
  threat: (when, ships, from, outcome) =>
    `${when}: ${ships}${from === "" ? "" : ` (${from})`}. ${outcome === "" ? "" : `Für den Stern gilt: ${outcome}. `}`.trim(),
  chance: (odds) => `kann verloren gehen, ${odds}`,
  ships: (star, square, ships) => `${star}, ${square}: ${ships}`,
  fleet: (ships, from, count) => `${ships} im Hyperraum, abgereist von ${from}, auf Feld ${count}`,
};
