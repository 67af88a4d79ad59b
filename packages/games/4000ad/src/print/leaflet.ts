/** The leaflet of 4000 A.D.: a turn, the stars, the distances, and a table for notes on fleets under way. */
import { turnSummary } from "@starboard/kit";
import { type Block, leaflet, leafletPage, type Piece } from "@starboard/print";
import { journey } from "../data/map.ts";
import type { StarEntry, StarModule } from "../data/stars.ts";
import { rules } from "../rules.gen.ts";
import { en } from "./text.en.ts";

/** Returns the pages of the leaflet as blocks, for a star map. */
export function leafletBlocks(module: StarModule): readonly [Block[], Block[], Block[], Block[]] {
  const summary = turnSummary(rules);
  return [
    [
      { is: "title", text: en.game, note: en.leaflet.rules },
      { is: "steps", steps: summary?.steps ?? [] },
      { is: "text", text: summary?.advice ?? "" },
    ],
    [{ is: "heading", text: en.leaflet.stars }, starTable(module), { is: "text", text: en.leaflet.symbols }],
    [
      { is: "heading", text: en.leaflet.distances },
      { is: "text", text: en.leaflet.distanceRule },
      distanceTable(module),
      { is: "heading", text: en.leaflet.dates },
      { is: "text", text: en.leaflet.dateRules },
    ],
    [
      { is: "heading", text: en.leaflet.fleets },
      { is: "text", text: en.leaflet.fleetRule },
      {
        is: "table",
        columns: [22, 16, 12, 14, 22],
        head: en.leaflet.fleetHead,
        rows: blankRows(14, 5),
        rowHeight: 6.4,
      },
    ],
  ];
}

export function leafletPiece(module: StarModule): Piece {
  const [first, second, third, fourth] = leafletBlocks(module);
  return leaflet(en.leaflet.name, [leafletPage(first), leafletPage(second), leafletPage(third), leafletPage(fourth)]);
}

const blankRows = (rows: number, columns: number): string[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ""));

/** Squares of the printed star field. Larger fields have tables in small text. */
const PRINTED_SQUARES = 12;
const squaresOf = ({ stars }: StarModule): string[] => [...new Set(stars.map(({ sector }) => sector))].toSorted();

function starTable(module: StarModule): Block {
  const named = ({ name, population, materials }: StarEntry): string =>
    `${name}${population ? " o" : ""}${materials ? " +" : ""}`;
  const at = (sector: string, level: StarEntry["level"]): string =>
    module.stars
      .filter((star) => star.sector === sector && star.level === level)
      .map(named)
      .join(", ");
  return {
    is: "table",
    columns: [6, 40, 40],
    head: ["", en.levels.yellow, en.levels.red],
    rows: squaresOf(module).map((sector) => [sector, at(sector, "yellow"), at(sector, "red")]),
    dense: squaresOf(module).length > PRINTED_SQUARES,
  };
}

/** Journeys between squares on one level, in turns; the other level is one turn more. */
function distanceTable(module: StarModule): Block {
  const squares = squaresOf(module);
  const place = (sector: string): StarEntry => module.stars.find((star) => star.sector === sector) as StarEntry;
  const turns = (a: string, b: string): string => String(journey({ ...place(a), depth: 0 }, { ...place(b), depth: 0 }));
  const column = Math.min(6.6, 80 / squares.length);
  return {
    is: "table",
    columns: [6, ...squares.map(() => column)],
    head: ["", ...squares],
    rows: squares.map((a) => [a, ...squares.map((b) => turns(a, b))]),
    dense: squares.length > PRINTED_SQUARES,
  };
}
