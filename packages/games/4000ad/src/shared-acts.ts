/**
 * Frequently offered acts, created once per map so that a search does not allocate them. They are shared and must not
 * be modified.
 */
import type { Offering } from "@starboard/kernel";
import { type ArriveAct, type AsideActs, CLAUSES, type DepartAct, type Mode, type Power, type Warp } from "./acts.ts";
import type { StarMap } from "./data/stars.ts";

export const travelOn: ArriveAct = { do: "travelOn" };
export const stay: DepartAct = { do: "stay" };

/** The way of a departure: into hyperspace, or by a hop in one of three modes. */
type Way = 0 | 1 | 2 | 3;
const WAY: { readonly [mode in Mode]: Way } = { occupy: 1, join: 2, attack: 3 };
const MODES: readonly Mode[] = ["occupy", "join", "attack"];
const SMALL = 256;

interface Menu {
  /** By star. */
  readonly musters: readonly DepartAct[];
  /** `(star × 4 + way)`, then ships. */
  readonly departures: DepartAct[][];
  /** `(warp × S + star) × 3 + mode`. */
  readonly arrivals: (ArriveAct | undefined)[];
  /** `(lender × 4 + borrower) × S + star`, then `(ships − 1) × 4 + clause`. */
  readonly loans: (Loan[] | undefined)[];
}
type Loan = AsideActs["lend"];
const menus = new WeakMap<StarMap, Menu>();
let lastMap: StarMap | null = null;
let lastMenu: Menu | null = null;

function menuOf(map: StarMap): Menu {
  if (map === lastMap && lastMenu !== null) return lastMenu;
  let menu = menus.get(map);
  if (!menu) {
    menu = {
      musters: map.stars.map(({ id }) => ({ do: "muster", from: id })),
      departures: Array.from({ length: map.S * 4 }, () => []),
      arrivals: [],
      loans: [],
    };
    menus.set(map, menu);
  }
  lastMap = map;
  lastMenu = menu;
  return menu;
}

/** Returns the act that chooses a star of departure. */
export const musterAct = (map: StarMap, s: number): DepartAct => menuOf(map).musters[s] as DepartAct;

/** Creates a departure of `ships` ships without a loan. */
function makeDeparture(map: StarMap, s: number, ships: number, way: Way): DepartAct {
  const from = map.stars[s]?.id ?? "";
  return way === 0
    ? { do: "depart", from, ships, to: "hyperspace" }
    : { do: "depart", from, ships, to: "hop", mode: MODES[way - 1] as Mode };
}

/** Offers every departure of 1 to `most` ships from a star: for each number hyperspace first, then the hops. */
export function offerDepartures(
  map: StarMap,
  s: number,
  most: number,
  hops: readonly Mode[],
  offer: (act: DepartAct) => void,
): void {
  const menu = menuOf(map).departures;
  const far = menu[s * 4] as DepartAct[];
  const small = most < SMALL ? most : SMALL;
  for (let n = far.length + 1; n <= small; n++) far.push(makeDeparture(map, s, n, 0));
  for (let n = 1; n <= most; n++) {
    offer(n <= SMALL ? (far[n - 1] as DepartAct) : makeDeparture(map, s, n, 0));
    for (let h = 0; h < hops.length; h++) {
      const way = WAY[hops[h] as Mode];
      const near = menu[s * 4 + way] as DepartAct[];
      for (let k = near.length + 1; k <= n && k <= SMALL; k++) near.push(makeDeparture(map, s, k, way));
      offer(n <= SMALL ? (near[n - 1] as DepartAct) : makeDeparture(map, s, n, way));
    }
  }
}

/** Returns the act of one warp emerging alone. */
export function emergeAct(map: StarMap, w: Warp, s: number, mode: Mode): ArriveAct {
  const menu = menuOf(map).arrivals;
  const i = (w * map.S + s) * 3 + WAY[mode] - 1;
  let act = menu[i];
  if (act === undefined) {
    act = { do: "emerge", star: map.stars[s]?.id ?? "", mode, warps: [w] };
    menu[i] = act;
  }
  return act;
}

/**
 * Offers the loans of 1 to `most` ships at a star, each with every clause. All are judged alike: sizes up to the ships at
 * the star are as good as each other, and no clause is ever refused.
 */
export function offerLoans(map: StarMap, from: Power, to: Power, s: number, most: number, offer: Offering<Loan>): void {
  const { loans } = menuOf(map);
  const i = (from * 4 + to) * map.S + s;
  const list = (loans[i] ??= []);
  const end = most * CLAUSES.length;
  for (let k = 0; k < end; k++) {
    const loan = list[k] ?? makeLoan(map, from, to, s, k);
    if (k < SMALL && k === list.length) list.push(loan);
    offer(loan, k > 0);
  }
}

/** Creates the loan at index `k` of the list of a star. */
function makeLoan(map: StarMap, from: Power, to: Power, s: number, k: number): Loan {
  const star = map.stars[s]?.id ?? "";
  const ships = 1 + Math.floor(k / CLAUSES.length);
  const drawing = CLAUSES[k % CLAUSES.length];
  return drawing ? { do: "lend", from, to, star, ships, drawing } : { do: "lend", from, to, star, ships };
}
