/** The hex map in words: ships and hexes, what can hit a ship, where the ships of a seat are, and acts with names and hexes. */
import { ACTIVE, classOf, matchSetupOf, type Ship, type ShapeAx, type StateAx } from "@starboard/anaxis";
import { seat as seatOf } from "@starboard/kernel";
import { colOf, hexAt, rowOf } from "@starboard/kit";
import type { BoardReader, Way } from "@starboard/ui";
import { en as messages } from "./messages.en.ts";
import { contextOf, type Props } from "./model.ts";
import { namesOf } from "./names.ts";
import { hexOfPlace, hexPlace, shipPlace } from "./places.ts";
import { en as orderWords } from "./order-words.en.ts";
import { en } from "./reader.en.ts";
import { placeOfShip, threatAt } from "./threat.ts";

const hexName = (q: number, r: number): string => messages.hexName(colOf(q), rowOf(q, r));
const shipHex = (t: StateAx, ship: Ship): string => hexName(t.q[ship] as number, t.r[ship] as number);
const isAfloat = (t: StateAx, ship: Ship): boolean => t.placed[ship] === 1 && t.status[ship] === ACTIVE;

const describeShip = (props: Props, ship: Ship): string => {
  const t = props.view.board;
  return en.ship(
    namesOf(t)[ship] ?? "",
    props.words.side(seatOf(t.side[ship] as number), contextOf(props)),
    shipHex(t, ship),
    t.facing[ship] as number,
    t.hull[ship] as number,
    classOf(t, ship).hull,
  );
};
const shipsOn = (t: StateAx, q: number, r: number): Ship[] =>
  t.kind.flatMap((_, ship) => (isAfloat(t, ship) && t.q[ship] === q && t.r[ship] === r ? [ship] : []));

/** Columns and rows that a cursor moves by. Hexes stand in columns, so left and right keep the row. */
const STEPS: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};
/** Fields of acts that name a ship. */
const SHIP_FIELDS = ["ship", "target", "quarry", "receiver"] as const;

export const reader: BoardReader<ShapeAx> = {
  notationWords: () => ({ ...orderWords.values, ...orderWords.acts }),
  describe(place, props) {
    const t = props.view.board;
    const [kind, number] = place.split(" ");
    if (kind === "ship" && t.placed[Number(number)] === 1) return describeShip(props, Number(number));
    const hex = hexOfPlace(t, place);
    if (!hex) return "";
    return en.hex(
      hexName(hex.q, hex.r),
      shipsOn(t, hex.q, hex.r).map((ship) => describeShip(props, ship)),
    );
  },
  pieces(seat, { view: { board: t } }) {
    const names = namesOf(t);
    return t.kind.flatMap((_, ship) =>
      t.side[ship] === seat && isAfloat(t, ship)
        ? [
            {
              place: shipPlace(ship),
              name: en.afloat(names[ship] ?? "", shipHex(t, ship), t.facing[ship] as number, t.hull[ship] as number),
            },
          ]
        : [],
    );
  },
  threats(place, { view: { board: t } }) {
    const hex = hexOfPlace(t, place);
    const [kind, number] = place.split(" ");
    const ships = kind === "ship" ? [Number(number)] : hex ? shipsOn(t, hex.q, hex.r) : [];
    const names = namesOf(t);
    return ships
      .filter((ship) => isAfloat(t, ship))
      .flatMap((ship) => {
        const { bearings, mean, destroys } = threatAt(t, ship, placeOfShip(t, ship));
        if (bearings.length === 0) return [];
        return [
          en.total(mean, destroys, bearings.length),
          ...bearings.map((one) => en.enemy(names[one.ship] ?? "", shipHex(t, one.ship), one.mean, one.anyHit)),
        ];
      });
  },
  begins({ view: { board: t } }) {
    const { cols, rows } = matchSetupOf(t.options);
    const middle = hexAt(Math.floor(cols / 2), Math.floor(rows / 2));
    return hexPlace(middle.q, middle.r);
  },
  beside(place, way, { view: { board: t } }) {
    const hex = hexOfPlace(t, place);
    if (!hex) return null;
    const [right, down] = STEPS[way];
    const { cols, rows } = matchSetupOf(t.options);
    const [col, row] = [colOf(hex.q) + right, rowOf(hex.q, hex.r) + down];
    if (col < 0 || col >= cols || row < 0 || row >= rows) return null;
    const next = hexAt(col, row);
    return hexPlace(next.q, next.r);
  },
  orderWords(place, { view: { board: t } }) {
    const [kind, number] = place.split(" ");
    if (kind === "ship") return (namesOf(t)[Number(number)] ?? "").replaceAll(" ", "-");
    const hex = hexOfPlace(t, place);
    return hex ? `${colOf(hex.q)} ${rowOf(hex.q, hex.r)}` : "";
  },
  written(act, { view: { board: t } }) {
    const names = namesOf(t);
    const fields: Record<string, unknown> = { ...act };
    for (const field of SHIP_FIELDS) {
      const ship = fields[field];
      if (typeof ship === "number") fields[field] = names[ship] ?? ship;
    }
    const { q, r } = fields;
    if (typeof q !== "number" || typeof r !== "number") return fields;
    return { ...fields, q: colOf(q), r: rowOf(q, r) };
  },
};
