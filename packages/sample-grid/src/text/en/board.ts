/** The state as a few lines of English text, for terminals and screen readers. */
import { seat } from "@starboard/kernel";
import { formatFor, type TextContext } from "@starboard/kit";
import { obstacleAt, sizeOf } from "../../calc/reach.ts";
import type { TrailsView } from "../../view.ts";
import { squareName } from "./squares.ts";

const { count } = formatFor("en");

const MARKS = { asteroid: "o", trail: "+" } as const;

export function boardText(context: TextContext<TrailsView>): string {
  const { view } = context;
  const size = sizeOf(view);
  const markAt = (at: number): string => {
    const obstacle = obstacleAt(view, at);
    if (obstacle === "ship") return String(view.ships.indexOf(at) + 1);
    return obstacle === null ? "." : MARKS[obstacle];
  };
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => markAt(row * size + column)).join(" "),
  );
  const captains = view.ships.map((at, i) => {
    const state = view.out[i] === 1 ? ", out" : "";
    return `${i + 1} ${context.seat(seat(i))}: ${squareName(at, size)}${state}`;
  });
  return [...rows, ...captains, count(view.trails.length, "trail", "trails")].join("\n");
}
