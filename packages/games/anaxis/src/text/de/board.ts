/** The state as a few lines of German text, for terminals and screen readers. */
import { formatFor } from "@starboard/kit";
import { isBase } from "../../match-setup.ts";
import { type Names, sentence, wholeHull } from "./names.ts";

const { count } = formatFor("de");
const PHASES: Readonly<Record<string, string>> = { movement: "Bewegungsphase", firing: "Feuerphase" };

/** The turn and the phase, then for each side its Cinema Points and its ships on the map. */
export function boardText(names: Names): string {
  const { board: t } = names;
  const heading = t.phase === "setup" ? "Aufbau" : `Runde ${t.turn}, ${PHASES[t.phase] ?? t.phase}`;
  const sides = [0, 1].flatMap((side) => [
    `${sentence(names.side(side))}: ${count(t.cp[side] ?? 0, "Kinopunkt", "Kinopunkte")}`,
    ...t.kind.flatMap((_, s) => (t.side[s] === side && t.status[s] === 1 ? [`  ${shipLine(names, s)}`] : [])),
  ]);
  return [heading, ...sides].join("\n");
}

function shipLine(names: Names, s: number): string {
  const { board: t } = names;
  const place = t.placed[s] === 1 ? names.hex(t.q[s] ?? 0, t.r[s] ?? 0) : "nicht aufgestellt";
  const number = isBase(t, s) || t.phase === "setup" ? "" : `, Initiative ${t.number[s] ?? 0}`;
  return `${names.ship(s)}: Rumpf ${t.hull[s] ?? 0} von ${wholeHull(t, s)}, ${place}${number}`;
}
