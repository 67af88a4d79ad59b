/** The draft of the star-map editor: a star module that may still break rules, and the changes an editor makes to it. */
import { clockwise, compileMap, type StarEntry, type StarModule, sheetStars } from "@starboard/4000ad";

export interface MapDraft {
  readonly name: string;
  readonly map: StarModule;
}
export type Board = StarModule["board"];
/** The set-ups that the game can choose, by number of home stars. */
export const SETUPS = { duel: 2, mira: 3, standard: 4 } as const;
export type SetupName = keyof typeof SETUPS;

/** A set-up with fewer home stars is dropped when a star or a part of the board goes. */
const MIN_HOMES = 2;
const STARS_PER_SECTOR = 2;
/** Distance of new stars from the edges of their square, in squares. */
const EDGE = 0.06;
/** Names of new stars. */
const NAMES = (
  "Acamar Alioth Alkes Alula Ancha Atria Avior Azha Baham Biham Botein Caph Celaeno Chara Dabih Diadem " +
  "Dubhe Electra Elnath Errai Furud Gacrux Gienah Gomeisa Grumium Hassaleh Heka Homam Izar Jabbah Kaffa " +
  "Keid Kitalpha Kraz Kuma Lesath Maia Markeb Matar Meissa Merak Merope Mesarthim Miram Muphrid Nashira " +
  "Nihal Okab Peacock Phact Pherkad Pleione Porrima Propus Rana Rotanev Ruchbah Sadr Sarin Scheat Segin " +
  "Seginus Sheliak Sualocin Tania Tarazed Taygeta Tegmine Tureis Unuk Wasat Wezen Yildun Zaurak Zosma"
).split(" ");

export const blankDraft = (): MapDraft => ({ name: "", map: sheetStars });

/** The letter of a square, counted row by row from A. */
export const sectorLetter = ({ cols }: Board, row: number, col: number): string =>
  String.fromCharCode(65 + row * cols + col);
const levelOf = (depth: number): StarEntry["level"] => (depth === 0 ? "yellow" : "red");
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const rounded = (value: number): number => Math.round(value * 100) / 100;

const withStars = (draft: MapDraft, stars: readonly StarEntry[]): MapDraft => ({
  ...draft,
  map: { ...draft.map, stars },
});
const withStar = (draft: MapDraft, i: number, change: Partial<StarEntry>): MapDraft =>
  withStars(
    draft,
    draft.map.stars.map((star, at) => (at === i ? { ...star, ...change } : star)),
  );

/** The place of a point of the field: its square, and the point itself inside the board. */
function placeOf(board: Board, x: number, y: number): Pick<StarEntry, "row" | "col" | "sector" | "plot"> {
  const plot = { x: rounded(clamp(x, EDGE, board.cols - EDGE)), y: rounded(clamp(y, EDGE, board.rows - EDGE)) };
  const col = clamp(Math.floor(plot.x), 0, board.cols - 1);
  const row = clamp(Math.floor(plot.y), 0, board.rows - 1);
  return { row, col, sector: sectorLetter(board, row, col), plot };
}

/** Moves a star to a point of its level. */
export const moveStar = (draft: MapDraft, i: number, x: number, y: number): MapDraft =>
  withStar(draft, i, placeOf(draft.map.board, x, y));

export const setLevel = (draft: MapDraft, i: number, depth: number): MapDraft =>
  withStar(draft, i, { depth, level: levelOf(depth) });

/** Sets a symbol. A star without both symbols can no longer be a home star. */
export function setSymbol(draft: MapDraft, i: number, symbol: "population" | "materials", on: boolean): MapDraft {
  const next = withStar(draft, i, { [symbol]: on });
  const star = next.map.stars[i];
  return star && !(star.population && star.materials) ? withoutHome(next, star.id) : next;
}

/** Renames a star. Its id follows the name, also in the set-ups, as long as no other star has that id. */
export function renameStar(draft: MapDraft, i: number, name: string): MapDraft {
  const before = draft.map.stars[i];
  if (!before) return draft;
  const slug = idOf(name);
  const isFree = slug !== "" && draft.map.stars.every((star, at) => at === i || star.id !== slug);
  const id = isFree ? slug : before.id;
  const setups = Object.fromEntries(
    Object.entries(draft.map.setups).map(([key, { homes }]) => [
      key,
      { homes: homes.map((home) => (home === before.id ? id : home)) },
    ]),
  );
  const renamed = withStar(draft, i, { name, id });
  return { ...renamed, map: { ...renamed.map, setups } };
}

const idOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 40);

function unusedName(stars: readonly StarEntry[]): string {
  const used = new Set(stars.map(({ name }) => name));
  const known = NAMES.find((name) => !used.has(name));
  if (known) return known;
  let n = 1;
  while (used.has(`Star ${n}`)) n++;
  return `Star ${n}`;
}

/** Adds a star without symbols at a point of a level. */
export function addStar(draft: MapDraft, x: number, y: number, depth: number): MapDraft {
  const { stars, board } = draft.map;
  const name = unusedName(stars);
  const star: StarEntry = {
    id: idOf(name),
    name,
    level: levelOf(depth),
    depth,
    population: false,
    materials: false,
    ...placeOf(board, x, y),
  };
  return withStars(draft, [...stars, star]);
}

export function removeStar(draft: MapDraft, i: number): MapDraft {
  const star = draft.map.stars[i];
  if (!star) return draft;
  return withoutHome(
    withStars(
      draft,
      draft.map.stars.filter((_, at) => at !== i),
    ),
    star.id,
  );
}

/** Changes the size of the board. Stars outside the new board are removed; the others keep their place. */
export function resizeBoard(draft: MapDraft, change: Partial<Board>): MapDraft {
  const board = { ...draft.map.board, ...change };
  const inside = draft.map.stars.filter(
    ({ row, col, depth }) => row < board.rows && col < board.cols && depth < board.depths,
  );
  const stars = inside.map((star) => ({ ...star, sector: sectorLetter(board, star.row, star.col) }));
  const ids = new Set(stars.map(({ id }) => id));
  const setups = Object.fromEntries(
    Object.entries(draft.map.setups)
      .map(([name, { homes }]) => [name, { homes: homes.filter((id) => ids.has(id)) }] as const)
      .filter(([, { homes }]) => homes.length >= MIN_HOMES),
  );
  return { ...draft, map: { ...draft.map, board, stars, setups } };
}

/** Adds stars until every sector has two (AD-2.3.4). */
export function fillSectors(draft: MapDraft): MapDraft {
  const { rows, cols, depths } = draft.map.board;
  let next = draft;
  for (let depth = 0; depth < depths; depth++)
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++) {
        const here = starsIn(next, row, col, depth);
        // New stars take the free one of two opposite corners of the square.
        const corners = [0.3, 0.7].filter(
          (at) => !here.some(({ plot }) => Math.hypot(plot.x - col - at, plot.y - row - at) < 0.25),
        );
        for (let n = here.length; n < STARS_PER_SECTOR; n++) {
          const at = corners.shift() ?? 0.5;
          next = addStar(next, col + at, row + at, depth);
        }
      }
  return next;
}
const starsIn = ({ map }: MapDraft, row: number, col: number, depth: number): StarEntry[] =>
  map.stars.filter((star) => star.row === row && star.col === col && star.depth === depth);

/** Whether a star is a home star of a set-up. */
export const isHome = ({ map }: MapDraft, setup: SetupName, id: string): boolean =>
  map.setups[setup]?.homes.includes(id) ?? false;

/** Adds or removes a home star of a set-up. Home stars stay in clockwise order (AD-6.1). */
export function setHome(draft: MapDraft, setup: SetupName, id: string, on: boolean): MapDraft {
  const before = draft.map.setups[setup]?.homes ?? [];
  const homes = on ? [...new Set([...before, id])] : before.filter((home) => home !== id);
  const { [setup]: _, ...others } = draft.map.setups;
  const map = compileMap(draft.map);
  const numbers = homes.flatMap((home) => map.index[home] ?? []);
  const sorted = clockwise(map, numbers).map((s) => map.stars[s]?.id ?? "");
  return {
    ...draft,
    map: { ...draft.map, setups: sorted.length > 0 ? { ...others, [setup]: { homes: sorted } } : others },
  };
}

/** The draft without a star in its set-ups, and without the set-ups that then have too few home stars. */
function withoutHome(draft: MapDraft, id: string): MapDraft {
  const setups = Object.fromEntries(
    Object.entries(draft.map.setups)
      .map(([name, { homes }]) => [name, { homes: homes.filter((home) => home !== id) }] as const)
      .filter(([, { homes }]) => homes.length >= MIN_HOMES),
  );
  return { ...draft, map: { ...draft.map, setups } };
}
