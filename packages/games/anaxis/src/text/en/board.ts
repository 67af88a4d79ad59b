/** The state as a few lines of English text, for terminals and screen readers. */
import { formatFor } from "@starboard/kit";
import { classOf, isBase } from "../../match-setup.ts";
import type { Names } from "../names.ts";

const { count } = formatFor("en");

/** The turn and the phase, then for each side its Cinema Points and its ships on the map. */
export function boardText(names: Names): string {
  const { board: t } = names;
  const heading = t.phase === "setup" ? "Set-up" : `Turn ${t.turn}, ${t.phase} phase`;
  const sides = [0, 1].flatMap((side) => [
    `${names.side(side)}: ${count(t.cp[side] ?? 0, "Cinema Point", "Cinema Points")}`,
    ...t.kind.flatMap((_, s) => (t.side[s] === side && t.status[s] === 1 ? [`  ${shipLine(names, s)}`] : [])),
  ]);
  return [heading, ...sides].join("\n");
}

function shipLine(names: Names, s: number): string {
  const { board: t } = names;
  const { hull } = classOf(t, s);
  const place = t.placed[s] === 1 ? names.hex(t.q[s] ?? 0, t.r[s] ?? 0) : "not placed";
  const number = isBase(t, s) || t.phase === "setup" ? "" : `, number ${t.number[s] ?? 0}`;
  return `${names.ship(s)}: hull ${t.hull[s] ?? 0} of ${hull}, ${place}${number}`;
}
