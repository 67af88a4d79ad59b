/** Names of stars, powers and sides in one match. Every sentence takes its nouns from here. */
import type { TextContext } from "@starboard/kit";
import type { Power, StarId, Warp } from "../acts.ts";
import { mapOf, starId } from "../data/map.ts";
import { sheetStars } from "../data/sheet.ts";
import type { View4000 } from "../state.ts";
import { sectorName } from "./sector-name.ts";

/** The nouns of one match. */
export interface Names {
  readonly view: View4000;
  star(id: StarId): string;
  /** The name of a power: its home star, or its species (`ad.aliens`). */
  power(p: Power): string;
  /** The name of the star with this number on the map. */
  starAt(s: number): string;
  /** The powers of a side, by name. */
  side(side: number): readonly string[];
  /** The sector of a star: "A-yellow". */
  sector(id: StarId): string;
  /** The other star of the sector. */
  sister(id: StarId): string;
  /** "Algol’s warp II": the board shows the same numeral. */
  warp(w: Warp): string;
  /** The star that a warp left from, or `null` when the warp is free. */
  left(w: Warp): StarId | null;
}

/** Names of the printed stars by id, for options that are chosen before a match exists. */
export const STAR_NAMES: { readonly [id: string]: string } = Object.fromEntries(
  sheetStars.stars.map((star) => [star.id, star.name]),
);

/** Names of the species of `ad.aliens`, clockwise from the first home star (AD-1.1). */
export const SPECIES = ["Okhari", "Vessim", "Tulladh", "Zirrik"] as const;

/** Returns the name of a power: its home star, or its species (`ad.aliens`). */
export function powerName({ board }: View4000, p: Power): string {
  const species = board.options["ad.aliens"] ? SPECIES[p] : undefined;
  return species ?? mapOf(board.options).stars[board.home[p] ?? -1]?.name ?? `power ${p + 1}`;
}

/** Returns the names for the view of a text context. */
export function namesOf(context: TextContext<View4000>): Names {
  const { view } = context;
  const { board } = view;
  const map = mapOf(board.options);
  const number = (id: StarId) => map.index[id] ?? -1;
  const starAt = (s: number) => map.stars[s]?.name ?? "no star";
  const star = (id: StarId) => map.stars[number(id)]?.name ?? id;
  const power = (p: Power) => powerName(view, p);
  return {
    view,
    star,
    power,
    starAt,
    side: (side) => board.side.flatMap((s, p) => (s === side ? [power(p)] : [])),
    sector: (id) => (number(id) < 0 ? id : sectorName(map, number(id))),
    sister: (id) => starAt(map.sister[number(id)] ?? -1),
    warp: (w) => `${power(Math.floor(w / 2))}’s warp ${w % 2 === 0 ? "I" : "II"}`,
    left(w) {
      const from = board.warpFrom[w] ?? -1;
      return from < 0 ? null : starId(map, from);
    },
  };
}
