/**
 * The map of the scenario editor: zones and ships are dragged with the pointer, or moved with the arrow keys while focused
 * (with Shift: made larger or smaller; Delete: ships go back to the list).
 */
import { type ScenarioFile, type ShipClass, SHIPS } from "@starboard/anaxis";
import { colOf, hexAt, rowOf } from "@starboard/kit";
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { boardSize, gridPath, hexPath, hexUnder, hexX, hexY } from "../geometry.ts";
import { Ship } from "../ships/Ship.tsx";
import {
  type Cell,
  contains,
  isMovable,
  liftShips,
  movePiece,
  type Piece,
  piecesOf,
  placeShips,
  resizePiece,
  type SideIndex,
} from "./board-model.ts";
import { en } from "./messages.en.ts";

const words = en.scenario.board;
const colour = (side: number): string => `var(--side-${side + 1})`;
const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { col: -1, row: 0 },
  ArrowRight: { col: 1, row: 0 },
  ArrowUp: { col: 0, row: -1 },
  ArrowDown: { col: 0, row: 1 },
};

/** A drag in progress: what is dragged, and the cell of the last change. */
interface Drag {
  readonly side: SideIndex;
  readonly entry: number;
  readonly how: "move" | "resize" | "place";
  readonly from: Cell;
}

export function ScenarioBoard({
  file,
  own,
  onChange,
  announce,
}: {
  readonly file: ScenarioFile;
  readonly own: readonly ShipClass[];
  readonly onChange: (sides: ScenarioFile["sides"]) => void;
  readonly announce: (text: string) => void;
}) {
  const { cols, rows } = file.map;
  const size = boardSize(cols, rows);
  const grid = useMemo(() => gridPath(cols, rows), [cols, rows]);
  const pieces = piecesOf(file);
  // On a large map ships and handles are drawn larger than a hex, so that they can be seen and touched.
  const zoom = Math.max(1, cols / 20);
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const classOf = (id: string): ShipClass | undefined => [...own, ...SHIPS].find((ship) => ship.id === id);
  const entryOf = (side: SideIndex, entry: number) => file.sides[side].fleet?.[entry];
  const nameOf = ({ side, entry }: Pick<Piece, "side" | "entry">): string => {
    const found = entryOf(side, entry);
    if (!found) return words.zone(side + 1);
    return words.ships(found.count, classOf(found.ship)?.name ?? found.ship, side + 1);
  };

  const cellAt = (event: PointerEvent): Cell | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const { q, r } = hexUnder(point.x, point.y);
    const cell = { col: colOf(q), row: rowOf(q, r) };
    return cell.col >= 0 && cell.row >= 0 && cell.col < cols && cell.row < rows ? cell : null;
  };
  const pieceOf = ({ side, entry }: Drag): Piece | undefined =>
    pieces.find((piece) => piece.side === side && piece.entry === entry);
  const begin = (event: PointerEvent, side: SideIndex, entry: number, how: Drag["how"]): void => {
    const from = cellAt(event) ?? { col: -1, row: -1 };
    svg.current?.setPointerCapture(event.pointerId);
    event.preventDefault();
    setDrag({ side, entry, how, from });
  };
  const drop = (event: PointerEvent): void => {
    if (!drag) return;
    const to = cellAt(event);
    if (!to) return;
    if (drag.how === "place") onChange(placeShips(file, drag.side, drag.entry, to));
    else {
      const piece = pieceOf(drag);
      const by = { col: to.col - drag.from.col, row: to.row - drag.from.row };
      if (!piece || (by.col === 0 && by.row === 0)) return;
      onChange(drag.how === "move" ? movePiece(file, piece, by) : resizePiece(file, piece, by));
    }
    setDrag({ ...drag, from: to });
  };
  const end = (event: PointerEvent): void => {
    if (!drag) return;
    drop(event);
    announce(words.moved(nameOf(drag)));
    setDrag(null);
  };
  const press = (event: KeyboardEvent, piece: Piece): void => {
    const by = STEPS[event.key];
    if (by) onChange(event.shiftKey ? resizePiece(file, piece, by) : movePiece(file, piece, by));
    else if ((event.key === "Delete" || event.key === "Backspace") && piece.entry >= 0)
      onChange(liftShips(file, piece.side, piece.entry));
    else return;
    event.preventDefault();
  };

  return (
    <div className="axm-board">
      <svg
        ref={svg}
        viewBox={`-20 -20 ${size.width + 40} ${size.height + 40}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no element for a group of controls
        role="group"
        aria-label={words.label}
        onPointerMove={drop}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
      >
        <path d={grid} className="ax-grid" />
        {pieces.map((piece) => {
          const { side, entry, zone } = piece;
          const ship = classOf(entryOf(side, entry)?.ship ?? "");
          const cells = cellsOf(file, zone, cols, rows);
          const last = cells.at(-1);
          const middle = cells[cells.length >> 1];
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the piece
            <g
              key={`${side}.${entry}`}
              className={`axm-piece${isMovable(piece) ? " movable" : ""}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no element for a group of controls
              role="group"
              aria-roledescription={words.piece}
              aria-label={nameOf(piece)}
              tabIndex={0}
              onKeyDown={(event) => press(event, piece)}
              onPointerDown={(event) => isMovable(piece) && begin(event, side, entry, "move")}
            >
              <title>{nameOf(piece)}</title>
              <path
                d={cells.map(({ col, row }) => pathAt(col, row)).join("")}
                style={{ fill: colour(side), fillOpacity: entry < 0 ? 0.3 : 0.55 }}
              />
              {ship && middle && (
                <Ship
                  ship={ship}
                  x={pointAt(middle).x}
                  y={pointAt(middle).y}
                  px={46 * zoom}
                  turn={middle.row * 2 >= rows ? 0 : 180}
                  side={colour(side)}
                />
              )}
              {last && zone.kind === "rectangle" && (
                <circle
                  className="axm-corner"
                  cx={pointAt(last).x + 12 * zoom}
                  cy={pointAt(last).y + 14 * zoom}
                  r={9 * zoom}
                  onPointerDown={(event) => {
                    event.stopPropagation();
                    begin(event, side, entry, "resize");
                  }}
                />
              )}
            </g>
          );
        })}
      </svg>
      <div className="axm-trays">
        {([0, 1] as const).map((side) => (
          <section key={side} aria-label={words.tray(side + 1)}>
            <h2>{words.tray(side + 1)}</h2>
            {file.sides[side].fleet === null && <p>{words.bought}</p>}
            <ul>
              {(file.sides[side].fleet ?? []).map((entry, i) => {
                const ship = classOf(entry.ship);
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- entries have no identity beyond their place in the list
                  <li key={i}>
                    <button
                      type="button"
                      aria-pressed={entry.zone !== undefined}
                      onPointerDown={(event) => entry.zone === undefined && begin(event, side, i, "place")}
                      onKeyDown={(event) => {
                        if (event.key !== "Enter" && event.key !== " ") return;
                        event.preventDefault();
                        const middle = { col: cols >> 1, row: side === 0 ? 2 : rows - 3 };
                        onChange(entry.zone ? liftShips(file, side, i) : placeShips(file, side, i, middle));
                      }}
                      onClick={() => entry.zone && onChange(liftShips(file, side, i))}
                    >
                      {ship && (
                        <svg viewBox="-20 -24 40 48" aria-hidden="true">
                          <Ship ship={ship} px={36} side={colour(side)} />
                        </svg>
                      )}
                      <span>
                        <b>{words.entry(entry.count, ship?.name ?? entry.ship)}</b>
                        <small>{entry.zone ? words.onMap : words.inZone}</small>
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        <p className="axm-hint">{words.help}</p>
      </div>
    </div>
  );
}

const pointAt = ({ col, row }: Cell): { readonly x: number; readonly y: number } => {
  const { q, r } = hexAt(col, row);
  return { x: hexX(q), y: hexY(q, r) };
};
const pathAt = (col: number, row: number): string => {
  const { x, y } = pointAt({ col, row });
  return hexPath(x, y, 1);
};

function cellsOf(file: ScenarioFile, zone: Piece["zone"], cols: number, rows: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) if (contains(file, zone, { col, row })) cells.push({ col, row });
  return cells;
}
