/**
 * The map of the scenario editor: zones and ships are dragged with the pointer, or moved with the arrow keys while focused
 * (with Shift: made larger or smaller; Delete: ships go back to the list).
 */
import { type ScenarioFile, type ShipClass, SHIPS } from "@starboard/anaxis";
import { colOf, rowOf } from "@starboard/kit";
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { boardSize, gridPath, hexUnder } from "../geometry.ts";
import {
  type Cell,
  liftShips,
  movePiece,
  type Piece,
  piecesOf,
  placeShips,
  resizePiece,
  type SideIndex,
} from "./board-model.ts";
import { en } from "./messages.en.ts";
import { PieceArt, Tray } from "./ScenarioPieces.tsx";

const words = en.scenario.board;
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
        {pieces.map((piece) => (
          <PieceArt
            key={`${piece.side}.${piece.entry}`}
            file={file}
            piece={piece}
            ship={classOf(entryOf(piece.side, piece.entry)?.ship ?? "")}
            name={nameOf(piece)}
            onKeyDown={(event) => press(event, piece)}
            onGrab={(event, how) => begin(event, piece.side, piece.entry, how)}
          />
        ))}
      </svg>
      <div className="axm-trays">
        {([0, 1] as const).map((side) => (
          <Tray
            key={side}
            file={file}
            side={side}
            classOf={classOf}
            onChange={onChange}
            onGrab={(event, entry) => begin(event, side, entry, "place")}
          />
        ))}
        <p className="axm-hint">{words.help}</p>
      </div>
    </div>
  );
}
