/** Names for stars, powers and sides as one table has them; every sentence takes its nouns from here. */
import type { TextContext } from "@starboard/kit";
import type { Power, StarId, Warp } from "../acts.ts";
import { mapOf, sectorName, starId } from "../data/map.ts";
import { sheetStars } from "../data/sheet.ts";
import type { Ships } from "../facts.ts";
import type { View4000 } from "../state.ts";

/** The nouns of one table. */
export interface Names {
  readonly view: View4000;
  star(id: StarId): string;
  /** A power is called by its home star, or by its species (`ad.aliens`). */
  power(p: Power): string;
  /** The star with a number of the map. */
  starAt(s: number): string;
  /** The powers of a side, by name. */
  side(side: number): readonly string[];
  /** The sector of a star: "A-yellow". */
  sector(id: StarId): string;
  /** The other star of the sector. */
  sister(id: StarId): string;
  /** The star a warp left from, or `null` when it is free. */
  left(w: Warp): StarId | null;
}

/** "1 ship", "12 ships". */
export const ships = (n: number): string => `${n} ${n === 1 ? "ship" : "ships"}`;

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], and = "and"): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} ${and} ${parts[parts.length - 1] as string}`;
}

/** "3 ships", or by owner when several have ships aboard: "3 of Algol and 6 of Regulus". */
export function fleet(force: Ships, names: Names): string {
  const present = force.filter((s) => s.ships > 0);
  if (present.length < 2) return ships(present[0]?.ships ?? 0);
  const total = present.reduce((sum, s) => sum + s.ships, 0);
  return `${ships(total)} (${listed(present.map((s) => `${s.ships} of ${names.power(s.power)}`))})`;
}

/** The total of a force. */
export const strength = (force: Ships): number => force.reduce((sum, s) => sum + s.ships, 0);

/** Stars of the sheet by id, for options chosen before there is a table. */
export const STAR_NAMES: { readonly [id: string]: string } = Object.fromEntries(
  sheetStars.stars.map((star) => [star.id, star.name]),
);

/** Other species, clockwise from the first home star (AD-1.1). */
export const SPECIES = ["Okhari", "Vessim", "Tulladh", "Zirrik"] as const;

/** What a power is called: by its home star, or by its species. */
export function powerName({ board }: View4000, p: Power): string {
  const species = board.options["ad.aliens"] ? SPECIES[p] : undefined;
  return species ?? mapOf(board.options).stars[board.home[p] ?? -1]?.name ?? `power ${p + 1}`;
}

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
    left(w) {
      const from = board.warpFrom[w] ?? -1;
      return from < 0 ? null : starId(map, from);
    },
  };
}
