import { describe, expect, test } from "vitest";
import { game, readScenario, type ScenarioFile, SCENARIOS } from "../src/index.ts";
import {
  contains,
  liftShips,
  movePiece,
  type Piece,
  piecesOf,
  placeShips,
  resizePiece,
  toEdge,
} from "../src/ui/editors/board-model.ts";
import { orderFor } from "../src/ui/editors/order.ts";

const border = SCENARIOS.find(({ id }) => id === "border") as ScenarioFile;
const withSides = (sides: ScenarioFile["sides"]): ScenarioFile => ({ ...border, sides, order: orderFor(sides) });
const piece = (file: ScenarioFile, side: 0 | 1, entry: number): Piece => {
  const found = piecesOf(file).find((one) => one.side === side && one.entry === entry);
  if (!found) throw new Error(`no piece ${side}.${entry}`);
  return found;
};

describe("the map of the scenario editor", () => {
  test("a scenario starts with the zone of each side; placed ships are pieces too", () => {
    expect(piecesOf(border).map(({ side, entry }) => `${side}.${entry}`)).toEqual(["0.-1", "1.-1"]);
    const placed = withSides(placeShips(border, 0, 1, { col: 10, row: 12 }));
    expect(piecesOf(placed).map(({ side, entry }) => `${side}.${entry}`)).toEqual(["0.-1", "1.-1", "0.1"]);
    // Two Cyclones take two hexes.
    expect(piece(placed, 0, 1).zone).toEqual({ kind: "rectangle", col: [10, 11], row: [12, 12] });
  });

  test("ships that were placed deploy on their hexes and nowhere else, and the scenario is valid (AX-9.4)", () => {
    const placed = withSides(placeShips(border, 0, 0, { col: 10, row: 12 }));
    const read = readScenario(placed, []);
    expect("ok" in read).toBe(true);
    expect(game.options.parse({ "ax.ownScenario": placed })).toHaveProperty("ok");
    expect(contains(placed, piece(placed, 0, 0).zone, { col: 10, row: 12 })).toBe(true);
    expect(contains(placed, piece(placed, 0, 0).zone, { col: 11, row: 12 })).toBe(false);
  });

  test("ships are moved within the map, and go back to the zone of their side", () => {
    const placed = withSides(placeShips(border, 1, 0, { col: 39, row: 20 }));
    // Two Auroras: the row of hexes ends at the rim.
    expect(piece(placed, 1, 0).zone).toMatchObject({ col: [39, 40] });
    const moved = withSides(movePiece(placed, piece(placed, 1, 0), { col: 5, row: -50 }));
    expect(piece(moved, 1, 0).zone).toEqual({ kind: "rectangle", col: [39, 40], row: [0, 0] });
    expect(liftShips(moved, 1, 0)).toEqual(border.sides);
  });

  test("a zone at an edge becomes deeper inwards, and changes to the opposite edge across the middle", () => {
    const deeper = withSides(movePiece(border, piece(border, 0, -1), { col: 0, row: 3 }));
    expect(deeper.sides[0].zone).toEqual({ kind: "edge", edge: "north", within: 7 });
    const shallower = withSides(movePiece(border, piece(border, 1, -1), { col: 0, row: 9 }));
    expect(shallower.sides[1].zone).toEqual({ kind: "edge", edge: "south", within: 0 });
    const across = withSides(movePiece(border, piece(border, 0, -1), { col: 0, row: 30 }));
    expect(across.sides[0].zone).toEqual({ kind: "edge", edge: "south", within: 4 });
  });

  test("a rectangle is resized at its lower right corner, never below one hex or beyond the map", () => {
    const placed = withSides(placeShips(border, 0, 0, { col: 10, row: 12 }));
    const larger = withSides(resizePiece(placed, piece(placed, 0, 0), { col: 2, row: 3 }));
    expect(piece(larger, 0, 0).zone).toEqual({ kind: "rectangle", col: [10, 12], row: [12, 15] });
    const least = withSides(resizePiece(larger, piece(larger, 0, 0), { col: -9, row: -9 }));
    expect(piece(least, 0, 0).zone).toEqual({ kind: "rectangle", col: [10, 10], row: [12, 12] });
    const most = withSides(resizePiece(larger, piece(larger, 0, 0), { col: 99, row: 99 }));
    expect(piece(most, 0, 0).zone).toEqual({ kind: "rectangle", col: [10, 40], row: [12, 40] });
  });

  test("distances to edges count as in the rules (AX-1.4)", () => {
    expect(
      (["north", "south", "west", "east"] as const).map((edge) => toEdge(border.map, edge, { col: 3, row: 5 })),
    ).toEqual([5, 35, 3, 37]);
  });
});
