/** Describes the board in a few lines of text, for terminals and screen readers. */
import type { TextContext } from "@starboard/kit";
import type { Power } from "../../acts.ts";
import { mapOf, sectorName } from "../../data/map.ts";
import { isProduction } from "../../calc/drawing.ts";
import type { View4000 } from "../../state.ts";
import type { Names } from "../names.ts";
import { fleet, turns } from "./format.ts";

/** Returns one line per power, its warps, and the ships without an owner. */
export function boardText(context: TextContext<View4000>, names: Names): string {
  const { board } = names.view;
  if (board.home.some((s) => s < 0)) return "The home stars are not known yet.";
  const lines = [heading(names)];
  for (let p = 0; p < board.P; p++) lines.push(...powerLines(p, context, names));
  const neutral = starLine(board.neutral, names);
  if (neutral !== "") lines.push(`Neutral ships: ${neutral}.`);
  const derelict = starLine(board.derelict, names);
  if (derelict !== "") lines.push(`Ships without an owner: ${derelict}.`);
  return lines.join("\n");
}

function heading(names: Names): string {
  const { board } = names.view;
  const turn = board.active < 0 ? "" : `, ${names.power(board.active)}’s turn`;
  const production = isProduction(board.round) ? ", production" : "";
  return board.round === 0 ? "Before the first round." : `Round ${board.round}${production}${turn}.`;
}

function powerLines(p: Power, context: TextContext<View4000>, names: Names): string[] {
  const { board } = names.view;
  const seat = board.seatOf[p];
  const name = `${names.power(p)} (${seat === undefined ? "" : context.seat(seat)})`;
  if (board.alive[p] !== 1) return [`${name}: eliminated.`];
  const holder = board.holder[p] ?? -1;
  const home = holder < 0 ? "" : ` home star held by ${names.power(holder)};`;
  const atStars = board.ships.filter((_, i) => i % board.P === p);
  const lines = [`${name}:${home} ${starLine(atStars, names) || "no ships at stars"}.`];
  for (const w of [p * 2, p * 2 + 1]) {
    if ((board.warpFrom[w] ?? -1) >= 0) lines.push(`  ${warpLine(w, names)}`);
  }
  return lines;
}

/** "Warp 1: 6 ships from Hamal (D-yellow), on space 2; can come out 3 turns away after the next push." */
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
      ? "lost with the next push"
      : `can come out ${turns(count + 1)} away after the next push`;
  return `Warp ${(w % 2) + 1}: ${fleet(ships, names)} from ${names.starAt(from)} (${sectorName(map, from)}), on space ${count}; ${next}.`;
}

/** "Algol 15, Hamal 2". */
function starLine(ships: readonly number[], names: Names): string {
  return ships.flatMap((n, s) => (n > 0 ? [`${names.starAt(s)} ${n}`] : [])).join(", ");
}
