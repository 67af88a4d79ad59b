/** How often each race has won with its head start and without it: the figures of `even-sides.json` (WE-2.11). */
import type { EvenSides } from "@starboard/kit";
import { options } from "../option-table.ts";
import { shortNameOf } from "../text/en/parts.ts";
import { caseFor, player } from "./even-sides.ts";

/** Options that do not favour a race: the one with the figures, the number of the map, and who picks and is asked. */
const APART: readonly string[] = ["evenSides", "mapSeed", "pick", "askAll"];
const [recommended] = options.presets;

/** True if the match has the rules of the measured ones; other rules may favour another race. */
function isMeasured(values: Readonly<Record<string, unknown>>): boolean {
  const read = options.parse({ ...recommended?.set, players: values["players"] ?? 2 });
  return (
    "ok" in read &&
    Object.entries(read.ok).every(
      ([id, value]) =>
        APART.includes(id) || id === "resolved" || JSON.stringify(values[id] ?? value) === JSON.stringify(value),
    )
  );
}

export const evenSides: EvenSides = {
  option: "evenSides",
  pairingOf(values) {
    const figures = isMeasured(values) ? caseFor(values)?.figures : undefined;
    return figures && { player, columns: "sides", sideName: (id) => shortNameOf(id), figures };
  },
};
