/** Describes the board in a few lines of German text, for terminals and screen readers. */
import type { TextContext } from "@starboard/kit";
import type { Power } from "../../acts.ts";
import { isProduction } from "../../calc/drawing.ts";
import { mapOf } from "../../data/map.ts";
import { sectorName } from "../sector-name.ts";
import type { View4000 } from "../../state.ts";
import type { Names } from "../names.ts";
import { fleet, turns } from "./format.ts";

/** Returns one line per power, its warps, and the ships without an owner. */
export function boardText(context: TextContext<View4000>, names: Names): string {
  const { board } = names.view;
  if (board.home.some((s) => s < 0)) return "Die Heimatsterne stehen noch nicht fest.";
  const lines = [heading(names)];
  for (let p = 0; p < board.P; p++) lines.push(...powerLines(p, context, names));
  const neutral = starLine(board.neutral, names);
  if (neutral !== "") lines.push(`Neutrale Schiffe: ${neutral}.`);
  const derelict = starLine(board.derelict, names);
  if (derelict !== "") lines.push(`Herrenlose Schiffe: ${derelict}.`);
  return lines.join("\n");
}

function heading(names: Names): string {
  const { board } = names.view;
  const turn = board.active < 0 ? "" : `, am Zug: ${names.power(board.active)}`;
  const production = isProduction(board.round) ? ", Produktion" : "";
  return board.round === 0 ? "Vor der ersten Runde." : `Runde ${board.round}${production}${turn}.`;
}

function powerLines(p: Power, context: TextContext<View4000>, names: Names): string[] {
  const { board } = names.view;
  const seat = board.seatOf[p];
  const name = `${names.power(p)} (${seat === undefined ? "" : context.seat(seat)})`;
  if (board.alive[p] !== 1) return [`${name}: ausgeschieden.`];
  const holder = board.holder[p] ?? -1;
  const home = holder < 0 ? "" : ` Heimatstern besetzt von ${names.power(holder)};`;
  const atStars = board.ships.filter((_, i) => i % board.P === p);
  const lines = [`${name}:${home} ${starLine(atStars, names) || "keine Schiffe an Sternen"}.`];
  for (const w of [p * 2, p * 2 + 1]) {
    if ((board.warpFrom[w] ?? -1) >= 0) lines.push(`  ${warpLine(w, names)}`);
  }
  return lines;
}

/** "Warp 1: 6 Schiffe von Hamal (D-gelb), auf Feld 2; kann nach dem nächsten Vorrücken 3 Züge entfernt auftauchen." */
function warpLine(w: number, names: Names): string {
  const { board } = names.view;
  const map = mapOf(board.options);
  const from = board.warpFrom[w] as number;
  const count = board.warpCount[w] as number;
  const ships = Array.from({ length: board.P }, (_, power) => ({
    power,
    ships: board.warpShips[w * board.P + power] ?? 0,
  }));
  const next =
    count + 1 > (map.reach[from] ?? 0)
      ? "beim nächsten Vorrücken verloren"
      : `kann nach dem nächsten Vorrücken ${turns(count + 1)} entfernt auftauchen`;
  return `Warp ${(w % 2) + 1}: ${fleet(ships, names)} von ${names.starAt(from)} (${sectorName(map, from)}), auf Feld ${count}; ${next}.`;
}

/** "Algol 15, Hamal 2". */
function starLine(ships: readonly number[], names: Names): string {
  return ships.flatMap((n, s) => (n > 0 ? [`${names.starAt(s)} ${n}`] : [])).join(", ");
}
