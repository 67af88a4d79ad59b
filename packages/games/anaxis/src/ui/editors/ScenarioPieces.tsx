/** The pieces of the scenario editor: zones and ships on the map, and the ships that are not on it yet. */
import type { ScenarioFile, ShipClass } from "@starboard/anaxis";
import { hexAt } from "@starboard/kit";
import type { KeyboardEvent, PointerEvent } from "react";
import { hexPath, hexX, hexY } from "../geometry.ts";
import { Ship } from "../ships/Ship.tsx";
import { type Cell, contains, isMovable, liftShips, type Piece, placeShips, type SideIndex } from "./board-model.ts";
import { en } from "./messages.en.ts";

const words = en.scenario.board;
const colour = (side: number): string => `var(--side-${side + 1})`;

/** A zone or a group of ships on the map. */
export function PieceArt({
  file,
  piece,
  ship,
  name,
  onKeyDown,
  onGrab,
}: {
  readonly file: ScenarioFile;
  readonly piece: Piece;
  readonly ship: ShipClass | undefined;
  readonly name: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onGrab: (event: PointerEvent, how: "move" | "resize") => void;
}) {
  const { side, entry, zone } = piece;
  const { cols, rows } = file.map;
  // On a large map ships and handles are drawn larger than a hex, so that they can be seen and touched.
  const zoom = Math.max(1, cols / 20);
  const cells = cellsOf(file, zone, cols, rows);
  const last = cells.at(-1);
  const middle = cells[cells.length >> 1];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the piece
    <g
      className={`axm-piece${isMovable(piece) ? " movable" : ""}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no element for a group of controls
      role="group"
      aria-roledescription={words.piece}
      aria-label={name}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => isMovable(piece) && onGrab(event, "move")}
    >
      <title>{name}</title>
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
            onGrab(event, "resize");
          }}
        />
      )}
    </g>
  );
}

/** The ships of a side; those that are not on the map yet can be dragged there. */
export function Tray({
  file,
  side,
  classOf,
  onChange,
  onGrab,
}: {
  readonly file: ScenarioFile;
  readonly side: SideIndex;
  readonly classOf: (id: string) => ShipClass | undefined;
  readonly onChange: (sides: ScenarioFile["sides"]) => void;
  readonly onGrab: (event: PointerEvent, entry: number) => void;
}) {
  const { cols, rows } = file.map;
  return (
    <section aria-label={words.tray(side + 1)}>
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
                onPointerDown={(event) => entry.zone === undefined && onGrab(event, i)}
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
